"""Finding topics: each module of `topics` has a TOPIC. SymPy is loaded only for a topic."""

from collections.abc import Mapping
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
    from domino_math.formulas.way import Way


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
        close = get_close_matches(name[:40], known, n=2)
        hint = f"; did you mean {either(close)}?" if close else f", only {either(known)}"
        raise InputError(name[:40], f"is no topic{hint}")
    module = import_module(f"{topics.__name__}.{name.replace('-', '_')}")
    found: Topic = module.TOPIC
    return found


def derive(
    name: str, n: int | None = None, *, given: Mapping[str, int] | None = None
) -> "Derivation":
    """Return the derivation of a topic, with pictures for the set double-n (double-six if None).

    `n` is put in beside each formula, too. Every step has been made sure of. Some topics answer
    for numbers that are `given`. Raises InputError for a topic that there is not, for an n that
    is not from 0 to 18, and for given numbers that the topic does not know.

    >>> [way.name for way in derive("set-size").ways]
    ['rows', 'staircase', 'table', 'choosing', 'induction']
    >>> series = derive("arithmetic-series", given={"first": 1, "step": 1, "sum": 28})
    >>> series.steps[-1].equations[0].line()
    '1 + 2 + 3 + 4 + 5 + 6 + 7 = 28'
    """
    found = find_topic(name)
    if n is not None and (not isinstance(n, int) or not 0 <= n <= LARGEST):
        raise InputError("n", f"is a whole number from 0 to {LARGEST}, not {n!r}")
    from domino_math.formulas.derivation import Derivation

    if given:
        return Derivation(found, None, (_way_for(found, given),))
    derivation = Derivation(found, n, found.ways(EXAMPLE if n is None else n))
    for result in derivation.results:
        result.table()
    return derivation


def _way_for(topic: "Topic", given: Mapping[str, int]) -> "Way":
    if topic.given is None:
        raise InputError(topic.name, "is a topic without numbers to give")
    for name in given:
        if name not in topic.given.names:
            known = either(topic.given.names)
            raise InputError(topic.name, f"what can be given is {known}, not {name[:40]!r}")
    return topic.given.way(given)
