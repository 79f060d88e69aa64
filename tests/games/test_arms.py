from itertools import pairwise

from domino_math.games import rules
from domino_math.games.arms import table
from domino_math.games.line import Line, lay
from domino_math.games.moves import Play

from .tables_played import all_played


def line_of(name, *plays):
    line = Line()
    for text in plays:
        line = lay(line, Play.parse(text), rules(name))
    return line


def test_an_empty_line_is_no_table():
    assert table(Line()) is None


def test_a_house_that_was_laid_later_comes_to_the_middle():
    line = line_of("telefon-s2", "6-4", "4-4L", "4-1L", "4-2U", "1-1L", "6-6R")
    laid = table(line)
    assert (laid.middle.near, laid.middle.far) == (4, 4)
    assert [(p.near, p.far) for p in laid.arms["L"]] == [(4, 1), (1, 1)]
    assert [(p.near, p.far) for p in laid.arms["R"]] == [(4, 6), (6, 6)]
    assert [(p.near, p.far) for p in laid.arms["U"]] == [(4, 2)]
    assert [(p.near, p.far) for p in laid.row] == [(1, 1), (1, 4), (4, 4), (4, 6), (6, 6)]


def test_every_tile_is_there_once_and_ends_are_those_of_the_line():
    for state in all_played():
        laid = table(state.line)
        placed = [laid.middle, *(each for arm in laid.arms.values() for each in arm)]
        assert sorted(each.at for each in placed) == list(range(len(state.line.laid)))
        for number, tiles in zip(state.line.numbers, laid.arms.values(), strict=True):
            assert not tiles or tiles[-1].far == number
        row = laid.row
        assert all(one.far == other.near for one, other in pairwise(row))
