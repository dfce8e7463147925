"""The steps from one shape of the database to the next, the same for both kinds."""

SLICE = 2000
"""So many rows are changed at a time."""
