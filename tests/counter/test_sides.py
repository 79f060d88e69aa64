from collections import Counter
from random import Random

import pytest

import domino_math as dm
from domino_math.counter import sweep as sweep_module
from domino_math.counter.plain import count_plain
from domino_math.counter.sides import count_sides
from domino_math.counter.sweep import sweep


def solvable_ring(seed: int, most: int = 4) -> dm.Puzzle:
    """A small matched ring, laid at random, then told by its tiles and its totals or nearly so."""
    random = Random(seed)
    starts = random.choice(["first", "second"])
    layout = dm.layout_of(dm.Ring(random.randint(2, most), random.randint(2, most), starts))
    path = layout.cells if starts == "first" else layout.cells[1:] + layout.cells[:1]
    length = len(path) // 2
    joints = [random.randint(0, 1 + seed % 2) for _ in range(length)]
    ends = [(joints[i], joints[(i + 1) % length]) for i in range(length)]
    pips = {path[2 * i + half]: ends[i][half] for i in range(length) for half in (0, 1)}
    constraints: list[dm.Total | dm.SameTotal | dm.Matching] = [dm.Matching(layout.joints)]
    for side in layout.groups["sides"]:
        total = sum(pips[cell] for cell in side.cells)
        constraints.append(dm.Total(side, "in", (total, total + random.choice([-1, 1, 2]))))
    if random.random() < 0.3:
        constraints.append(dm.SameTotal(layout.groups["sides"]))
    supply = dm.Supply(dm.Tile(*pair) for pair in ends)
    return dm.Puzzle(f"ring-{seed}", layout, supply, tuple(constraints))


def test_small_rings_against_counting_one_by_one():
    numbers: Counter[int] = Counter()
    for seed in range(300):
        puzzle = solvable_ring(seed)
        expected, _ = count_plain(puzzle)
        assert count_sides(puzzle) == expected, puzzle
        numbers[expected] += 1
    assert numbers[0] > 20
    assert numbers[1] > 20
    assert sum(times for number, times in numbers.items() if number > 1) > 10


def test_double_2_and_4_against_counting_one_by_one():
    """Rings of whole sets: 6 tiles round 3 × 5, 15 tiles round 8 × 9."""
    for rows, columns, n in ((3, 5, 2), (4, 4, 2), (8, 9, 4)):
        for starts in ("first", "second"):
            layout = dm.layout_of(dm.Ring(rows, columns, starts))
            found = dm.solve(
                dm.Puzzle("any", layout, dm.double_set(n), (dm.Matching(layout.joints),)), seed=3
            )
            shown = found.solutions[0].filling().pips
            totals = tuple(
                dm.Total(side, "=", (sum(shown[cell] for cell in side.cells),))
                for side in layout.groups["sides"]
            )
            constraints = (dm.Matching(layout.joints), *totals)
            puzzle = dm.Puzzle("ring", layout, dm.double_set(n), constraints)
            one_by_one = dm.solve(puzzle, limit=None)
            assert one_by_one.complete
            assert count_sides(puzzle) == len(one_by_one.solutions) > 0


def test_frames_of_28_tiles():
    """Pips v → 6 − v carry frames of 44 to frames of 46; corners can be turned four ways."""
    counts = {total: dm.count(dm.read(f"frame-{total}")) for total in (44, 45, 46)}
    assert counts[44] == counts[46]
    assert all(number > 0 and number % 4 == 0 for number in counts.values())


def test_impossible_frames_count_zero_without_the_lemmas():
    assert count_sides(dm.read("frame-43")) == 0
    assert count_sides(dm.read("frame-42")) == 0


@pytest.mark.parametrize("name", ["free-frame-44", "open-chain-6", "ring-3-8"])
def test_other_puzzles_are_left_to_other_methods(name):
    assert count_sides(dm.read(name)) is None


def test_other_demands_are_left_to_other_methods():
    layout = dm.layout_of(dm.Ring(3, 5))
    matching = dm.Matching(layout.joints)
    distinct = dm.Distinct(layout.groups["corners"][0])
    puzzle = dm.Puzzle("more", layout, dm.double_set(2), (matching, distinct))
    assert count_sides(puzzle) is None
    free_totals = dm.Puzzle("any totals", layout, dm.double_set(2), (matching,))
    assert count_sides(free_totals) is None


def test_a_second_matching_is_not_forgotten():
    layout = dm.layout_of(dm.Ring(3, 4))
    tiles = dm.Supply(dm.Tile(*pair) for pair in ((0, 0), (0, 0), (0, 1), (0, 1), (1, 1)))
    across = dm.Matching(((dm.Cell(0, 0), dm.Cell(0, 3)),))
    puzzle = dm.Puzzle("ring", layout, tiles, (dm.Matching(layout.joints), across))
    assert count_sides(puzzle) is None
    assert dm.count(puzzle) == count_plain(puzzle)[0]


def test_the_frame_of_44_by_sampling(monkeypatch):
    """A third witness for the number, beside the two above for smaller rings.

    A sweep with a random part of its rows comes out right on average, and shares nothing with
    the count by sides.
    """
    for name in ("_FEWEST", "_LEAST", "_MOST"):
        monkeypatch.setattr(sweep_module, name, 40_000)
    puzzle = dm.read("frame-44")
    samples = [sweep(puzzle, most_rows=40_000, grace=60, seed=seed) for seed in range(8)]
    assert not any(sample.exact for sample in samples)
    average = float(sum(sample.estimate for sample in samples)) / len(samples)
    assert 0.8 < average / dm.count(puzzle) < 1.2
