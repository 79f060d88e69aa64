"""What is shown of a table in the terminal, line by line."""

from collections.abc import Iterator, Sequence
from textwrap import fill

from domino_math.games.counts_words import counts_words
from domino_math.games.moves import Lay, Move, Pass
from domino_math.games.player import find_player
from domino_math.games.sitting import YOU, Sitting
from domino_math.games.state import State
from domino_math.games.table_text import ends_words
from domino_math.games.telling import for_hundred
from domino_math.games.viewing import view
from domino_math.games.words import move_words, player_words
from domino_math.i18n import Sentence

WIDTH = 80


def wrapped(sentence: Sentence, lang: str) -> str:
    """Return a sentence as lines that fit; tiles are not broken."""
    return fill(sentence.text(lang), WIDTH, break_on_hyphens=False)


def who_plays(sitting: Sitting) -> Iterator[Sentence]:
    """Yield who sits at the table."""
    yield Sentence("You are {who}.", who=player_words(YOU))
    for seat, name in enumerate(sitting.others, 1):
        how = find_player(name).title
        yield Sentence("{who} plays: {how}.", who=player_words(seat), how=how)
    if sitting.match.pairs:
        yield Sentence("Your partner sits opposite: {who}.", who=player_words(2))


def around(state: State) -> Iterator[Sentence]:
    """Yield the open ends, what they count, and how many tiles the others hold."""
    if state.line.laid:
        yield ends_words(state.line, state.rules)
        if state.rules.base:
            yield counts_words(state.line, state.rules)
    seen = view(state, YOU)
    held = tuple(
        Sentence(
            "{who} holds {count} {count:tile|tiles}", who=player_words(seat), count=seen.held[seat]
        )
        for seat in range(1, state.setting.players)
    )
    if seen.boneyard:
        yield Sentence("{held}; boneyard: {rest}.", held=held, rest=seen.boneyard)
    else:
        yield Sentence("{held}; the boneyard is empty.", held=held)


def hand_lines(state: State, moves: Sequence[Move], lang: str) -> Iterator[str]:
    """Yield your hand, and under each tile the numbers of the moves that lay it."""
    columns = []
    for tile in state.hands[YOU]:
        shown = f"[{tile.low}|{tile.high}]"
        numbers = ",".join(
            str(number)
            for number, move in enumerate(moves, 1)
            if isinstance(move, Lay) and move.tiles == (tile,)
        )
        width = max(len(shown), len(numbers))
        columns.append((f"{shown:^{width}}", f"{numbers:^{width}}"))
    start = Sentence("Your hand:").text(lang)
    room = WIDTH - len(start)
    while columns:
        count = used = 0
        while count < len(columns) and (not count or used + len(columns[count][0]) + 1 <= room):
            used += len(columns[count][0]) + 1
            count += 1
        upper, lower = zip(*columns[:count], strict=True)
        for margin, row in ((start, upper), (" " * len(start), lower)):
            if line := " ".join((margin, *row)).rstrip():
                yield line
        columns, start = columns[count:], " " * len(start)


def menu_words(state: State, move: Move) -> Sentence:
    """Say what a move does, for the list to choose from."""
    if isinstance(move, Pass) and not state.line.laid:
        return Sentence("leave the lead to {who}", who=player_words(state.setting.opener))
    if isinstance(move, Lay) and for_hundred(state, move):
        return Sentence("{tile} for a hundred", tile=str(move.tiles[0]))
    return move_words(move)


def numbered(ways: Sequence[Sentence]) -> Iterator[Sentence]:
    """Yield things to choose from, each with its number."""
    for number, way in enumerate(ways, 1):
        yield Sentence("{number}. {way}", number=number, way=way)
