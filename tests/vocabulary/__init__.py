"""What the games say is as it was declared."""
