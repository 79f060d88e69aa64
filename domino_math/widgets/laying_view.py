"""What a table shows: its picture, cells and tiles with names for screen readers, and its lines."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

import domino_math as dm
from domino_math.draw import Label, Mark, MarkKind, Scene, extent, to_svg
from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.laying import Laying
from domino_math.widgets.sums import Line
from domino_math.widgets.words import shown


def laying_view(laying: Laying, lang: str) -> dict[str, Any]:
    """Return the view of a table in a language."""
    scene = table_scene(laying, lang)
    top, left, bottom, right = extent(scene)
    solved = laying.right is True
    return {
        "ask": shown(laying.ask, lang),
        "picture": to_svg(scene),
        "box": {"top": top, "left": left, "height": bottom - top, "width": right - left},
        "rows": _rows(laying, lang),
        "tray": [
            _tray_tile(laying, number, tile, lang) for number, tile in enumerate(laying.kinds)
        ],
        "pairs": laying.pairs,
        "barring": laying.barring,
        "held": _held(laying, lang),
        "turn": laying.held is not None or laying.last is not None,
        "left": _left(laying).text(lang),
        "lines": [_line(line, lang) for line in laying.lines(laying.puzzle, laying.now.laid)],
        "faults": [fault.said.text(lang) for fault in laying.faults],
        "hints": _hints(laying, lang),
        "hint": "" if laying.free or solved else _hint_button(laying).text(lang),
        "check": not laying.free and not solved,
        "undo": bool(laying.past),
        "redo": bool(laying.future),
        "clear": bool(len(laying.now.laid) or laying.now.barred),
        "clearing": laying.clearing,
        "kept": shown(laying.kept, lang),
    }


def table_scene(laying: Laying, lang: str) -> Scene:
    """Return the picture: what lies, what is wrong, and what is pointed out."""
    laid = laying.now.laid
    scene = dm.puzzle_scene(laying.puzzle, laid)
    wrong = frozenset(cell for fault in laying.faults for cell in fault.cells)
    because = set(_showing(laying)) | ({laying.first} if laying.first else set())
    therefore: frozenset[dm.Cell] = frozenset()
    if laying.advice and laying.level == len(laying.advice.levels):
        if laying.advice.next_tile:
            therefore = frozenset(laying.advice.next_tile.cells)
        wrong |= {cell for placement in laying.advice.wrong for cell in placement.cells}
    kinds: tuple[tuple[Iterable[dm.Cell], MarkKind], ...] = (
        (wrong, "wrong"),
        (because, "because"),
        (therefore, "therefore"),
    )
    marks = tuple(Mark(frozenset(cells), kind) for cells, kind in kinds if cells)
    described = Sentence(
        "{laid} of {tiles} {tiles:tile|tiles} on the table", laid=len(laid), tiles=_tiles(laying)
    )
    return replace(
        scene,
        title=shown(laying.ask, lang) or described.text(lang),
        description=described.text(lang),
        marks=marks,
        labels=(
            *scene.labels,
            *(Label(_between(*slot), "×") for slot in sorted(laying.now.barred)),
        ),
    )


def _between(one: dm.Cell, other: dm.Cell) -> tuple[float, float]:
    return (one.row + other.row + 1) / 2, (one.column + other.column + 1) / 2


def _tiles(laying: Laying) -> int:
    """How many tiles lie in the end."""
    return len(laying.puzzle.supply) if laying.free else len(laying.cells) // 2


def _left(laying: Laying) -> Sentence:
    left = _tiles(laying) - len(laying.now.laid)
    return Sentence("{left} {left:tile|tiles} left", left=left)


def _showing(laying: Laying) -> list[dm.Cell]:
    """The cells that show the number to be pointed out."""
    shown_on = {**laying.puzzle.given_at, **laying.now.laid.filling().pips}
    return [cell for cell, number in shown_on.items() if number == laying.lit]


# --- cells


def _rows(laying: Laying, lang: str) -> list[dict[str, Any]]:
    numbered = enumerate(laying.cells)
    return [
        {"row": row, "cells": [_cell(laying, number, cell, lang) for number, cell in cells]}
        for row, cells in groupby(numbered, key=lambda each: each[1].row)
    ]


def _cell(laying: Laying, number: int, cell: dm.Cell, lang: str) -> dict[str, Any]:
    landing = None if laying.now.at(cell) else laying.landing(cell)
    return {
        "number": number,
        "at": list(cell),
        "name": _cell_name(laying, cell).text(lang),
        "chosen": cell == laying.first,
        "lies": laying.now.at(cell) is not None,
        "landing": landing
        and {"cells": [list(at) for at in landing.cells], "pips": list(landing.pips)},
    }


def _cell_name(laying: Laying, cell: dm.Cell) -> Sentence:
    return Sentence(
        "row {row}, column {column}, {shown}",
        row=cell.row + 1,
        column=cell.column + 1,
        shown=_what_it_shows(laying, cell),
    )


def _what_it_shows(laying: Laying, cell: dm.Cell) -> Sentence:
    if lying := laying.now.at(cell):
        here, there = lying.pips if lying.cells[0] == cell else lying.pips[::-1]
        return Sentence("{here} of tile {tile}", here=here, tile=f"{here}-{there}")
    given = laying.puzzle.given_at.get(cell)
    if given is not None:
        return Sentence("number {given}", given=given)
    return Sentence("empty")


# --- tiles of the tray


def _tray_tile(laying: Laying, number: int, tile: Tile, lang: str) -> dict[str, Any]:
    left, held = laying.left(tile), tile == laying.held
    turned = held and laying.turn > 1
    return {
        "number": number,
        "halves": [tile.high, tile.low] if turned else [tile.low, tile.high],
        "lying": held and laying.turn % 2 == 0,
        "name": _tile_name(tile, left).text(lang),
        "held": held,
        "gone": left <= 0,
        "many": f"×{left}" if left > 1 else "",
        "lit": laying.lit in (tile.low, tile.high),
    }


def _tile_name(tile: Tile, left: int) -> Sentence:
    name = str(tile)
    if left <= 0:
        return Sentence("tile {tile}, on the table", tile=name)
    if left > 1:
        return Sentence("tile {tile}, {left} of them", tile=name, left=left)
    return Sentence("tile {tile}", tile=name)


def _held(laying: Laying, lang: str) -> str:
    if laying.held is None:
        return ""
    return Sentence("In your hand: {tile}", tile=str(laying.held)).text(lang)


# --- lines of text


def _line(line: Line, lang: str) -> dict[str, str]:
    return {"text": line.said.text(lang), "mark": line.mark}


def _hints(laying: Laying, lang: str) -> list[str]:
    if not laying.advice:
        return []
    told = dict.fromkeys(said for level in laying.advice.levels[: laying.level] for said in level)
    return [said.text(lang) for said in told]


def _hint_button(laying: Laying) -> Sentence:
    number = laying.level + 1
    hints = len(laying.advice.levels) if laying.advice else 3
    if number > hints:
        return Sentence("No more hints here")
    return Sentence("Hint {number} of {hints}", number=number, hints=hints)
