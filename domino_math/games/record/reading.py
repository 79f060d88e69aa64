"""Reading a record from text: its form here, and then its moves by replaying it."""

import re
from pathlib import Path
from typing import Literal

from domino_math.errors import InputError
from domino_math.games.moves import DRAW, Draw, read_move
from domino_math.games.record.record import (
    HEADER_NAME,
    OWN_HEADERS,
    Outcome,
    Record,
    RecordedDeal,
    RecordedMove,
    SeenHand,
)
from domino_math.games.record.replaying import replay
from domino_math.games.state import Ending
from domino_math.tiles import Tile

MOST_BYTES = 4_000_000

_HEADER = re.compile(rf'\[({HEADER_NAME.pattern}) "((?:[^"\\]|\\.)*)"\]')
_DEAL = re.compile(r"deal (\d{1,6})(?:, seed (\d{1,40}))?", re.ASCII)
_END = re.compile(r"end: (out|block|target) ([1-9])", re.ASCII)
_RESULT = re.compile(r"result: (?:(unfinished)|(won by|lost by)((?: [1-9])+))", re.ASCII)
_ACCOUNT = re.compile(r"(-?\d{1,9})(?:\((\d{1,9})\))?", re.ASCII)
_MOVE = re.compile(r"([1-9]):(\S+)", re.ASCII)
_COMMENT = re.compile(r"\{([^{}]*)\}")
_KEPT = re.compile(r"\{(\d+)\}", re.ASCII)
_ENDINGS: dict[str, Literal["out", "block", "target"]] = {
    "out": "out",
    "block": "block",
    "target": "target",
}
_SHOWN = 40


