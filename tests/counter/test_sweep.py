from math import factorial

import pytest

import domino_math as dm
from domino_math.constraints import (
    Alike,
    Count,
    Distinct,
    Equation,
    Matching,
    Progression,
    SameTotal,
    Total,
)
from domino_math.constraints.fold import Fold
from domino_math.counter import fields, laying
from domino_math.counter import sweep as module
from domino_math.counter.plain import count_plain
from domino_math.counter.sweep import by_tiles, sweep
from domino_math.counter.watch import TooManyRowsError

from ..families.region_puzzles import random_regions
from ..random_puzzles import brute_force, random_puzzle

PLENTY = 1_000_000


def swept(puzzle: dm.Puzzle) -> int:
    found = sweep(puzzle, most_rows=PLENTY)
    assert found.exact
    return found.value


def blank(layout: dm.Layout) -> dm.Puzzle:
    """A puzzle whose solutions are the tilings of the layout."""
    return dm.Puzzle("blank", layout, dm.Supply([dm.Tile(0, 0)] * (len(layout.cells) // 2)))


# --- The same numbers by other methods ---


@pytest.mark.parametrize("seed", range(500))
def test_random_puzzles_against_brute_force(seed):
    puzzle = random_puzzle(seed)
    assert swept(puzzle) == len(brute_force(puzzle))


@pytest.mark.parametrize("seed", range(8))
def test_regions_against_counting_one_by_one(seed):
    puzzle = random_regions(seed, 5, 4)[0]
    value, exact = count_plain(puzzle)
    assert exact
    assert swept(puzzle) == value > 0


@pytest.mark.parametrize("seed", range(60))
def test_sets_of_tiles_against_brute_force(seed):
    puzzle = random_puzzle(seed)
    kinds = list(puzzle.supply.kinds)
    if len(kinds) < len(puzzle.supply):
        puzzle = dm.Puzzle("single", puzzle.layout, dm.Supply(kinds), puzzle.constraints)
    expected: dict[int, int] = {}
    for solution in brute_force(puzzle):
        mask = sum(1 << kinds.index(placement.tile) for placement in solution)
        expected[mask] = expected.get(mask, 0) + 1
    assert by_tiles(puzzle, most_rows=PLENTY) == expected


# --- Known answers ---


@pytest.mark.parametrize(
    ("rows", "columns", "tilings"),
    [(6, 7, 31529), (7, 8, 1292697), (8, 8, 12988816), (10, 10, 258584046368)],
)
def test_tilings_of_rectangles(rows, columns, tilings):
    """OEIS A004003, and A099390 for those that are not square."""
    assert swept(blank(dm.layout_of(dm.Rectangle(rows, columns)))) == tilings


@pytest.mark.parametrize("order", [5, 8])
def test_tilings_of_aztec_diamonds(order):
    """OEIS A006125."""
    widths = [*range(2, 2 * order + 1, 2), *range(2 * order, 0, -2)]
    lines = tuple(("#" * width).center(2 * order, ".") for width in widths)
    assert swept(blank(dm.layout_of(dm.Outline(lines)))) == 2 ** (order * (order + 1) // 2)


def test_tilings_beyond_64_bits():
    """Two rows have as many tilings as Fibonacci's numbers say: the last tiles stand or lie."""
    before, now = 1, 1
    for _ in range(99):
        before, now = now, before + now
    assert now > 2**64
    assert swept(blank(dm.layout_of(dm.Rectangle(2, 100)))) == now


def test_no_tiling_without_two_opposite_corners():
    lines = (".#######", *["########"] * 6, "#######.")
    assert swept(blank(dm.layout_of(dm.Outline(lines)))) == 0


@pytest.mark.parametrize(("side", "ways"), [(8, 27_584), (9, 166_400), (10, 27_584)])
def test_rings_of_double_3(side, ways):
    assert swept(dm.read(f"ring-3-{side}")) == ways


def test_windows_of_double_6():
    """1,037 sets of four tiles make a window, 33 of them with two different sums."""
    ring = dm.layout_of(dm.Ring(3, 3))
    sides = ring.groups["sides"]
    window = dm.Puzzle("w", ring, dm.double_set(6), (SameTotal(sides),), every_tile=False)
    assert len(by_tiles(window, most_rows=PLENTY)) == 1037
    sums: dict[int, int] = {}
    for total in range(19):
        totals = tuple(Total(side, "=", (total,)) for side in sides)
        given = dm.Puzzle("w", ring, dm.double_set(6), totals, every_tile=False)
        for mask in by_tiles(given, most_rows=PLENTY):
            sums[mask] = sums.get(mask, 0) + 1
    assert (len(sums), sorted(sums.values()).count(2)) == (1037, 33)


def test_a_row_of_tiles_that_need_not_match():
    tiles = dm.double_set(4)
    row = dm.Puzzle("row", dm.layout_of(dm.Row(2 * len(tiles))), tiles)
    assert swept(row) == factorial(15) * 2**10  # any order; each tile but the doubles both ways


# --- Seeded mistakes in folds, each caught among the random puzzles ---


def forgetful(_folds):
    return lambda _self, _numbers: ()


def deaf_to_one_cell(folds):
    def mistaken(self, numbers):
        def without_first(fold):
            skipped = min(fold.cells)

            def read(state, cell, number):
                return state if cell == skipped else fold.read(state, cell, number)

            return Fold(fold.cells, fold.start, read, fold.unless_joined)

        return tuple(map(without_first, folds(self, numbers)))

    return mistaken


def strict(folds):
    def mistaken(self, numbers):
        def never_least(fold):
            def read(state, cell, number):
                return None if number == min(numbers) else fold.read(state, cell, number)

            return Fold(fold.cells, fold.start, read, fold.unless_joined)

        return tuple(map(never_least, folds(self, numbers)))

    return mistaken


def blind_to_joined(folds):
    def mistaken(self, numbers):
        return tuple(Fold(each.cells, each.start, each.read) for each in folds(self, numbers))

    return mistaken


MISTAKES = [
    (kind, mistake)
    for kind in (Total, SameTotal, Progression, Alike, Distinct, Count, Matching, Equation)
    for mistake in (forgetful, deaf_to_one_cell, strict)
] + [(Matching, blind_to_joined)]


@pytest.mark.parametrize(("kind", "mistake"), MISTAKES)
def test_mistakes_are_caught(kind, mistake, monkeypatch):
    monkeypatch.setattr(kind, "folds", mistake(kind.folds))
    wrong = next(
        seed
        for seed in range(500)
        for puzzle in (random_puzzle(seed),)
        if any(isinstance(each, kind) for each in puzzle.constraints)
        and swept(puzzle) != len(brute_force(puzzle))
    )
    monkeypatch.undo()
    assert swept(random_puzzle(wrong)) == len(brute_force(random_puzzle(wrong)))


# --- Limits ---


def test_too_many_rows_without_grace_is_an_error():
    with pytest.raises(TooManyRowsError):
        sweep(dm.read("ring-3-9"), most_rows=10)
    with pytest.raises(TooManyRowsError):
        by_tiles(dm.read("ring-3-9"), most_rows=10)


@pytest.fixture
def few(monkeypatch):
    """Go on with a handful of rows once there are too many."""
    monkeypatch.setattr(module, "_FEWEST", 20)


@pytest.mark.usefixtures("few")
def test_too_many_rows_give_a_lower_bound():
    found = sweep(dm.read("ring-3-9"), most_rows=10, grace=0.2)
    assert not found.exact
    assert 0 < found.value <= 166_400


@pytest.mark.usefixtures("few")
def test_out_of_time_gives_a_lower_bound():
    found = sweep(dm.read("ring-3-9"), most_rows=PLENTY, deadline=0.0, grace=0.2)
    assert 0 < found.value <= 166_400


@pytest.mark.usefixtures("few")
def test_many_rows_in_one_step_are_added_up_on_the_way(monkeypatch):
    monkeypatch.setattr(module, "_MOST_WAITING", 500)
    monkeypatch.setattr(laying, "_BLOCK", 64)
    assert swept(dm.read("ring-3-9")) == 166_400
    found = sweep(dm.read("ring-3-9"), most_rows=600, grace=0.2)
    assert not found.exact
    assert 0 < found.value < 166_400


@pytest.mark.usefixtures("few")
def test_ctrl_c_leaves_a_lower_bound(monkeypatch):
    taken = module._Sweep._taken
    calls = 0

    def interrupted(self, place, step, state):
        nonlocal calls
        calls += 1
        if calls == 12:
            raise KeyboardInterrupt
        return taken(self, place, step, state)

    monkeypatch.setattr(module._Sweep, "_taken", interrupted)
    found = sweep(dm.read("ring-3-9"), most_rows=PLENTY, grace=0.2)
    assert not found.exact
    assert 0 < found.value < 166_400
    calls = 0
    with pytest.raises(KeyboardInterrupt):
        sweep(dm.read("ring-3-9"), most_rows=PLENTY)


def test_samples_are_right_on_average(monkeypatch):
    for name in ("_FEWEST", "_LEAST", "_MOST"):
        monkeypatch.setattr(module, name, 300)
    puzzle = dm.read("ring-3-9")
    samples = [sweep(puzzle, most_rows=300, grace=5, seed=seed) for seed in range(24)]
    assert not any(sample.exact for sample in samples)
    assert len({sample.value for sample in samples}) > 12
    assert 0.85 < float(sum(sample.estimate for sample in samples)) / 24 / 166_400 < 1.15


def test_what_is_exact_is_its_own_estimate():
    found = sweep(dm.read("ring-3-9"), most_rows=PLENTY)
    assert found.estimate == found.value


def test_progress_goes_up_to_the_end():
    parts: list[float] = []
    sweep(dm.read("ring-3-9"), most_rows=PLENTY, progress=parts.append)
    assert parts == sorted(parts)
    assert len(parts) == 20
    assert parts[-1] == 1


@pytest.mark.parametrize("seed", range(60))
def test_keys_of_several_words(seed, monkeypatch):
    monkeypatch.setattr(fields, "_WORD_BITS", 7)
    puzzle = random_puzzle(seed)
    assert swept(puzzle) == len(brute_force(puzzle))
