from itertools import combinations

import pytest

from domino_math.errors import InputError
from domino_math.formulas import derive
from domino_math.tiles import Tile, double_set


def answer(**known):
    return derive("missing-tiles", given=known)


def told(derivation):
    return " ".join(step.text("en") for step in derivation.steps)


def drawn_sets(derivation):
    """The sets of tiles in the picture, one a row."""
    rows = {}
    for tile in derivation.steps[-1].scene("en").tiles:
        rows.setdefault(tile.cells[0][0], set()).add(Tile(*tile.pips))
    return sorted(map(sorted, rows.values()))


def test_the_four_heaviest_tiles_are_found():
    """24 tiles show 125 pips; the 43 that are missing are the most that four tiles have."""
    found = answer(tiles=24, pips=125)
    assert "4 tiles with 43 pips can be chosen in 1 way." in told(found)
    assert drawn_sets(found) == [[Tile(4, 6), Tile(5, 5), Tile(5, 6), Tile(6, 6)]]


def test_pairs_with_18_pips_are_counted():
    pairs = sum(one.pips + other.pips == 18 for one, other in combinations(double_set(6), 2))
    assert pairs == 14
    assert "can be chosen in 14 ways" in told(answer(tiles=26, pips=150))


@pytest.mark.parametrize("n", range(4))
def test_every_answer_for_a_small_set_is_what_brute_force_finds(n):
    tiles = list(double_set(n))
    pips = double_set(n).pips
    for missing in range(1, len(tiles) + 1):
        for total in range(pips + 1):
            sets = [
                sorted(one)
                for one in combinations(tiles, missing)
                if sum(tile.pips for tile in one) == total
            ]
            found = answer(set=n, tiles=len(tiles) - missing, pips=pips - total)
            assert found.impossible == (not sets)
            if sets:
                assert f"can be chosen in {len(sets)} way" in told(found)
            if 0 < len(sets) <= 10:
                assert drawn_sets(found) == sorted(sets)


@pytest.mark.parametrize(
    ("known", "why"),
    [
        ({"tiles": 29, "pips": 168}, "So many tiles are not in the set."),
        ({"tiles": 28, "pips": 167}, "No tile is missing"),
        ({"tiles": 26, "pips": 144}, "at least 1 and at most 23 pips"),
        ({"tiles": 26, "pips": 168}, "at least 1 and at most 23 pips"),
        ({"tiles": 26, "pips": 169}, "at least 1 and at most 23 pips"),
    ],
)
def test_what_cannot_be_says_why(known, why):
    found = answer(**known)
    assert found.impossible
    assert why in told(found)


def test_a_whole_set_misses_nothing():
    found = answer(tiles=28, pips=168)
    assert not found.impossible
    assert "the set is whole" in told(found)


@pytest.mark.parametrize(
    "known",
    [
        {"tiles": 3},
        {"pips": 3},
        {"tiles": -1, "pips": 0},
        {"tiles": 1, "pips": -1},
        {"tiles": 1, "pips": 10**9},
        {"tiles": 1, "pips": 1, "set": 19},
        {"tiles": 1, "pips": 1, "set": -1},
    ],
)
def test_bad_numbers_are_refused(known):
    with pytest.raises(InputError):
        answer(**known)


def test_the_row_of_six_has_63_pips():
    rows, pairs = derive("missing-tiles").results
    assert {row.n: row.formula for row in rows.table()}[6] == 63
    assert {row.n: row.formula for row in pairs.table()}[6] == 378
