"""The line of play and its open ends, with the worked examples of the texts."""

from dataclasses import replace

import pytest

from domino_math.games import Line, Play, open_ends, pips_at_ends, rules
from domino_math.games.line import covered_sides, distinct_ends, lay

# gambler.ru: 5-5; 0-5, which the page leaves out; 3-5 on the cross; 0-2 on the 0 (example c); then
# 5-4 on top of the cross, 2-2, 2-5 and 3-3 (example d).
CROSS = ["5-5", "0-5L", "3-5R", "0-2L", "5-4U", "2-2L", "2-5L", "3-3R"]


def line_of(rule_set, *moves):
    line = Line()
    for move in moves:
        line = lay(line, Play.parse(move), rule_set)
    return line


def totals(name, moves):
    rule_set = rules(name)
    return [pips_at_ends(line_of(rule_set, *moves[: n + 1]), rule_set) for n in range(len(moves))]


def test_the_cross_counts_all_its_open_sides_under_the_main_rule():
    assert totals("fives", CROSS) == [10, 10, 13, 15, 14, 16, 17, 20]


def test_only_played_sides_count_in_the_variant():
    assert totals("fives-played", CROSS) == [10, 10, 3, 5, 9, 11, 12, 15]


def test_the_text_s_own_numbers_are_of_both_rules():
    """The page tells 10, 13, 5 and 15: the first two fit the main rule, the last two the other."""
    main, played = totals("fives", CROSS), totals("fives-played", CROSS)
    assert [main[0], main[2], played[3], played[7]] == [10, 13, 5, 15]
    assert (main[3], main[7]) == (15, 20)


def test_after_the_last_example_four_ends_are_open():
    rule_set = rules("fives")
    ends = open_ends(line_of(rule_set, *CROSS), rule_set)
    assert {end.arm: end.number for end in ends} == {"L": 5, "R": 3, "U": 4, "D": 5}


@pytest.mark.parametrize("name", ["telefon", "telefon-s2"])
def test_telefon_example(name):
    """House 4-4 with 6 and 3 at its ends: 6-6 makes 15, then 4-5 on the house 20."""
    line = ["4-4", "4-6L", "4-3R", "6-6L", "4-5U"]
    assert totals(name, line) == [8, 14, 9, 15, 20]


def test_the_house_is_the_first_placed_or_the_first_covered():
    moves = ["6-4", "4-4R", "6-6L", "6-5L"]
    placed, covered = rules("telefon"), rules("telefon-s2")
    assert str(line_of(placed, *moves).laid[line_of(placed, *moves).spinner].tile) == "4-4"
    house = line_of(covered, *moves)
    assert str(house.laid[house.spinner].tile) == "6-6"
    assert line_of(covered, *moves[:3]).spinner == -1


def test_an_opening_house_must_be_covered_on_both_sides():
    covered = rules("telefon-s2")
    assert line_of(covered, "4-4", "4-6L").spinner == -1
    house = line_of(covered, "4-4", "4-6L", "4-3R")
    assert house.spinner == 0
    assert covered_sides(house) == 2
    assert [end.arm for end in open_ends(house, covered)] == ["L", "R", "U", "D"]


def test_the_fourth_arm_stays_open():
    """Row 15 of the faults: three arms of the cross are played, 5-6 still fits the fourth."""
    fives = rules("fives")
    line = line_of(fives, "5-5", "5-2L", "5-3R", "5-0U")
    assert ("D", 5) in open_ends(line, fives)
    assert pips_at_ends(lay(line, Play.parse("5-6D"), fives), fives) == 2 + 3 + 0 + 6


def test_like_ends_are_told_once():
    fives, plain = rules("fives"), rules("classic")
    assert [end.arm for end in distinct_ends(line_of(fives, "5-5"), fives)] == ["L"]
    assert [end.arm for end in distinct_ends(line_of(plain, "5-5"), plain)] == ["L"]
    round_to_5 = line_of(plain, "2-5", "2-3L", "3-5L")
    assert [end.arm for end in distinct_ends(round_to_5, plain)] == ["L"]
    # A double with 2 and another tile with 2 do not come to the same when ends count.
    twos = line_of(fives, "1-1", "1-4L", "1-2R", "2-4L", "2-2R")
    assert [tuple(end) for end in open_ends(twos, fives)][:2] == [("L", 2), ("R", 2)]
    assert {end.arm for end in distinct_ends(twos, fives)} == {"L", "R", "U"}


def test_sides_may_wait_until_both_ends_are_covered():
    waiting = replace(rules("fives"), sides_at_once=False)
    assert [end.arm for end in open_ends(line_of(waiting, "5-5", "5-2L"), waiting)] == ["L", "R"]
    after = line_of(waiting, "5-5", "5-2L", "5-3R")
    assert [end.arm for end in open_ends(after, waiting)] == ["L", "R", "U", "D"]


def test_a_double_laid_along_counts_one_half():
    muggins = rules("muggins")
    assert pips_at_ends(line_of(muggins, "5-5", "5-2L", "2-2L"), muggins) == 10 + 4
    assert pips_at_ends(line_of(muggins, "5-5", "5-2L", "2-2La"), muggins) == 10 + 2


def test_a_closed_double_ends_its_arm_and_is_no_cross():
    osel = rules("osel")
    line = line_of(osel, "6-3", "6-6Rx")
    assert [tuple(end) for end in open_ends(line, osel)] == [("L", 3)]
    assert line.spinner == -1
    assert lay(line, Play.parse("3-3L"), osel).spinner == -1


def test_without_arms_a_double_has_two_ends():
    plain = rules("classic")
    line = line_of(plain, "6-6", "6-1L", "6-2R")
    assert line.spinner == -1
    assert [tuple(end) for end in open_ends(line, plain)] == [("L", 1), ("R", 2)]


def test_numbers_of_two_digits():
    fives = rules("fives", highest=12)
    line = line_of(fives, "12-12", "12-10L")
    assert pips_at_ends(line, fives) == 24 + 10
