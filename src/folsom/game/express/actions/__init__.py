"""One module per action card."""
