"""Solutions that are handed on as they are found, and not kept."""

import threading
from weakref import WeakSet

import pytest

from domino_math.layout import Cell, Row, layout_of
from domino_math.puzzle import Puzzle, Solution
from domino_math.solver import Answer, solve
from domino_math.tiles import double_set


class EnoughError(Exception):
    pass


ROW = Puzzle("row", layout_of(Row(6)), double_set(1))


def test_each_is_handed_on_and_two_are_kept():
    handed = []
    answer = solve(ROW, limit=None, found=handed.append)
    assert (answer.status, answer.complete, answer.found) == ("solved", True, 12)
    assert handed == list(solve(ROW, limit=None).solutions)
    assert answer.solutions == tuple(handed[:2])
    assert answer.unique is False


def test_one_is_kept_if_there_is_only_one():
    handed = []
    pair = Puzzle("pair", layout_of(Row(2)), double_set(0))
    answer = solve(pair, limit=None, found=handed.append)
    assert (answer.found, answer.solutions, answer.unique) == (1, tuple(handed), True)


def test_none_are_handed_on_if_there_are_none():
    handed = []
    answer = solve(Puzzle("long", layout_of(Row(8)), double_set(1)), found=handed.append)
    assert (answer.status, answer.found, handed) == ("impossible", 0, [])


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_no_more_than_the_limit(limit):
    handed = []
    answer = solve(ROW, limit=limit, found=handed.append)
    assert len(handed) == answer.found == limit
    assert (answer.stopped, len(answer.solutions)) == ("limit", min(limit, 2))


def test_they_come_while_the_search_goes_on(many):
    handed = []

    def take(solution):
        handed.append(solution)
        if len(handed) == 50:
            raise EnoughError

    before = threading.active_count()
    with pytest.raises(EnoughError):
        solve(many, limit=None, found=take)
    assert len(set(handed)) == 50
    assert threading.active_count() == before


def test_memory_does_not_grow_with_them(many):
    alive, most = WeakSet(), 0

    def take(solution):
        nonlocal most
        alive.add(solution)
        most = max(most, len(alive))

    answer = solve(many, limit=1000, found=take)
    assert answer.found == 1000
    assert most <= 5  # the two that are kept, and what is just being handed on


def test_progress_tells_how_many_were_found(many):
    handed, told = [], []

    def progress(number, _):
        told.append(number)
        if number > 2:
            raise EnoughError

    with pytest.raises(EnoughError):
        solve(many, limit=None, found=handed.append, progress=progress)
    assert 2 < told[-1] <= len(handed)


def test_answers_say_how_many_there_were():
    solution = Solution()
    assert Answer(ROW, "solved", (solution,)).found == 1
    answer = Answer(ROW, "solved", (solution, solution), found=1002)
    assert answer.found == 1002
    assert str(answer).endswith("\n\n1,000 more, not kept")
    assert Answer(ROW, "solved", found=1, complete=True).unique is True
    assert Answer(ROW, "solved", found=2).unique is False


def test_cells_are_those_of_the_puzzle():
    handed = []
    solve(ROW, found=handed.append)
    assert {cell for placement in handed[0] for cell in placement.cells} == {
        Cell(0, column) for column in range(6)
    }
