"""What one player can know about the tiles of the others, in words."""

from collections.abc import Iterator

from domino_math.games import View
from domino_math.games.words import player_words
from domino_math.i18n import Sentence
from domino_math.tiles import double_set


def unseen(view: View) -> dict[int, int]:
    """Return for each number how many tiles with it are neither on the table nor in the own hand.

    >>> from domino_math.games import deal, rules, view
    >>> seen = view(deal(rules("classic"), seed=7), seat=0)
    >>> [str(tile) for tile in seen.hand]
    ['0-0', '0-2', '2-5', '3-4', '4-6', '5-5', '5-6']
    >>> unseen(seen)
    {0: 5, 1: 7, 2: 5, 3: 6, 4: 5, 5: 4, 6: 5}
    """
    known = {*view.hand, *view.line.tiles}
    hidden = [tile for tile in double_set(view.rules.highest) if tile not in known]
    return {
        number: sum(number in (tile.low, tile.high) for tile in hidden)
        for number in range(view.rules.highest + 1)
    }


def known_of_others(view: View) -> Iterator[Sentence]:
    """Yield what each of the others holds and cannot hold, and why."""
    for seat in range(view.players):
        if seat == view.seat:
            continue
        who, count = player_words(seat), view.held[seat]
        yield Sentence("{who} holds {count} {count:tile|tiles}.", who=who, count=count)
        if lacks := tuple(sorted(view.lacks[seat])):
            yield Sentence(
                "{who} has nothing with {numbers}: when {count:this end was|these ends were} "
                "open, {who} had to draw or to pass.",
                who=who,
                numbers=lacks,
                count=len(lacks),
            )
    for number, count in unseen(view).items():
        if not count:
            yield Sentence(
                "Nobody else has {number}: you see all {all} tiles with it.",
                number=number,
                all=view.rules.highest + 1,
            )
