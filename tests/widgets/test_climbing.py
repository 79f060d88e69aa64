import pytest

import domino_math as dm
from domino_math import widgets
from domino_math.widgets.climbing import MOST, Climbing


def told(climbing, *messages):
    for message in messages:
        climbing = climbing.told(message)
    return climbing


NEXT, BACK = {"do": "step", "by": 1}, {"do": "step", "by": -1}


@pytest.mark.parametrize("n", range(0, MOST + 1, 3))
def test_the_set_lies_there_once_or_twice(n):
    alone = Climbing(n)
    assert len(alone.picture("en").tiles) == len(dm.double_set(n))
    assert len(told(alone, {"do": "copy"}).picture("en").tiles) == 2 * len(dm.double_set(n))


def test_the_set_can_be_made_larger_and_smaller_within_its_limits():
    climbing = Climbing(1, most=2)
    assert told(climbing, {"do": "by", "by": 1}).n == 2
    beyond = told(climbing, *[{"do": "by", "by": 1}] * 3)
    assert beyond.n == 2
    assert beyond.said.text("en") == "Here are the sets from double-0 to double-2."
    assert told(climbing, {"do": "n", "value": "0"}).view("en")["smallest"]
    letters = told(climbing, {"do": "n", "value": "six"})
    assert (letters.n, letters.said.text("en")[:5]) == (1, "“six”")


def test_steps_are_shown_one_at_a_time_and_lay_the_copy():
    climbing = Climbing(6)
    seen = [(climbing.shown, climbing.copy)]
    for _ in range(6):
        climbing = climbing.told(NEXT)
        seen.append((climbing.shown, climbing.copy))
    assert seen == [(0, False), (1, False), (2, True), (3, True), (4, True), (5, True), (5, True)]
    assert climbing.view("en")["last"]
    back = told(climbing, *[BACK] * 4)
    assert (back.shown, back.copy) == (1, False)


def test_steps_and_numbers_come_from_the_derivation():
    view = told(Climbing(7), *[NEXT] * 5).view("ru")
    assert len(view["steps"]) == 5
    assert view["steps"][-1]["now"]
    assert view["steps"][-1]["text"] == "Один набор — половина прямоугольника."
    assert view["steps"][-1]["equations"] == [
        "S = (n + 1)·(n + 2)/2",
        f"S = 8·9/2 = {len(dm.double_set(7))}",
    ]
    assert view["place"] == "Шаг 5 из 5"


def test_without_a_proof_the_set_only_grows_and_shrinks():
    plain = widgets.staircase(2, proof=False).model
    assert told(plain, NEXT, {"do": "copy"}) == plain
    assert not plain.view("en")["proof"]
    assert told(plain, {"do": "by", "by": 1}).n == 3


@pytest.mark.parametrize("n", [-1, 5, 13])
def test_a_size_that_cannot_be_shown_is_refused(n):
    with pytest.raises(ValueError, match="n is from 0 to most"):
        widgets.staircase(n, most=4 if n == 5 else MOST)


@pytest.mark.parametrize("message", [{}, {"do": "by"}, {"do": "by", "by": "1"}, {"do": "step"}])
def test_a_message_that_means_nothing_changes_nothing(message):
    assert Climbing(3).told(message) == Climbing(3)
