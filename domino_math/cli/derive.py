"""The verb `derive`."""

import click

from domino_math.cli.codes import DEFINITE_NO, DONE
from domino_math.cli.options import language_option, picture_options
from domino_math.cli.output import PictureFiles, can_show, say, say_json
from domino_math.errors import InputError
from domino_math.formulas.limits import LARGEST


def _numbers(
    _context: click.Context, _parameter: click.Parameter, texts: tuple[str, ...]
) -> dict[str, int]:
    """Read what was given as name=number."""
    numbers = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name in numbers:
            raise click.BadParameter(f"{name} is given twice")
        try:
            numbers[name] = int(number)
        except ValueError:
            raise click.BadParameter(
                f"{text[:40]!r} should be a name, = and a whole number, like first=1."
            ) from None
    return numbers


@click.command()
@click.argument("topic", metavar="TOPIC")
@click.option(
    "--n",
    type=click.IntRange(0, LARGEST),
    metavar="N",
    help=f"Show the set double-N, and put N in for n: 0 to {LARGEST}.",
)
@language_option
@click.option(
    "--given",
    multiple=True,
    callback=_numbers,
    metavar="NAME=NUMBER",
    help="A number that you know, for topics that answer for numbers; several times.",
)
@click.option("--way", metavar="NAME", help="Only this way.")
@click.option(
    "--step", type=click.IntRange(min=1), metavar="K", help="Only step K of the way, to project it."
)
@click.option("--latex", is_flag=True, help="Print LaTeX, which MathJax shows too.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@picture_options
def derive(
    topic: str,
    n: int | None,
    lang: str,
    given: dict[str, int],
    way: str | None,
    step: int | None,
    latex: bool,
    as_json: bool,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
) -> int:
    """Derive a formula about sets of tiles, step by step.

    TOPIC is a name from `domino-math list topics`. Every step has been made sure of: calculations
    by SymPy, and what is to be seen by counting real tiles for all sets up to double-18. Picture
    files show all pictures of the steps, one below the other.
    """
    if latex and as_json:
        raise click.UsageError("--latex and --json exclude each other")
    if step is not None and way is None:
        raise click.UsageError("--step needs --way")
    if given and n is not None:
        raise click.UsageError("--given and --n exclude each other")
    files = PictureFiles(svg, png, pdf, digits)

    from domino_math.formulas import derive as derive_topic

    derivation = derive_topic(topic, n, given=given)
    if way is not None:
        derivation = derivation.only(way, step)
    scene = derivation.scene(lang) if svg or png or pdf else None
    if (svg or png or pdf) and scene is None:
        raise InputError(topic, "there is no picture in what you chose")
    if as_json:
        say_json(derivation.data(lang))
    elif latex:
        say(derivation.latex(lang).rstrip())
    else:
        text = derivation.text(lang)
        say(text if can_show(text) else derivation.text(lang, unicode=False))
    if scene:
        files.write(scene)
    return DEFINITE_NO if derivation.impossible else DONE
