"""Finding topics: each module of `topics` has a TOPIC. SymPy is loaded only for a topic."""

from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from domino_math.errors import InputError
from domino_math.formulas import topics
from domino_math.formulas.limits import EXAMPLE, LARGEST
from domino_math.words import either

if TYPE_CHECKING:
    from domino_math.formulas.derivation import Derivation
    from domino_math.formulas.topic import Topic


def topic_names() -> tuple[str, ...]:
    """Return the names of all topics, in alphabetical order.

    >>> "set-size" in topic_names()
    True
    """
    names = (module.name.replace("_", "-") for module in iter_modules(topics.__path__))
    return tuple(sorted(names))


def find_topic(name: str) -> "Topic":
    """Return a topic by its name; InputError if there is none of this name."""
    known = topic_names()
    if name not in known:
        close = get_close_matches(name, known, n=2)
        hint = f"; did you mean {either(close)}?" if close else f", only {either(known)}"
        raise InputError(name[:40], f"is no topic{hint}")
    module = import_module(f"{topics.__name__}.{name.replace('-', '_')}")
    found: Topic = module.TOPIC
    return found


def derive(name: str, n: int | None = None) -> "Derivation":
    """Return the derivation of a topic, with pictures for the set double-n (double-six if None).

    `n` is put in beside each formula, too. Every step has been made sure of. Raises InputError
    for a topic that there is not, and for an n that is not from 0 to 18.

    >>> [way.name for way in derive("set-size").ways]
    ['rows', 'staircase', 'table', 'choosing', 'induction']
    """
    found = find_topic(name)
    if n is not None and (not isinstance(n, int) or not 0 <= n <= LARGEST):
        raise InputError("n", f"is a whole number from 0 to {LARGEST}, not {n!r}")
    from domino_math.formulas.derivation import Derivation

    ways = found.ways(EXAMPLE if n is None else n)
    derivation = Derivation(found, n, ways)
    for result in derivation.results:
        result.table()
    return derivation
