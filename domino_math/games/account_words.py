"""What becomes of the points of a deal where an account has to be opened, in words."""

from collections.abc import Iterator, Sequence

from domino_math.games.account import Account, emptier
from domino_math.games.ruleset import RuleSet
from domino_math.games.words import player_words
from domino_math.i18n import Sentence


def accounts_changed(
    before: Sequence[Account],
    after: Sequence[Account],
    points: Sequence[int],
    rules: RuleSet,
    *,
    pairs: bool,
) -> Iterator[Sentence]:
    """Tell what a deal that brought each side so many points did to its account.

    Nothing is told of accounts that are open already, or that need not be opened.

    >>> from domino_math.games import rules
    >>> from domino_math.games.account import recorded
    >>> goat, before = rules("kozel-karapysik"), (Account(), Account())
    >>> after = recorded(before, (0, 9), goat, out=0)
    >>> print(*accounts_changed(before, after, (0, 9), goat, pairs=False))
    Player 2: that is too few to open the account, so 9 are remembered.
    """
    if rules.threshold is None:
        return
    side = emptier(before, points, rules)
    if side is not None:
        yield Sentence(
            "{who}: that is enough to open the account, but another account holds points, so all "
            "points are written off.",
            who=player_words(side, pairs=pairs),
        )
        return
    for side, (old, new) in enumerate(zip(before, after, strict=True)):
        who = player_words(side, pairs=pairs)
        if old.opened:
            continue
        if new.opened:
            yield Sentence(
                "{who}: the account is opened with {points}.", who=who, points=new.points
            )
        elif new.remembered > old.remembered:
            yield Sentence(
                "{who}: that is too few to open the account, so {points} "
                "{points:is|are} remembered.",
                who=who,
                points=new.remembered,
            )
        elif points[side]:
            yield Sentence(
                "{who}: that is too few to open the account, so nothing is recorded.", who=who
            )
        if old.remembered and new == Account():
            yield Sentence(
                "{who}: what was remembered is forgotten, {points} {points:point|points}.",
                who=who,
                points=old.remembered,
            )
