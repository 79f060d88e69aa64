"""The verb `solve`."""

import sys
from contextlib import AbstractContextManager, nullcontext
from textwrap import fill
from typing import TYPE_CHECKING

import click

from domino_math.cli.codes import DEFINITE_NO, DONE, UNDECIDED
from domino_math.cli.input import puzzle_argument, read_puzzle
from domino_math.cli.options import as_option, picture_options, time_option, writing_as
from domino_math.cli.output import PictureFiles, say, say_answer_json, say_picture
from domino_math.words import plural

if TYPE_CHECKING:
    from collections.abc import Callable

    from domino_math.cli.progress import SearchProgress
    from domino_math.puzzle import Puzzle, Solution
    from domino_math.solver import Answer


@click.command()
@puzzle_argument
@click.option("--all", "all_", is_flag=True, help="Find all solutions.")
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Find up to N solutions.")
@click.option("--unique", is_flag=True, help="Is there exactly one? Shows two if there are more.")
@click.option(
    "--up-to-symmetry", is_flag=True, help="Count mirror images and other turns of one as one."
)
@time_option
@click.option(
    "--seed",
    type=click.IntRange(0, 2**31 - 1),
    default=0,
    help="Which to find first: the same number finds the same.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@as_option("the solutions")
@picture_options
def solve(
    puzzle: str,
    all_: bool,
    limit: int | None,
    unique: bool,
    up_to_symmetry: bool,
    time: float | None,
    seed: int,
    as_json: bool,
    form: str | None,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
) -> int:
    """Find solutions of a puzzle, or why there are none.

    Everything found has passed an independent check. Pictures show the first solution.
    """
    if sum((all_, unique, limit is not None)) > 1:
        raise click.UsageError("--all, --limit and --unique exclude each other")
    if as_json and form is not None:
        raise click.UsageError("--json and --as exclude each other")
    files = PictureFiles(svg, png, pdf, digits)
    statement = read_puzzle(puzzle, draw_wrong=not as_json and form is None)
    written = None if form is None else _writer(statement, form)

    import domino_math as dm
    from domino_math.puzzle.scene import puzzle_scene

    with _progress(time) as progress:
        answer = dm.solve(
            statement,
            limit=None if all_ else 2 if unique else limit or 1,
            time=time,
            up_to_symmetry=up_to_symmetry,
            seed=seed,
            progress=progress,
        )
    if as_json:
        say_answer_json(answer)
    elif written:
        _say_solutions(answer, unique, written)
    else:
        _say_answer(answer, unique)
    first = answer.solutions[0] if answer.solutions else None
    files.write(puzzle_scene(statement, first))
    return _exit_code(answer, unique)


def _writer(puzzle: "Puzzle", form: str) -> "Callable[[Solution], str]":
    from domino_math.library import solution_writer

    with writing_as(form):
        return solution_writer(puzzle, form)


def _progress(time: float | None) -> "AbstractContextManager[SearchProgress | None]":
    if not sys.stderr.isatty():
        return nullcontext()
    from domino_math.cli.progress import SearchProgress

    return SearchProgress(time)


def _say_answer(answer: "Answer", unique: bool) -> None:
    from domino_math.puzzle.scene import puzzle_scene

    for number, solution in enumerate(answer.solutions, 1):
        if len(answer.solutions) > 1:
            say(f"Solution {number}:")
        say_picture(puzzle_scene(answer.puzzle, solution))
        say()
    if not answer.solutions:
        say_picture(puzzle_scene(answer.puzzle))
        say()
    say(_verdict_and_reasons(answer, unique))


def _say_solutions(answer: "Answer", unique: bool, written: "Callable[[Solution], str]") -> None:
    """Print solutions for a program to read; what is said about them goes to standard error."""
    for solution in answer.solutions:
        say(written(solution))
    print(_verdict_and_reasons(answer, unique), file=sys.stderr)


def _verdict_and_reasons(answer: "Answer", unique: bool) -> str:
    lines = [f"{answer.puzzle.name}: {_verdict(answer, unique)} ({answer.seconds:.2f} s)"]
    for number, reason in enumerate(answer.reasons, 1):
        mark = f"{number}. " if len(answer.reasons) > 1 else "   "
        lines.append(fill(reason, width=96, initial_indent=mark, subsequent_indent="   "))
    return "\n".join(lines)


def _verdict(answer: "Answer", unique: bool) -> str:
    found = len(answer.solutions)
    up_to = ", up to symmetry" if answer.up_to_symmetry else ""
    ended = {
        "time": "the time was up before everything was searched",
        "interrupted": "stopped by Ctrl-C",
        "limit": "there may be more",
        "size": "too many possibilities for the solver",
        "": "",
    }[answer.stopped]
    if answer.status == "impossible":
        return "impossible."
    if answer.status == "undecided":
        return f"undecided: {ended}."
    passed = "the independent check passed."
    if unique and answer.unique is False:
        return f"not unique: these 2 solutions differ{up_to}; {passed}"
    if answer.complete:
        only = "exactly 1 solution" if found == 1 else f"{found:,} solutions, which are all"
        return f"solved: {only}{up_to}; {passed}"
    if found == 1 and answer.stopped == "limit":
        return f"solved; {passed}"
    return f"solved: {plural(found, 'solution')}{up_to}, {ended}; {passed}"


def _exit_code(answer: "Answer", unique: bool) -> int:
    if answer.status == "undecided":
        return UNDECIDED
    if answer.status == "impossible":
        return DEFINITE_NO
    if unique:
        return {True: DONE, False: DEFINITE_NO, None: UNDECIDED}[answer.unique]
    return DONE
