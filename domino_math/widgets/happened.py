"""What was done at the table since you moved last, and what is to be done now, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.games import DRAW, PASS, Draw, Lay, State, apply, legal_moves, open_ends
from domino_math.games.sitting import YOU
from domino_math.games.telling import end_told, move_told, you_or
from domino_math.i18n import Sentence
from domino_math.widgets.words import Text, shown


@dataclass(frozen=True)
class Sentences:
    """Several sentences, one after another.

    >>> Sentences((Sentence("Hints"), "Look.")).text("en")
    'Hints Look.'
    """

    sentences: tuple[Text, ...]

    def text(self, lang: str | None = None) -> str:
        """Return them in a language."""
        return " ".join(shown(each, lang) for each in self.sentences)


def happened(before: State, now: State, reader: int = YOU) -> Iterator[Sentence]:
    """Yield what was done from one state to a later one of the same deal, told to one player.

    Tiles that another draws one after another are told together.

    >>> from domino_math.games import deal, read_move, rules
    >>> start = deal(rules("telefon"), seed=7)
    >>> for each in happened(start, apply(start, read_move("0-0"))):
    ...     print(each)
    You: 0-0 to begin with.
    """
    state = before
    draws = 0  # of one of the others, which are still to be told
    moves = now.history[len(before.history) :]
    for place, (seat, move) in enumerate(moves, 1):
        new = apply(state, move)
        if isinstance(move, Draw) and seat != reader:
            draws += 1
            if moves[place : place + 1] != ((seat, move),):
                yield Sentence(
                    "{who}: {count} {count:tile|tiles} from the boneyard.",
                    who=you_or(seat, reader),
                    count=draws,
                )
                draws = 0
        else:
            yield move_told(state, move, new, reader)
        state = new
    if now.over:
        yield from how_it_ended(now, reader)


def how_it_ended(state: State, reader: int = YOU) -> Iterator[Sentence]:
    """Yield how a deal has ended, and why nothing fits any more after a fish."""
    yield next(end_told(state, reader))
    if state.ending and state.ending.how == "block":
        for number in sorted({end.number for end in open_ends(state.line, state.rules)}):
            count = sum(number in (tile.low, tile.high) for tile in state.line.tiles)
            if count == state.rules.highest + 1:
                yield Sentence(
                    "All {count} tiles with {number} lie on the table.", count=count, number=number
                )


def to_do(state: State) -> Sentence:
    """Say to the player whose turn it is what there is to do."""
    moves = legal_moves(state)
    if not state.line.laid:
        if PASS in moves:
            return Sentence("You may lead the highest double for a hundred. Will you?")
        must = tuple(str(move.tiles[0]) for move in moves if isinstance(move, Lay))
        if len(must) == 1:
            return Sentence("You lead, with {tile}.", tile=must[0])
        return Sentence("You lead, with any tile.")
    if DRAW in moves:
        if len(moves) > 1:
            return Sentence("Your turn: lay a tile, or draw one.")
        return Sentence("Your turn: nothing fits, so draw a tile.")
    if PASS in moves:
        return Sentence("Your turn: nothing fits, and there is nothing to draw, so pass.")
    return Sentence("Your turn: lay a tile.")
