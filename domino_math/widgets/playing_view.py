"""What a game shows: the players, the table, your hand, and what can be done."""

from typing import TYPE_CHECKING, Any

from domino_math.games import DRAW, PASS, Draw, Lay, Pass, open_ends
from domino_math.games.moves import Arm
from domino_math.games.sitting import YOU
from domino_math.games.telling import accounts_told, you_or
from domino_math.games.words import ARROWS, arm_words, move_words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.playing_panels import panels_view
from domino_math.widgets.table_view import hands_view, seats_view, table_view

if TYPE_CHECKING:
    from domino_math.widgets.playing import Playing

_LEAD = "•"

WRITE_OFF = Sentence(
    "You made a fish and hold more than the others. Will you try to write it off in the next "
    "deals? If not, it stands, and the others record their points."
)


def game_view(game: "Playing", lang: str) -> dict[str, Any]:
    """Return everything to show, all its words in a language."""
    state = game.state
    return {
        "title": _title(game).text(lang),
        "accounts": accounts_told((game.after or game.sitting).match).text(lang),
        "seats": seats_view(state, lang, game.sitting.others, YOU),
        **table_view(state, lang),
        "hand": [] if state.over else [_tile(game, tile, lang) for tile in state.hands[YOU]],
        "choices": _choices(game, lang),
        "count": _to_count(game, lang),
        "hands": hands_view(state, lang, YOU) if state.over else [],
        "result": [each.text(lang) for each in game.now()] if game.after else [],
        "next": game.after is not None and not (game.practice or game.after.match.over),
        "save": game.savable,
        "undo": game.before is not None,
        "panels": panels_view(game, lang),
    }


def _title(game: "Playing") -> Sentence:
    match = game.sitting.match
    return Sentence("{game}, deal {number}", game=match.rules.title, number=match.deals + 1)


def _tile(game: "Playing", tile: Tile, lang: str) -> dict[str, Any]:
    """A tile of your hand, and where it fits."""
    arms: list[Arm | None] = [
        end.arm for end in open_ends(game.state.line, game.state.rules) if end.number in tile
    ]
    if not game.state.line.laid and game.options(tile):
        arms = [None]
    named = tuple(arm_words(arm) for arm in arms if arm)
    if named:
        name = Sentence("tile {tile}, fits {arms}", tile=str(tile), arms=named)
    elif arms:
        name = Sentence("tile {tile}, can be led", tile=str(tile))
    elif game.state.line.laid:
        name = Sentence("tile {tile}, does not fit", tile=str(tile))
    else:
        name = Sentence("tile {tile}, cannot be led", tile=str(tile))
    return {
        "tile": str(tile),
        "halves": [tile.low, tile.high],
        "name": name.text(lang),
        "fits": "".join(ARROWS[arm] if arm else _LEAD for arm in arms),
        "picked": tile == game.picked,
    }


def _choices(game: "Playing", lang: str) -> dict[str, Any]:
    """The question that is asked now, if any, and its answers as buttons."""
    if game.state.over:
        return _write_off(lang) if game.asks_write_off else {}
    moves = game.moves
    if game.picked:
        ask = Sentence("Where will you lay {tile}?", tile=str(game.picked))
        return {
            "ask": ask.text(lang),
            "options": [
                _option(move_words(move), lang, move) for move in game.options(game.picked)
            ],
        }
    options = [_option(_button(game, move), lang, move) for move in moves if move in (DRAW, PASS)]
    claims = PASS in moves and not game.state.line.laid
    if claims:
        options = [
            _option(Sentence("Yes, lead it"), lang, moves[0]),
            _option(Sentence("No"), lang, PASS),
        ]
    ask = Sentence("Will you lead the highest double for a hundred?")
    return {"ask": ask.text(lang) if claims else "", "options": options}


def _button(game: "Playing", move: Lay | Draw | Pass) -> Sentence:
    if isinstance(move, Draw):
        return Sentence("Draw a tile ({count} there)", count=len(game.state.boneyard))
    return Sentence("Pass")


def _option(words: Sentence, lang: str, move: Lay | Draw | Pass) -> dict[str, Any]:
    text = words.text(lang)
    return {"text": text[:1].upper() + text[1:], "do": {"do": "move", "move": str(move)}}


def _write_off(lang: str) -> dict[str, Any]:
    yes, no = Sentence("Yes, try it"), Sentence("No, let it stand")
    return {
        "ask": WRITE_OFF.text(lang),
        "options": [
            {"text": words.text(lang), "do": {"do": "write off", "yes": words is yes}}
            for words in (yes, no)
        ],
    }


def _to_count(game: "Playing", lang: str) -> str:
    """The question what is left in a hand."""
    if game.to_count is None:
        return ""
    if game.to_count == YOU:
        return Sentence("Count your hand: how many points are left in it?").text(lang)
    who = you_or(game.to_count, YOU)
    return Sentence("How many points are left with {who}?", who=who).text(lang)
