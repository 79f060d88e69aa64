"""What is said to an answer: checks that a lesson makes from what the engine has worked out.

A check is any function from an answer to a `Verdict`. These ones say how far off an answer is,
and `because` has a word for mistakes that are known to be made.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.words import Text


@dataclass(frozen=True)
class Verdict:
    """Whether an answer is right, and what to say to it."""

    right: bool
    said: Text


Check = Callable[[Any], Verdict]

_NOTHING: Mapping[Any, Text] = {}


def exactly(number: int, *, because: Mapping[int, Text] = _NOTHING, well: Text = "") -> Check:
    """Return a check for one number: how many more or fewer it is, or why someone says this.

    `well` is said to the right answer.

    >>> check = exactly(28, because={21: "The doubles are missing."})
    >>> [check(answer).said for answer in (21, 30)]
    ['The doubles are missing.', Sentence('{answer} is too high by {more}.', answer=30, more=2)]
    """

    def check(answer: int) -> Verdict:
        if answer == number:
            return Verdict(True, well or Sentence("It is {number}.", number=number))
        if answer in because:
            return Verdict(False, because[answer])
        if answer > number:
            return Verdict(
                False,
                Sentence("{answer} is too high by {more}.", answer=answer, more=answer - number),
            )
        return Verdict(
            False, Sentence("{answer} is too low by {fewer}.", answer=answer, fewer=number - answer)
        )

    return check


def one_of(
    right: Iterable[Hashable], *, because: Mapping[Any, Text] = _NOTHING, well: Text = ""
) -> Check:
    """Return a check for a choice; `because` says something to each wrong one.

    >>> one_of(["more"])("fewer").right
    False
    """
    accepted = frozenset(right)

    def check(answer: Hashable) -> Verdict:
        if answer in accepted:
            return Verdict(True, because.get(answer, well))
        return Verdict(False, because.get(answer, Sentence("Think again, or take a hint.")))

    return check


def these(tiles: Iterable[Tile], *, well: Text = "") -> Check:
    """Return a check for picked tiles: which do not belong here, then how many are missing.

    >>> check = these([Tile(0, 0), Tile(1, 1)])
    >>> check((Tile(0, 0), Tile(0, 1))).said
    Sentence('{tiles} {count:does|do} not belong here.', count=1, tiles=('0-1',))
    >>> check((Tile(0, 0),)).said.text("en")
    'All that you picked is right, and 1 is missing.'
    """
    wanted = Counter(tiles)

    def check(answer: Iterable[Tile]) -> Verdict:
        picked = Counter(answer)
        wrong = sorted((picked - wanted).elements())
        missing = (wanted - picked).total()
        if wrong:
            names = tuple(map(str, wrong))
            said = Sentence(
                "{tiles} {count:does|do} not belong here.", tiles=names, count=len(names)
            )
            return Verdict(False, said)
        if missing:
            said = Sentence(
                "All that you picked {picked:is|are} right, and {more} {more:is|are} missing.",
                picked=picked.total(),
                more=missing,
            )
            return Verdict(False, said)
        return Verdict(
            True, well or Sentence("{count:This is it|These are all}.", count=wanted.total())
        )

    return check
