"""Every fault is named, with its cells; nothing else is."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.checker import AS_GIVEN, COVERED, FROM_SUPPLY, IN_SLOTS, check
from domino_math.constraints import Matching, Total
from domino_math.layout import Cell, Layout, Part, Rectangle, Ring, Row, layout_of, places
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.solver import solve
from domino_math.tiles import Supply, Tile, double_set

from .random_puzzles import brute_force, random_puzzle

RING = layout_of(Ring(15, 15))
SIDES = RING.groups["sides"]


def frame(*totals, matched=True):
    sides = tuple(Total(side, "=", (total,)) for side, total in zip(SIDES, totals, strict=True))
    matching = (Matching(RING.joints),) if matched else ()
    return Puzzle("frame", RING, double_set(6), (*matching, *sides))


FRAME = frame(44, 44, 44, 44)


@cache
def solved(puzzle):
    return solve(puzzle).solutions[0]


@pytest.fixture
def right():
    return solved(FRAME)


def lying_on(solution, cell):
    return next(placement for placement in solution if cell in placement.cells)


def changed(solution, old, *new):
    return Solution([*(placement for placement in solution if placement != old), *new])


def found(puzzle, solution):
    """Each violation as the constraint, the message and the cells."""
    return [(v.constraint, v.message, v.cells) for v in check(puzzle, solution)]


def inner(solution):
    """A tile inside the top side that is no double."""
    return next(
        p
        for p in solution
        if p.cells[0].row == p.cells[1].row == 0 and p.cells[0].column > 0 and not p.tile.is_double
    )


def test_a_right_frame(right):
    assert len(right) == 28
    assert found(FRAME, right) == []


def test_a_missing_tile(right):
    gone = inner(right)
    assert found(FRAME, changed(right, gone)) == [
        (FROM_SUPPLY, f"tile {gone.tile} is missing", ()),
        (COVERED, f"2 cells are not covered: {places(gone.cells)}", gone.cells),
    ]


def test_a_tile_twice(right):
    old, other = inner(right), lying_on(right, Cell(14, 7))
    twice = Placement(old.cells, other.pips)
    all_found = found(FRAME, changed(right, old, twice))
    assert all_found[:2] == sorted(
        [
            (
                FROM_SUPPLY,
                f"tile {other.tile} is used twice, but is there once",
                (*old.cells, *other.cells),
            ),
            (FROM_SUPPLY, f"tile {old.tile} is missing", ()),
        ],
        key=lambda fault: Tile.parse(fault[1].split()[1]),
    )
    # What else is wrong are the ends of the new tile and its side.
    a, b = old.cells
    for _, message, cells in all_found[2:]:
        assert message.startswith("the top side adds up to") or {a, b} & set(cells)


def test_a_foreign_tile(right):
    old = inner(right)
    new = Placement(old.cells, (7, 8))
    messages = {message: cells for _, message, cells in found(FRAME, changed(right, old, new))}
    (a, b), before, after = old.cells, old.cells[0].moved(0, -1), old.cells[1].moved(0, 1)
    pips = right.filling().pips
    assert messages == {
        "tile 7-8 is not in the supply": old.cells,
        f"tile {old.tile} is missing": (),
        f"a {pips[before]} at {before.place} meets a 7 at {a.place}": (before, a),
        f"an 8 at {b.place} meets a {pips[after]} at {after.place}": (b, after),
        f"the top side adds up to {44 - old.tile.pips + 15}, not 44": SIDES[0].cells,
    }


def test_a_tile_the_wrong_way_round(right):
    old = inner(right)
    (a, b), before, after = old.cells, old.cells[0].moved(0, -1), old.cells[1].moved(0, 1)
    turned = Placement(old.cells, old.pips[::-1])
    ends, (x, y) = "ends that meet show the same number", old.pips
    assert found(FRAME, changed(right, old, turned)) == [
        (
            ends,
            f"a {x} at {before.place} meets a {y} at {a.place}",
            (before, a),
        ),
        (ends, f"a {x} at {b.place} meets a {y} at {after.place}", (b, after)),
    ]


def test_a_side_of_43():
    asked = frame(44, 44, 44, 44, matched=False)
    other = solved(frame(43, 44, 45, 44, matched=False))
    assert found(asked, other) == [
        ("the top side adds up to 44", "the top side adds up to 43, not 44", SIDES[0].cells),
        ("the bottom side adds up to 44", "the bottom side adds up to 45, not 44", SIDES[2].cells),
    ]


def test_another_frame_has_four_wrong_sides_and_nothing_else():
    assert [message for _, message, _ in found(FRAME, solved(frame(45, 45, 45, 45)))] == [
        f"the {side} side adds up to 45, not 44" for side in ("top", "right", "bottom", "left")
    ]


@pytest.mark.parametrize(
    ("cells", "outside", "where", "bare"),
    [
        (((20, 20), (20, 21)), ((20, 20), (20, 21)), "row 21, columns 21 and 22", 2),
        (((7, 7), (7, 8)), ((7, 7), (7, 8)), "row 8, columns 8 and 9", 2),
        (((0, -1), (0, 0)), ((0, -1),), "row 1, column 0", 1),
    ],
)
def test_a_tile_outside_the_layout(right, cells, outside, where, bare):
    old = lying_on(right, Cell(0, 0))
    new = Placement(tuple(Cell(*cell) for cell in cells), old.pips)
    all_found = found(FRAME, changed(right, old, new))
    assert (IN_SLOTS, f"tile {old.tile} lies outside the layout at {where}", outside) in all_found
    left = old.cells[2 - bare :]
    some = places(left)
    is_or_are = "cells are" if bare == 2 else "cell is"
    assert (COVERED, f"{bare} {is_or_are} not covered: {some}", left) in all_found
    assert not any("missing" in message for _, message, _ in all_found)


def test_tiles_that_overlap(right):
    old, under = inner(right), lying_on(right, Cell(14, 7))
    new = Placement(under.cells, old.pips)
    assert found(FRAME, changed(right, old, new)) == [
        *(
            (COVERED, f"tiles {first.tile} and {second.tile} overlap at {cell.place}", (cell,))
            # Along the ring: the bottom side runs from right to left.
            for cell in reversed(under.cells)
            for first, second in [sorted((new, under))]
        ),
        (COVERED, f"2 cells are not covered: {places(old.cells)}", old.cells),
    ]


def test_a_tile_on_no_slot(right):
    old = inner(right)
    a, b = old.cells
    after, neighbour = b.moved(0, 1), lying_on(right, b.moved(0, 1))
    new = Placement((b, after), old.pips)
    first, second = sorted((new, neighbour))
    assert found(FRAME, changed(right, old, new))[:3] == [
        (IN_SLOTS, f"tile {old.tile} lies on {places((b, after))}: that is no slot", (b, after)),
        (COVERED, f"tiles {first.tile} and {second.tile} overlap at {after.place}", (after,)),
        (COVERED, f"1 cell is not covered: {a.place}", (a,)),
    ]


def test_cells_that_are_no_neighbours_are_no_slot():
    puzzle = Puzzle("four", layout_of(Rectangle(2, 2)), Supply([Tile(1, 2)] * 2))
    a, b, c, d = puzzle.layout.cells
    crossed = Solution([Placement((a, d), (1, 2)), Placement((b, c), (1, 2))])
    assert [v.message for v in check(puzzle, crossed)] == [
        "tile 1-2 lies on row 1, column 1; row 2, column 2: that is no slot",
        "tile 1-2 lies on row 1, column 2; row 2, column 1: that is no slot",
    ]


def test_a_slot_across_two_parts_is_none():
    puzzle = Puzzle(
        "parts", Layout((Part(Row(2)), Part(Row(2), at=(1, 0)))), double_set(1), every_tile=False
    )
    standing = Solution(
        Placement((Cell(0, column), Cell(1, column)), (column, column)) for column in range(2)
    )
    assert {v.constraint for v in check(puzzle, standing)} == {IN_SLOTS}


def test_two_faults_at_once_are_both_named(right):
    gone, turned = lying_on(right, Cell(14, 7)), inner(right)
    both = changed(changed(right, gone), turned, Placement(turned.cells, turned.pips[::-1]))
    only_gone = found(FRAME, changed(right, gone))
    only_turned = found(FRAME, changed(right, turned, Placement(turned.cells, turned.pips[::-1])))
    assert (len(only_gone), len(only_turned)) == (2, 2)
    assert found(FRAME, both) == only_gone + only_turned


def test_a_given_number():
    row = layout_of(Row(2))
    puzzle = Puzzle("given", row, double_set(1), given=((Cell(0, 1), 1),), every_tile=False)
    assert found(puzzle, Solution([Placement(row.slots[0], (0, 1))])) == []
    assert found(puzzle, Solution([Placement(row.slots[0], (1, 0))])) == [
        (AS_GIVEN, "row 1, column 2 shows 0, but 1 is given there", (Cell(0, 1),))
    ]
    # An empty cell does not show a wrong number.
    assert [v.constraint for v in check(puzzle, Solution())] == [COVERED]


def test_copies_are_counted():
    row = layout_of(Row(8))
    puzzle = Puzzle("copies", row, Supply([Tile(0, 0)] * 2 + [Tile(1, 1)] * 2))

    def laid(*tiles):
        return [
            v.message
            for v in check(puzzle, Solution(map(Placement, row.slots, ((t, t) for t in tiles))))
        ]

    assert laid(0, 1, 0, 1) == []
    assert laid(0, 0, 0, 1) == [
        "tile 0-0 is used 3 times, but is there twice",
        "tile 1-1 is missing once",
    ]
    assert laid(0, 0, 0, 0) == [
        "tile 0-0 is used 4 times, but is there twice",
        "tile 1-1 is missing twice",
    ]


def test_tiles_may_be_left_over_but_not_used_too_often():
    row = layout_of(Row(2))
    puzzle = Puzzle("some", layout_of(Row(4)), double_set(1), every_tile=False)
    first, second = puzzle.layout.slots
    assert len(row.slots) == 1
    assert found(puzzle, Solution([Placement(first, (0, 0)), Placement(second, (0, 1))])) == []
    assert [
        v.message
        for v in check(puzzle, Solution([Placement(first, (0, 1)), Placement(second, (1, 0))]))
    ] == ["tile 0-1 is used twice, but is there once"]


def test_many_uncovered_cells_are_cut_short():
    puzzle = Puzzle("long", layout_of(Row(8)), double_set(3), every_tile=False)
    (bare,) = check(puzzle, Solution())
    assert bare.cells == puzzle.layout.cells
    assert bare.message == ("8 cells are not covered: row 1, columns 1, 2, 3, 4 and 5; and 3 more")


# --- Any puzzle ---

SEEDS = range(200)
SOLVABLE = [seed for seed in SEEDS if brute_force(random_puzzle(seed))]
UNIQUE = [seed for seed in range(400) if len(brute_force(random_puzzle(seed))) == 1]


@pytest.mark.parametrize("seed", SOLVABLE)
def test_every_valid_solution_is_accepted(seed):
    puzzle = random_puzzle(seed)
    for solution in brute_force(puzzle)[:200]:
        assert check(puzzle, solution) == []


@given(st.sampled_from(SOLVABLE), st.data())
def test_a_solution_without_one_of_its_tiles_is_none(seed, data):
    puzzle = random_puzzle(seed)
    solution = data.draw(st.sampled_from(brute_force(puzzle)))
    gone = data.draw(st.sampled_from(solution.placements))
    (bare,) = [v for v in check(puzzle, changed(solution, gone)) if v.constraint == COVERED]
    assert set(bare.cells) == set(gone.cells)


@pytest.mark.parametrize("seed", UNIQUE)
def test_exchanging_two_tiles_of_the_only_solution_is_wrong(seed):
    puzzle = random_puzzle(seed)
    (solution,) = brute_force(puzzle)
    for one in solution:
        for other in solution:
            if one.tile < other.tile:
                rest = changed(changed(solution, one), other)
                exchanged = Solution(
                    [*rest, Placement(one.cells, other.pips), Placement(other.cells, one.pips)]
                )
                assert check(puzzle, exchanged)


def test_there_are_enough_puzzles_with_one_solution():
    exchangeable = [
        seed for seed in UNIQUE if len({p.tile for p in brute_force(random_puzzle(seed))[0]}) > 1
    ]
    assert len(exchangeable) > 20


@pytest.mark.parametrize("seed", SOLVABLE)
def test_after_a_random_change_it_is_right_exactly_if_brute_force_knows_it(seed):
    random, puzzle = Random(seed), random_puzzle(seed)
    solutions = set(brute_force(puzzle))
    for _ in range(20):
        solution = random.choice(brute_force(puzzle))
        old, other = random.choice(solution.placements), random.choice(solution.placements)
        new = random.choice(
            (
                Placement(old.cells, old.pips[::-1]),
                Placement(old.cells, other.pips),
                Placement(old.cells, (old.pips[0], random.choice(puzzle.supply.numbers))),
                Placement(random.choice(puzzle.layout.slots), old.pips),
            )
        )
        attempt = changed(solution, old, new)
        assert (check(puzzle, attempt) == []) == (attempt in solutions), attempt


def test_what_is_wrong_is_told_in_russian():
    row = layout_of(Row(8))
    puzzle = Puzzle(
        "copies",
        row,
        Supply([Tile(0, 0)] * 2 + [Tile(1, 1), Tile(2, 2)]),
        given=((row.cells[0], 1),),
    )

    def told(*placements):
        return [v.said.text("ru") for v in check(puzzle, Solution(placements))]

    a, b, c, d = row.slots
    assert told(*(Placement(slot, (0, 0)) for slot in (a, b, c)), Placement(d, (5, 5))) == [
        "кость 0-0 положена 3 раза, а в наборе встречается дважды",
        "не хватает кости 1-1",
        "не хватает кости 2-2",
        "кости 5-5 нет в наборе",
        "в клетке (строка 1, столбец 1) число 0, а дано 1",
    ]
    far = Placement((Cell(3, 4), Cell(3, 5)), (1, 1))
    between = Placement((b[1], c[0]), (2, 2))
    assert told(Placement(b, (0, 0)), far, between) == [
        "кость 2-2 лежит там, где кость лежать не может: строка 1, столбцы 4 и 5",
        "кость 1-1 выходит за пределы поля: строка 4, столбцы 5 и 6",
        "кость 0-0 нужно положить ещё один раз",
        "кости 0-0 и 2-2 лежат на одной клетке (строка 1, столбец 4)",
        "не накрыто 5 клеток: строка 1, столбцы 1, 2, 6, 7 и 8",
    ]
    assert told()[-1] == ("не накрыто 8 клеток: строка 1, столбцы 1, 2, 3, 4 и 5; и ещё 3")
