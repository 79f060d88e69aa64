"""The widget for a replay: a match step by step, from its record."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from domino_math.errors import InputError
from domino_math.games.record import Record, read_record
from domino_math.i18n import Sentence
from domino_math.widgets.base import Widget
from domino_math.widgets.frontend import script, style
from domino_math.widgets.game_widget import TABLE_WORDS
from domino_math.widgets.replaying import Replaying, positions


class Replayed(Widget):
    """A match that was played; its `model` is a `Replaying`."""

    _esm = script("table_top", "replay")
    _css = style("table_top")
    words: ClassVar[Mapping[str, Sentence]] = {
        **TABLE_WORDS,
        "first": Sentence("To the start"),
        "back": Sentence("Back"),
        "forward": Sentence("Next move"),
        "last": Sentence("To the end"),
    }


def replay(record: Record | str | Path) -> Replayed:
    """Show a match step by step, from its record or the file that it is kept in.

    Raises InputError for a file that holds no record, for a wrong move in it, for hands that are
    not known, and for a match without a deal.
    """
    found = record if isinstance(record, Record) else read_record(record)
    shown = tuple(positions(found))
    if not shown:
        raise InputError("the record", "holds no deal")
    return Replayed(Replaying(shown), numbers=range(found.highest + 1))
