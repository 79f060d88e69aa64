from collections.abc import Iterator
from itertools import pairwise

import pytest

from domino_math.games import rules
from domino_math.games.arms import table
from domino_math.games.bending import NARROWEST_LINE, Spot, spots
from domino_math.games.line import Line, lay
from domino_math.games.moves import Play

from .tables_played import all_played


def box(spot: Spot) -> tuple[float, float, float, float]:
    rows, columns = zip(spot.near, spot.far, strict=True)
    return min(rows) - 0.5, min(columns) - 0.5, max(rows) + 0.5, max(columns) + 0.5


def half_cells(spot: Spot) -> Iterator[tuple[int, int]]:
    """The quarters of cells that a tile covers."""
    top, left, bottom, right = (round(2 * side) for side in box(spot))
    return ((row, column) for row in range(top, bottom) for column in range(left, right))


@pytest.mark.parametrize("width", [4, 11, 12, 20, 40])
def test_no_two_tiles_ever_overlap_and_all_fit(width):
    longest = 0
    for state in all_played():
        laid = table(state.line)
        found = spots(laid, width)
        assert sorted(spot.placed.at for spot in found) == list(range(len(state.line.laid)))
        covered = [cell for spot in found for cell in half_cells(spot)]
        assert len(covered) == len(set(covered)) == 8 * len(found)
        if not laid.arms["U"] and not laid.arms["D"]:
            assert all(
                max(map(abs, box(spot)[1::2])) <= max(width, NARROWEST_LINE) / 2 + 1
                for spot in found
            )
        longest = max(longest, len(found))
    assert longest > 100


def test_halves_that_meet_show_the_same_number_and_lie_side_by_side():
    for state in all_played():
        laid = table(state.line)
        found = {spot.placed.at: spot for spot in spots(laid, 16)}
        for arm in laid.arms.values():
            for one, other in pairwise(arm):
                assert one.far == other.near
                near = [
                    (a, b)
                    for a in (found[one.at].near, found[one.at].far)
                    for b in (found[other.at].near, found[other.at].far)
                ]
                apart = min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in near)
                assert apart == (1.5 if one.across or other.across else 1)


def test_a_spinner_has_four_arms_in_four_directions():
    line, fives = Line(), rules("fives")
    for text in ("5-5", "5-1L", "5-2R", "5-3U", "5-4D"):
        line = lay(line, Play.parse(text), fives)
    found = {spot.placed.far: spot.near for spot in spots(table(line), 20)}
    assert found == {
        5: (-0.5, 0) if found[5][0] < 0 else (0.5, 0),
        1: (0, -1),
        2: (0, 1),
        3: (-1.5, 0),
        4: (1.5, 0),
    }
