"""Where the pips of a half go: one arrangement a child can count for every number from 0 to 18.

Pips stand on three straight lines that run along the tile. Each number's picture below shows the
three lines of a standing tile from left to right, every line read from top to bottom: `o` is a
pip and `.` a gap. The two outer lines hold equally many, so a half turn changes nothing and it
does not matter which end of a tile is up. A middle line one step shorter or longer than the outer
ones slips into their gaps, as on the tiles one can buy.
"""

Position = tuple[float, float]

MOST_PIPS = 18
"""The largest number drawn as pips; larger ones are written in digits."""

_LINES: tuple[tuple[str, str, str], ...] = (
    ("...", "...", "..."),
    ("...", ".o.", "..."),
    ("o..", "...", "..o"),
    ("o..", ".o.", "..o"),
    ("o.o", "...", "o.o"),
    ("o.o", ".o.", "o.o"),
    ("ooo", "...", "ooo"),
    ("ooo", ".o.", "ooo"),
    ("ooo", "o.o", "ooo"),
    ("ooo", "ooo", "ooo"),
    ("oooo", "o..o", "oooo"),
    ("oooo", "ooo", "oooo"),
    ("oooo", "oooo", "oooo"),
    ("oooo", "ooooo", "oooo"),
    ("ooooo", "oooo", "ooooo"),
    ("ooooo", "ooooo", "ooooo"),
    ("ooooo", "oooooo", "ooooo"),
    ("oooooo", "ooooo", "oooooo"),
    ("oooooo", "oooooo", "oooooo"),
)

# By the number of places on the longest line: how far its first and last place are apart, and
# the pips' radius. Longer lines reach further out and have smaller pips, so that gaps stay open.
_SPAN = {3: 0.54, 4: 0.6, 5: 0.64, 6: 0.67}
_RADIUS = {3: 0.095, 4: 0.075, 5: 0.06, 6: 0.051}
_BETWEEN_LINES = {3: 0.27, 4: 0.26, 5: 0.26, 6: 0.26}


def _longest(number: int) -> int:
    """Places on the longest line of `number`; ValueError when it has no arrangement."""
    if not 0 <= number <= MOST_PIPS:
        raise ValueError(f"pips go from 0 to {MOST_PIPS}, not {number}")
    return max(map(len, _LINES[number]))


def pip_radius(number: int) -> float:
    """Return the radius of each pip of `number`, a half being one unit wide and high.

    Raises ValueError unless 0 <= number <= 18.

    >>> pip_radius(6) > pip_radius(12) > pip_radius(18)
    True
    """
    return _RADIUS[_longest(number)]


def pip_positions(number: int, *, lying: bool = False) -> tuple[Position, ...]:
    """Return the centres of the pips of `number` as (row, column) in the unit square.

    Rows grow downwards and columns to the right, as everywhere in a Scene. The three lines are
    columns on a standing tile and rows on a `lying` one. Raises ValueError unless
    0 <= number <= 18.

    >>> pip_positions(3)
    ((0.23, 0.23), (0.5, 0.5), (0.77, 0.77))
    >>> len(pip_positions(18, lying=True))
    18
    """
    longest = _longest(number)
    pitch = _SPAN[longest] / (longest - 1)

    def place(line: int, index: int, length: int) -> Position:
        along = round(0.5 + (index - (length - 1) / 2) * pitch, 6)
        across = round(0.5 + (line - 1) * _BETWEEN_LINES[longest], 6)
        # A quarter turn clockwise takes the standing tile to the lying one.
        return (across, round(1 - along, 6)) if lying else (along, across)

    return tuple(
        place(line, index, len(places))
        for line, places in enumerate(_LINES[number])
        for index, mark in enumerate(places)
        if mark == "o"
    )
