"""What the games have in common of what they say."""
