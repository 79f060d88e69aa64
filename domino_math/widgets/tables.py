"""The widget for a table: tiles in a tray, a layout to lay them on."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Literal

import domino_math as dm
from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.base import Message, Widget
from domino_math.widgets.frontend import script, style
from domino_math.widgets.heaps import tens_and_twenties
from domino_math.widgets.laying import Laying
from domino_math.widgets.position import Position
from domino_math.widgets.saving import restored, save
from domino_math.widgets.sums import Lines, pips_laid
from domino_math.widgets.words import Text


class Table(Widget):
    """A table; its `model` is a `Laying`, and `solution` is what lies on it."""

    _esm = script("table_moves", "table")
    _css = style("table")
    words: ClassVar[Mapping[str, Sentence]] = {
        "tray": Sentence("Tiles"),
        "layout": Sentence("Table"),
        "turn": Sentence("Turn (R)"),
        "undo": Sentence("Undo"),
        "redo": Sentence("Redo"),
        "clear": Sentence("Clear"),
        "sure": Sentence("Take all tiles off the table?"),
        "yes": Sentence("Yes, clear it"),
        "no": Sentence("No, keep it"),
        "check_table": Sentence("Check"),
        "hints": Sentence("Hints"),
        "faults": Sentence("What is wrong"),
        "lines": Sentence("So far"),
        "barring": Sentence("Mark where no tile lies"),
        "thinking": Sentence("Looking for a hint …"),
        "line_right": Sentence("done", context="a total that is reached"),
        "line_wrong": Sentence("not right", context="a total that is missed"),
        "keys": Sentence(
            "Keys: arrows move, Enter lays or takes up, R turns, Delete takes back, Ctrl+Z undoes, "
            "a digit shows where this number is."
        ),
        "keys_pairs": Sentence(
            "Tap two neighbouring cells to lay a tile on them. Keys: arrows move, Enter chooses a "
            "cell, Space on the second one marks that no tile lies there, Ctrl+Z undoes, a digit "
            "shows where this number is."
        ),
    }

    def __init__(self, model: Laying, *, path: Path | None = None) -> None:
        """Show a table, and keep what lies on it in the file, if there is to be one."""
        self._path = path
        super().__init__(model, numbers=model.puzzle.supply.numbers)

    @property
    def solution(self) -> dm.Solution:
        """What lies on the table, for `dm.check` and whatever else takes a solution."""
        laying: Laying = self.model  # type: ignore[assignment]
        return laying.now.laid

    def tell(self, message: Message) -> None:
        """Hand on what was done, and keep what has changed."""
        before = self.model
        super().tell(message)
        after = self.model
        assert isinstance(before, Laying)
        assert isinstance(after, Laying)
        if self._path is not None and after.now != before.now:
            self._keep(self._path, after)

    def _keep(self, path: Path, laying: Laying) -> None:
        try:
            save(path, laying.puzzle, laying.now)
            kept = _kept_in(path)
        except OSError as error:
            kept = Sentence(
                "This table could not be kept in {file}: {why}.",
                file=path.name,
                why=error.strerror or str(error),
            )
        if kept != laying.kept:
            self.model = replace(laying, kept=kept)
            self.show()


def table(
    puzzle: dm.Puzzle | str,
    so_far: dm.Solution | None = None,
    *,
    ask: Text = "",
    save: str | Path | None = None,
) -> Table:
    """Show a puzzle to be laid: a name of the catalogue, or a puzzle of your own.

    `so_far` lies there from the start. With `save`, what a pupil lays is kept in that file beside
    the notebook, and lies there again when the lesson is opened anew. Raises InputError for a
    puzzle that there is not.

    >>> shown = table("ring-3-8")
    >>> shown.tell({"do": "pick", "tile": 1})
    >>> shown.tell({"do": "cell", "cell": 0})
    >>> shown.view["lines"][0]["text"], len(shown.solution)
    ('The top side: 1, 7 to go', 1)
    """
    statement = dm.read(puzzle) if isinstance(puzzle, str) else puzzle
    return _shown(Laying(statement, ask, now=Position(so_far or dm.Solution())), save)


def free_table(
    supply: Iterable[Tile],
    rows: int,
    columns: int,
    *,
    ask: Text = "",
    count: Literal["pips", "tens and twenties"] = "pips",
    save: str | Path | None = None,
) -> Table:
    """Show a table to lay tiles on as you like, of so many rows and columns.

    Beside it stand the pips that lie there; or, with `count`, the heaps of 10 and of 20 pips:
    tiles that touch make a heap, a ten stands and a twenty lies. Raises ValueError for a table
    without cells.

    >>> free_table(dm.double_set(3), rows=4, columns=6).view["left"]
    '10 tiles left'
    """
    tiles = supply if isinstance(supply, dm.Supply) else dm.Supply(supply)
    layout = dm.layout_of(dm.Rectangle(rows, columns))
    statement = dm.Puzzle("free", layout, tiles, every_tile=False)
    lines: Lines = tens_and_twenties if count == "tens and twenties" else pips_laid
    return _shown(Laying(statement, ask, lines=lines, free=True), save)


def _shown(laying: Laying, save: str | Path | None) -> Table:
    if save is None:
        return Table(laying)
    path: Path | None = Path(save)
    kept: Any
    try:
        now, kept = restored(Path(save), laying.puzzle), _kept_in(Path(save))
    except (dm.InputError, OSError) as error:
        # Whatever the file is, it may be somebody's work: it is not written over.
        path, now = None, laying.now
        kept = _cannot_be_used(Path(save).name, error)
    if len(now.laid) or now.barred:
        laying = replace(laying, now=now)
    return Table(replace(laying, kept=kept), path=path)


def _cannot_be_used(file: str, error: Exception) -> Sentence:
    if isinstance(error, dm.InputError):
        return Sentence(
            "{file} holds something else, so this table is not kept in it. Give it another name, "
            "and open the lesson again.",
            file=file,
        )
    why = getattr(error, "strerror", None) or str(error)
    return Sentence("{file} cannot be used, so nothing is kept: {why}.", file=file, why=why)


def _kept_in(path: Path) -> Sentence:
    return Sentence("What you lay is kept in {file}.", file=path.name)
