"""What verbs give: text on standard output, pictures in files."""

import errno
import json
import os
import select
import shutil
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from domino_math.draw.raster import MissingExtra
from domino_math.errors import InputError
from domino_math.words import printable

if TYPE_CHECKING:
    from domino_math.draw import Scene

STANDARD_OUTPUT = "-"

# For terminals that cannot show the signs we prefer.
_PLAIN = str.maketrans(
    {"−": "-", "×": "x", "≠": "!=", "…": "...", "·": "."} | dict(zip("↖↙↗↘", "\\//\\", strict=True))
)


def say(text: str = "") -> None:
    """Print to standard output, in plainer signs where it cannot show ours."""
    if not can_show(text):
        encoding = _encoding()
        text = text.translate(_PLAIN).encode(encoding, "replace").decode(encoding)
    print(text, flush=True)


def say_json(data: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> None:
    """Print one JSON object, or a list of them."""
    print(json.dumps(data))


def say_picture(scene: "Scene") -> None:
    """Print a scene as text."""
    say(picture_text(scene))


def picture_text(scene: "Scene") -> str:
    """Return a scene as text, in box-drawing characters if standard output has them."""
    from domino_math.draw import to_text

    return to_text(scene, ascii_only=not can_show("─│┌┼"))


def raise_if_nobody_reads() -> None:
    """Raise BrokenPipeError if standard output is a pipe whose reader has gone.

    A search that finds nothing for hours writes nothing, and would not be told otherwise. Systems
    without `poll` do not tell either.
    """
    if not hasattr(select, "poll"):
        return
    poll = select.poll()
    try:
        poll.register(sys.stdout.fileno(), 0)
    except (AttributeError, OSError):  # it is closed, or something in the place of a file
        return
    if any(event & (select.POLLERR | select.POLLHUP) for _, event in poll.poll(0)):
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


def _encoding() -> str:
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def can_show(text: str) -> bool:
    """Whether standard output has all these characters."""
    try:
        text.encode(_encoding())
    except UnicodeEncodeError:
        return False
    return True


class PictureFiles:
    """The picture files that a verb was asked for: checked at once, written at the end."""

    def __init__(self, svg: str | None, png: str | None, pdf: str | None, digits: bool) -> None:
        """Raise InputError or MissingExtra now for what could not be written later."""
        asked = {"svg": svg, "png": png, "pdf": pdf}
        self._files = {kind: Path(path) for kind, path in asked.items() if path}
        self._digits = digits
        seen = set()
        if (png or pdf) and find_spec("typst") is None:
            raise MissingExtra("PNG" if png else "PDF", library="typst", extra="png")
        for path in self._files.values():
            check_writable(path)
            if path.resolve() in seen:
                raise InputError(str(path), "is named for two pictures")
            seen.add(path.resolve())

    @property
    def paths(self) -> Collection[Path]:
        """The files."""
        return self._files.values()

    def write(self, scene: "Scene") -> None:
        """Draw the scene into every file; each is written whole or not at all."""
        if not self._files:
            return
        from domino_math.draw import to_pdf, to_png, to_svg

        svg = to_svg(scene, digits=self._digits)
        make: dict[str, Callable[[], bytes]] = {
            "svg": svg.encode,
            "png": lambda: to_png(svg),
            "pdf": lambda: to_pdf(svg),
        }
        for kind, path in self._files.items():
            write_whole(path, make[kind]())


_CIRCLE = "is a link that leads in a circle"


def check_writable(path: Path) -> None:
    """Raise InputError now for a file that could not be written later."""
    try:
        if path.is_dir():
            raise InputError(str(path), "is a folder, not a file to write to")
        if path.resolve().is_symlink():  # Python 3.13 resolves a circle to itself
            raise InputError(str(path), _CIRCLE)
        folder = path.resolve().parent
        if not folder.is_dir():
            raise InputError(str(path), "there is no such folder to write to")
        if not os.access(path if path.exists() else folder, os.W_OK):
            raise InputError(str(path), "may not be written to")
    except RuntimeError:  # Python before 3.13 does not resolve a circle
        raise InputError(str(path), _CIRCLE) from None
    except OSError as error:  # a name too long, for one
        raise InputError(str(path), why(error)) from None


def write_whole(path: Path, content: bytes, *, told: bool = True) -> None:
    """Write a file and say so: beside it first, then moved, so that none is left half written.

    Without `told` nothing is said.
    """
    named, path = path, path.resolve()  # a link stays, what it leads to is written
    beside = path.with_name(f".domino-math-{os.getpid()}.part")
    try:
        if path.exists() and not path.is_file():  # a device such as /dev/stdout
            path.write_bytes(content)
        else:
            try:
                with beside.open("xb") as file:
                    file.write(content)
                if path.exists():  # who may read it stays as it was
                    shutil.copymode(path, beside)
                beside.replace(path)
            finally:
                with suppress(OSError):
                    beside.unlink()
    except OSError as error:
        raise InputError(str(named), why(error)) from None
    if told:
        print(f"wrote {printable(str(named))}", file=sys.stderr)


def why(error: Exception) -> str:
    """Return what the system says went wrong."""
    return getattr(error, "strerror", None) or str(error)
