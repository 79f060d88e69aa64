"""Reading a solution that a person or a program brings: JSON, a picture, a family's format.

Only its form is judged here. Tiles that the puzzle does not have, or that lie where they cannot,
are read as they are: naming them is the business of `check`.
"""

from pathlib import Path

from domino_math.errors import InputError
from domino_math.families import solution_format_of
from domino_math.fields import Field, parsed_json, read_pair
from domino_math.fields.limits import HIGHEST_NUMBER, MOST_TILES
from domino_math.library.content import decoded, file_and_part, file_text, is_text, may_be_file
from domino_math.library.picture import read_picture
from domino_math.library.supply_field import read_tile
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Tile


def read_solution(source: str | Path, puzzle: Puzzle) -> Solution:
    """Read a solution of a puzzle from a file, or from a text.

    It holds what `solve --json` prints (of several solutions the first is read), one solution of
    that, a picture in text, or what a family knows: letters of Dominosa, or the solution in a
    daily Pips JSON, of which `day.json#hard` picks one level. A source with several lines, or in
    braces, is a text, and so are letters of Dominosa. Raises InputError, which says in one line
    what is wrong.
    """
    if isinstance(source, str):
        if is_text(source):
            return read_solution_text(source, "the solution's text", puzzle)
        if source and not may_be_file(Path(source)):
            if form := solution_format_of(source, puzzle):
                return form.read(source, form.name, puzzle)
            if found := file_and_part(source):
                return _solution_in(*found, puzzle)
    place = str(source) or "the solution"
    return read_solution_text(file_text(Path(source), place), place, puzzle)


def _solution_in(path: Path, part: str, puzzle: Puzzle) -> Solution:
    """Read one of several solutions in a file."""
    text = file_text(path, str(path))
    form = solution_format_of(text, puzzle)
    if form is None or form.pick is None:
        raise InputError(str(path), f"holds one solution: there is no #{part} in it")
    return form.pick(text, str(path), part)


def read_solution_text(text: str | bytes, place: str, puzzle: Puzzle) -> Solution:
    """Read a solution from the text of a file; `place` is its name in errors.

    >>> from domino_math.library.reading import read
    >>> pair = read('{"name": "pair", "tiles": "0-1", "layout": {"shape": "row", "columns": 2}}')
    >>> print(read_solution_text("0-1", "mine.txt", pair))
    ┌───────┐
    │ 0   1 │
    └───────┘
    """
    text = decoded(text, place)
    if form := solution_format_of(text, puzzle):
        return form.read(text, place, puzzle)
    if not text.lstrip().startswith(("{", "[")):
        return read_picture(text, place, puzzle)
    file = Field(parsed_json(text, place), place)
    if isinstance(file.value, dict) and "solutions" in file.value:
        solutions = file.member("solutions").items("solution")
        if not solutions:
            status = file.value.get("status")
            found = f"; its status is {status}" if status in ("impossible", "undecided") else ""
            file.fail(f"has no solution to read{found}")
        file = solutions[0]
    placements = file.member("placements").items("placement")
    if len(placements) > MOST_TILES:
        file.fail(f"has more than {MOST_TILES:,} placements")
    return Solution(map(_placement, placements))


def _placement(field: Field) -> Placement:
    fields = field.table(("tile", "cells"), ("pips",))
    tile = read_tile(fields["tile"])
    cells = read_pair(fields["cells"])
    if "pips" not in fields:
        if not tile.is_double:
            field.fail(f"pips is missing: which way round does {tile} lie?")
        return Placement(cells, (tile.low, tile.high))
    a, b = (
        each.integer(0, HIGHEST_NUMBER)
        for each in fields["pips"].two("two numbers, one for each cell")
    )
    if Tile(a, b) != tile:
        field.fail(f"pips are {a} and {b}, but the tile is {tile}")
    return Placement(cells, (a, b))
