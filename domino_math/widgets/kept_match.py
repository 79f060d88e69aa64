"""A match that was kept in a file of the pupil's."""

from itertools import count
from pathlib import Path

from domino_math.errors import InputError
from domino_math.games.record import read_record
from domino_math.games.sitting import Sitting, sit_down_again


def kept(path: Path, new: Sitting) -> Sitting | None:
    """Return the match in a file if it can be gone on with, and is one like a new match."""
    try:
        found = sit_down_again(read_record(path), str(path))
    except InputError:
        return None
    same = (found.match.rules, found.others, found.match.pairs) == (
        new.match.rules,
        new.others,
        new.match.pairs,
    )
    return found if same else None


def free_path(path: Path) -> Path:
    """Return the first of NAME-2, NAME-3, … that is no file yet."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in names if not each.exists())
