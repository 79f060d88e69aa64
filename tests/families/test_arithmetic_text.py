"""Sums as people type them."""

from dataclasses import replace

import pytest

import domino_math as dm
from domino_math.errors import InputError
from domino_math.families import format_of
from domino_math.families.arithmetic import fractions, multiplication, state
from domino_math.families.arithmetic_text import read, recognises, write

STACKED = """\
    5##
  *   #
  -----
   ####
"""
COLUMN = "\ufeff\n ##\n ##\n===\n #9\r\n\n12 0-6 5|5 10-12"
MINUS = "####\n- ##\n--\n##"


def complaint(text):
    with pytest.raises(InputError) as caught:
        read(text, "mine.txt")
    assert caught.value.place == "mine.txt"
    return caught.value.what


@pytest.mark.parametrize(
    "text",
    [
        "### * # = ####",
        "###x#=####",
        "  ### × # = ####\n  ### × # = ####\n\ndouble-6\n",
        "#/# + #/# = 5/2",
        "2# - 17 = ##",
        "1 = #/# ÷ #/#",
        STACKED,
        COLUMN,
        MINUS,
        "###\n* #\n= ####",
    ],
)
def test_what_is_recognised(text):
    assert recognises(text)
    assert format_of(text).name == "sums"
    assert format_of(text).read(text, "here")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "###",
        "### * #",
        "1 + 1 = 2",
        "# a comment\nname = 'x'",
        "#=======\n# x = 3",
        "# name\n\n[layout]\nshape = 'row'",
        "name = '#'",
        "12\n--\n24",
        "#####\n#...#\n# = #",
        "AB\nAB\nA 5\nB =\n12 34",
        "2-3 1-1\n\n0 # 2",
    ],
)
def test_what_is_not(text):
    assert not recognises(text)


@pytest.mark.parametrize(
    ("text", "patterns"),
    [
        (STACKED, "5## * # = ####"),
        ("##\n##\n##\n--\n##", "## + ## + ## = ##"),
        (MINUS, "#### - ## = ##"),
        ("## *\n## =\n####", "## * ## = ####"),
        ("#\n= #", "# = #"),
        ("###\n#\n--\n####\n#+#=4#\n#/# = 2\n", ["### + # = ####", "# + # = 4#", "#/# = 2"]),
        ("### X # = ####\n### × # = ####\n\n\n", ["### * # = ####"] * 2),
    ],
)
def test_sums_on_one_line_and_below_each_other(text, patterns):
    assert read(text) == state(patterns)


def test_tiles():
    assert read(COLUMN) == state(
        "## + ## = #9",
        dm.Supply([dm.Tile(1, 2), dm.Tile(0, 6), dm.Tile(5, 5), dm.Tile(10, 12)]),
    )
    assert read("# = #\ndouble-2").supply == dm.double_set(2)
    assert len(read("# = #\n12 34\n\n56\n").supply) == 3
    assert read("# = #").supply == dm.double_set(6)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (" \n", "has no sum in it, like ### * # = ####"),
        ("12 34", "line 1: this sum has no = and no line above its result"),
        ("# = #\n\n##\n##\n", "line 3: this sum has no = and no line above its result"),
        ("#\n--\n\n#", "line 1: this sum has no = and no line above its result"),
        ("---\n##", "line 1: there is nothing above this line"),
        ("# = #\n## + ## = ###", "line 2: 7 digits cannot be covered with tiles"),
        ("# = # = #", "line 1: an equation has one =, not 2"),
        ("#\n=\n=\n#", "line 1: an equation has one =, not 2"),
        ("# = #,#", "line 1: ',' has no place in a pattern like ### * # = ####"),
        ("# = #\n12 3", "line 2: '3' is not a tile; write it like 3-5"),
        ("# = #\ndouble-2 12", "line 2: 'double-2' is not a tile; write it like 3-5"),
        ("# = #\ndouble-140", "line 2: double-140 is more tiles than there can be"),
        (
            "# = #\n12\ndouble-1",
            "line 3: double-1 is named beside other tiles; name a set, or tiles",
        ),
        ("# = #\n12\n# = #", "line 3: the tiles come last, after all sums"),
        ("# = #\n12\n---", "line 3: '---' is not a tile; write it like 3-5"),
        ("# = #\n0-1000", "line 2: 0-1000 shows more than 999 pips on one half"),
        ("# = #\n" + "12 " * 10_001, "line 2: there are more than 10,000 tiles"),
        ("### = 5#4\n12 34", "2 tiles cover 4 digits, but there are 6"),
        ("# = #\n" * 3_000, "line 1667: the sums are longer than 10,000 characters"),
        ("#\n" * 2_000_000, "line 5001: the sums are longer than 10,000 characters"),
        ("#*" * 2_000_000 + "# = 1", "line 1: the sums are longer than 10,000 characters"),
    ],
    ids=lambda value: value[:30],
)
def test_what_is_wrong_is_named_with_its_line(text, what):
    assert complaint(text) == what


@pytest.mark.parametrize(
    "puzzle",
    [
        multiplication(times=7),
        fractions(5, "10", rows=3),
        state("0# - 3 * # / ## * 5/2 = 1# + #", name="all signs"),
        state("# = #", dm.Supply([dm.Tile(10, 12), dm.Tile(1, 2)]), title="two tiles"),
        dm.read("multiplication-45"),
    ],
    ids=lambda puzzle: puzzle.name,
)
def test_what_is_written_is_read_again(puzzle):
    text = write(puzzle)
    again = read(text)
    assert (again.layout, again.supply, again.given) == (
        puzzle.layout,
        puzzle.supply,
        puzzle.given,
    )
    assert again.constraints == puzzle.constraints
    assert again.every_tile == puzzle.every_tile


def test_it_is_written_as_it_is_typed():
    assert write(read(STACKED)) == "5## * # = ####\n\ndouble-6"


def test_what_is_no_sum_cannot_be_written():
    sums = dm.read("fractions-10")
    one_given = ((sums.layout.cells[0], 5),)  # a whole number, which would be read as a constant
    for puzzle in (
        dm.read("frame-44"),
        dm.read("pips-heart"),
        replace(sums, given=one_given),
        replace(sums, constraints=sums.constraints[:2]),
        replace(sums, every_tile=False),
    ):
        with pytest.raises(ValueError, match=r"^this puzzle is not made of sums alone"):
            write(puzzle)


def test_a_sum_is_an_argument_on_the_command_line():
    assert dm.read("### * # = ####") == multiplication(name="arithmetic")
