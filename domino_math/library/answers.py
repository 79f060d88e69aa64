"""Answers as plain values for JSON, which other programs read: see the README of the project."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from domino_math.constraints import Violation
from domino_math.puzzle import Placement, Solution

if TYPE_CHECKING:
    from domino_math.solver.answer import Answer


def answer_data(answer: "Answer", lang: str = "en") -> dict[str, Any]:
    """Return what `solve --json` prints; the reasons are texts in a language."""
    return {
        "puzzle": answer.puzzle.name,
        "status": answer.status,
        "complete": answer.complete,
        "solutions": [solution_data(solution) for solution in answer.solutions],
        "reasons": [reason.text(lang) for reason in answer.reasons],
    }


def solution_data(solution: Solution) -> dict[str, Any]:
    """Return one solution: tiles written low-high, and `pips[i]` on `cells[i]`.

    >>> from domino_math.layout import Cell
    >>> from domino_math.puzzle import Placement
    >>> solution_data(Solution([Placement((Cell(0, 2), Cell(0, 3)), (6, 4))]))
    {'placements': [{'tile': '4-6', 'cells': [[0, 2], [0, 3]], 'pips': [6, 4]}]}
    """
    return {"placements": [placement_data(placement) for placement in solution]}


def placement_data(placement: Placement) -> dict[str, Any]:
    """Return one placement."""
    return {
        "tile": str(placement.tile),
        "cells": [list(cell) for cell in placement.cells],
        "pips": list(placement.pips),
    }


def violations_data(violations: Sequence[Violation], lang: str = "en") -> dict[str, Any]:
    """Return what `check --json` prints; the messages are texts in a language.

    >>> violations_data([])
    {'valid': True, 'violations': []}
    """
    found = [
        {
            "constraint": violation.constraint,
            "cells": [list(cell) for cell in violation.cells],
            "message": violation.said.text(lang),
        }
        for violation in violations
    ]
    return {"valid": not found, "violations": found}
