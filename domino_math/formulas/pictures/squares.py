"""Pictures of sums, laid out in squares."""

from collections.abc import Sequence

from domino_math.draw import DrawnCell, Label, Outline, Scene
from domino_math.formulas.step import Picture, Words
from domino_math.i18n import Sentence


def stairs(lengths: Sequence[int]) -> Picture:
    """Return rows of squares, and the same rows upside down, which fill them up to a rectangle.

    The lengths grow or fall by the same step from row to row.

    >>> scene = stairs([1, 2, 3])(lambda sentence: sentence.text("en"))
    >>> len(scene.grid_cells), [len(outline.cells) for outline in scene.outlines]
    (12, [6, 6])
    """

    def draw(words: Words) -> Scene:
        width = lengths[0] + lengths[-1]
        first = frozenset((row, at) for row, length in enumerate(lengths) for at in range(length))
        second = frozenset(
            (row, at) for row, length in enumerate(lengths) for at in range(length, width)
        )
        title = Sentence("Twice the sum is a rectangle")
        description = Sentence(
            "{rows} {rows:row|rows} of squares. On the left they have {lengths} squares: the sum "
            "once. On the right the same rows lie upside down: the sum once more. Together each "
            "row has {width} squares.",
            rows=len(lengths),
            lengths=tuple(lengths),
            width=width,
        )
        return Scene(
            words(title),
            words(description),
            outlines=(Outline(first), Outline(second)),
            labels=tuple(
                Label((row + 0.5, width + 2), f"{length} + {width - length}")
                for row, length in enumerate(lengths)
            ),
        )

    return draw


def l_shapes(n: int) -> Picture:
    """Return a square of n rows, cut into L-shapes of 1, 3, 5 … squares around a corner.

    >>> scene = l_shapes(3)(lambda sentence: sentence.text("en"))
    >>> [len(outline.cells) for outline in scene.outlines]
    [1, 3, 5]
    """

    def draw(words: Words) -> Scene:
        description = Sentence(
            "A large square of {n} {n:row|rows}, cut into shapes like the letter L. The first is "
            "the square in the top left corner; each further one lies around what was there "
            "before, and has two squares more than the one before it.",
            n=n,
        )
        cells = [(row, column) for row in range(n) for column in range(n)]
        return Scene(
            words(Sentence("Odd numbers make a square")),
            words(description),
            cells=tuple(DrawnCell(cell, max(cell) + 1) for cell in cells),
            outlines=tuple(
                Outline(frozenset(cell for cell in cells if max(cell) == shape))
                for shape in range(n)
            ),
        )

    return draw
