"""The tree search behind the levels, compiled together with the engine where that is possible."""
