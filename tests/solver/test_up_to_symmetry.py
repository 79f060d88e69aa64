"""Solutions that a symmetry carries into each other count as one."""

import pytest

from domino_math.layout import Cell, Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.solver import solve
from domino_math.tiles import Supply, Tile, double_set

from ..random_puzzles import brute_force, random_puzzle

SEEDS = [
    seed
    for seed in range(300)
    if len(random_puzzle(seed).symmetries) > 1 and len(brute_force(random_puzzle(seed))) < 1000
]


def orbits(puzzle):
    """Split all solutions into those that symmetries carry into each other."""
    left = set(brute_force(puzzle))
    found = []
    while left:
        orbit = {next(iter(left)).moved(mapping) for mapping in puzzle.symmetries}
        assert orbit <= left  # a symmetry of the statement carries solutions to solutions
        left -= orbit
        found.append(orbit)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_one_solution_of_each_orbit(seed):
    puzzle = random_puzzle(seed)
    answer = solve(puzzle, limit=None, up_to_symmetry=True)
    expected = orbits(puzzle)
    assert answer.up_to_symmetry
    assert answer.complete
    assert len(answer.solutions) == len(expected)
    for orbit in expected:
        assert len(orbit.intersection(answer.solutions)) == 1
    # Burnside: as many orbits as solutions that a symmetry leaves alone, on the average.
    alone = sum(
        solution.moved(mapping) == solution
        for mapping in puzzle.symmetries
        for solution in brute_force(puzzle)
    )
    assert alone == len(expected) * len(puzzle.symmetries)


def test_the_puzzles_have_orbits_of_several_sizes():
    sizes = {len(orbit) for seed in SEEDS for orbit in orbits(random_puzzle(seed))}
    assert sizes >= {1, 2, 4, 8}


def test_tilings_of_a_square_against_turning_and_mirroring_by_hand():
    last = 3

    def turned(cell):
        return Cell(cell.column, last - cell.row)

    def mirrored(cell):
        return Cell(cell.row, last - cell.column)

    puzzle = Puzzle("tilings", layout_of(Rectangle(4, 4)), Supply([Tile(0, 0)] * 8))
    seen, number = set(), 0
    for solution in solve(puzzle, limit=None).solutions:
        tiling = frozenset(frozenset(placement.cells) for placement in solution)
        number += tiling not in seen
        for _ in range(2):
            for _ in range(4):
                seen.add(tiling)
                tiling = frozenset(frozenset(map(turned, slot)) for slot in tiling)
            tiling = frozenset(frozenset(map(mirrored, slot)) for slot in tiling)
    assert number == 9
    assert len(solve(puzzle, limit=None, up_to_symmetry=True).solutions) == number


def test_limit_counts_orbits():
    puzzle = Puzzle("square", layout_of(Rectangle(2, 2)), double_set(1), every_tile=False)
    number = len(orbits(puzzle))
    assert number < len(brute_force(puzzle))
    answer = solve(puzzle, limit=number, up_to_symmetry=True)
    assert (len(answer.solutions), answer.complete) == (number, False)
    assert solve(puzzle, limit=number + 1, up_to_symmetry=True).complete


def test_one_solution_up_to_symmetry_is_unique():
    puzzle = Puzzle("pair", layout_of(Rectangle(1, 2)), Supply([Tile(0, 1)]))
    assert solve(puzzle, limit=2).unique is False
    assert solve(puzzle, limit=2, up_to_symmetry=True).unique is True
