"""The verb `lesson`."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

import click

from domino_math.cli.codes import DONE
from domino_math.cli.lesson_files import copy_of, find_lesson
from domino_math.cli.listing import list_
from domino_math.cli.options import language_option
from domino_math.cli.output import say
from domino_math.cli.serving import app_command, free_port, lab_command, served
from domino_math.draw import MissingExtra
from domino_math.errors import InputError
from domino_math.words import printable

_FOLDER = "domino-lessons"
_RUN = "The questions appear by themselves. If they do not, choose Run, Run All Cells."


@click.command()
@click.argument("name", metavar="[NAME]", required=False)
@language_option
@click.option("--app", is_flag=True, help="A page without code, by Voilà, instead of JupyterLab.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(_FOLDER),
    metavar="DIR",
    help=f"Where your copies of lessons are: {_FOLDER}, if nothing else is said.",
)
@click.option("--new", "fresh", is_flag=True, help="Make a new copy, and leave the old one.")
@click.option("--no-browser", is_flag=True, help="Print the address, and open nothing.")
@click.pass_context
def lesson(
    context: click.Context,
    name: str | None,
    lang: str,
    app: bool,
    folder: Path,
    fresh: bool,
    no_browser: bool,
) -> int:
    """Open a copy of a lesson in JupyterLab, until Ctrl-C.

    NAME is a name or a number from `domino-math list lessons`; without one they are listed. The
    copy is yours to change: it is never written over, and opened again the next time. Only this
    computer can reach the address, and nothing is fetched from the internet.
    """
    if name is None:
        return int(context.invoke(list_, what="lessons", lang=lang))
    chosen = find_lesson(name, lang)
    _require("voila" if app else "jupyterlab")
    path, made = copy_of(chosen, folder.resolve(), fresh=fresh)
    print(printable(f"{'copied to' if made else 'your copy from before:'} {path}"), file=sys.stderr)
    port = free_port()
    command, page = app_command(path, port, lang) if app else lab_command(path, port)
    with _ending_as_ctrl_c():
        try:
            with served(command, page, port) as (address, server):
                say(address)
                if not app:
                    print(_RUN, file=sys.stderr)
                print("Ctrl-C stops it.", file=sys.stderr)
                if not no_browser:
                    import webbrowser  # only this verb needs it

                    webbrowser.open(address)
                _wait(server)
        except KeyboardInterrupt:
            print("stopped", file=sys.stderr)
    return DONE


def _require(server: str) -> None:
    """Raise for a server that is not installed."""
    if find_spec(server) is not None:
        return
    if server == "voila":
        raise MissingExtra("--app", library="Voilà", extra="app")
    raise InputError("lesson", "needs JupyterLab: pip install jupyterlab")


def _wait(server: "subprocess.Popen[bytes]") -> None:
    """Wait until the server ends, which someone may do from inside its page as well."""
    while True:
        try:
            server.wait(timeout=1)  # Windows hears of Ctrl-C only in between
            return
        except subprocess.TimeoutExpired:
            continue


@contextmanager
def _ending_as_ctrl_c() -> Iterator[None]:
    """Stop the server too when the system ends this program, or its terminal is closed."""

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
