"""Teams of two players (TEAM)."""
