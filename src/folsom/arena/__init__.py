"""Many games: playing them, counting them, and measuring how fast that goes."""
