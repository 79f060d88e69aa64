"""Every step is true: what it concludes holds in each solution, found by trying everything."""

from collections import Counter
from random import Random

import pytest

import domino_math as dm
from domino_math.explainer import Knowledge, walk
from domino_math.explainer.techniques import LADDER
from domino_math.layout import Rectangle, layout_of

from ..families.region_puzzles import random_regions
from ..random_puzzles import brute_force, random_puzzle

SEEDS = range(120)


def filled(seed: int) -> dm.Puzzle:
    """A small rectangle, all or most of its numbers given, of tiles some of which come twice."""
    random = Random(seed)
    layout = layout_of(Rectangle(*random.choice(((2, 4), (3, 4), (2, 3)))))
    cells = list(layout.cells)
    tiles = []
    given = {}
    for a, b in random.choice(_tilings(layout)):
        given[a], given[b] = (random.randint(0, 2) for _ in range(2))
        tiles.append(dm.Tile(given[a], given[b]))
    kept = random.sample(cells, len(cells) - random.choice((0, 0, 1, 3)))
    shown = tuple((cell, given[cell]) for cell in kept)
    return dm.Puzzle(f"filled {seed}", layout, dm.Supply(tiles), given=shown)


def _tilings(layout: dm.Layout) -> list[tuple[tuple[dm.Cell, dm.Cell], ...]]:
    blank = dm.Puzzle("blank", layout, dm.Supply([dm.Tile(0, 0)] * (len(layout.cells) // 2)))
    return [tuple(each.cells for each in solution) for solution in brute_force(blank)]


def unsound(puzzle: dm.Puzzle) -> tuple[list[str], Counter[str], bool]:
    """The steps that some solution contradicts, the techniques seen, and whether all is solved."""
    solutions = [set(solution) for solution in brute_force(puzzle)]
    wrong: list[str] = []
    seen: Counter[str] = Counter()
    known = Knowledge.of_puzzle(puzzle)
    for step in walk(known, LADDER if len(solutions) < 2 else LADDER[:-1]):
        seen[step.technique.name] += 1
        known = step.after
        for solution in solutions:
            lays_wrong = step.contradiction or not set(step.lays) <= solution
            if lays_wrong or set(step.removes) & solution:
                wrong.append(f"{puzzle.name}: {step}")
        assert step.sentence.text("en")
        assert step.sentence.text("ru") != step.sentence.text("en")
    return wrong, seen, known.solved


@pytest.mark.parametrize("maker", [random_puzzle, filled])
def test_no_step_contradicts_a_solution(maker):
    wrong: list[str] = []
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        puzzle = maker(seed)
        found, techniques, solved = unsound(puzzle)
        wrong += found
        seen += techniques
        if len(brute_force(puzzle)) == 1:
            assert solved, puzzle.name
    assert wrong == []
    assert len(seen) >= 8


@pytest.mark.parametrize("seed", range(6))
def test_regions_are_explained_soundly(seed):
    puzzle = random_regions(seed, 5, 4)[0]
    solutions = [set(each) for each in dm.solve(puzzle, limit=None).solutions]
    for step in walk(Knowledge.of_puzzle(puzzle), LADDER[:-1]):
        for solution in solutions:
            assert set(step.lays) <= solution, step
            assert not set(step.removes) & solution, step


def test_a_mistake_in_a_technique_is_caught(monkeypatch):
    technique = next(each for each in LADDER if each.name == "overlap")
    find = type(technique).find

    def careless(self, known):
        yield from find(self, known)
        undecided = known.possible & ~known.laid
        if undecided:
            from domino_math.explainer.technique import Finding

            yield Finding(removes=undecided & -undecided, tiles=known.unlaid[:1] or ())

    monkeypatch.setattr(type(technique), "find", careless)
    assert any(_caught(random_puzzle(seed)) for seed in range(60))


def _caught(puzzle: dm.Puzzle) -> bool:
    solutions = [set(solution) for solution in brute_force(puzzle)]
    return any(
        step.contradiction or set(step.removes) & solution or not set(step.lays) <= solution
        for step in walk(Knowledge.of_puzzle(puzzle), LADDER[:-1])
        for solution in solutions
    )
