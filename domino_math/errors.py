"""Errors that are the user's to mend."""


class InputError(ValueError):
    """Something brought from outside cannot be read; `place` says where, the text says what.

    >>> str(InputError("frame.toml", "constraint 2: cell (0, 99) is outside the layout"))
    'frame.toml: constraint 2: cell (0, 99) is outside the layout'
    """

    def __init__(self, place: str, what: str) -> None:
        """Keep both to one line, however odd the input."""
        self.place = " ".join(place.split())
        self.what = " ".join(what.split())
        super().__init__(f"{self.place}: {self.what}")
