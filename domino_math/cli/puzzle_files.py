"""The files that `new` writes: pictures of several puzzles, and the puzzles themselves."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from domino_math.cli.output import PictureFiles, check_writable, write_whole
from domino_math.errors import InputError

if TYPE_CHECKING:
    from domino_math.draw import Scene
    from domino_math.generator import Generated

# Puzzles with more columns than this have a row of the page for themselves.
_MOST_COLUMNS_BESIDE = 12


@dataclass(frozen=True)
class _Picture:
    """A picture that will be asked for: its puzzle's place from 0, or the solution's."""

    place: int
    is_solution: bool
    files: PictureFiles


class PuzzlePictures:
    """Picture files for several puzzles: checked at once, written at the end."""

    def __init__(
        self,
        svg: str | None,
        png: str | None,
        pdf: str | None,
        digits: bool,
        number: int,
        with_solutions: bool,
    ) -> None:
        """Raise InputError or MissingExtra now for what could not be written later."""
        self._digits = digits
        self._with_solutions = with_solutions
        alone = number == 1 and not with_solutions
        self._pages = Path(pdf) if pdf and not alone else None
        if self._pages:
            PictureFiles(None, None, pdf, digits)  # looks whether it can be written
        self._pictures = []
        for place in range(number if svg or png or (pdf and alone) else 0):
            for is_solution in (False, True) if with_solutions else (False,):
                ending = f"-{place + 1:0{len(str(number))}}" if number > 1 else ""
                ending += "-solution" if is_solution else ""
                names = (_with_ending(svg, ending), _with_ending(png, ending))
                files = PictureFiles(*names, pdf if alone else None, digits)
                self._pictures.append(_Picture(place, is_solution, files))

    def write(self, made: Sequence["Generated"]) -> None:
        """Draw every puzzle that was made into its files."""
        for picture in self._pictures:
            if picture.place < len(made):
                picture.files.write(_scene(made[picture.place], picture.is_solution))
        if self._pages and made:
            write_whole(self._pages, self._page_content(made))

    def _page_content(self, made: Sequence["Generated"]) -> bytes:
        from domino_math.draw import Captioned, to_pages, to_svg

        columns = made[0].puzzle.layout.size[1]
        title = made[0].puzzle.title
        pictures = [
            Captioned(
                f"{each.code}{_tiles(each)}{note}",
                to_svg(_scene(each, is_solution), digits=self._digits),
            )
            for is_solution, note in self._parts()
            for each in made
        ]
        return to_pages(title, pictures, across=1 if columns > _MOST_COLUMNS_BESIDE else 2)

    def _parts(self) -> Iterator[tuple[bool, str]]:
        yield False, ""
        if self._with_solutions:
            yield True, ", the solution"


class Folder:
    """A folder for puzzles, a file each."""

    def __init__(self, path: str) -> None:
        """Raise InputError now if nothing can be written there."""
        self._path = Path(path)
        if not self._path.is_dir():
            raise InputError(path, "there is no such folder to write to")
        check_writable(self._path / "puzzle.json")

    def write(self, made: Sequence["Generated"]) -> None:
        """Write each puzzle under its code."""
        from domino_math.library import puzzle_data

        for each in made:
            text = json.dumps(puzzle_data(each.puzzle))
            write_whole(self._path / f"{each.code}.json", text.encode())


def _tiles(made: "Generated") -> str:
    """The tiles of a puzzle that has demands: nobody could solve it without knowing them."""
    return f": {made.puzzle.supply}" if made.puzzle.constraints else ""


def _with_ending(path: str | None, ending: str) -> str | None:
    if path is None:
        return None
    whole = Path(path)
    return str(whole.with_name(f"{whole.stem}{ending}{whole.suffix}"))


def _scene(made: "Generated", is_solution: bool) -> "Scene":
    from domino_math.puzzle.scene import puzzle_scene

    return puzzle_scene(made.puzzle, made.solution if is_solution else None)
