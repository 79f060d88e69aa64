"""Generated puzzles as plain values for JSON, which other programs read."""

from typing import TYPE_CHECKING, Any

from domino_math.library.answers import solution_data
from domino_math.library.entry import puzzle_data

if TYPE_CHECKING:
    from domino_math.generator import Generated


def generated_data(made: "Generated") -> dict[str, Any]:
    """Return what `new --json` prints for each puzzle; `id` is there for Dominosa only.

    >>> from domino_math.generator import generate
    >>> data = generated_data(generate("dominosa", size=2, grade="trivial")[0])
    >>> data["family"], data["size"], data["grade"], data["seed"], data["puzzle"]["name"]
    ('dominosa', 2, 'trivial', 0, 'D2t-22229')
    """
    data: dict[str, Any] = {
        "code": made.code,
        "family": made.family,
        "size": made.size,
        "grade": made.grade,
        "seed": made.seed,
    }
    if made.id:
        data["id"] = made.id
    data["puzzle"] = puzzle_data(made.puzzle)
    data["solution"] = solution_data(made.solution)
    return data
