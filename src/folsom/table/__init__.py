"""Tables: their log, their people, the game at them, and who is shown what. No sockets, no SQL."""
