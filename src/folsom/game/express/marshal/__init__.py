"""Marshal & Prisoners: the marshal as a player, the prison car, Brainwave, goals."""
