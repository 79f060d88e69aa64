"""What a game shows: the players, the table, your hand, what can be done, and the panels."""

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from domino_math.draw import to_svg
from domino_math.games import DRAW, PASS, Draw, Lay, Pass, State, hand_points, open_ends
from domino_math.games.advice import advise
from domino_math.games.line import counts_text
from domino_math.games.moves import Arm
from domino_math.games.player import find_player
from domino_math.games.rules_text import OURS, rules_in_words
from domino_math.games.sitting import YOU
from domino_math.games.table_scene import table_scene
from domino_math.games.table_text import ends_words
from domino_math.games.telling import accounts_told, you_or
from domino_math.games.words import arm_words, move_words, player_words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.knowing import known_of_others, unseen

if TYPE_CHECKING:
    from domino_math.widgets.playing import Playing

# Cells from left to right: for a telephone, and for anything wider.
_NARROW, _WIDE = 12, 22
_ARROWS: dict[Arm | None, str] = {"L": "←", "R": "→", "U": "↑", "D": "↓", None: "•"}

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
        "panels": _panels(game, lang),
    }


def table_view(state: State, lang: str) -> dict[str, Any]:
    """Return the line of play as pictures for narrow and for wide pages, and its ends in words."""
    line, rules = state.line, state.rules
    scenes = {
        name: table_scene(line, rules, width=width, lang=lang)
        for name, width in (("narrow", _NARROW), ("wide", _WIDE))
    }
    ends = ends_words(line, rules) if line.laid else Sentence("The table is empty.")
    counts = Sentence("They count {sum}.", sum=counts_text(line, rules))
    return {
        "table": {name: to_svg(scene) for name, scene in scenes.items()} if line.laid else {},
        "ends": ends.text(lang),
        "sum": counts.text(lang) if rules.base and line.laid else "",
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
    kinds = ("", *(find_player(name).title.text(lang) for name in others))
    return [
        {
            "name": seat_words(seat, reader).text(lang),
            "kind": kind,
            "tiles": Sentence("{count} {count:tile|tiles}", count=len(hand)).text(lang),
            "turn": not state.over and seat == state.turn,
        }
        for seat, (hand, kind) in enumerate(zip_longest(state.hands, kinds, fillvalue=""))
    ]


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
        "fits": "".join(_ARROWS[arm] for arm in arms),
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


def _panels(game: "Playing", lang: str) -> list[dict[str, Any]]:
    """The panels, each a heading with sections of sentences, which are there while it is open."""
    titles = {
        "others": Sentence("What can the others hold?"),
        "rules": Sentence("The rules"),
    }
    if not game.state.over:
        titles = {"why": Sentence("A good move, and why"), **titles}
    contents = {"why": _why, "others": _others, "rules": _rules}
    return [
        {
            "name": name,
            "title": title.text(lang),
            "open": name in game.panels,
            "sections": contents[name](game, lang) if name in game.panels else [],
        }
        for name, title in titles.items()
    ]


def _why(game: "Playing", lang: str) -> list[dict[str, Any]]:
    advice = advise(game.seen)
    said = Sentence("{move}: {why}.", move=move_words(advice.move), why=advice.why).text(lang)
    return [{"heading": "", "lines": [said[:1].upper() + said[1:]]}]


def _others(game: "Playing", lang: str) -> list[dict[str, Any]]:
    counts = unseen(game.seen)
    rest = Sentence("Tiles with each number that you do not see:").text(lang)
    return [
        {"heading": "", "lines": [each.text(lang) for each in known_of_others(game.seen)]},
        {
            "heading": rest,
            "numbers": [{"number": number, "count": count} for number, count in counts.items()],
            "lines": [],
        },
    ]


def _rules(game: "Playing", lang: str) -> list[dict[str, Any]]:
    rules = game.state.rules
    sections = [
        {
            "heading": section.heading.text(lang),
            "lines": [
                rule.said.text(lang) + (f" {OURS}" if rule.is_ours(rules) else "")
                for rule in section.rules
            ],
        }
        for section in rules_in_words(rules)
    ]
    source = Sentence("Source: {source}", source=rules.source).text(lang)
    note = Sentence("{star} The text leaves this open; this is how we read it.", star=OURS)
    return [*sections, {"heading": source, "lines": [note.text(lang)]}]
