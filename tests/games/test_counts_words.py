"""What is said of the open ends agrees with what they count, and names the spinner's sides."""

import pytest

from domino_math.games import Line, Play, pips_at_ends, rules
from domino_math.games.counts_words import counts_words
from domino_math.games.line import counts_at_ends, lay

TWO = ": of the free sides of the spinner, two count."
NONE = ": the free sides of the spinner do not."


def said(name, *moves):
    line = Line()
    for text in moves:
        line = lay(line, Play.parse(text), rules(name))
    assert sum(counts_at_ends(line, rules(name))) == pips_at_ends(line, rules(name))
    return str(counts_words(line, rules(name)))


@pytest.mark.parametrize(
    ("name", "moves", "expected"),
    [
        ("fives", ["3-6"], "They count 3 + 6 = 9."),
        ("fives", ["5-5"], f"They count 5 + 5 = 10{TWO}"),
        ("fives", ["5-5", "0-5L"], f"They count 0 + 5 + 5 = 10{TWO}"),
        ("fives", ["5-5", "0-5L", "3-5R"], "They count 0 + 3 + 5 + 5 = 13."),
        ("fives-played", ["5-5", "0-5L", "3-5R"], f"They count 0 + 3 = 3{NONE}"),
        ("fives", ["5-5", "0-5L", "3-5R", "5-4U"], "They count 0 + 3 + 4 + 5 = 12."),
        ("fives", ["5-5", "0-5L", "3-5R", "5-4U", "5-1D"], "They count 0 + 3 + 4 + 1 = 8."),
        ("muggins", ["5-5", "5-2L", "2-2L"], f"They count 2 + 2 + 5 + 5 = 14{TWO}"),
        ("muggins", ["5-5", "5-2L", "2-2La"], f"They count 2 + 5 + 5 = 12{TWO}"),
        # The example of the text S2: the house is 4-4, then 6-6 on the 6, and 4-5 on the house.
        ("telefon-s2", ["4-4", "4-6L", "4-3R", "6-6L"], f"They count 6 + 6 + 3 = 15{NONE}"),
        ("telefon-s2", ["4-4", "4-6L", "4-3R", "6-6L", "4-5U"], "6 + 6 + 3 + 5 = 20"),
    ],
)
def test_what_is_added_is_told(name, moves, expected):
    assert expected in said(name, *moves)
