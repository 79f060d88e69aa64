"""Finding rule sets: each module of `presets` has RULE_SETS."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from domino_math.errors import InputError
from domino_math.games import presets
from domino_math.games.ruleset import RuleSet
from domino_math.words import either


@cache
def games() -> Mapping[str, RuleSet]:
    """Return all rule sets by name, each game's variants together."""
    found: dict[str, RuleSet] = {}
    for module in sorted(info.name for info in iter_modules(presets.__path__)):
        for rule_set in import_module(f"{presets.__name__}.{module}").RULE_SETS:
            found[rule_set.name] = rule_set
    return found


def rules(name: str, *, highest: int | None = None) -> RuleSet:
    """Return a rule set by its name; `highest` is the n of the set double-n, if not its own.

    Raises InputError for a game that there is not, and for a set that is too small or too large.

    >>> rules("kozel-karapysik").target
    101
    """
    if name not in games():
        if name in ("chinese", "chinese-set"):
            what = "is a set, not a game: no text that we have tells a game for it"
            raise InputError(name, what)
        close = get_close_matches(name[:40], games(), n=3)
        hint = f"; did you mean {either(close)}?" if close else f", only {either(games())}"
        raise InputError(name[:40], f"is no game{hint}")
    found = games()[name]
    return found if highest is None else found.with_set(highest)
