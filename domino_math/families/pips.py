"""The family of pips, or regions: tiles are given, and regions of cells demand something each."""

from dataclasses import replace

from domino_math.families import letter_text, pips_json
from domino_math.families.family import Family, Format, SolutionFormat
from domino_math.families.regions import KINDS, Kind, Region, regions_of, state
from domino_math.puzzle import Puzzle

__all__ = ["FAMILY", "KINDS", "Kind", "Region", "examples", "regions_of", "state"]

_TEXT = (
    "A layout of cells is divided into regions, and the tiles to lay are known. Lay all of them so "
    "that they cover every cell and each region gets what it demands: a total, less or more than a "
    "number, one number throughout, or no number twice. Cells may also be free. A tile may lie "
    "across two regions."
)

_HOLE = """\
AAB
C.B
CDD
A 7
B =
C <4
D >9
14 15 16 46
"""
_APART = """\
AAB...
C.B.DD
CCC.D-
A =
B 6
C <>
D >11
24 33 05 16 55 46
"""


def examples() -> tuple[Puzzle, ...]:
    """Return small puzzles: a ring of eight cells, and a layout in two separate parts."""
    return (
        replace(letter_text.read(_HOLE, "pips-with-a-hole"), name="pips-with-a-hole"),
        replace(letter_text.read(_APART, "pips-in-two-parts"), name="pips-in-two-parts"),
    )


FAMILY = Family(
    name="pips",
    title="Regions with demands",
    text=_TEXT,
    state=state,
    examples=examples,
    formats=(
        Format(
            key="pips",
            name="daily Pips JSON",
            recognises=pips_json.recognises,
            read=pips_json.read,
            write=pips_json.write,
            pick=pips_json.read_level,
            notes=pips_json.notes,
        ),
        Format(
            "letters",
            "letter text of regions",
            letter_text.recognises,
            letter_text.read,
            letter_text.write,
            sample="AB\nAC\nA =\nB 3\nC >3\n13 14",
        ),
    ),
    solution_formats=(
        SolutionFormat(
            key="pips",
            name="daily Pips JSON with its solution",
            recognises=lambda text, _: pips_json.recognises(text),
            read=pips_json.read_solution,
            write=lambda solution, puzzle: pips_json.write(puzzle, solution),
            require=regions_of,
            pick=pips_json.read_level_solution,
        ),
    ),
)
