"""One domino tile: two halves, each with a number of pips, in no particular order."""

import re
from dataclasses import dataclass

# The Unicode block holds the double-six set only: 49 lying tiles, then 49 standing ones, each
# ordered by its left (upper) half and then its right (lower) half. The code charts show both 3-5
# and 5-3; as tiles they are the same.
_LYING, _STANDING, _GLYPH_NUMBERS = 0x1F031, 0x1F063, 7
_GLYPHS = range(_LYING, _LYING + 49), range(_STANDING, _STANDING + 49)

_WITH_SEPARATOR = re.compile(r"(\d+)\s*[-|]\s*(\d+)", re.ASCII)
_TWO_DIGITS = re.compile(r"(\d)(\d)", re.ASCII)


@dataclass(frozen=True, order=True, slots=True)
class Tile:
    """A tile whose halves show `low` and `high` pips; the halves are put in that order.

    Tiles are values: equal when they show the same numbers, and ordered by low, then high.
    Raises ValueError for a number of pips below zero, TypeError for what is no whole number.

    >>> Tile(5, 3)
    Tile(low=3, high=5)
    >>> str(Tile(10, 12)), Tile(4, 6).pips, Tile(2, 2).is_double
    ('10-12', 10, True)
    """

    low: int
    high: int

    def __post_init__(self) -> None:
        for number in (self.low, self.high):
            if not isinstance(number, int):
                raise TypeError(f"a half shows a whole number of pips, not {number!r}")
        if self.low < 0 or self.high < 0:
            raise ValueError(f"a tile cannot show {min(self.low, self.high)} pips")
        if self.low > self.high:
            low, high = self.high, self.low
            object.__setattr__(self, "low", low)
            object.__setattr__(self, "high", high)

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Read a tile written `3-5`, `3|5`, `10-12`, `35` or as a Unicode domino glyph.

        The halves may come in either order. Raises ValueError for anything else.

        >>> Tile.parse("5|3") == Tile.parse("35") == Tile.parse("3 - 5") == Tile(3, 5)
        True
        >>> Tile.parse("12-10")
        Tile(low=10, high=12)
        """
        text = text.strip()
        written = _WITH_SEPARATOR.fullmatch(text) or _TWO_DIGITS.fullmatch(text)
        if written and len(text) <= _LONGEST:
            return cls(int(written[1]), int(written[2]))
        for glyphs in _GLYPHS:
            if len(text) == 1 and ord(text) in glyphs:
                return cls(*divmod(ord(text) - glyphs.start, _GLYPH_NUMBERS))
        shown = text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
        raise ValueError(f"{shown!r} is not a tile; write it like 3-5")

    @property
    def pips(self) -> int:
        """All the pips on the tile."""
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        """Whether both halves show the same number."""
        return self.low == self.high

    @property
    def orientations(self) -> tuple[tuple[int, int], ...]:
        """The ways round it can lie: two, or one for a double.

        >>> Tile(3, 5).orientations, Tile(4, 4).orientations
        (((3, 5), (5, 3)), ((4, 4),))
        """
        if self.is_double:
            return ((self.low, self.high),)
        return ((self.low, self.high), (self.high, self.low))

    def __contains__(self, number: object) -> bool:
        """Whether a half shows this number: `3 in Tile(3, 5)`."""
        return number in (self.low, self.high)

    def other(self, number: int) -> int:
        """Return the number on the other half; raise ValueError if no half shows `number`.

        >>> Tile(3, 5).other(3), Tile(4, 4).other(4)
        (5, 4)
        """
        if number not in self:
            raise ValueError(f"no half of {self} shows {number}")
        return self.high if number == self.low else self.low

    def glyph(self, *, standing: bool = False) -> str:
        """Return the Unicode glyph, low half left or above; ValueError outside double-six.

        Few fonts have these glyphs; pictures do not rely on them.

        >>> Tile.parse(Tile(3, 5).glyph())
        Tile(low=3, high=5)
        """
        if self.high >= _GLYPH_NUMBERS:
            raise ValueError(f"there is no Unicode glyph for {self}, only for tiles up to 6-6")
        first = _STANDING if standing else _LYING
        return chr(first + _GLYPH_NUMBERS * self.low + self.high)

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"


# Longer texts are no tile anyone means; the limit keeps error messages readable and int() quick.
_LONGEST = 24
