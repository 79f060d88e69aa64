"""The table in a terminal, in plain characters: `[6|1]`, and doubles upright.

         [4]
    [6|4][-][4|1]
         [4]

The row runs from the left end to the right end. Arms up and down stand above and below the spinner
while they are short; if they are long, or if the row is, each arm is listed by itself, outwards
from the spinner, and goes on in the next line where there is no more room. A double that was laid
along the line lies in it as `[4|4]`, a closed one shows `#`.
"""

from collections.abc import Iterable, Sequence

from domino_math.games.arms import Placed, Table, table
from domino_math.games.line import ARMS, Line, open_ends
from domino_math.games.ruleset import RuleSet
from domino_math.games.words import arm_words
from domino_math.i18n import Sentence

WIDTH = 80
_TALLEST = 6  # tiles in the arms up and down together
_GOES_ON = " ..."


def table_text(line: Line, *, width: int = WIDTH, lang: str | None = None) -> str:
    """Return the line of play as lines of text of at most so many characters.

    >>> from domino_math.games import rules
    >>> from domino_math.games.line import lay
    >>> from domino_math.games.moves import Play
    >>> line = Line()
    >>> for text in ("4-4", "6-4L", "4-1R"):
    ...     line = lay(line, Play.parse(text), rules("classic"))
    >>> print(table_text(line))
         [4]
    [6|4][-][4|1]
         [4]
    """
    laid = table(line)
    if laid is None:
        return Sentence("The table is empty.").text(lang)
    upright = (*laid.arms["U"], *laid.arms["D"])
    if sum(map(_wide, laid.row)) <= width and len(upright) <= _TALLEST:
        return _crossed(laid)
    if not upright:
        return "\n".join(_strips(laid.row, width))
    return _listed(laid, width, lang)


def ends_words(line: Line, rules: RuleSet) -> Sentence:
    """Return the open ends in words.

    >>> from domino_math.games import rules
    >>> from domino_math.games.line import lay
    >>> from domino_math.games.moves import Play
    >>> classic = rules("classic")
    >>> print(ends_words(lay(Line(), Play.parse("4-6"), classic), classic))
    Open ends: left 4 and right 6.
    """
    ends = tuple(
        Sentence("{arm} {number}", arm=arm_words(end.arm), number=end.number)
        for end in open_ends(line, rules)
    )
    if not ends:
        return Sentence("No end is open.")
    return Sentence("Open ends: {ends}.", ends=ends)


def _tile(placed: Placed) -> str:
    return "[#|#]" if placed.closed else f"[{placed.near}|{placed.far}]"


def _wide(placed: Placed) -> int:
    return len(str(placed.near)) + 2 if placed.across else len(_tile(placed))


def _upright(placed: Placed) -> tuple[str, str, str]:
    """The three lines of a tile that stands on end, `far` on top."""
    width = max(len(str(placed.near)), len(str(placed.far)))
    near, far = ("#", "#") if placed.closed else (str(placed.near), str(placed.far))
    return f"[{far:^{width}}]", f"[{'-' * width}]", f"[{near:^{width}}]"


def _strip(tiles: Sequence[Placed]) -> tuple[str, str, str]:
    """The three lines of tiles side by side."""
    lines = ["", "", ""]
    for placed in tiles:
        if placed.across:
            three: Iterable[str] = _upright(placed)
        else:
            three = (" " * _wide(placed), _tile(placed), " " * _wide(placed))
        lines = [line + more for line, more in zip(lines, three, strict=True)]
    return lines[0], lines[1], lines[2]


def _strips(tiles: Sequence[Placed], width: int, before: str = "") -> list[str]:
    """Tiles side by side, in as many rows as it takes, without lines that stay empty."""
    room = width - len(before) - 2 * len(_GOES_ON)
    rows: list[list[Placed]] = [[]]
    used = 0
    for placed in tiles:
        if rows[-1] and used + _wide(placed) > room:
            rows.append([])
            used = 0
        rows[-1].append(placed)
        used += _wide(placed)
    lines = []
    for number, row in enumerate(rows):
        first, last = number == 0, number == len(rows) - 1
        start = "" if first else _GOES_ON.strip() + " "
        margin = " " * (len(before) + len(start))
        top, middle, bottom = _strip(row)
        named = before if first else " " * len(before)
        lines += [margin + top, named + start + middle + ("" if last else _GOES_ON)]
        lines.append(margin + bottom)
    return [line.rstrip() for line in lines if line.strip()]


def _crossed(laid: Table) -> str:
    """The row, with the arms up and down above and below the tile in the middle."""
    row = laid.row
    top, middle, bottom = _strip(row)
    place = row.index(laid.middle)
    centre = sum(map(_wide, row[:place])) + _wide(laid.middle) / 2
    up = [line for placed in laid.arms["U"] for line in _stack(placed)]
    down = [line for placed in laid.arms["D"] for line in _stack(placed)]
    # A double that lies across an arm may reach further left than the row does.
    margin = max(0, *(round(len(line) / 2 - centre) for line in (*up, *down, "")))
    row_lines = [" " * margin + line for line in (top, middle, bottom)]
    upright = [
        [" " * round(margin + centre - len(line) / 2) + line for line in lines]
        for lines in (reversed(up), down)
    ]
    lines = [*upright[0], *row_lines, *upright[1]]
    return "\n".join(line.rstrip() for line in lines if line.strip())


def _stack(placed: Placed) -> tuple[str, ...]:
    """The lines of a tile of an arm up or down, outwards."""
    return (_tile(placed),) if placed.across else _upright(placed)[::-1]


def _listed(laid: Table, width: int, lang: str | None) -> str:
    names = {arm: arm_words(arm).text(lang) for arm in ARMS}
    middle = Sentence("spinner").text(lang)
    longest = max(map(len, (*names.values(), middle))) + 2
    lines = _strips([laid.middle], width, f"{middle + ':':{longest}}")
    for arm, tiles in laid.arms.items():
        if tiles:
            lines += _strips(tiles, width, f"{names[arm] + ':':{longest}}")
    return "\n".join(lines)
