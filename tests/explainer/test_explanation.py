from itertools import count, pairwise

import pytest

import domino_math as dm
from domino_math.explainer import Knowledge, clock, explanation, find_conflict, walk
from domino_math.explainer.techniques import STEPS
from domino_math.explainer.techniques.suppose import Suppose
from domino_math.explainer.techniques.suppose_deeper import SupposeDeeper
from domino_math.explainer.words import verdict
from domino_math.solver.search import EXHAUSTED

from ..random_puzzles import random_puzzle


def test_one_solution_is_explained_to_its_end():
    explanation = dm.explain(dm.read("dominosa-6-deep"))
    assert (explanation.outcome, explanation.grade) == ("solved", "extreme")
    assert explanation[-1].after.solution() == explanation.solutions[0]
    assert list(explanation) == list(explanation.steps)
    assert explanation[:2] == explanation.steps[:2]


@pytest.mark.parametrize("puzzle", ["pips-house", "pips-arrow", "dominosa-9", "multiplication-45"])
def test_steps_that_are_not_needed_are_left_out_and_the_others_still_found(puzzle):
    steps = dm.explain(dm.read(puzzle)).steps
    for before, step in pairwise(steps):
        assert step.known is before.after
    for step in steps:
        found = [each for each in step.technique.find(step.known) if each.lays == step.finding.lays]
        wanted = step.finding.removes & step.known.possible
        assert any(not wanted & ~each.removes for each in found), step
    whole = list(walk(Knowledge.of_puzzle(dm.read(puzzle))))
    assert len(steps) <= len(whole)
    assert steps[-1].after.solution() == whole[-1].after.solution()


def test_lemmas_say_why_there_is_none():
    explanation = dm.explain(dm.read("frame-43"))
    assert explanation.outcome == "impossible"
    assert explanation.grade is None
    assert len(explanation) == 0
    assert explanation.reasons == dm.solve(dm.read("frame-43")).reasons


def test_steps_lead_to_a_contradiction_where_no_lemma_does():
    explanation = dm.explain(dm.read("6:" + "".join(str(number) * 8 for number in range(7))))
    assert explanation.outcome == "impossible"
    assert explanation[-1].contradiction


def test_two_solutions_are_shown_and_what_holds_in_both():
    puzzle = dm.read("dominosa-6-several")
    explanation = dm.explain(puzzle)
    assert explanation.outcome == "ambiguous"
    one, other = explanation.solutions
    assert one != other
    every = dm.solve(puzzle, limit=None).solutions
    assert len(every) == 8
    for step in explanation:
        for solution in every:
            assert set(step.lays) <= set(solution)
            assert not set(step.removes) & set(solution)


def test_no_time_is_undecided():
    explanation = dm.explain(dm.read("frame-44"), time=1e-6)
    assert (explanation.outcome, explanation.grade) == ("undecided", None)
    with pytest.raises(ValueError, match="time must be more than 0"):
        dm.explain(dm.read("dominosa-3"), time=0)
    assert "the time was up" in verdict(explanation).text("en")


def test_demands_that_contradict_each_other_where_no_step_leads_anywhere():
    puzzle = random_puzzle(331)
    told = dm.explain(puzzle)
    assert told.conflict == find_conflict(puzzle)
    assert told.conflict.minimal
    assert told.reasons == (EXHAUSTED, told.conflict.sentence)
    assert not told.steps


# Its walk ends only with suppositions.
LONG = dm.read("6da:20005155663021041335441541224410224016625433610566352336")


def test_steps_end_when_the_time_is_up(monkeypatch):
    whole = len(dm.explain(LONG))
    # A clock of our own, on which each look at it takes a second.
    seconds = count()
    monkeypatch.setattr(clock, "perf_counter", lambda: next(seconds))
    monkeypatch.setattr(explanation, "perf_counter", lambda: 0)
    stopped = dm.explain(LONG, time=100)
    assert 0 < len(stopped) < whole
    assert (stopped.outcome, stopped.grade, stopped.stopped) == ("solved", None, "time")
    assert "steps to it were not all found: the time was up" in verdict(stopped).text("en")
    assert next(seconds) < 105


@pytest.mark.parametrize("technique", [Suppose(), SupposeDeeper(STEPS)])
def test_a_long_step_looks_at_the_clock_too(technique, monkeypatch):
    seconds = count()
    monkeypatch.setattr(clock, "perf_counter", lambda: next(seconds))
    known = Knowledge.of_puzzle(LONG, clock.until(9.5))
    with pytest.raises(clock.TimeUpError):
        list(technique.find(known))
    assert next(seconds) == 11


def test_ctrl_c_keeps_the_steps_and_says_so(monkeypatch):
    found = []

    def find(_, known):
        found.append(known)
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(Suppose, "find", find)
    stopped = dm.explain(LONG)
    assert (stopped.outcome, stopped.stopped, len(found)) == ("solved", "interrupted", 1)
    assert "it was interrupted" in verdict(stopped).text("en")

    def interrupted(puzzle, **_):
        return dm.Answer(puzzle, "undecided", stopped="interrupted")

    monkeypatch.setattr(explanation, "solve", interrupted)
    assert verdict(dm.explain(LONG)).text("en") == "undecided: it was interrupted."
