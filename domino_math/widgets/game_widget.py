"""The widget for a game: play any variant against chosen players."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from domino_math.games import RuleSet, State, read_move, rules
from domino_math.games.record import write_record
from domino_math.games.sitting import move_made, sit_down
from domino_math.i18n import Sentence
from domino_math.widgets.base import Message, Widget
from domino_math.widgets.frontend import script, style
from domino_math.widgets.kept_match import free_path, kept
from domino_math.widgets.playing import Playing
from domino_math.widgets.whole_files import write_text

TABLE_WORDS = {
    "players": Sentence("Players"),
    "table": Sentence("The table"),
    "hands": Sentence("The hands"),
    "result": Sentence("The result"),
}


class Game(Widget):
    """A game; its `model` is a `Playing`, and `save` the file for the record of the match."""

    model: Playing
    _esm = script("table_top", "game")
    _css = style("table_top", "game")
    words: ClassVar[Mapping[str, Sentence]] = {
        **TABLE_WORDS,
        "hand": Sentence("Your hand"),
        "check": Sentence("Check"),
        "next": Sentence("Next deal"),
        "undo": Sentence("Take back"),
        "save": Sentence("Save the match"),
        "number": Sentence("Number"),
        "count": Sentence("Number of tiles"),
    }

    def __init__(self, playing: Playing, *, save: Path | None = None) -> None:
        """Show a game."""
        self.save = save
        super().__init__(playing, numbers=range(playing.state.rules.highest + 1))

    def tell(self, message: Message) -> None:
        """Hand on what was done; the file is written here, since a model changes nothing."""
        super().tell(self._saved() if message == {"do": "save"} else message)

    def _saved(self) -> Message:
        if self.save is None:
            return {}
        try:
            write_text(self.save, write_record(self.model.record))
        except OSError as error:
            return {"do": "saved", "file": self.save.name, "why": error.strerror or str(error)}
        return {"do": "saved", "file": self.save.name}


def game(
    name: str | RuleSet = "classic",
    *,
    players: int | None = None,
    bots: Iterable[str] = ("greedy",),
    seed: int = 7,
    pairs: bool | None = None,
    count: bool = False,
    save: str | Path | None = None,
    start: State | None = None,
    moves: Iterable[str] = (),
    show: Iterable[str] = (),
) -> Game:
    """Play a variant against other players; equal seeds give equal deals.

    `name` is the name of a variant, or its rules. `bots` are the kinds of the others; where there
    are more `players`, they go round again. With `count`, what is left in a hand is asked for at
    the end of each deal. `save` is a file for the record of the match: a match that is kept there
    is gone on with, and no other file is written over. `start` is a deal that is set up, after
    some `moves`; then only this deal is played. `show` names panels that are open from the
    start: "why", "others", "rules". Raises InputError for a game or a kind of player that there is
    not, a wrong number of them, or a move that is not legal.

    >>> game("classic", seed=7).view["hand"][0]["name"]
    'tile 0-3, cannot be led'
    """
    rule_set = start.rules if start else rules(name) if isinstance(name, str) else name
    kinds = tuple(bots)
    seats = (len(start.hands) if start else players or len(kinds) + 1) - 1
    others = tuple(kinds[seat % len(kinds)] for seat in range(seats))
    in_pairs = start.setting.pairs if start else pairs
    sitting = sit_down(rule_set, others, seed, pairs=in_pairs)
    if start:
        sitting = replace(sitting, start=start, state=start)
        for move in moves:
            sitting = move_made(sitting, read_move(move))
        playing = Playing(sitting, practice=True, count=count, panels=frozenset(show))
        return Game(playing.begun())
    path = Path(save) if save is not None else None
    if path and path.exists():
        earlier = kept(path, sitting)
        path, sitting = (path, earlier) if earlier else (free_path(path), sitting)
    playing = Playing(sitting, savable=path is not None, count=count, panels=frozenset(show))
    return Game(playing.begun(), save=path)
