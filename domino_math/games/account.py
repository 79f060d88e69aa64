"""Accounts: what a side has recorded so far in a match, and how points of a deal go into it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from domino_math.games.ruleset import RuleSet


@dataclass(frozen=True)
class Account:
    """Points recorded, and points remembered while the account is not opened."""

    points: int = 0
    remembered: int = 0
    opened: bool = False


def recorded(
    accounts: Sequence[Account], points: Sequence[int], rules: RuleSet, *, out: int | None = None
) -> tuple[Account, ...]:
    """Return the accounts after a deal that brought each side so many points.

    `out` is the side that went out. No account falls below 0.

    >>> from domino_math.games import rules
    >>> kozel = rules("kozel-karapysik")
    >>> accounts = (Account(), Account())
    >>> for points in (8, 9, 13):
    ...     accounts = recorded(accounts, (0, points), kozel, out=0)
    ...     print(accounts[1].points, accounts[1].remembered)
    0 8
    0 17
    30 0
    """
    if emptier(accounts, points, rules) is not None:
        return (Account(),) * len(accounts)
    return tuple(
        _added(account, points[side], rules, went_out=side == out)
        for side, account in enumerate(accounts)
    )


def emptier(accounts: Sequence[Account], points: Sequence[int], rules: RuleSet) -> int | None:
    """Return the side that empties all accounts, where only one can hold points; None if nobody."""
    if rules.threshold is None or not rules.single_holder:
        return None
    for side, new in enumerate(points):
        rivals = (account for other, account in enumerate(accounts) if other != side)
        if new >= rules.threshold.points and any(rival.points for rival in rivals):
            return side
    return None


def _added(account: Account, points: int, rules: RuleSet, *, went_out: bool) -> Account:
    threshold = rules.threshold
    if threshold is None or account.opened:
        return replace(account, points=max(0, account.points + points))
    remembered = account.remembered
    if points >= threshold.points or (
        threshold.together and points + remembered >= threshold.points
    ):
        return Account(remembered + points, opened=True)
    if went_out or (threshold.forget_at_zero and points == 0):
        return Account()
    return Account(remembered=remembered + points) if threshold.remember else account
