"""Sums: where their digits stand, what is demanded, and counts by loops that know no solver."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import domino_math as dm
from domino_math.constraints import Equation
from domino_math.families.arithmetic import addition, fractions, multiplication, state
from domino_math.families.arithmetic_drawing import draw
from domino_math.layout import Cell

from ..random_puzzles import tilings

DIGITS = range(7)


def picture(puzzle):
    rows, columns = map(range, puzzle.layout.size)
    cells, given = frozenset(puzzle.layout.cells), puzzle.given_at
    lines = (
        "".join(str(given.get((r, c), "#")) if (r, c) in cells else "." for c in columns)
        for r in rows
    )
    return "\n".join(lines)


def demands(puzzle):
    return [str(constraint) for constraint in puzzle.constraints]


# --- Where digits stand ---


def test_whole_numbers_stand_below_each_other():
    puzzle = state("5## * # = ##04")
    assert picture(puzzle) == ".5##\n...#\n##04"
    assert demands(puzzle) == [
        "row 1 × row 2 = row 3, each read as a number",
        "the first digit shows 0 nowhere",
    ]
    assert puzzle.constraints[1].cells == {Cell(2, 0)}
    assert (len(puzzle.supply), puzzle.every_tile) == (28, False)


def test_fractions_stand_along_a_line():
    puzzle = state("#/## + ## - ##/# = 5/2")
    assert picture(puzzle) == ".#.##.##\n##.....#"
    assert demands(puzzle) == [
        "top 1 / bottom 1 + number 1 − top 2 / bottom 2 = 5/2, each read as a number",
        "the first digits show 0 nowhere",
    ]
    assert puzzle.constraints[1].cells == {Cell(1, 0), Cell(0, 3), Cell(0, 6)}


def test_texts_have_room():
    assert picture(state("#/# + 12 = #/# * 100")) == "#...#\n#...#"
    assert draw("## * 3 + # * 100 = #").width == 5  # × 3 + and × 100 = take three columns


def test_sums_stand_beside_each_other_in_parts_of_their_own():
    puzzle = multiplication(times=5)
    assert len(puzzle.layout.parts) == 5
    assert picture(puzzle) == "\n".join(
        [
            ".###..###..###..###",
            "...#....#....#....#",
            "####.####.####.####",
            "...................",
            ".###...............",
            "...#...............",
            "####...............",
        ]
    )
    assert demands(puzzle)[4].startswith("row 1 of part 5 × row 2 of part 5 = row 3 of part 5,")


def test_sums_of_different_height_do_not_overlap():
    puzzle = state(["###### + # = #######", "#/# = 2", "#/# + #/# + #/# + #/# + #/# = 3"])
    assert picture(puzzle) == "\n".join(
        [
            ".######.#",
            "......#.#",
            "#######..",
            ".........",
            "#.#.#.#.#",
            "#.#.#.#.#",
        ]
    )


def test_all_tiles_are_used_where_all_are_needed():
    assert multiplication(times=7).every_tile
    assert state("#/# = 2", dm.Supply([dm.Tile(1, 2)])).every_tile


def test_a_zero_may_lead_where_it_is_given():
    puzzle = state("0# + ## = ##")
    assert puzzle.constraints[1].cells == {Cell(1, 0), Cell(2, 0)}
    assert demands(state("# + # + # = #"))[1:] == []


def test_division_by_a_number_that_follows_a_product():
    puzzle = state("## * # / # = ##")
    assert picture(puzzle) == "##.#.##\n...#..."
    assert demands(puzzle)[0].startswith("number 1 × top 1 / bottom 1 = number 2,")
    assert picture(state("# / # / # * # = 3")) == "#.#.#\n..#.."


@pytest.mark.parametrize(
    ("patterns", "what"),
    [
        ("## + # = ##", "sum 1: 5 digits cannot be covered with tiles"),
        (["# = #", "# + #"], "sum 2: an equation has one =, not 0"),
        ("# = #, #", "sum 1: ',' has no place in a pattern like ### [*] # = ####"),
        ("1 + 1 = 2", "sum 1: an equation needs a number that is read off cells"),
        ("# + = #", "sum 1: a number is missing"),
        ("# # = 3", "sum 1: there is no sign between two numbers"),
        ("#/0 = #", "sum 1: it divides by 0"),
        ([], "there is no sum"),
        ("#" * 58 + " = 1", "28 tiles cover 56 digits, but there are 58"),
        ("#" * 502 + " = 1", "the sums reach over 502 columns, beyond 500"),
        ("#" * 1002 + " = 1", "sum 1: an equation can have at most 1,000 digits"),
        (["# = #"] * 2000, "the sums are longer than 10,000 characters"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_puzzle(patterns, what):
    with pytest.raises(ValueError, match=f"^{what}$"):
        state(patterns)


def test_one_tile_covers_two_digits():
    with pytest.raises(ValueError, match=r"^1 tile covers 2 digits, but there are 4$"):
        state("# + # = ##", dm.Supply([dm.Tile(1, 2)]))


# --- Counts by a second method ---


def tiles(*halves):
    return [tuple(sorted(pair)) for pair in zip(halves[::2], halves[1::2], strict=True)]


def test_multiplications_in_four_tiles():
    ways = 0
    for a, b, c, d in product(DIGITS, repeat=4):
        result = (100 * a + 10 * b + c) * d
        if a and result > 999:
            efgh = [*map(int, str(result))]
            used = tiles(a, b, c, d, *efgh)
            ways += max(efgh) <= 6 and len(set(used)) == 4
    assert len(dm.solve(multiplication(), limit=None).solutions) == ways
    assert dm.read("multiplication-single").constraints == multiplication().constraints


def test_three_fractions_that_make_1():
    ways = 0
    for numbers in product(range(1, 7), repeat=6):
        used = tiles(*numbers)
        if all(low < high for low, high in used) and len(set(used)) == 3:
            ways += sum(Fraction(numbers[n], numbers[n + 1]) for n in (0, 2, 4)) == 1
    puzzle = dm.read("fractions-1")
    assert len(dm.solve(puzzle, limit=None).solutions) == ways
    assert fractions(3, "1", puzzle.supply).constraints == puzzle.constraints


def test_fractions_with_blanks_on_top():
    ways = Counter()
    for a, b, c, d in product(range(5), range(1, 5), range(5), range(1, 5)):
        if tiles(a, b)[0] != tiles(c, d)[0]:
            ways[Fraction(a, b) + Fraction(c, d)] += 1
    for total in ("5/2", "1", "1/12", "0"):
        answer = dm.solve(fractions(2, total, dm.double_set(4)), limit=None)
        assert len(answer.solutions) == ways[Fraction(total)]


def test_an_addition_whose_tiles_lie_any_way():
    """Another way: all sums with the digits 0 to 2, and all ways to cut them into tiles."""
    puzzle = addition((4, 4), 4, dm.double_set(2))
    cells = [cell for row in puzzle.layout.groups["rows"] for cell in row.cells]
    numbers = {number for number in range(1000, 2223) if set(str(number)) <= set("012")}
    found = set()
    for one, other in product(numbers, repeat=2):
        if one + other not in numbers:
            continue
        shown = dict(zip(cells, map(int, f"{one}{other}{one + other}"), strict=True))
        for tiling in tilings(puzzle.layout):
            laid = dm.Solution(dm.Placement((a, b), (shown[a], shown[b])) for a, b in tiling)
            if dm.Supply(placement.tile for placement in laid) == puzzle.supply:
                found.add(laid)
    assert set(dm.solve(puzzle, limit=None).solutions) == found
    assert len(found) == 26 == len(dm.solve(dm.read("addition-6"), limit=None).solutions)


def test_a_solution_read_by_hand():
    puzzle = multiplication()
    answer = dm.solve(puzzle, limit=None)
    known = {(5, 5, 1, 4, 2, 2, 0, 4)}  # 551 × 4 = 2204: Dudeney
    cells = [cell for row in puzzle.layout.groups["rows"] for cell in row.cells]
    shown = set()
    for solution in answer.solutions:
        pips = {c: n for p in solution for c, n in zip(p.cells, p.pips, strict=True)}
        shown.add(tuple(pips[cell] for cell in cells))
    assert known < shown


def test_catalogue_puzzles_are_those_of_the_builders():
    for name, puzzle in {
        "multiplications-7": multiplication(times=7),
        "multiplication-45": state("### * # = ##45"),
        "fractions-10": fractions(5, "10", dm.read("fractions-10").supply, rows=3),
        "fractions-5-halves": fractions(5, "5/2", dm.read("fractions-10").supply, rows=3),
        "addition-28": addition((14, 14, 14), 14),
    }.items():
        read = dm.read(name)
        assert (read.layout, read.given, read.every_tile) == (
            puzzle.layout,
            puzzle.given,
            puzzle.every_tile,
        )
        assert read.constraints == puzzle.constraints
        assert all(isinstance(c, Equation | dm.Count) for c in read.constraints)
