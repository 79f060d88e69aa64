"""Writing a record as text."""

from collections.abc import Iterator
from textwrap import wrap

from domino_math.games.record.record import Record, RecordedDeal, RecordedMove, SeenHand

_WIDTH = 80
_TIED = "\N{NO-BREAK SPACE}"  # no comment has one: all its spaces are plain


def write_record(record: Record) -> str:
    """Return a record as text, which `read_record_text` reads back as it was.

    >>> print(write_record(Record("classic", 6, 2).with_headers(Date="2027-01-31")), end="")
    [Game "classic"]
    [Set "double-6"]
    [Players "2"]
    [Pairs "no"]
    [Date "2027-01-31"]
    <BLANKLINE>
    result: unfinished
    """
    lines = [
        _header("Game", record.game),
        _header("Set", f"double-{record.highest}"),
        _header("Players", str(record.players)),
        _header("Pairs", "yes" if record.pairs else "no"),
        *(_header(name, text) for name, text in record.headers),
        "",
    ]
    for number, deal in enumerate(record.deals, 1):
        lines += [*_deal(number, deal), ""]
    if record.outcome:
        sides = _counted_from_1(record.outcome.sides)
        lines.append(f"result: {record.outcome.how} {sides}")
    else:
        lines.append("result: unfinished")
    return "\n".join(lines) + "\n"


def _header(name: str, text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _deal(number: int, deal: RecordedDeal) -> Iterator[str]:
    yield f"deal {number}" + ("" if deal.seed is None else f", seed {deal.seed}")
    for seat, hand in enumerate(deal.hands, 1):
        yield f"hand {seat}: {_tiles(hand)}"
    if deal.boneyard:
        yield f"boneyard: {_tiles(deal.boneyard)}"
    yield f"lead: {deal.lead + 1}"
    words = [f"{{{deal.comment}}}"] if deal.comment else []
    words += [word for place, move in enumerate(deal.moves, 1) for word in _move(place, move)]
    for line in wrap(" ".join(words), _WIDTH, break_long_words=False, break_on_hyphens=False):
        yield line.replace(_TIED, " ")
    if deal.ending:
        yield f"end: {deal.ending.how} {deal.ending.seat + 1}"
        if not deal.write_off:
            yield "write off: no"
        accounts = (f"{points}({more})" if more else str(points) for points, more in deal.accounts)
        yield f"accounts: {' '.join(accounts)}"


def _move(place: int, recorded: RecordedMove) -> Iterator[str]:
    drawn = f"={recorded.drawn}" if recorded.drawn else ""
    yield f"{place}.{_TIED}{recorded.seat + 1}:{recorded.move}{drawn}"
    if recorded.scored:
        yield f"+{recorded.scored}"
    if recorded.comment:
        yield f"{{{recorded.comment}}}"


def _tiles(tiles: SeenHand) -> str:
    return " ".join("?" if tile is None else str(tile) for tile in tiles)


def _counted_from_1(sides: tuple[int, ...]) -> str:
    return " ".join(str(side + 1) for side in sides)
