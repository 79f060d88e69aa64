import re

import pytest

from domino_math.games import rules
from domino_math.games.line import Line
from domino_math.games.table_text import ends_words, table_text

from .tables_played import all_played, played
from .test_arms import line_of


def test_an_empty_table_and_an_opening_double_alone():
    assert table_text(Line()) == "The table is empty."
    assert table_text(Line(), lang="ru") == "На столе пусто."
    assert table_text(line_of("classic", "6-6")) == "[6]\n[-]\n[6]"
    assert table_text(line_of("classic", "6-5")) == "[5|6]"


def test_a_spinner_with_four_arms():
    line = line_of("fives", "5-5", "5-1L", "5-2R", "5-3U", "5-4D", "4-4D", "1-1L")
    assert table_text(line) == (
        "        [3]\n"
        "        [-]\n"
        "        [5]\n"
        "[1]     [5]\n"
        "[-][1|5][-][5|2]\n"
        "[1]     [5]\n"
        "        [5]\n"
        "        [-]\n"
        "        [4]\n"
        "       [4|4]"
    )
    assert str(ends_words(line, rules("fives"))) == "Open ends: left 1, right 2, up 3 and down 4."


def test_an_arm_reaches_further_left_than_the_row():
    line = line_of("fives", "5-5", "5-3U", "3-3U")
    assert table_text(line).splitlines()[0] == "[3|3]"
    assert table_text(line).splitlines()[1] == " [3]"


def test_closed_doubles_and_doubles_along_the_line_look_different():
    assert table_text(line_of("osel", "6-5", "6-6Rx")) == "     [#]\n[5|6][-]\n     [#]"
    closed = line_of("osel", "6-5", "6-6Rx", "5-5Lx")
    assert str(ends_words(closed, rules("osel"))) == "No end is open."
    along = line_of("muggins", "4-4", "4-5R", "5-5Ra")
    assert table_text(along).splitlines()[1] == "[-][4|5][5|5]"


@pytest.mark.parametrize("width", [40, 80])
def test_every_table_fits_and_shows_every_number(width):
    for state in all_played():
        text = table_text(state.line, width=width)
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width
        shown = sorted(int(number) for number in re.findall(r"\d+", text))
        halves = sorted(
            n
            for laid in state.line.laid
            if not laid.closed
            for n in (laid.tile.low, laid.tile.high)
        )
        assert shown == halves


def test_long_arms_are_named():
    state = played("fives", 18, seed=5)
    names = re.findall(r"^\w+", table_text(state.line), re.MULTILINE)
    assert names == ["spinner", "left", "right", "up", "down"]
    assert table_text(state.line, lang="ru").splitlines()[1].startswith("крест: ")
