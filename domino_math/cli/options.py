"""Options that several verbs share."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import click

from domino_math.cli.input import refuse_to_overwrite
from domino_math.cli.output import STANDARD_OUTPUT
from domino_math.errors import InputError
from domino_math.i18n.languages import ENVIRONMENT_VARIABLE, language_here, languages

Command = Callable[..., Any]

# What verbs call the arguments that may be files to read, and the options that are files to write.
_READ = ("puzzle", "solution", "so_far")
_WRITTEN = ("svg", "png", "pdf", "jsonl")


def _finite(
    _context: click.Context, _parameter: click.Parameter, seconds: float | None
) -> float | None:
    if seconds is not None and not math.isfinite(seconds):
        raise click.BadParameter(f"{seconds} is not a number of seconds")
    return seconds


time_option: Callable[[Command], Command] = click.option(
    "--time",
    type=click.FloatRange(min=0, min_open=True),
    callback=_finite,
    metavar="SECONDS",
    help="Give up after so long.",
)


def as_option(what: str) -> Callable[[Command], Command]:
    """Return the option --as, which prints this in another format."""
    return click.option(
        "--as",
        "form",
        metavar="FORMAT",
        help=f"Print {what} in another format, and nothing else: see `list formats`.",
    )


@contextmanager
def writing_as(form: str) -> Iterator[None]:
    """Turn the ValueError of a format that cannot be written into bad input."""
    try:
        yield
    except ValueError as error:
        raise InputError(f"--as {form}", str(error)) from None


def picture_options(verb: Command) -> Command:
    """Add --svg, --png, --pdf and --digits to a verb, which must not overwrite what it reads."""

    @wraps(verb)
    def command(**given: Any) -> int:
        read, written = (
            [given[name] for name in names if given.get(name) is not None]
            for names in (_READ, _WRITTEN)
        )
        if named := [name for name in written if name != STANDARD_OUTPUT]:
            refuse_to_overwrite(read, named)
        code: int = verb(**given)
        return code

    for name, kind in (("pdf", "PDF"), ("png", "PNG"), ("svg", "SVG")):
        shown = f"Write the picture to FILE as {kind}."
        command = click.option(f"--{name}", metavar="FILE", help=shown)(command)
    shown = "Write numbers as digits on the tiles of these pictures."
    return click.option("--digits", is_flag=True, help=shown)(command)


language_option: Callable[[Command], Command] = click.option(
    "--lang",
    type=click.Choice(list(languages())),
    default=language_here,
    help="The language of sentences: "
    + ", ".join(f"{code} ({language.name})" for code, language in languages().items())
    + f". {ENVIRONMENT_VARIABLE} sets it for all commands.",
)