def read_record(path: str | Path) -> Record:
    """Read a record from a file and replay it; InputError for anything that is wrong in it."""
    place = str(path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)  # some devices have no end
    except OSError as error:
        raise InputError(place, error.strerror or str(error)) from None
    except ValueError as error:  # a name with a NUL in it
        raise InputError(place, str(error)) from None
    if len(content) > MOST_BYTES:
        raise InputError(place, f"has more than {MOST_BYTES:,} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(place, "is not text in UTF-8") from None
    return read_record_text(text, place)


def read_record_text(text: str, place: str = "the record") -> Record:
    """Read a record from its text and replay it; `place` is named in every InputError.

    >>> read_record_text("deal 1")
    Traceback (most recent call last):
    domino_math.errors.InputError: the record: the header [Game "…"] is missing
    """
    record = _Reader(text, place).record()
    replay(record, place)
    return record


class _Reader:
    """Goes through the lines of a record, from the first to the last."""

    def __init__(self, text: str, place: str) -> None:
        self._place = place
        self._where = ""  # the deal and move that are being read
        lines = [line.strip() for line in text.replace("\r", "\n").split("\n")]
        head = next((n for n, line in enumerate(lines) if line and line[0] != "["), len(lines))
        self._headers = [line for line in lines[:head] if line]
        self._comments: list[str] = []
        # A comment may have anything in it, also what looks like a line of ours.
        body = _COMMENT.sub(self._kept, "\n".join(lines[head:]))
        self._lines = [line.strip() for line in body.split("\n") if line.strip()]
        self._next = 0

    def _kept(self, found: re.Match[str]) -> str:
        self._comments.append(" ".join(found[1].split()))
        return f"{{{len(self._comments) - 1}}}"

    def _wrong(self, what: str) -> InputError:
        return InputError(self._place, f"{self._where}: {what}" if self._where else what)

    @property
    def _line(self) -> str:
        if self._next == len(self._lines):
            raise InputError(self._place, "is cut off: its last line is not `result: …`")
        return self._lines[self._next]

    def _take(self, start: str) -> str | None:
        """Return the rest of the next line and go on, if it starts like this."""
        if not self._line.startswith(start):
            return None
        self._next += 1
        return self._lines[self._next - 1][len(start) :].strip()

    def _need(self, start: str) -> str:
        found = self._take(start)
        if found is None:
            raise self._wrong(f"the line `{start}` is missing before {_short(self._line)}")
        return found

    def record(self) -> Record:
        own, others = self._read_headers()
        deals: list[RecordedDeal] = []
        players = self._number("Players", own["Players"])
        while self._line.startswith("deal"):
            found = _DEAL.fullmatch(self._line)
            if not found or int(found[1]) != len(deals) + 1:
                raise self._wrong(
                    f"{_short(self._line)} should be `deal {len(deals) + 1}`, perhaps with a seed"
                )
            self._next += 1
            self._where = f"deal {found[1]}"
            seed = None if found[2] is None else int(found[2])
            deals.append(self._deal(seed, players))
            self._where = ""
        result = _RESULT.fullmatch(self._line)
        if not result:
            raise self._wrong(f"{_short(self._line)} is neither a deal nor the result")
        self._next += 1
        if self._next < len(self._lines):
            raise self._wrong(f"nothing may follow the result, as {_short(self._line)} does")
        outcome = None
        if result[2]:
            sides = tuple(int(side) - 1 for side in result[3].split())
            outcome = Outcome("won by" if result[2] == "won by" else "lost by", sides)
        highest = own["Set"].removeprefix("double-")
        if own["Pairs"] not in ("yes", "no"):
            raise self._wrong(f"Pairs is yes or no, not {_short(own['Pairs'])}")
        return Record(
            own["Game"],
            self._number("Set", highest),
            players,
            own["Pairs"] == "yes",
            tuple(others.items()),
            tuple(deals),
            outcome,
        )

    def _read_headers(self) -> tuple[dict[str, str], dict[str, str]]:
        found: dict[str, str] = {}
        for line in self._headers:
            header = _HEADER.fullmatch(line)
            if not header:
                raise self._wrong(f'{_short(line)} is no header like [Date "2027-01-31"]')
            if header[1] in found:
                raise self._wrong(f"the header {header[1]} is there twice")
            found[header[1]] = re.sub(r"\\(.)", r"\1", header[2])
        for name in OWN_HEADERS:
            if name not in found:
                raise self._wrong(f'the header [{name} "…"] is missing')
        own = {name: found.pop(name) for name in OWN_HEADERS}
        return own, found

    def _number(self, name: str, text: str) -> int:
        if not re.fullmatch(r"\d{1,2}", text, re.ASCII):
            raise self._wrong(f"{name} cannot be {_short(text)}")
        return int(text)

    def _deal(self, seed: int | None, players: int) -> RecordedDeal:
        hands = tuple(self._tiles(self._need(f"hand {seat}:")) for seat in range(1, players + 1))
        boneyard = self._tiles(self._take("boneyard:") or "")
        lead = self._need("lead:")
        if lead not in [str(seat) for seat in range(1, players + 1)]:
            raise self._wrong(f"player {_short(lead)} cannot lead")
        comment, moves = self._moves()
        ending: Ending | None = None
        accounts: tuple[tuple[int, int], ...] = ()
        write_off = True
        if self._line.startswith("end:"):
            found = _END.fullmatch(self._line)
            if not found:
                raise self._wrong(f"{_short(self._line)} should be like `end: out 1`")
            self._next += 1
            ending = Ending(_ENDINGS[found[1]], int(found[2]) - 1)
            write_off = self._take("write off: no") is None
            accounts = self._accounts(self._need("accounts:"))
        return RecordedDeal(
            hands, boneyard, int(lead) - 1, moves, seed, ending, write_off, accounts, comment
        )

    def _tiles(self, text: str) -> SeenHand:
        try:
            return tuple(None if word == "?" else Tile.parse(word) for word in text.split())
        except ValueError as error:
            raise self._wrong(str(error)) from None

    def _accounts(self, text: str) -> tuple[tuple[int, int], ...]:
        accounts = []
        for word in text.split():
            found = _ACCOUNT.fullmatch(word)
            if not found:
                raise self._wrong(f"an account is like 15 or 0(8), not {_short(word)}")
            accounts.append((int(found[1]), int(found[2] or 0)))
        return tuple(accounts)

    def _moves(self) -> tuple[str, tuple[RecordedMove, ...]]:
        """Return the comment before the moves, and the moves up to the end of the deal."""
        words: list[str] = []
        while not self._line.startswith(("end:", "deal ", "result:")):
            words += self._line.replace("{", " {").replace("}", "} ").split()
            self._next += 1
        deal = self._where
        comment, place = self._said(words, 0)
        moves: list[RecordedMove] = []
        while place < len(words):
            number = len(moves) + 1
            if words[place] != f"{number}.":
                raise self._wrong(f"{_short(words[place])} stands where move {number}. should")
            self._where = f"{deal}, move {number}"
            move, place = self._move(words, place + 1)
            moves.append(move)
            self._where = deal
        return comment, tuple(moves)

    def _move(self, words: list[str], place: int) -> tuple[RecordedMove, int]:
        found = _MOVE.fullmatch(words[place]) if place < len(words) else None
        if not found:
            shown = _short(words[place]) if place < len(words) else "nothing"
            raise self._wrong(f"a player and his move, like 1:6-6, should stand here, not {shown}")
        text, _, tile = found[2].partition("=")
        try:
            move = read_move(text)
        except InputError as error:
            raise self._wrong(f"{error.place} {error.what}") from None
        if tile and not isinstance(move, Draw):
            raise self._wrong(f"only {DRAW} can have a tile after =")
        drawn = self._tiles(tile)[0] if tile else None
        scored = 0
        place += 1
        if place < len(words) and re.fullmatch(r"\+\d{1,4}", words[place], re.ASCII):
            scored = int(words[place])
            place += 1
        comment, place = self._said(words, place)
        return RecordedMove(int(found[1]) - 1, move, drawn, scored, comment), place

    def _said(self, words: list[str], place: int) -> tuple[str, int]:
        """Return the comments at a place together, and the place after them."""
        said = []
        while place < len(words) and (kept := _KEPT.fullmatch(words[place])):
            said.append(self._comments[int(kept[1])])
            place += 1
        return " ".join(filter(None, said)), place


def _short(text: str) -> str:
    return f"`{text if len(text) <= _SHOWN else text[:_SHOWN] + '…'}`"
