"""A file of JSON Lines, written as the search goes.

Pictures are written whole or not at all, since half a picture is worth nothing. Of a list every
line is worth having: it can be watched while it grows, it may not fit into memory, and what was
found before a search was stopped stays. So lines are written one by one, but each of them whole.
"""

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from domino_math.cli.output import check_writable, why
from domino_math.errors import InputError


class LinesFile:
    """A file for lines, empty when it is entered. Raises InputError where it cannot be written."""

    def __init__(self, name: str, others: Collection[Path]) -> None:
        """Make sure now that it can be written, and is none of the other files."""
        self._path = Path(name)
        check_writable(self._path)
        if self._path.resolve() in {other.resolve() for other in others}:
            raise InputError(name, "is named for a picture too")

    def __enter__(self) -> "LinesFile":
        try:
            # Without a buffer, a line is in the file once it is written.
            self._file = self._path.open("wb", buffering=0)
        except OSError as error:
            raise InputError(str(self._path), why(error)) from None
        self._whole = 0
        return self

    def write(self, line: str) -> None:
        """Add a line; if there is no room for all of it, none of it stays."""
        left = whole = f"{line}\n".encode()
        try:
            while left:
                left = left[self._file.write(left) :]
        except BrokenPipeError:  # it is a pipe, whose reader has had enough
            raise
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._whole)
            raise InputError(str(self._path), why(error)) from None
        self._whole += len(whole)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
