"""Parity: each tile covers two cells, so an area that is cut off must have an even number."""

from collections.abc import Iterator

from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Slot
from domino_math.layout.links import neighbours
from domino_math.wording.places import slot_in_words


class Parity(Technique[Detailed[Slot | None]]):
    """Cells that hang on the others by one slot: an odd number needs a tile there, an even none."""

    name = "parity"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Detailed[Slot | None]]:
        slots = known.choices.slots(known.possible & ~known.laid)
        for slot, cut_off in _bridges(slots):
            in_slot = known.at(slot[0]) & known.at(slot[1])
            if len(cut_off) % 2 == 0:
                yield Detailed(removes=in_slot, cells=cut_off, detail=None)
            elif others := (known.at(slot[0]) | known.at(slot[1])) & ~in_slot:
                yield Detailed(removes=others, cells=cut_off, detail=slot)

    def tell(self, known: Knowledge, finding: Detailed[Slot | None]) -> Sentence:
        count = len(finding.cells)
        if finding.detail is not None:
            return Sentence(
                "Only a tile on {slot} connects {count} {count:cell|cells} with the others. That "
                "is an odd number, so a tile lies there.",
                slot=slot_in_words(finding.detail),
                count=count,
            )
        slot = known.placement(finding.removes.bit_length() - 1).cells
        return Sentence(
            "Only a tile on {slot} could connect {count} {count:cell|cells} with the others. "
            "That is an even number, and with that tile an odd number would be left. So no tile "
            "lies there.",
            slot=slot_in_words(slot),
            count=count,
        )

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Look for an area that is nearly cut off, and count its cells: is the number even?"
        )


def _bridges(slots: tuple[Slot, ...]) -> Iterator[tuple[Slot, tuple[Cell, ...]]]:
    """Yield the slots without which their area would fall into two, with the smaller part.

    Cells are visited in depth; a slot is a bridge if nothing visited beyond it reaches back.
    """
    beside = neighbours(dict.fromkeys(cell for slot in slots for cell in slot), slots)
    order: dict[Cell, int] = {}
    reach: dict[Cell, int] = {}
    for root in beside:
        if root in order:
            continue
        visited: list[Cell] = []  # of this area, in the order of visiting
        stack: list[tuple[Cell, Cell | None, int]] = [(root, None, 0)]
        found: list[tuple[Cell, Cell, int]] = []  # the two cells, and the number beyond
        while stack:
            cell, parent, tried = stack.pop()
            if not tried:
                order[cell] = reach[cell] = len(order)
                visited.append(cell)
            if tried < len(beside[cell]):
                stack.append((cell, parent, tried + 1))
                other = beside[cell][tried]
                if other not in order:
                    stack.append((other, cell, 0))
                elif other != parent:
                    reach[cell] = min(reach[cell], order[other])
            elif parent is not None:
                reach[parent] = min(reach[parent], reach[cell])
                if reach[cell] > order[parent]:
                    found.append((parent, cell, len(visited) - visited.index(cell)))
        for parent, cell, number in found:
            first = visited.index(cell)
            beyond = visited[first : first + number]
            others = visited[:first] + visited[first + number :]
            part = beyond if len(beyond) <= len(others) else others
            yield (min(parent, cell), max(parent, cell)), tuple(sorted(part))
