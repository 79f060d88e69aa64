"""What a game and a replay show alike: the table, who sits at it, and what is in the hands."""

from itertools import zip_longest
from typing import Any

from domino_math.draw import to_svg
from domino_math.games import State, hand_points
from domino_math.games.counts_words import counts_words
from domino_math.games.player import find_player
from domino_math.games.table_scene import table_scene
from domino_math.games.table_text import ends_words
from domino_math.games.words import player_words
from domino_math.i18n import Sentence

# Cells from left to right: for a telephone, and for anything wider.
_NARROW, _WIDE = 10, 22


def table_view(state: State, lang: str) -> dict[str, Any]:
    """Return the line of play as pictures for narrow and for wide pages, and its ends in words."""
    line, rules = state.line, state.rules
    pictures = {
        name: to_svg(table_scene(line, rules, width=width, lang=lang))
        for name, width in (("narrow", _NARROW), ("wide", _WIDE))
    }
    ends = ends_words(line, rules) if line.laid else Sentence("The table is empty.")
    return {
        "table": pictures if line.laid else {},
        "ends": ends.text(lang),
        "sum": counts_words(line, rules).text(lang) if rules.base and line.laid else "",
        "boneyard": _boneyard(state).text(lang),
    }


def _boneyard(state: State) -> Sentence:
    if not state.boneyard:
        return Sentence("The boneyard is empty.")
    return Sentence("{count} {count:tile|tiles} in the boneyard.", count=len(state.boneyard))


def seats_view(
    state: State, lang: str, others: tuple[str, ...], reader: int | None = None
) -> list[dict[str, Any]]:
    """Return who sits at the table, how many tiles each holds, and how the others play."""
    kinds = ("", *(_computer(name).text(lang) for name in others))
    return [
        {
            "name": seat_words(seat, reader).text(lang),
            "kind": kind,
            "tiles": _held(state, seat, len(hand)).text(lang),
            "turn": not state.over and seat == state.turn,
        }
        for seat, (hand, kind) in enumerate(zip_longest(state.hands, kinds, fillvalue=""))
    ]


def _computer(name: str) -> Sentence:
    """Say that a player is the computer, and how it plays."""
    return Sentence("Computer: {how}", how=find_player(name).title)


def _held(state: State, seat: int, count: int) -> Sentence:
    """How many tiles a player holds, and what his side has scored in play, where tiles score."""
    if not state.rules.base:
        return Sentence("{count} {count:tile|tiles}", count=count)
    points = state.points[state.setting.side(seat)]
    return Sentence(
        "{count} {count:tile|tiles}, {points} {points:point|points} in play",
        count=count,
        points=points,
    )


def seat_words(seat: int, reader: int | None) -> Sentence:
    """Name a player to one of them, or to somebody who looks on."""
    if seat == reader:
        return Sentence("You (player {number})", number=seat + 1)
    return player_words(seat)


def hands_view(state: State, lang: str, reader: int | None = None) -> list[dict[str, Any]]:
    """Return what each holds, and what it counts at the end of a deal."""
    return [
        {
            "name": seat_words(seat, reader).text(lang),
            "tiles": [
                {
                    "halves": [tile.low, tile.high],
                    "name": Sentence("tile {tile}", tile=str(tile)).text(lang),
                }
                for tile in hand
            ],
            "points": Sentence(
                "{points} {points:point|points}", points=hand_points(hand, state.rules)
            ).text(lang),
        }
        for seat, hand in enumerate(state.hands)
        if hand
    ]
