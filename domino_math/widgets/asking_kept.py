"""A question as it is kept in a file, and taken up again."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from domino_math.i18n import Sentence
from domino_math.widgets.asking import Asking
from domino_math.widgets.kinds import NoAnswerError, Tray


def kept(asking: Asking) -> dict[str, Any]:
    """Return how far a pupil has come with a question, as plain values.

    >>> from domino_math.widgets import checks, kinds
    >>> asking = Asking("How many?", kinds.Number(), checks.exactly(28))
    >>> kept(asking.told({"do": "answer", "value": "27"}))
    {'answer': 27, 'right': False, 'attempts': 1, 'hints': 0}
    """
    plain = asking.kind.plain
    values = {"answer": asking.answer, "prediction": asking.prediction}
    if isinstance(asking.kind, Tray) and asking.picked:
        values["picked"] = asking.kind.read(None, asking.picked)
    found = {name: plain(value) for name, value in values.items() if value is not None}
    if asking.right is not None:
        found["right"] = asking.right
    return {**found, "attempts": asking.attempts, "hints": asking.hints_taken}


def taken_up(asking: Asking, data: object) -> Asking:
    """Return a question as it was kept; as it is if what was kept does not fit it.

    A check may take long, so nothing is judged again: what was right stays so.
    """
    try:
        return _taken_up(asking, data)
    except (NoAnswerError, TypeError, ValueError):
        said = Sentence("What was kept for this question does not fit it, so it begins anew.")
        return replace(asking, said=said)


def _taken_up(asking: Asking, data: object) -> Asking:
    if not isinstance(data, Mapping):
        raise TypeError
    found = {
        name: asking.kind.again(data[name])
        for name in ("answer", "prediction", "picked")
        if name in data
    }
    right = data.get("right") is True and "answer" in found
    picked: frozenset[int] = frozenset()
    if isinstance(asking.kind, Tray):
        picked = asking.kind.places(found.get("picked", ()))
    return replace(
        asking,
        answer=found.get("answer"),
        prediction=found.get("prediction"),
        picked=picked,
        right=True if right else None,
        attempts=_count(data.get("attempts", 0)),
        hints_taken=min(_count(data.get("hints", 0)), len(asking.hints)),
        said=Sentence("You have found this already.") if right else "",
    )


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError
    return value
