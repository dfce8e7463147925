"""What Colt Super Express says, declared once: events and views; choices have a table of their own.

These modules hold nothing but types. They stay plain Python where the rest is compiled, since a
compiled class forgets what its annotations were, and others make their own types from them.
"""
