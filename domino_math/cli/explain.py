"""The verbs `explain` and `hint`."""

from collections.abc import Iterable
from textwrap import fill
from typing import TYPE_CHECKING

import click

from domino_math.cli.codes import DEFINITE_NO, DONE, UNDECIDED
from domino_math.cli.input import STANDARD_INPUT, puzzle_argument, read_puzzle, read_solution_for
from domino_math.cli.options import language_option, picture_options, time_option
from domino_math.cli.output import PictureFiles, say, say_json, say_picture
from domino_math.i18n import Sentence

if TYPE_CHECKING:
    from domino_math.explainer import Explanation

_WIDTH = 96


@click.command()
@puzzle_argument
@language_option
@time_option
@click.option(
    "--step", type=click.IntRange(min=1), metavar="K", help="Only step K, with a picture."
)
@click.option("--pictures", is_flag=True, help="Show a picture of each step.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@picture_options
def explain(
    puzzle: str,
    lang: str,
    time: float | None,
    step: int | None,
    pictures: bool,
    as_json: bool,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
) -> int:
    """Explain a puzzle: the way to its solution, step by step, each by the easiest technique.

    Or why it has no solution: by steps, or by demands that contradict each other, none of which
    can be spared; or, where it has several, what is certain and two that differ. Picture files
    show step K, or else the solution, or the cells of those demands.
    """
    files = PictureFiles(svg, png, pdf, digits)
    statement = read_puzzle(puzzle)

    from domino_math.explainer import conflict_scene, step_scene
    from domino_math.explainer import explain as explanation_of
    from domino_math.puzzle.scene import puzzle_scene

    explanation = explanation_of(statement, time=time)
    if step is not None and step > len(explanation):
        raise click.UsageError(f"--step {step}: there are {len(explanation)} steps")
    scene = puzzle_scene(statement, next(iter(explanation.solutions), None))
    if explanation.conflict:
        scene = conflict_scene(statement, explanation.conflict, lang)
    if step is not None:
        scene = step_scene(explanation[step - 1], lang)
    if as_json:
        from domino_math.library.explanations import explanation_data

        say_json(explanation_data(explanation, lang))
    elif step is not None:
        sentence = explanation[step - 1].sentence
        say(_numbered(step, sentence.text(lang)))
        _say_note_on_cells([sentence], lang)
        say()
        say_picture(scene)
    else:
        _say_explanation(explanation, lang, pictures)
    files.write(scene)
    if explanation.outcome == "solved":
        return UNDECIDED if explanation.stopped else DONE
    return UNDECIDED if explanation.outcome == "undecided" else DEFINITE_NO


def _say_explanation(explanation: "Explanation", lang: str, pictures: bool) -> None:
    from domino_math.explainer import conflict_scene, step_scene
    from domino_math.explainer.words import verdict
    from domino_math.puzzle.scene import puzzle_scene

    told = (*(step.sentence for step in explanation), *explanation.reasons)
    _say_note_on_cells(told, lang)
    for number, step in enumerate(explanation, 1):
        say(_numbered(number, step.sentence.text(lang)))
        if pictures:
            say()
            say_picture(step_scene(step, lang))
            say()
    for number, reason in enumerate(explanation.reasons, 1):
        say(_numbered(number, reason.text(lang)))
    if explanation.conflict:
        say()
        say_picture(conflict_scene(explanation.puzzle, explanation.conflict, lang))
    for solution in explanation.solutions:
        say()
        say_picture(puzzle_scene(explanation.puzzle, solution))
    if len(explanation) or explanation.solutions or explanation.reasons:
        say()
    say(f"{explanation.puzzle.name}: {verdict(explanation).text(lang)}")


def _say_note_on_cells(told: Iterable[Sentence], lang: str) -> None:
    from domino_math.wording.places import note_on_cells

    if note := note_on_cells(sentence.text(lang) for sentence in told):
        say(fill(note.text(lang), width=_WIDTH))


def _numbered(number: int, text: str) -> str:
    mark = f"{number}. "
    return fill(text, width=_WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark))


@click.command()
@puzzle_argument
@click.argument("so_far", metavar="[SO-FAR]", required=False)
@click.option(
    "--level",
    type=click.IntRange(1, 3),
    default=1,
    help="1 where to look (unless said), 2 how, 3 what follows and why.",
)
@language_option
@time_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@picture_options
def hint(
    puzzle: str,
    so_far: str | None,
    level: int,
    lang: str,
    time: float | None,
    as_json: bool,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
) -> int:
    """Give a hint for a puzzle that is begun, and say first what is wrong already.

    SO-FAR is what is laid, in any form that `check` reads a solution in; nothing if left out.
    """
    if puzzle == so_far == STANDARD_INPUT:
        raise click.UsageError("only one of PUZZLE and SO-FAR can come from standard input")
    files = PictureFiles(svg, png, pdf, digits)
    statement = read_puzzle(puzzle)
    brought = read_solution_for(statement, so_far) if so_far else None

    from domino_math.explainer import hint as hint_for
    from domino_math.explainer import step_scene
    from domino_math.puzzle.scene import puzzle_scene

    found = hint_for(statement, brought, level=level, time=time)  # type: ignore[arg-type]
    scene = puzzle_scene(statement, brought)
    if level == 3 and found.steps:
        scene = step_scene(found.steps[-1], lang)
    if as_json:
        from domino_math.library.explanations import hint_data

        say_json(hint_data(found, lang))
    else:
        for sentence in found.sentences:
            say(fill(sentence.text(lang), width=_WIDTH))
        _say_note_on_cells(found.sentences, lang)
        if level == 3 and found.steps:
            say()
            say_picture(scene)
    files.write(scene)
    if not found.found:
        return UNDECIDED
    ends = bool(found.steps) and found.steps[-1].contradiction
    return DEFINITE_NO if found.mistake or ends else DONE
