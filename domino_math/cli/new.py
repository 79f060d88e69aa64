"""The verb `new`."""

import secrets
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import click

from domino_math.cli.codes import DONE, UNDECIDED
from domino_math.cli.options import picture_options
from domino_math.cli.output import say, say_json, say_picture
from domino_math.cli.puzzle_files import Folder, PuzzlePictures
from domino_math.words import plural

if TYPE_CHECKING:
    from domino_math.cli.progress import SearchProgress
    from domino_math.generator import Generated

# Seeds that are chosen here make the shortest codes.
_SEEDS = 31**4


@click.command()
@click.argument("family", metavar="FAMILY")
@click.option(
    "--size",
    type=int,
    metavar="N",
    help="The order n of dominosa, the tiles of pips, the cells of a frame's side, the windows, "
    "the rows of magic.",
)
@click.option(
    "--grade",
    metavar="G",
    help="trivial, basic, hard, extreme or beyond: the hardest technique that is needed.",
)
@click.option(
    "--seed",
    type=int,
    metavar="S",
    help="The same number makes the same puzzle. Without it, a new one each time.",
)
@click.option(
    "--number", type=int, default=1, metavar="K", help="How many puzzles, all of them different."
)
@click.option("--solution", "with_solution", is_flag=True, help="Show the solution too.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
@click.option(
    "--out", metavar="FOLDER", help="Write each puzzle into a file of its own, CODE.json."
)
@picture_options
def new(
    family: str,
    size: int | None,
    grade: str | None,
    seed: int | None,
    number: int,
    with_solution: bool,
    as_json: bool,
    out: str | None,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
) -> int:
    """Make new puzzles of a FAMILY: dominosa, pips, frames, windows or magic.

    Each has exactly one solution, and can be explained to its end by techniques of its grade. Its
    code gives it back, here and on any other machine: every verb takes a code for a PUZZLE.

    With several puzzles, --svg and --png write numbered files, and --pdf pages to print. With
    --solution, the solutions come in files with -solution in their names, and on the last pages.
    """
    pictures = PuzzlePictures(svg, png, pdf, digits, number, with_solution)
    folder = Folder(out) if out else None
    seed = secrets.randbelow(_SEEDS) if seed is None else seed

    import domino_math as dm

    with _progress() as progress:
        made = dm.generate(
            family, size=size, grade=grade, seed=seed, number=number, progress=progress
        )
    if as_json:
        from domino_math.library import generated_data

        say_json([generated_data(each) for each in made])
    else:
        for place, each in enumerate(made):
            if place:
                say()
            _say(each, with_solution)
    if folder:
        folder.write(made)
    pictures.write(made)
    if len(made) < number:
        print(f"stopped by Ctrl-C: {plural(len(made), 'puzzle')} of {number:,}", file=sys.stderr)
        return UNDECIDED
    return DONE


def _progress() -> "AbstractContextManager[SearchProgress | None]":
    if not sys.stderr.isatty():
        return nullcontext()
    from domino_math.cli.progress import SearchProgress

    return SearchProgress(None)


def _say(made: "Generated", with_solution: bool) -> None:
    from domino_math.puzzle import constraints_in_words, tiles_in_words
    from domino_math.puzzle.scene import puzzle_scene

    say(f"{made.code}: {made.puzzle.title}")
    if made.id:
        say(f"Game ID: {made.id}")
    say()
    say_picture(puzzle_scene(made.puzzle))
    if made.puzzle.constraints:  # without, the picture and the family say all
        say()
        for sentence in (tiles_in_words(made.puzzle), *constraints_in_words(made.puzzle)):
            say(sentence.text("en"))
    if with_solution:
        say()
        say_picture(puzzle_scene(made.puzzle, made.solution))
