import pytest

import domino_math as dm


def test_one_solution_is_explained_to_its_end():
    explanation = dm.explain(dm.read("dominosa-6-deep"))
    assert (explanation.outcome, explanation.grade) == ("solved", "extreme")
    assert explanation[-1].after.solution() == explanation.solutions[0]
    assert list(explanation) == list(explanation.steps)
    assert explanation[:2] == explanation.steps[:2]


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
