import sys
from itertools import pairwise

import pytest

import domino_math as dm
from domino_math.explainer import Knowledge, clock, walk
from domino_math.explainer.needed import needed_for_last

DEEP = "dominosa-6-deep"
BASIC = "6db:51256436362462221511035236521003010005444346251310456643"


def solution(name: str) -> dm.Solution:
    return dm.solve(dm.read(name)).solutions[0]


def without_last(name: str, number: int = 1) -> dm.Solution:
    return dm.Solution(tuple(solution(name))[:-number])


def test_three_levels_tell_more_and_more():
    found = dm.hint(dm.read("3:20331220030112201133"), level=1)
    texts = [found.at_level(level).text() for level in (1, 2, 3)]
    assert texts[0] == "Look around row 4, column 4."
    assert texts[1].startswith("Look for a cell")
    assert texts[2].startswith("However row 1, column 5 is covered, it is by tile 1-3.")
    assert str(found) == texts[0]
    assert found.technique is found.steps[0].technique


@pytest.mark.parametrize("name", ["dominosa-3", "dominosa-6", DEEP])
def test_following_hints_leads_to_the_end(name):
    puzzle, right = dm.read(name), set(solution(name))
    laid: set[dm.Placement] = set()
    for _ in range(len(right)):
        found = dm.hint(puzzle, dm.Solution(laid))
        assert not found.mistake
        new = set(found.steps[-1].lays)
        assert new
        assert new <= right - laid
        laid |= new
        if laid == right:
            break
    assert laid == right
    done = dm.hint(puzzle, dm.Solution(laid))
    assert done.done
    assert done.text() == "Everything is laid, and it is right."


def test_only_needed_steps_are_told():
    steps = []
    for step in walk(Knowledge.of_puzzle(dm.read(BASIC))):
        steps.append(step)
        if len(steps) > 12 and step.finding.lays:
            break
    short = needed_for_last(tuple(steps))
    assert len(short) < len(steps)
    assert short[-1].lays == steps[-1].lays
    # Each is a step from where the one before it ends.
    assert all(after.known is before.after for before, after in pairwise(short))


# --- Mistakes ---


def mistake(puzzle: dm.Puzzle, *placements: dm.Placement) -> str:
    found = dm.hint(puzzle, dm.Solution(placements))
    assert found.mistake
    assert found.at_level(1).text() == "Something that is laid already cannot be right."
    (placement,) = found.mistake.placements
    first, second = placement.pips
    assert f"{first}-{second} on" in found.at_level(2).text()
    return found.text()


SMALL = dm.read("3:20331220030112201133")  # 2 0 3 3 1 / 2 2 0 0 3 / 0 1 1 2 2 / 0 1 1 3 3


def put(a: tuple[int, int], b: tuple[int, int], x: int, y: int) -> dm.Placement:
    return dm.Placement((dm.Cell(*a), dm.Cell(*b)), (x, y))


def test_a_placement_that_the_steps_rule_out_is_a_mistake_with_its_reason():
    right = set(dm.solve(SMALL).solutions[0])
    wrong = [each for each in Knowledge.of_puzzle(SMALL).choices.placements if each not in right]
    for placement in wrong:
        text = mistake(SMALL, placement)
        assert text.startswith(f"{placement.pips[0]}-{placement.pips[1]} on ")
        assert "cannot be" in text


def test_mistakes_against_the_statement_need_no_step():
    twice = (put((0, 0), (1, 0), 2, 2), put((1, 1), (1, 2), 2, 2))
    assert mistake(SMALL, *twice).startswith("Tile 2-2 is laid 2 times, but there is 1.")
    assert mistake(SMALL, put((0, 0), (1, 1), 2, 2)) == (
        "No tile can lie on row 1, column 1 and row 2, column 2."
    )
    overlapping = (put((0, 0), (0, 1), 2, 0), put((0, 1), (1, 1), 0, 2))
    assert "laid 2 times" in mistake(SMALL, *overlapping)
    overlapping = (put((0, 0), (0, 1), 2, 0), put((0, 1), (0, 2), 0, 3))
    assert mistake(SMALL, *overlapping) == "Two tiles lie on row 1, column 2: 0-2 and 0-3."
    assert mistake(SMALL, put((0, 0), (0, 1), 3, 1)) == "Row 1, column 1 shows 2, not 3."


def test_several_solutions_leave_a_choice():
    puzzle = dm.Puzzle("row", dm.layout_of(dm.Row(4)), dm.double_set(1), every_tile=False)
    found = dm.hint(puzzle)
    assert found.choice
    assert found.text().startswith("From here on there is more than one solution")
    assert "One way is" not in found.at_level(1).text()


def test_what_fits_no_solution_is_a_mistake_where_all_are_known():
    layout = dm.layout_of(dm.Rectangle(2, 2))
    total = dm.Total(layout.groups["rows"][0], "=", (1,))
    tiles = dm.Supply([dm.Tile(0, 1), dm.Tile(0, 0)])
    puzzle = dm.Puzzle("block", layout, tiles, (total,))
    found = dm.hint(puzzle, dm.Solution([put((0, 0), (0, 1), 0, 0)]))
    assert found.mistake
    assert "cannot be" in found.text() or "no solution any more" in found.text()


RING = dm.read("ring-3-8")
LOST = "As the tiles lie now, there is no solution any more."


