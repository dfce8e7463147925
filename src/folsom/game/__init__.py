"""The rules: pure, deterministic, without I/O."""
