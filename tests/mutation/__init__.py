"""Mutation testing: whether the tests of the rules notice when a rule is broken.

mutmut makes the mutants. They are tried here, each in a fork of one process that has everything
imported and collected, with only those tests that reach the changed lines.
"""