def test_tiles_that_a_lemma_proves_apart_are_told_with_the_proof():
    # Each number may stand at a corner; together they make more than the 2 that corners have.
    laid = (put((0, 0), (0, 1), 2, 0), put((5, 0), (5, 1), 2, 2))
    found = dm.hint(RING, dm.Solution(laid))
    assert found.mistake
    assert not found.mistake.placements
    assert found.at_level(2).text() == LOST
    first, *_, last = found.text().splitlines()
    assert first == LOST
    assert last == (
        "The four corners add up to 2. But these 4 numbers are at least 2, 0, 0 and 2, so "
        "together they make at least 4. Impossible."
    )


@pytest.mark.parametrize(
    ("relation", "value", "made"), [("=", 8, 9), ("<", 9, 9), ("=", 10, None), ("<", 11, None)]
)
def test_a_group_that_shows_too_many_already_is_told_at_once(relation, value, made):
    layout = dm.layout_of(dm.Row(6))
    whole = dm.Total(dm.Group("the row", layout.cells), relation, (value,))
    puzzle = dm.Puzzle("row", layout, dm.double_set(6), (whole,), every_tile=False)
    found = dm.hint(puzzle, dm.Solution([put((0, 0), (0, 1), 4, 5)]))
    if made is None:
        assert not found.mistake
    else:
        assert found.text().endswith(f", but what lies there makes {made} already.")


def test_of_other_tiles_the_fewest_are_named_that_cannot_lie_so_together():
    apart = (put((1, 0), (2, 0), 0, 1), put((5, 0), (5, 1), 2, 3))
    beside = put((0, 2), (0, 3), 1, 1)
    found = dm.hint(RING, dm.Solution((apart[0], beside, apart[1])))
    assert found.mistake
    assert found.mistake.placements == apart
    assert found.text() == (
        f"{LOST}\nThese tiles cannot lie so together: 0-1 on column 1, rows 2 and 3; "
        "2-3 on row 6, columns 1 and 2."
    )
    # A second method: all frames, by the counter. Without either of the two there are some.
    assert not frames_with(*apart)
    assert all(map(frames_with, apart))


def frames_with(*laid: dm.Placement) -> int:
    shown = tuple(
        pair for placement in laid for pair in zip(placement.cells, placement.pips, strict=True)
    )
    return dm.count(dm.Puzzle("ring", RING.layout, RING.supply, RING.constraints, given=shown))


def test_a_puzzle_without_a_solution():
    found = dm.hint(dm.read("6:" + "".join(str(number) * 8 for number in range(7))))
    assert found.steps[-1].contradiction
    assert found.at_level(1).text() == "From here on there is no solution."


def test_another_level_is_an_error():
    with pytest.raises(ValueError, match="a hint has the levels 1, 2 and 3, not 4"):
        dm.hint(SMALL, level=4)  # type: ignore[arg-type]


def test_a_full_layout_that_breaks_a_constraint_is_a_mistake():
    layout = dm.layout_of(dm.Row(8))
    left = dm.Total(dm.Group("the left half", layout.cells[:4]), ">", (2,))
    puzzle = dm.Puzzle("row", layout, dm.double_set(2), (left,), every_tile=False)
    wrong = dm.Solution(
        [
            put((0, 0), (0, 1), 0, 0),
            put((0, 2), (0, 3), 0, 1),
            put((0, 4), (0, 5), 1, 1),
            put((0, 6), (0, 7), 2, 2),
        ]
    )
    assert dm.check(puzzle, wrong)
    assert dm.hint(puzzle, wrong).mistake
    part = dm.Solution(tuple(wrong)[:2])
    assert dm.hint(puzzle, part).mistake
    right = dm.Solution([put((0, 0), (0, 1), 2, 2)])
    assert not dm.hint(puzzle, right).mistake


# --- Without a hint ---


@pytest.fixture(params=["search", "steps"])
def _ctrl_c(request, monkeypatch):
    """Strike Ctrl-C while solutions are looked for, or later, in a step."""
    module = sys.modules[dm.hint.__module__]
    if request.param == "search":

        def interrupted(puzzle, **_):
            return dm.Answer(puzzle, "undecided", stopped="interrupted")

        monkeypatch.setattr(module, "solve", interrupted)
    else:

        def strike(*_):
            raise KeyboardInterrupt

        monkeypatch.setattr(module, "walk", strike)


@pytest.mark.usefixtures("_ctrl_c")
def test_ctrl_c_is_no_answer(invoke):
    found = dm.hint(SMALL, level=1)
    assert (found.stopped, found.found) == ("interrupted", False)
    assert found.text() == "Interrupted before a hint was found."
    ran = invoke("hint", "3:20331220030112201133")
    assert (ran.code, ran.out) == (3, "Interrupted before a hint was found.\n")


def test_no_time_is_no_answer(invoke, monkeypatch):
    found = dm.hint(SMALL, time=1e-9)
    assert (found.stopped, found.text()) == ("time", "The time was up before a hint was found.")
    assert invoke("hint", "3:20331220030112201133", "--time", "1e-9").code == 3
    # Time that is up only while steps that are not needed are left out costs nothing else.
    module = sys.modules[dm.hint.__module__]

    def too_late(_):
        raise clock.TimeUpError

    monkeypatch.setattr(module, "needed_for_last", too_late)
    assert dm.hint(SMALL).steps[-1].lays
    with pytest.raises(ValueError, match="time must be more than 0"):
        dm.hint(SMALL, time=0)
