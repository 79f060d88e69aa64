"""The verb `solve`."""

import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

import click

from domino_math.cli.found import AsJson, AsLines, AsText, AsWritten, Output
from domino_math.cli.input import puzzle_argument, read_puzzle
from domino_math.cli.lines import LinesFile
from domino_math.cli.options import (
    as_option,
    language_option,
    picture_options,
    time_option,
    writing_as,
)
from domino_math.cli.output import STANDARD_OUTPUT, PictureFiles, raise_if_nobody_reads
from domino_math.cli.progress import SearchProgress
from domino_math.cli.verdict import exit_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from domino_math.puzzle import Puzzle, Solution

# For those who asked for nothing in particular, and may take one solution for the only one.
_OTHERS = "There may be others: --unique tells, --all finds all, and the verb count counts them."


@click.command()
@puzzle_argument
@click.option("--all", "all_", is_flag=True, help="Find all solutions.")
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Find up to N solutions.")
@click.option("--unique", is_flag=True, help="Is there exactly one? Shows two if there are more.")
@click.option(
    "--up-to-symmetry", is_flag=True, help="Count mirror images and other turns of one as one."
)
@language_option
@time_option
@click.option(
    "--seed",
    type=click.IntRange(0, 2**31 - 1),
    default=0,
    help="Which to find first: the same number finds the same.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@as_option("the solutions")
@click.option(
    "--jsonl",
    metavar="FILE",
    help="Write a line of JSON for each solution to FILE as it is found; - is standard output.",
)
@picture_options
def solve(
    puzzle: str,
    all_: bool,
    limit: int | None,
    unique: bool,
    up_to_symmetry: bool,
    lang: str,
    time: float | None,
    seed: int,
    as_json: bool,
    form: str | None,
    jsonl: str | None,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
) -> int:
    """Find solutions of a puzzle, or why there are none.

    Everything found has passed an independent check, and is printed as it is found. Pictures show
    the first solution.
    """
    if sum((all_, unique, limit is not None)) > 1:
        raise click.UsageError("--all, --limit and --unique exclude each other")
    if as_json and form is not None:
        raise click.UsageError("--json and --as exclude each other")
    if jsonl == STANDARD_OUTPUT and (as_json or form is not None):
        other = "--json" if as_json else "--as"
        raise click.UsageError(f"only one of {other} and --jsonl can go to standard output")
    pictures = PictureFiles(svg, png, pdf, digits)
    file = LinesFile(jsonl, pictures.paths) if jsonl and jsonl != STANDARD_OUTPUT else None
    statement = read_puzzle(puzzle, draw_wrong=not as_json and form is None)
    written = None if form is None else _writer(statement, form)

    import domino_math as dm
    from domino_math.puzzle.scene import puzzle_scene

    most = None if all_ else 2 if unique else limit or 1
    outputs: list[Output] = [AsLines(file, lang, unique=unique)] if jsonl else []
    if as_json:
        outputs.append(AsJson(statement, lang))
    elif written:
        outputs.append(AsWritten(written, lang, unique=unique))
    elif jsonl != STANDARD_OUTPUT:
        outputs.append(AsText(statement, lang, numbered=most != 1, unique=unique))

    with file or nullcontext(), SearchProgress(time) as progress:

        def found(solution: "Solution") -> None:
            with progress.aside():
                for output in outputs:
                    output.solution(solution)

        def heartbeat(number: int, seconds: float) -> None:
            raise_if_nobody_reads()
            progress(number, seconds)

        answer = dm.solve(
            statement,
            limit=most,
            time=time,
            up_to_symmetry=up_to_symmetry,
            seed=seed,
            progress=heartbeat,
            found=found,
        )
    for output in outputs:
        output.end(answer)
    first = answer.solutions[0] if answer.solutions else None
    pictures.write(puzzle_scene(statement, first))
    in_words = not as_json and form is None and jsonl != STANDARD_OUTPUT
    if in_words and most == 1 and limit is None and answer.stopped == "limit":
        print(_OTHERS, file=sys.stderr)
    return exit_code(answer, unique)


def _writer(puzzle: "Puzzle", form: str) -> "Callable[[Solution], str]":
    from domino_math.library import solution_writer

    with writing_as(form):
        return solution_writer(puzzle, form)
