"""How often finders look at things: long statements must not take the square of the time."""

from domino_math.constraints import Matching, Total
from domino_math.layout import Group, Rectangle, Ring, Snake, layout_of
from domino_math.lemmas import pairs
from domino_math.lemmas.matching import joints_of_a_number
from domino_math.lemmas.pairs import equal_pairs
from domino_math.lemmas.squeeze import squeezed
from domino_math.puzzle import Puzzle
from domino_math.tiles import double_set


class Walked(tuple):
    """A tuple that counts how often it is walked through."""

    times = 0

    def __iter__(self):
        self.times += 1
        return super().__iter__()


def test_squeezing_walks_the_constraints_twice_however_many_there_are():
    square = layout_of(Rectangle(10, 10))
    one = [Total(Group("one", cells[:1]), "<", (3,)) for cells in square.slots]
    two = [Total(Group("two", cells), "=", (0,)) for cells in square.slots]
    puzzle = Puzzle("many", square, double_set(6), Walked([*one, *two]))
    before = puzzle.constraints.times
    assert len(list(squeezed(puzzle))) == len(two)
    assert puzzle.constraints.times - before == 2


def test_equal_pairs_walk_the_joints_once_however_many_totals_there_are(monkeypatch):
    ring = layout_of(Ring(5, 5))
    all_match = Matching(ring.joints)
    joints = Walked(ring.joints)
    monkeypatch.setattr(pairs, "fixed_joints", lambda _: (all_match, joints))
    totals = [Total(Group(f"{n}", ring.cells[:3]), "=", (n,)) for n in range(20)]
    assert list(equal_pairs(Puzzle("many", ring, double_set(2), (all_match, *totals))))
    assert joints.times == 1


def test_the_cells_of_joints_are_gathered_a_few_times_only(monkeypatch):
    gathered = []
    cells = Matching.cells.fget
    monkeypatch.setattr(Matching, "cells", property(lambda self: gathered.append(1) or cells(self)))
    snake = layout_of(Snake(13, 56))
    puzzle = Puzzle("line", snake, double_set(6), (Matching(snake.joints),))
    gathered.clear()
    assert list(joints_of_a_number(puzzle))
    assert len(gathered) < 5
