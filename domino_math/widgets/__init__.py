"""Widgets for lessons: what pupils see and touch in a notebook or a Voilà page.

A lesson loads them beside the engine, and begins by saying its language and its own texts:

    import domino_math as dm
    from domino_math import widgets

    say = widgets.lesson("en", how_many="How many tiles are in the set?")
    widgets.number(say.how_many, check=widgets.exactly(len(dm.double_set(6))))

Everything is decided and said in Python. A widget is two things:

* a *model*, a frozen dataclass without any widget in it: `view(lang)` says what to show, and
  `told({"do": "hint"})` returns the model after something was done. It is tested as it is;
* a `Widget` (see `base`), which sends the view to the browser and hands on what comes back, with
  a JavaScript file of its own in `static/` that draws the view and holds no text.

A new widget is a model, a file `static/NAME.js` (and `.css`), a subclass of `Widget` with the
words of its buttons in `words`, and its name below.
"""

from domino_math.widgets.answer_key import AnswerKey, answers
from domino_math.widgets.base import Widget
from domino_math.widgets.beginning import lesson
from domino_math.widgets.checks import Check, Verdict, exactly, one_of, these
from domino_math.widgets.folding import Folded, folded
from domino_math.widgets.game_widget import Game, game
from domino_math.widgets.keeping import Keeping, kept_in
from domino_math.widgets.pictures import Picture, line_picture, tile_rows
from domino_math.widgets.question import Question, choice, number, tiles
from domino_math.widgets.replay_widget import Replayed, replay
from domino_math.widgets.stairs import Staircase, staircase
from domino_math.widgets.tables import Table, free_table, table

__all__ = [
    "AnswerKey",
    "Check",
    "Folded",
    "Game",
    "Keeping",
    "Picture",
    "Question",
    "Replayed",
    "Staircase",
    "Table",
    "Verdict",
    "Widget",
    "answers",
    "choice",
    "exactly",
    "folded",
    "free_table",
    "game",
    "kept_in",
    "lesson",
    "line_picture",
    "number",
    "one_of",
    "replay",
    "staircase",
    "table",
    "these",
    "tile_rows",
    "tiles",
]
