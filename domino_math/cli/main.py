"""The command `domino-math`: its verbs, exit codes and one-line errors.

Exit codes: 0 solved, valid, done; 1 a definite no; 2 wrong usage or bad input; 3 undecided.
"""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

import click

from domino_math import __version__
from domino_math.cli.check import check
from domino_math.cli.codes import BAD_INPUT, UNDECIDED
from domino_math.cli.count import count
from domino_math.cli.derive import derive
from domino_math.cli.explain import explain, hint
from domino_math.cli.lesson import lesson
from domino_math.cli.listing import list_
from domino_math.cli.new import new
from domino_math.cli.play import play
from domino_math.cli.show import show
from domino_math.cli.simulate import simulate
from domino_math.cli.solve import solve
from domino_math.draw import MissingExtra
from domino_math.errors import InputError


class Verbs(click.Group):
    """The verbs, which refuse empty texts: a script may come by one and mean nothing by it."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the verb, and look through what it is given."""
        name, verb, given = super().resolve_command(ctx, args)
        if verb is not None:
            inside = click.Context(verb, parent=ctx, info_name=name)
            values, _, _ = verb.make_parser(inside).parse_args(list(given))
            for parameter in verb.get_params(inside):
                if values.get(parameter.name) == "":
                    raise click.BadParameter("it is empty", inside, parameter)
        return name, verb, given


@click.group(
    cls=Verbs,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="domino-math")
def main() -> None:
    """Solve, count, check and show full-set domino puzzles, and derive formulas about the sets.

    PUZZLE is a name from `domino-math list`, a file (TOML, JSON, or a format of a family), a
    Dominosa game ID, the code of a generated puzzle, or - for standard input. Before sums that
    begin with a minus, put -- and a space: solve -- "-# + ## = ##".

    \b
    Exit codes: 0 solved, valid, done
                1 a definite no: impossible, invalid, or not unique where --unique asks
                2 wrong usage or bad input
                3 undecided within the time
    """  # noqa: D301 - \b tells click to keep the lines that follow


VERBS = (
    list_,
    show,
    solve,
    count,
    check,
    hint,
    explain,
    new,
    derive,
    play,
    simulate,
    lesson,
)
for command in VERBS:
    main.add_command(command)


def run(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and exit; what the user got wrong is told in one line."""
    try:
        # Verbs return their exit code; --help and --version return 0 or None.
        code = main.main(arguments, prog_name="domino-math", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.ClickException as error:
        _fail(_told(error))
    except (InputError, MissingExtra) as error:
        _fail(str(error))
    except (KeyboardInterrupt, click.Abort):
        _fail("domino-math: interrupted", code=UNDECIDED)
    except SystemExit as left:
        # click leaves with 1 when the reader of a pipe has gone; for us 1 is a definite no.
        sys.exit(0 if left.code == 1 else left.code)
    except OSError as error:  # files have their own errors: this is the output itself
        # Python must not try again to write at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            sys.exit(0)
        _fail(f"standard output: {error.strerror}")
    if sys.stdout is None:
        _fail("standard output: is closed")
    sys.exit(code or 0)


def _told(error: click.ClickException) -> str:
    """What click found wrong, in one line of whole sentences."""
    context = getattr(error, "ctx", None)
    verb = context.command_path if context else "domino-math"
    what = " ".join(error.format_message().split())
    what += "" if what.endswith((".", "?")) else "."
    if isinstance(error, click.NoSuchOption) and re.match(r"-[#\d\s]", error.option_name):
        what += " Before sums that begin with a minus, put -- and a space."
    return f"{verb}: {what} See {verb} --help."


def _fail(line: str, code: int = BAD_INPUT) -> NoReturn:
    with suppress(OSError):  # nobody may be listening, but the exit code still counts
        print(line, file=sys.stderr)
    sys.exit(code)
