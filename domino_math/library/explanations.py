"""Explanations and hints as plain values for JSON."""

from typing import Any

from domino_math.explainer import Conflict, Explanation, Hint, Step
from domino_math.library.answers import placement_data, solution_data


def explanation_data(explanation: Explanation, lang: str | None = None) -> dict[str, Any]:
    """Return what `explain --json` prints."""
    return {
        "puzzle": explanation.puzzle.name,
        "outcome": explanation.outcome,
        "stopped": explanation.stopped,
        "grade": explanation.grade,
        "steps": [step_data(step, lang) for step in explanation],
        "conflict": _conflict_data(explanation.conflict, lang),
        "reasons": [reason.text(lang) for reason in explanation.reasons],
        "solutions": [solution_data(solution) for solution in explanation.solutions],
    }


def _conflict_data(conflict: Conflict | None, lang: str | None) -> dict[str, Any] | None:
    if conflict is None:
        return None
    return {
        "demands": [claim.text(lang) for claim in conflict.claims],
        "cells": [list(cell) for cell in conflict.cells],
        "minimal": conflict.minimal,
    }


def step_data(step: Step, lang: str | None = None) -> dict[str, Any]:
    """Return a step: the technique, what it says, what it concludes and what it rests on."""
    return {
        "technique": step.technique.name,
        "grade": step.technique.grade,
        "text": step.sentence.text(lang),
        "lays": [placement_data(each) for each in step.lays],
        "rules_out": [placement_data(each) for each in step.removes],
        "because": {
            "cells": [list(cell) for cell in step.cells],
            "tiles": [str(tile) for tile in step.tiles],
        },
    }


def hint_data(hint: Hint, lang: str | None = None) -> dict[str, Any]:
    """Return what `hint --json` prints: no more than its level tells."""
    data: dict[str, Any] = {
        "puzzle": hint.puzzle.name,
        "level": hint.level,
        "mistake": hint.mistake is not None,
        "done": hint.done,
        "stopped": hint.stopped,
        "text": [sentence.text(lang) for sentence in hint.sentences],
    }
    if hint.level >= 2 and hint.technique:
        data["technique"] = hint.technique.name
    if hint.level == 3:
        data["steps"] = [step_data(step, lang) for step in hint.steps]
    return data
