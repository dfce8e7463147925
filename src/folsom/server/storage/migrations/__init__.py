"""The steps from one shape of the database to the next, the same for both kinds."""
