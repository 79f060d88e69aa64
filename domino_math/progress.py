"""What long work tells of itself while it goes on: what it calls now and then."""

from collections.abc import Callable

# How many there are so far, and the seconds it took.
NumberSoFar = Callable[[int, float], None]
# The part that is done, from 0 to 1, and the seconds it took.
PartDone = Callable[[float, float], None]
