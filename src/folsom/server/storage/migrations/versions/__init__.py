"""One module for each step; `schema.HEAD` is the number of the last."""
