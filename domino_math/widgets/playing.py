"""The model of a game: a match in progress, as the player in the first seat plays it.

Everything is a value: to take back is to go back to the model as it was before a decision.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from domino_math.errors import InputError
from domino_math.games import (
    Lay,
    Move,
    State,
    View,
    legal_moves,
    open_ends,
    read_move,
    view,
)
from domino_math.games.record import Record
from domino_math.games.sitting import YOU, Sitting, counted, may_write_off, move_made, step
from domino_math.games.telling import verdict_told
from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.base import Message
from domino_math.widgets.hand_count import counted_points, hand_to_count
from domino_math.widgets.happened import Sentences, happened, to_do
from domino_math.widgets.kinds import NoAnswerError
from domino_math.widgets.playing_view import WRITE_OFF, game_view
from domino_math.widgets.words import Text

PANELS = ("why", "others", "rules")
_OVER = Sentence("The deal is over.")


@dataclass(frozen=True)
class Playing:
    """A sitting, and what is shown of it.

    after     the sitting once this deal is counted, with the next deal
    practice  whether it is a single deal that was set up, after which no other follows
    savable   whether there is a file to save the match in
    count     whether what is left in a hand is asked for at the end of a deal; `counted` once it
              was told
    happened  what was done since you moved last
    picked    the tile that has still to be told where to lie
    panels    those that are open
    before    the game to go back to: where you last had a choice
    """

    sitting: Sitting
    practice: bool = False
    savable: bool = False
    count: bool = False
    counted: bool = False
    after: Sitting | None = None
    happened: tuple[Sentence, ...] = ()
    picked: Tile | None = None
    panels: frozenset[str] = frozenset()
    before: "Playing | None" = field(default=None, repr=False, compare=False)
    said: Text = ""
    mark: str = ""

    @property
    def state(self) -> State:
        """The deal as it stands."""
        return self.sitting.state

    @property
    def seen(self) -> View:
        """What you may know of it."""
        return view(self.state, YOU)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Your moves, while the deal goes on."""
        return legal_moves(self.state)

    @property
    def to_count(self) -> int | None:
        """The seat whose tiles are to be counted now, if any."""
        if not (self.count and self.state.over) or self.counted:
            return None
        return hand_to_count(self.state)

    @property
    def asks_write_off(self) -> bool:
        """Whether you have to say now if you will write off your fish."""
        return self.after is None and self.to_count is None and may_write_off(self.sitting)

    def options(self, tile: Tile) -> tuple[Lay, ...]:
        """Return your moves that lay a tile, by itself or with others."""
        return tuple(m for m in self.moves if isinstance(m, Lay) and tile in m.tiles)

    @property
    def record(self) -> Record:
        """The match in writing, with the deal that is being played, but not one still to come."""
        return self.after.done if self.after else self.sitting.record

    def told(self, message: Message) -> "Playing":
        """Return the game after a tile was picked, a move made, or something else asked for."""
        do = _DOINGS.get(str(message.get("do")))
        return do(self, message) if do else self

    def saying(self, said: Text, mark: str = "", **changes: Any) -> "Playing":
        """Return the game with something to say, and perhaps more that is new."""
        return replace(self, said=said, mark=mark, **changes)

    def begun(self) -> "Playing":
        """Return the game once it is your turn."""
        return self._on(self.sitting)

    def _on(self, sitting: Sitting) -> "Playing":
        """Let the others play until it is your turn, or the deal is over."""
        while not sitting.state.over and sitting.state.turn != YOU:
            _, sitting = step(sitting)
        told = tuple(happened(self.state, sitting.state))
        new = replace(self, sitting=sitting, picked=None, happened=told)._counted_up()
        return new.saying(Sentences((*told, *new.still_to_say())))

    def still_to_say(self) -> tuple[Sentence, ...]:
        """Say what is to be done now; what the deal has brought stands below by itself."""
        return () if self.after else self.now()

    def now(self) -> tuple[Sentence, ...]:
        """Say what is to be done now, or what the deal has brought."""
        if not self.state.over:
            return (to_do(self.state),)
        if self.asks_write_off:
            return (WRITE_OFF,)
        if self.after is None:
            return ()
        match = self.after.match
        told = match.told or (Sentence("Nobody records points."),)
        return (*told, *((verdict_told(match),) if match.over else ()))

    def _counted_up(self, *, write_off: bool | None = None) -> "Playing":
        """Return the game with the deal's points, if it is over and there is nothing to ask."""
        if not self.state.over or self.to_count is not None:
            return self
        if write_off is None and self.asks_write_off:
            return self
        return replace(self, after=counted(self.sitting, write_off=write_off is not False))

    def _picked(self, message: Message) -> "Playing":
        try:
            tile = Tile.parse(str(message.get("tile")))
        except ValueError:
            return self
        if self.state.over:
            return self.saying(_OVER)
        if tile not in self.state.hands[YOU]:
            return self.saying(Sentence("You do not hold {tile}.", tile=str(tile)))
        options = self.options(tile)
        if not options:
            return self.saying(self._does_not_fit(tile), picked=None)
        if len(options) == 1:
            return self._played(options[0])
        if self.picked == tile:
            return self.saying(to_do(self.state), picked=None)
        return self.saying(Sentence("Where will you lay {tile}?", tile=str(tile)), picked=tile)

    def _does_not_fit(self, tile: Tile) -> Sentence:
        if not self.state.line.laid:
            return to_do(self.state)
        ends = tuple(sorted({e.number for e in open_ends(self.state.line, self.state.rules)}))
        return Sentence("{tile} does not fit: open are {ends}.", tile=str(tile), ends=ends)

    def _moved(self, message: Message) -> "Playing":
        try:
            return self._played(read_move(str(message.get("move"))))
        except InputError:
            return self

    def _played(self, move: Move) -> "Playing":
        if self.state.over:
            return self.saying(_OVER)
        try:
            sitting = move_made(self.sitting, move)
        except InputError:
            return self.saying(Sentence("This move is not possible now."))
        # A draw or a pass that had to be is no choice to come back to.
        before = self if self.sitting.your_choice else self.before
        return replace(self, before=before)._on(sitting)

    def _undone(self, _message: Message) -> "Playing":
        if self.before is None:
            return self.saying(Sentence("There is nothing to take back."))
        said = Sentences((Sentence("Taken back."), *self.before.now()))
        return self.before.saying(said, panels=self.panels, picked=None, happened=())

    def _next(self, _message: Message) -> "Playing":
        if self.after is None:
            return self.saying(Sentence("First play this deal to its end."))
        if self.after.match.over or self.practice:
            return self.saying(_OVER)
        new = replace(self, sitting=self.after, after=None, counted=False, before=None)
        return new.begun()

    def _write_off(self, message: Message) -> "Playing":
        if not self.asks_write_off:
            return self
        new = self._counted_up(write_off=message.get("yes") is True)
        return new.saying(Sentences(new.still_to_say()))

    def _counted(self, message: Message) -> "Playing":
        if self.to_count is None:
            return self
        hand = self.state.hands[self.to_count]
        try:
            verdict = counted_points(hand, self.state.rules, message.get("value"))
        except NoAnswerError as nothing:
            return self.saying(nothing.said)
        if not verdict.right:
            return self.saying(verdict.said, "wrong")
        new = replace(self, counted=True)._counted_up()
        return new.saying(Sentences((verdict.said, *new.still_to_say())), "right")

    def _saved(self, message: Message) -> "Playing":
        """The widget has written the file, or could not."""
        file = str(message.get("file"))
        if "why" in message:
            why = str(message["why"])
            return self.saying(Sentence("{file} could not be written: {why}.", file=file, why=why))
        return self.saying(Sentence("The match is saved in {file}.", file=file))

    def _panel(self, message: Message) -> "Playing":
        name = message.get("panel")
        return replace(self, panels=self.panels ^ {name}) if name in PANELS else self

    def view(self, lang: str) -> dict[str, Any]:
        """Return what to show."""
        return game_view(self, lang)


_DOINGS: Mapping[str, Callable[[Playing, Message], Playing]] = {
    "pick": Playing._picked,
    "move": Playing._moved,
    "undo": Playing._undone,
    "next": Playing._next,
    "write off": Playing._write_off,
    "count": Playing._counted,
    "saved": Playing._saved,
    "panel": Playing._panel,
}
