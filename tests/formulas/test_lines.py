from itertools import pairwise

import pytest

from domino_math.formulas.lines import blocked_lines, is_blocked, short_blocked_line
from domino_math.tiles import Tile, double_set


def all_blocked_lines(n):
    """Every blocked line of a small set, by trying every tile at the right end of every line."""

    def grow(line, left):
        fitting = [tile for tile in left if line[-1] in tile]
        for tile in fitting:
            yield from grow([*line, tile.other(line[-1])], left - {tile})
        if not fitting and is_blocked(line, n):
            yield line

    for number in range(n + 1):
        yield from grow([number], set(double_set(n)))


@pytest.mark.parametrize("n", range(4))
def test_the_ends_of_all_blocked_lines_agree_or_differ_as_they_should(n):
    lines = [line for line in all_blocked_lines(n) if len(line) > 1]
    assert lines
    assert {line[0] == line[-1] for line in lines} == {n % 2 == 0}


@pytest.mark.parametrize("n", range(19))
def test_lines_that_are_played_are_blocked_lines(n):
    for line in [*blocked_lines(n), short_blocked_line(n)]:
        tiles = [Tile(*numbers) for numbers in pairwise(line)]
        assert tiles
        assert len(tiles) == len(set(tiles))
        assert set(tiles) <= set(double_set(n))
        assert is_blocked(line, n)
        # All tiles with the number of an end are in the line.
        for end in (line[0], line[-1]):
            assert {tile for tile in double_set(n) if end in tile} <= set(tiles)


def test_several_lines_are_played_and_always_the_same():
    lines = list(blocked_lines(6))
    assert len({tuple(line) for line in lines}) == len(lines) == 10
    assert lines == list(blocked_lines(6))


def test_the_shortest_blocked_line_of_double_six_has_ten_tiles():
    assert len(short_blocked_line(6)) - 1 == 10


def test_a_line_that_can_go_on_is_not_blocked():
    assert not is_blocked([6, 6], 6)
    assert is_blocked([0, 0], 0)
