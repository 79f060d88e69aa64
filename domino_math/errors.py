"""Errors that are the user's to mend, and a check that several layers make."""

from domino_math.words import printable


class InputError(ValueError):
    r"""Something brought from outside cannot be read; `place` says where, the text says what.

    >>> str(InputError("frame.toml", "constraint 2: cell (0, 99) is outside the layout"))
    'frame.toml: constraint 2: cell (0, 99) is outside the layout'
    >>> print(InputError("red\x1b[31m.toml", "is empty"))
    red\x1b[31m.toml: is empty
    """

    def __init__(self, place: str, what: str) -> None:
        """Keep both to one line that no terminal obeys, however odd the input."""
        self.place = printable(" ".join(place.split()))
        self.what = printable(" ".join(what.split()))
        super().__init__(f"{self.place}: {self.what}")


def check_time(time: float | None) -> None:
    """Raise ValueError for a limit in seconds that is not positive; None is no limit."""
    if time is not None and not time > 0:
        raise ValueError(f"time must be more than 0 seconds, not {time}")
