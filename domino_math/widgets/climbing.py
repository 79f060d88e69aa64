"""The model of the staircase: a set as a staircase, its copy, and the derivation beside it."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import domino_math as dm
from domino_math.draw import Scene, to_svg
from domino_math.i18n import Sentence
from domino_math.widgets.base import Message
from domino_math.widgets.kinds import NoAnswerError, Number
from domino_math.widgets.words import Text

_TOPIC, _WAY = "set-size", "staircase"
# The steps of the way that lay tiles: the set by itself, and with its copy.
_ALONE, _WITH_COPY = 0, 1
MOST = 12  # larger sets could not be seen at the width of a telephone


@cache
def _way(n: int) -> Any:
    """Return the derivation; all ways of the topic are built for it, which takes its time."""
    return dm.derive(_TOPIC, n=n).only(_WAY)


@cache
def _steps(n: int, lang: str) -> Any:
    """Return its steps in words, which takes its time as well."""
    return _way(n).data(lang)["ways"][0]["steps"]


@dataclass(frozen=True)
class Climbing:
    """The set double-`n`, whether its copy lies beside it, and how many steps have been shown.

    Without `proof` there are neither: only a set that grows and shrinks.

    >>> climbing = Climbing(n=6).told({"do": "step", "by": 1}).told({"do": "step", "by": 1})
    >>> climbing.copy, climbing.shown
    (True, 2)
    >>> climbing.told({"do": "n", "value": "two"}).n
    6
    """

    n: int
    most: int = MOST
    proof: bool = True
    copy: bool = False
    shown: int = 0
    said: Text = ""
    mark = ""

    def told(self, message: Message) -> "Climbing":
        """Return the staircase after another size, its copy, or a step on or back."""
        match message:
            case {"do": "n"}:
                return self._sized(message.get("value"))
            case {"do": "by", "by": int(by)}:
                return self._at(self.n + by)
            case {"do": "copy"} if self.proof:
                return replace(self, copy=not self.copy, said="")
            case {"do": "step", "by": int(by)} if self.proof:
                return self._stepped(by)
        return self

    def _sized(self, value: object) -> "Climbing":
        try:
            return self._at(Number().read(value, frozenset()))
        except NoAnswerError as nothing:
            return replace(self, said=nothing.said)

    def _at(self, n: int) -> "Climbing":
        if not 0 <= n <= self.most:
            said = Sentence("Here are the sets from double-0 to double-{most}.", most=self.most)
            return replace(self, said=said)
        return replace(self, n=n, said=Sentence("The set double-{n}.", n=n))

    def _stepped(self, by: int) -> "Climbing":
        """The step that lays the copy lays it in the picture as well, and back again."""
        shown = min(max(self.shown + by, 0), len(_way(self.n).steps))
        copy = self.copy
        if min(shown, self.shown) <= _WITH_COPY < max(shown, self.shown):
            copy = shown > _WITH_COPY
        return replace(self, shown=shown, copy=copy, said="")

    def picture(self, lang: str) -> Scene:
        """Return what lies on the table; labels would be too small to read on a telephone."""
        step = _way(self.n).steps[_WITH_COPY if self.copy else _ALONE]
        scene: Scene = replace(step.scene(lang), labels=())
        return scene

    def view(self, lang: str) -> dict[str, Any]:
        """Return what to show."""
        steps = _steps(self.n, lang)
        scene = self.picture(lang)
        place = Sentence("{shown} of {steps} steps", shown=self.shown, steps=len(steps))
        return {
            "n": self.n,
            "smallest": self.n == 0,
            "largest": self.n == self.most,
            "proof": self.proof,
            "copy": self.copy,
            "picture": to_svg(scene),
            "caption": scene.description,
            "steps": [
                {
                    "text": step["sentence"],
                    "equations": [
                        line
                        for equation in step["equations"]
                        for line in (equation["text"], equation["for_n"])
                        if line
                    ],
                    "now": step["number"] == self.shown,
                }
                for step in steps[: self.shown]
            ],
            "place": place.text(lang),
            "first": self.shown == 0,
            "last": self.shown == len(steps),
        }
