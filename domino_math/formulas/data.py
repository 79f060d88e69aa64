"""A derivation as what JSON can hold; its words are in one language."""

from typing import Any

from domino_math.draw import Scene
from domino_math.formulas.derivation import Derivation
from domino_math.formulas.equation import Equation
from domino_math.formulas.quantity import Number
from domino_math.formulas.step import Step
from domino_math.formulas.symbols import n
from domino_math.formulas.text import STYLE
from domino_math.formulas.way import Result, Way


def derivation_data(derivation: Derivation, lang: str | None) -> dict[str, Any]:
    """Return the topic, its ways with their steps, and its results with their tables."""
    topic = derivation.topic
    return {
        "topic": topic.name,
        "title": topic.title.text(lang, STYLE),
        "question": topic.question.text(lang, STYLE),
        "n": derivation.n,
        "ways": [_way(derivation, way, lang) for way in derivation.ways],
        "results": [_result(result, lang) for result in derivation.results],
    }


def _way(derivation: Derivation, way: Way, lang: str | None) -> dict[str, Any]:
    return {
        "name": way.name,
        "title": way.title.text(lang, STYLE),
        "steps": [
            {"number": number, **_step(derivation, step, lang)}
            for number, step in derivation.steps_of(way)
        ],
    }


def _step(derivation: Derivation, step: Step, lang: str | None) -> dict[str, Any]:
    scene = step.scene(lang)
    return {
        "sentence": step.text(lang),
        "reason": step.reason.label.text(lang),
        "equations": [_equation(derivation, equation) for equation in step.equations],
        "picture": scene_data(scene) if scene else None,
    }


def _equation(derivation: Derivation, equation: Equation) -> dict[str, Any]:
    example = None if derivation.n is None else equation.with_numbers({n: derivation.n})
    return {
        "text": equation.line(),
        "latex": equation.latex(),
        "relation": equation.relation,
        "for_n": example.line() if example else None,
    }


def _result(result: Result, lang: str | None) -> dict[str, Any]:
    return {
        "letter": result.quantity.letter,
        "meaning": result.quantity.meaning.text(lang, STYLE),
        "formula": str(result.formula),
        "latex": result.equation.latex(),
        "table": [
            {"n": row.n, "formula": _number(row.formula), "counted": _number(row.counted)}
            for row in result.table()
        ],
    }


def _number(number: Number) -> int | str:
    """A whole number as JSON has it, and a fraction as text, so that it stays exact."""
    return number if isinstance(number, int) else str(number)


def scene_data(scene: Scene) -> dict[str, Any]:
    """Return a picture as data: where its tiles, numbers, outlines, labels and marks are."""
    return {
        "title": scene.title,
        "description": scene.description,
        "cells": [{"cell": list(drawn.cell), "pips": drawn.pips} for drawn in scene.cells],
        "tiles": [
            {"cells": [list(cell) for cell in tile.cells], "pips": list(tile.pips)}
            for tile in scene.tiles
        ],
        "outlines": [
            {"cells": _sorted(outline.cells), "label": outline.label} for outline in scene.outlines
        ],
        "labels": [{"at": list(label.at), "text": label.text} for label in scene.labels],
        "marks": [{"cells": _sorted(mark.cells), "kind": mark.kind} for mark in scene.marks],
    }


def _sorted(cells: frozenset[tuple[int, int]]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]
