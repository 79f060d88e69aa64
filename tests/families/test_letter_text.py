"""Letter text: what is read, and where it says that something is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math import InputError
from domino_math.families import letter_text
from domino_math.families.pips import Region, regions_of, state
from domino_math.tiles import Tile

ALL_KINDS = """\
AABBC
D.-EE
F....
A 63
B =
C <5
D >5
E <>
F = 2
65 12 00
10-12
33
"""


def test_every_kind_is_read():
    regions = regions_of(letter_text.read(ALL_KINDS))
    assert [(r.name, r.kind, r.target, len(r.cells)) for r in regions] == [
        ("region A", "total", 63, 2),
        ("region B", "alike", None, 2),
        ("region C", "less", 5, 1),
        ("region D", "more", 5, 1),
        ("region E", "distinct", None, 2),
        ("region F", "total", 2, 1),
        ("", "free", None, 1),
    ]


@pytest.mark.parametrize(
    "text",
    [
        ALL_KINDS.replace("\n", "\r\n"),
        "\ufeff" + ALL_KINDS,
        "\n\n" + ALL_KINDS.replace("A 63", "\n  A   63\n"),
        "".join(f"    {line}\n" for line in ALL_KINDS.split("\n")),
        ALL_KINDS.replace("A 63", "A63").replace("<>", "≠").replace("<5", "< 5"),
        ALL_KINDS.replace("A 63\nB =\n", "B=\nA =63\n"),
        ALL_KINDS.replace("65 12 00\n10-12", "10|12 56\n00 21"),
    ],
    ids=["windows", "mark", "blank lines", "indented", "tight", "other order", "tiles"],
)
def test_ways_to_type_the_same(text):
    assert letter_text.read(text) == letter_text.read(ALL_KINDS)


SMALL = "AAB\n-BB\nA 5\nB =\n32 44 44\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (SMALL, " \n", "is empty"),
        ("AAB\n-BB\n", "", "has no rows of cells"),
        ("AAB\n-BB\n", "...\n", "has no cells"),
        ("B =\n", "", "B has 3 cells but no line that says what it demands"),
        ("B =\n", "B =\nC 4\n", "C has a line that says what it demands, but no cell"),
        ("B =\n", "B =\nA <>\n", "line 5: A has a second line"),
        ("B =\n", "B <\n", "line 4: 'B <' is no demand"),
        ("B =\n", "B five\n", "line 4: 'B five' is no demand"),
        ("B =\n", "B = " + "9" * 5000 + "\n", "more than any total can be"),
        ("B =\n", "B 9999999\n", "line 4: '9999999' is more than any total can be"),
        ("B =\n", "?\n", "line 4: '?' is neither a row of cells"),
        ("-BB", "- BB", "line 2: '- BB' has a space"),
        ("-BB", " BB", "line 2: ' BB' has a space"),
        ("-BB", "\n-BB", "line 3: '-BB' is a row of cells after their end"),
        ("32 44 44\n", "", "has no tiles"),
        ("44 44", "44", "2 tiles cover 4 cells, but there are 6"),
        ("44 44", "44 44 44", "4 tiles cover 8 cells, but there are 6"),
        ("44 44", "44 444", "line 5: '444' is not a tile"),
        ("44 44", "44 4-x", "line 5: '4-x' is not a tile"),
        ("44 44", "44 4-1000", "line 5: 4-1000 shows more than 999 pips"),
        ("32 44", "32\nA 4\n44", "line 6: what a letter demands comes before the tiles"),
        ("AAB", "A" * 501, "line 1: there are more than 500 rows or columns"),
        ("44 44", "44 " * 6000, "line 5: there are tiles for more than 10,000 cells"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_its_place(old, new, message):
    with pytest.raises(InputError) as error:
        letter_text.read(SMALL.replace(old, new), "mine.txt")
    assert str(error.value).startswith("mine.txt: ")
    assert message in str(error.value)
    assert len(str(error.value)) < 200


@given(st.text(alphabet="AbZ.- =<>0123456\n-|≠", max_size=60))
def test_any_text_is_read_or_refused(text):
    try:
        puzzle = letter_text.read(text, "here")
    except InputError:
        return
    assert letter_text.read(letter_text.write(puzzle)).constraints == puzzle.constraints


@pytest.mark.parametrize("gap", [" ", "= ", "\t"])
def test_a_long_gap_is_read_at_once(gap):
    """A line that could be divided in very many ways is not tried in all of them."""
    with pytest.raises(InputError, match="line 2: 'A"):
        letter_text.read("AA\nA " + gap * 1_000_000 + "x\n11")


def test_letters_of_the_text_are_kept_with_their_gaps():
    text = "CCz\n-zz\n\nC 5\nz =\n\n23 44 44"
    assert letter_text.write(letter_text.read(text)) == text


def many(regions):
    cells = [(0, c) for c in range(2 * regions)]
    demands = [Region([cell], "total", 1) for cell in cells[:regions]]
    return state(cells, demands, [Tile(1, 1)] * regions)


def test_up_to_52_regions_have_letters():
    text = letter_text.write(many(52))
    assert text.startswith("ABC")
    assert "xyz-" in text
    assert letter_text.read(text).constraints == many(52).constraints
    with pytest.raises(ValueError, match="there are 53 regions, but letter text has letters for"):
        letter_text.write(many(53))


def test_regions_of_other_names_get_letters():
    regions = [Region([(0, 0)], "total", 1, "the left"), Region([(0, 1)], "less", 2, "the right")]
    puzzle = state(["##"], regions, [Tile(1, 1)])
    assert letter_text.write(puzzle) == "AB\n\nA 1\nB <2\n\n11"


@pytest.mark.parametrize("text", ["frame-44", "2dt:0011", "a = 1\nb = 2", "", "0 1\n1 0", "{\n}"])
def test_other_texts_are_not_taken_for_letters(text):
    assert not letter_text.recognises(text)
