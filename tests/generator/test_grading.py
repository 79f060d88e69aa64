import csv
from dataclasses import replace
from pathlib import Path

import pytest

from domino_math.explainer import Knowledge, next_step
from domino_math.families.dominosa import read_game_id
from domino_math.families.frames import windows
from domino_math.generator.grading import needed_grade, settled, techniques_up_to, walked_grade
from domino_math.layout import Cell
from domino_math.tiles import Tile

CASES = Path(__file__).parents[1] / "families" / "dominosa.tsv"


def cases(order: int, each: int) -> list[str]:
    """Some game IDs of an order with one solution, equally many for each grade."""
    with CASES.open(encoding="utf-8") as file:
        rows = list(csv.DictReader((line for line in file if line[0] != "#"), delimiter="\t"))
    found: dict[str, list[str]] = {}
    for row in rows:
        if row["id"].startswith(f"{order}d") and row["solutions"] == "1":
            found.setdefault(row["grade"], []).append(row["id"])
    return [text for texts in found.values() for text in texts[:each]]


@pytest.mark.parametrize("text", [*cases(3, 6), *cases(4, 4), *cases(6, 3)])
def test_using_all_at_once_comes_to_what_a_walk_comes_to(text):
    known = Knowledge.of_puzzle(read_game_id(text))
    for grade in ("trivial", "basic", "hard", "extreme"):
        techniques = techniques_up_to(grade)
        step_by_step = known
        while not step_by_step.solved and (step := next_step(step_by_step, techniques)):
            step_by_step = step.after
        at_once = settled(known, techniques)
        assert at_once.laid == step_by_step.laid
        assert at_once.possible == step_by_step.possible


def test_the_grade_of_a_walk_is_that_of_its_hardest_step():
    assert walked_grade(Knowledge.of_puzzle(read_game_id("1:001110"))) == "trivial"


def test_a_walk_that_does_not_end_in_a_solution_has_no_grade():
    several = read_game_id("3:21011232002133320130")
    assert walked_grade(Knowledge.of_puzzle(several)) is None


def test_techniques_come_in_the_order_of_the_ladder_and_each_grade_adds_some():
    numbers = [
        len(techniques_up_to(grade)) for grade in ("trivial", "basic", "hard", "extreme", "beyond")
    ]
    assert numbers == sorted(set(numbers))


def test_what_is_learned_about_totals_is_used_too():
    """The sides of a window have one total, which the first complete side tells."""
    blank = windows(1, [Tile(1, 4), Tile(2, 5), Tile(3, 3), Tile(4, 5)])
    numbers = zip([(0, 0), (0, 1), (1, 0), (2, 0), (2, 1), (2, 2)], [5, 2, 4, 1, 5, 4], strict=True)
    known = Knowledge.of_puzzle(replace(blank, given=tuple((Cell(*at), n) for at, n in numbers)))
    assert needed_grade(known, "hard") == walked_grade(known) == "trivial"
    without = Knowledge.of_puzzle(replace(blank, given=known.choices.puzzle.given[:2]))
    by_step = without
    while not by_step.solved and (step := next_step(by_step, techniques_up_to("hard"))):
        by_step = step.after
    at_once = settled(without, techniques_up_to("hard"))
    assert at_once.learned
    assert (at_once.possible, at_once.laid) == (by_step.possible, by_step.laid)
