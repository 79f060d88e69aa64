"""From a JSON text to plain values."""

import json
from collections.abc import Sequence
from typing import Any, NoReturn

from domino_math.errors import InputError
from domino_math.fields.limits import LONGEST_DIGITS


def parsed_json(text: str, place: str) -> object:
    """Return the values in a JSON text; numbers must be finite, and keys of an object differ.

    Raises InputError, which says in one line what is wrong and where.

    >>> parsed_json('{"rows": [1, 2]}', "mine.json")
    {'rows': [1, 2]}
    """

    def fail(what: str) -> NoReturn:
        raise InputError(place, what)

    def integer(digits: str) -> int:
        if len(digits) > LONGEST_DIGITS:
            fail(f"a number of {len(digits):,} digits is too large")
        return int(digits)

    def table(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                fail(f"the field {key[:40]!r} is there twice in one object")
            found[key] = value
        return found

    text = text.removeprefix("\ufeff")
    if not text.strip():
        fail("is empty")
    try:
        return json.loads(
            text,
            parse_int=integer,
            parse_constant=lambda name: fail(f"{name} is not a number that can be used"),
            object_pairs_hook=table,
        )
    except json.JSONDecodeError as error:
        fail(f"not valid JSON: line {error.lineno}, column {error.colno}: {error.msg}")
    except RecursionError:
        fail("is nested too deeply")
