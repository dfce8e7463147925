"""Load on a server: many tables at once on this machine, and how it bears them."""
