"""Keeping a table in a file that belongs to the pupil, and taking it up again."""

from pathlib import Path
from typing import Any

import domino_math as dm
from domino_math.fields import parsed_json
from domino_math.widgets.position import Position
from domino_math.widgets.whole_files import write_json


def saved(puzzle: dm.Puzzle, position: Position) -> dict[str, Any]:
    """Return a table as plain values: a solution as `domino-math check` reads it, and the marks.

    >>> saved(dm.read("dominosa-3"), Position())
    {'puzzle': 'dominosa-3', 'placements': [], 'not_here': []}
    """
    return {
        "puzzle": puzzle.name,
        "placements": [
            {
                "tile": str(placement.tile),
                "cells": [list(cell) for cell in placement.cells],
                "pips": list(placement.pips),
            }
            for placement in position.laid
        ],
        "not_here": [[list(cell) for cell in slot] for slot in sorted(position.barred)],
    }


def save(path: Path, puzzle: dm.Puzzle, position: Position) -> None:
    """Write a table to a file; whatever happens, the file is whole. Raises OSError."""
    write_json(path, saved(puzzle, position))


def restored(path: Path, puzzle: dm.Puzzle) -> Position:
    """Read a table from a file; an empty one if there is no file yet.

    Raises InputError for a file that holds something else, or tiles that cannot lie so.
    """
    if not path.exists():
        return Position()
    try:
        data = parsed_json(path.read_text("utf-8"), str(path))
    except ValueError:  # no JSON, or no UTF-8
        data = None
    if not isinstance(data, dict):
        raise dm.InputError(str(path), "is no file that a table was kept in")
    laid = dm.read_solution(path, puzzle)
    if data.get("puzzle", puzzle.name) != puzzle.name:
        raise dm.InputError(str(path), f"holds {data['puzzle']}, not {puzzle.name}")
    slots = set(puzzle.layout.slots)
    position = Position()
    for placement in laid:
        if placement.cells not in slots or any(map(position.at, placement.cells)):
            raise dm.InputError(str(path), f"has {placement}, where it cannot lie")
        position = position.with_tile(placement)
    return Position(laid, frozenset(_slots_in(data.get("not_here")) & slots))


def _slots_in(value: Any) -> set[Any]:
    """The slots in what a file has; what is none is left out, since a mark is no work lost."""
    found = set()
    for pair in value if isinstance(value, list) else ():
        match pair:
            case [[int(), int()] as one, [int(), int()] as other]:
                found.add((dm.Cell(*one), dm.Cell(*other)))
    return found
