"""One solution of each orbit is told, however little is remembered."""

from random import Random

import pytest

from domino_math.layout import Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.solver import orbits, solve
from domino_math.solver.orbits import Orbits
from domino_math.tiles import Supply, Tile

from ..random_puzzles import brute_force, random_puzzle

SEEDS = [
    seed
    for seed in range(200)
    if len(random_puzzle(seed).symmetries) > 1 and 2 < len(brute_force(random_puzzle(seed))) < 500
]


def orbits_of(puzzle):
    left, found = set(brute_force(puzzle)), []
    while left:
        found.append({next(iter(left)).moved(mapping) for mapping in puzzle.symmetries})
        left -= found[-1]
    return found


@pytest.mark.parametrize("remembered", [0, 1, 3, 1000])
def test_one_of_each_in_whatever_order_they_come(monkeypatch, remembered):
    monkeypatch.setattr(orbits, "MOST_REMEMBERED", remembered)
    for seed in SEEDS:
        puzzle = random_puzzle(seed)
        for order in range(3):
            found = list(brute_force(puzzle))
            Random(order).shuffle(found)
            one_of_each = Orbits(puzzle)
            told = {solution for solution in found if one_of_each.is_told(solution)}
            for orbit in orbits_of(puzzle):
                assert len(orbit & told) == 1


def test_the_first_are_told_at_once(monkeypatch):
    monkeypatch.setattr(orbits, "MOST_REMEMBERED", 3)
    for seed in SEEDS:
        puzzle = random_puzzle(seed)
        for orbit in orbits_of(puzzle):
            one_of_each = Orbits(puzzle)
            told = [one_of_each.is_told(solution) for solution in orbit]
            assert told == [True] + [False] * (len(orbit) - 1)


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch):
    monkeypatch.setattr(orbits, "MOST_REMEMBERED", 5)
    puzzle = Puzzle("tilings", layout_of(Rectangle(4, 6)), Supply([Tile(0, 0)] * 12))
    every = solve(puzzle, limit=None).solutions
    one_of_each, told = Orbits(puzzle), 0
    for solution in every:
        told += one_of_each.is_told(solution)
        assert len(one_of_each._remembered) <= 5
    # Burnside: as many orbits as solutions that a symmetry leaves alone, on the average.
    alone = sum(
        solution.moved(each) == solution for each in puzzle.symmetries for solution in every
    )
    assert told * len(puzzle.symmetries) == alone


def test_without_symmetries_all_are_told():
    puzzle = next(
        puzzle
        for puzzle in map(random_puzzle, range(100))
        if len(puzzle.symmetries) == 1 and len(brute_force(puzzle)) > 1
    )
    one_of_each = Orbits(puzzle)
    assert all(one_of_each.is_told(solution) for solution in brute_force(puzzle))
