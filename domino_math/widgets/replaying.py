"""The model of a replay: a match from its record, one move after another."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from domino_math.errors import InputError
from domino_math.games import Match, State, apply, dealt, new_match, settle
from domino_math.games.record import Record
from domino_math.games.telling import verdict_told
from domino_math.i18n import Sentence
from domino_math.widgets.base import Message
from domino_math.widgets.happened import Sentences, happened
from domino_math.widgets.table_view import hands_view, seats_view, table_view
from domino_math.widgets.words import Text

_NOBODY = -1  # all are told by number, as to somebody who looks on


class Position(NamedTuple):
    """A state of a deal, the number of the deal, and what was done before it."""

    deal: int
    state: State
    told: tuple[Sentence, ...]
    match: Match


@dataclass(frozen=True)
class Replaying:
    """The positions of a match, and at which of them we are."""

    positions: tuple[Position, ...]
    at: int = 0
    said: Text = ""
    mark = ""

    def told(self, message: Message) -> "Replaying":
        """Return the replay at another position."""
        last = len(self.positions) - 1
        match message:
            case {"do": "go", "to": "first"}:
                return self._at(0)
            case {"do": "go", "to": "back"}:
                return self._at(max(self.at - 1, 0))
            case {"do": "go", "to": "forward"}:
                return self._at(min(self.at + 1, last))
            case {"do": "go", "to": "last"}:
                return self._at(last)
        return self

    def _at(self, place: int) -> "Replaying":
        return replace(self, at=place, said=Sentences(self.positions[place].told))

    def view(self, lang: str) -> dict[str, Any]:
        """Return what to show."""
        deal, state, told, match = self.positions[self.at]
        last = len(self.positions) - 1
        title = Sentence("{game}, deal {number}", game=match.rules.title, number=deal)
        place = Sentence("{place} of {last} moves", place=self.at, last=last)
        return {
            "title": title.text(lang),
            "place": place.text(lang),
            "accounts": "",
            "seats": seats_view(state, lang, ()),
            **table_view(state, lang),
            "hands": hands_view(state, lang),
            "result": [each.text(lang) for each in told] if state.over else [],
            "first": self.at == 0,
            "last": self.at == last,
        }


def positions(record: Record) -> Iterator[Position]:
    """Yield the positions of a match; InputError where not all hands are known.

    >>> from domino_math.games import new_match, rules
    >>> from domino_math.games.record import new_record
    >>> list(positions(new_record(new_match(rules("classic")))))
    []
    """
    match = new_match(record.rules, record.players, pairs=record.pairs)
    for number, deal in enumerate(record.deals, 1):
        if not deal.known:
            raise InputError(f"deal {number}", "cannot be shown: not all hands are known")
        state = dealt(
            match.rules,
            [[tile for tile in hand if tile] for hand in deal.hands],
            [tile for tile in deal.boneyard if tile],
            pairs=match.pairs,
            lead=match.lead if match.deals else None,
            starter=deal.lead,
            wanted=tuple(match.rules.target - points for points in match.points),
        )
        yield Position(number, state, (), match)
        for recorded in deal.moves:
            new = apply(state, recorded.move)
            told = tuple(happened(state, new, _NOBODY))
            if new.over:
                match = settle(match, new, write_off=deal.write_off)
                told += match.told
                told += (verdict_told(match),) if match.over else ()
            state = new
            yield Position(number, state, told, match)
