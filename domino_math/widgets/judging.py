"""What the engine says of a table: what is wrong, what to do next, and where a number is."""

from dataclasses import replace
from typing import TYPE_CHECKING

import domino_math as dm
from domino_math.i18n import Sentence
from domino_math.widgets.faults import faults

if TYPE_CHECKING:
    from domino_math.widgets.laying import Laying


def checked(laying: "Laying") -> "Laying":
    """Say what is wrong with what lies, or that nothing is."""
    found = faults(laying.puzzle, laying.now.laid)
    left = len(laying.cells) // 2 - len(laying.now.laid)
    if found:
        said = Sentence("{count} {count:thing is|things are} wrong.", count=len(found))
        return replace(laying, faults=found, said=said, right=False)
    if not left and not dm.check(laying.puzzle, laying.now.laid):
        said = Sentence("Everything is laid, and all of it fits. Well done!")
        return replace(laying, said=said, right=True)
    said = Sentence(
        "Nothing is wrong so far; {left} {left:tile is|tiles are} still to be laid.", left=left
    )
    return replace(laying, faults=(), said=said)


def advised(laying: "Laying") -> "Laying":
    """Take the next level of the hint, which is looked for only once."""
    if laying.advice:
        return replace(laying, level=min(laying.level + 1, len(laying.advice.levels)))
    advice = laying.advisor(laying.puzzle, laying.now.laid)
    if advice is None:
        said = Sentence("No hint was found in time. Go on, or ask again in a little while.")
        return replace(laying, said=said)
    return replace(laying, advice=advice, level=1)


def lit(laying: "Laying", number: int) -> "Laying":
    """Point out a number, or no more if it is pointed out already."""
    if number == laying.lit or number not in laying.puzzle.supply.numbers:
        return replace(laying, lit=None)
    halves = laying.puzzle.supply.halves(number)
    lie = sum(placement.pips.count(number) for placement in laying.now.laid)
    said = Sentence(
        "The number {number} is on {halves} {halves:half|halves}; {lie} of them {lie:lies|lie} "
        "on the table.",
        number=number,
        halves=halves,
        lie=lie,
    )
    return replace(laying, lit=number, said=said)
