"""What happens at the table, told to one of the players: moves, points, the end of a deal."""

from collections.abc import Iterator

from domino_math.games.line import counts_text
from domino_math.games.match import Match
from domino_math.games.moves import Draw, Lay, Move, Pass
from domino_math.games.scoring import hand_points
from domino_math.games.state import State
from domino_math.games.words import move_words, player_words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile


def you_or(seat: int, reader: int) -> Sentence:
    """Name a player to a reader, who may be the same."""
    return Sentence("You") if seat == reader else player_words(seat)


def move_told(before: State, move: Move, after: State, reader: int) -> Sentence:
    """Tell a move and the points that it scored; the tile that was drawn is for its owner only.

    >>> from domino_math.games import apply, dealt, read_move, rules
    >>> before = dealt(rules("telefon"), [[Tile(5, 5), Tile(6, 6)], [Tile(1, 2)]])
    >>> move = read_move("5-5")
    >>> print(move_told(before, move, apply(before, move), reader=1))
    Player 1: 5-5 to begin with. The open ends count 5 + 5 = 10, which is 2 times 5: 2 points.
    """
    seat = before.turn
    what = move_words(move)
    if isinstance(move, Draw) and seat == reader:
        (drawn,) = set(after.hands[seat]) - set(before.hands[seat])
        what = Sentence("{tile} from the boneyard", tile=str(drawn))
    elif isinstance(move, Draw):
        what = Sentence("a tile from the boneyard")
    elif isinstance(move, Lay) and for_hundred(before, move):
        what = Sentence("{tile} for a hundred", tile=str(move.tiles[0]))
    elif isinstance(move, Pass) and before.line.laid:
        what = Sentence("nothing fits, so a pass")
    elif isinstance(move, Pass):
        what = Sentence("no lead for a hundred")
    who = you_or(seat, reader)
    scored = sum(after.points) - sum(before.points)
    if not scored:
        return Sentence("{who}: {what}.", who=who, what=what)
    added = counts_text(after.line, after.rules)
    if after.rules.units:
        return Sentence(
            "{who}: {what}. The open ends count {sum}, which is {points} times {base}: "
            "{points} {points:point|points}.",
            who=who,
            what=what,
            sum=added,
            base=after.rules.base,
            points=scored,
        )
    return Sentence(
        "{who}: {what}. The open ends count {sum}: {points} {points:point|points}.",
        who=who,
        what=what,
        sum=added,
        points=scored,
    )


def for_hundred(state: State, move: Lay) -> bool:
    """Whether this move opens a deal of the sea goat "for a hundred"."""
    highest = Tile(state.rules.highest, state.rules.highest)
    lead = state.setting.lead
    return (
        state.rules.sea is not None
        and not state.line.laid
        and move.tiles == (highest,)
        and (lead.kind == "hundred" or state.turn in lead.may_claim)
    )


def end_told(state: State, reader: int) -> Iterator[Sentence]:
    """Tell how a deal that is over ended, and what is left in each hand."""
    assert state.ending
    how, seat = state.ending
    who = you_or(seat, reader)
    if how == "out":
        yield Sentence("{who} went out: the deal is over.", who=who)
    elif how == "block":
        yield Sentence("{who} made a fish: nobody can go on, the deal is over.", who=who)
    else:
        yield Sentence("{who} got to the target: the deal is over.", who=who)
    for owner, hand in enumerate(state.hands):
        if hand:
            yield _left(owner, state, reader)
    for side, points in enumerate(state.points):
        if points:
            yield Sentence(
                "{who} scored {points} in play.",
                who=side_words(side, state.setting.pairs),
                points=points,
            )


def _left(owner: int, state: State, reader: int) -> Sentence:
    hand = state.hands[owner]
    points = hand_points(hand, state.rules)
    tiles = tuple(map(str, hand))
    if owner == reader:
        return Sentence(
            "You still hold {tiles}: {points} {points:point|points}.", tiles=tiles, points=points
        )
    return Sentence(
        "{who} still holds {tiles}: {points} {points:point|points}.",
        who=player_words(owner),
        tiles=tiles,
        points=points,
    )


def side_words(side: int, pairs: bool) -> Sentence:
    """Name a side to the player in the first seat."""
    if side:
        return player_words(side, pairs=pairs)
    return Sentence("Your pair") if pairs else Sentence("You")


def accounts_told(match: Match) -> Sentence:
    """Tell what is on the accounts to the player in the first seat.

    >>> from domino_math.games import new_match, rules
    >>> print(accounts_told(new_match(rules("classic"))))
    On the accounts: You – 0 and Player 2 – 0.
    """
    accounts = []
    for side, account in enumerate(match.accounts):
        who = side_words(side, match.pairs)
        if account.remembered:
            accounts.append(
                Sentence(
                    "{who} – {points} ({remembered} remembered)",
                    who=who,
                    points=account.points,
                    remembered=account.remembered,
                )
            )
        else:
            accounts.append(Sentence("{who} – {points}", who=who, points=account.points))
    return Sentence("On the accounts: {accounts}.", accounts=tuple(accounts))


def verdict_told(match: Match) -> Sentence:
    """Tell who has won a match that is over, or who has lost it where the game names a loser."""
    won = tuple(side_words(side, match.pairs) for side in match.winners)
    lost = tuple(side_words(side, match.pairs) for side in match.losers)
    if lost:
        return Sentence("The match is over. Lost: {losers}.", losers=lost)
    if len(won) > 1:
        return Sentence("The match is over, a draw: {winners}.", winners=won)
    return Sentence("The match is over. Won: {winners}.", winners=won)
