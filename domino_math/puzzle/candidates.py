"""Every placement that the layout, the supply and the given numbers allow on their own."""

from collections.abc import Iterator

from domino_math.puzzle.placement import Placement
from domino_math.puzzle.puzzle import Puzzle


def candidates(puzzle: Puzzle) -> Iterator[Placement]:
    """Yield each placement of each kind of tile in each slot, slot by slot.

    Given numbers leave few of them, so they are used here, before any model is built.
    """
    ways: dict[int, list[int]] = {}
    for tile in puzzle.supply.kinds:
        for left, right in tile.orientations:
            ways.setdefault(left, []).append(right)
    for slot in puzzle.layout.slots:
        given_left, given_right = (puzzle.given_at.get(cell) for cell in slot)
        for left in ways if given_left is None else (given_left,):
            for right in ways.get(left, ()):
                if given_right is None or right == given_right:
                    yield Placement(slot, (left, right))
