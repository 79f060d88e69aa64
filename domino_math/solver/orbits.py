"""Solutions up to symmetry: of those that symmetries carry into each other, one is told.

All solutions that symmetries carry into each other are an orbit. The symmetries of a puzzle are a
group, so orbits do not overlap, and each has exactly one least solution in any fixed order.

A search that hands on every solution once needs no memory to tell one of each orbit: it tells the
least ones. But the least of an orbit may come late, and nothing would be told before. So the
first orbits are told at once and remembered. Proof that each orbit is told exactly once:

- An orbit that is remembered was told when it was, and never again.
- Another one had no solution found while there was room, or it would be remembered. So its least
  solution, like all others, is found after that, where the least one and no other is told.
"""

from collections.abc import Iterator

from domino_math.layout import Slot, make_slot
from domino_math.puzzle import Puzzle, Solution

MOST_REMEMBERED = 1000


# A placement as the number of its slot, and what it shows there.
_Written = tuple[int, tuple[int, int]]


class Orbits:
    """Says of each solution found whether it is the one of its orbit to be told."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._number = {slot: number for number, slot in enumerate(puzzle.layout.slots)}
        self._images: dict[Slot, list[tuple[int, bool]]] = {}
        self._remembered: set[tuple[_Written, ...]] = set()

    def is_told(self, solution: Solution) -> bool:
        """Whether to tell this solution; to be asked once for each that is found."""
        if len(self._puzzle.symmetries) < 2:
            return True
        images = list(self._images_of(solution))
        least = min(images)
        if tuple(least) in self._remembered:
            return False
        if len(self._remembered) < MOST_REMEMBERED:
            self._remembered.add(tuple(least))
            return True
        return images[0] == least  # the first symmetry is the identity

    def _images_of(self, solution: Solution) -> Iterator[list[_Written]]:
        """What each symmetry makes of a solution."""
        rows = [(self._images_of_slot(placement.cells), placement.pips) for placement in solution]
        for symmetry in range(len(self._puzzle.symmetries)):
            moved = ((images[symmetry], pips) for images, pips in rows)
            yield sorted((slot, pips[::-1] if turned else pips) for (slot, turned), pips in moved)

    def _images_of_slot(self, slot: Slot) -> list[tuple[int, bool]]:
        """Where each symmetry carries a slot, and whether its cells change their order."""
        if slot not in self._images:
            moved = ((mapping[slot[0]], mapping[slot[1]]) for mapping in self._puzzle.symmetries)
            self._images[slot] = [(self._number[make_slot(a, b)], a > b) for a, b in moved]
        return self._images[slot]
