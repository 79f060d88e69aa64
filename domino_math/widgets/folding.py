"""Something folded away until a pupil has thought about it: a proof, a picture, a table."""

from dataclasses import dataclass
from html import escape
from typing import Protocol


class Markdown(Protocol):
    """What shows itself in a notebook as Markdown, such as a derivation."""

    def _repr_markdown_(self) -> str: ...


@dataclass(frozen=True)
class Folded:
    """A title, and what is seen when it is unfolded."""

    title: str
    inside: Markdown

    def _repr_markdown_(self) -> str:
        # The empty lines let what is inside be read as Markdown again.
        inside = self.inside._repr_markdown_()
        return f"<details>\n<summary>{escape(self.title)}</summary>\n\n{inside}\n\n</details>\n"

    def __str__(self) -> str:
        return f"{self.title}\n{self.inside}"


def folded(title: str, inside: Markdown) -> Folded:
    """Fold something away under a title.

    >>> import domino_math as dm
    >>> folded("Why?", dm.derive("set-size").only("rows"))._repr_markdown_().splitlines()[1]
    '<summary>Why?</summary>'
    """
    return Folded(title, inside)
