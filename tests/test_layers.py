"""Imports point down only, and importing the package stays cheap."""

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import domino_math

PACKAGE = Path(domino_math.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

# From the bottom up. A layer may import itself and what stands before it, unless BELOW says less.
# The package itself, which offers the public API, is a layer too.
LAYERS = (
    "i18n",
    "words",
    "errors",
    "progress",
    "dice",
    "draw",
    "tiles",
    "layout",
    "wording",
    "fields",
    "constraints",
    "puzzle",
    "checker",
    "lemmas",
    "exact_cover",
    "solver",
    "counter",
    "explainer",
    "families",
    "formulas",
    "games",
    "generator",
    "library",
    "domino_math",
    "widgets",
    "cli",
    "__main__",
)
SENTENCES = {"errors", "words", "i18n"}
UP_TO_LAYOUT = SENTENCES | {"tiles", "layout", "wording"}
UP_TO_PUZZLE = UP_TO_LAYOUT | {"progress", "constraints", "draw", "puzzle"}
BELOW = {
    "i18n": set(),
    "words": set(),
    "errors": {"words"},
    "progress": set(),
    "dice": set(),
    "draw": set(),
    "tiles": SENTENCES,
    "layout": SENTENCES | {"tiles"},
    "wording": SENTENCES | {"tiles", "layout"},
    "fields": UP_TO_LAYOUT,
    "constraints": UP_TO_LAYOUT,
    "puzzle": UP_TO_LAYOUT | {"constraints", "draw"},
    "checker": UP_TO_PUZZLE,
    "lemmas": UP_TO_PUZZLE,
    "exact_cover": UP_TO_PUZZLE,
    "counter": UP_TO_PUZZLE | {"lemmas", "exact_cover"},
    "families": UP_TO_PUZZLE | {"lemmas", "fields"},
    "formulas": SENTENCES | {"draw", "tiles"},
    "games": SENTENCES | {"dice", "draw", "tiles"},
    "generator": UP_TO_PUZZLE
    | {"dice", "checker", "lemmas", "solver", "counter", "explainer", "families", "exact_cover"},
    # The public API, and what it is shown with.
    "widgets": SENTENCES | {"fields", "draw", "tiles", "games", "domino_math"},
}
ONLY_IN = {"ortools": "solver", "sympy": "formulas"}
HEAVY = ["ortools", "sympy", "pandas", "numpy", "IPython", "rich", "typst", "ipywidgets"]


def module_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(module: str, source: str, *, is_package: bool = False) -> Iterator[str]:
    """Yield the full name of all that a module imports, wherever it does so."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            written = "." * node.level + (node.module or "")
            base = importlib.util.resolve_name(written, package)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def layer_of(name: str) -> str:
    """Return the layer of a full name: `domino_math.tiles.Tile` is of `tiles`."""
    _, *inside = name.split(".")
    return inside[0] if inside and inside[0] in LAYERS else "domino_math"


def wrong_imports(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """Return each import that does not point down, or loads what is another layer's to load."""
    layer = layer_of(module)
    allowed = BELOW.get(layer, set(LAYERS[: LAYERS.index(layer)])) | {layer}
    wrong = []
    for name in imported(module, source, is_package=is_package):
        top = name.split(".")[0]
        if top == "domino_math" and layer_of(name) not in allowed:
            wrong.append(f"{module} imports {name}")
        if layer != ONLY_IN.get(top, layer):
            wrong.append(f"{module} imports {top}")
    return wrong


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_imports_point_down(file):
    source = file.read_text(encoding="utf-8")
    assert wrong_imports(module_of(file), source, is_package=file.name == "__init__.py") == []


def test_every_part_of_the_package_has_a_layer():
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py"}
    parts |= {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert parts - {"__init__"} <= set(LAYERS)
    assert parts > {
        "tiles",
        "layout",
        "constraints",
        "puzzle",
        "checker",
        "lemmas",
        "solver",
        "draw",
    }


@pytest.mark.parametrize(
    ("module", "source", "expected"),
    [
        ("tiles.tile", "import domino_math.layout.cell", ["domino_math.layout.cell"]),
        ("layout.cell", "from domino_math.puzzle import Puzzle", ["domino_math.puzzle.Puzzle"]),
        ("checker", "from domino_math import solver", ["domino_math.solver"]),
        (
            "lemmas.finders",
            "def f():\n    from domino_math.solver import solve",
            ["domino_math.solver.solve"],
        ),
        ("lemmas.finders", "if TYPE_CHECKING:\n    import domino_math.cli", ["domino_math.cli"]),
        ("puzzle.scene", "from ..checker import check", ["domino_math.checker.check"]),
        ("puzzle.scene", "from .. import lemmas, tiles", ["domino_math.lemmas"]),
        ("draw.svg", "from domino_math.words import listed", ["domino_math.words.listed"]),
        ("words", "from domino_math.errors import InputError", ["domino_math.errors.InputError"]),
        ("solver.search", "from domino_math import read", ["domino_math.read"]),
        ("solver.search", "import domino_math as dm", ["domino_math"]),
        ("families.frames", "import domino_math.solver", ["domino_math.solver"]),
        ("games.state", "from domino_math.layout import Cell", ["domino_math.layout.Cell"]),
        ("widgets.base", "from domino_math.solver import solve", ["domino_math.solver.solve"]),
        ("lemmas.totals", "import ortools.sat", ["ortools"]),
        (
            "lemmas.totals",
            "try:\n    from ortools.sat.python import cp_model\nexcept E: pass",
            ["ortools"],
        ),
        ("games.chance", "from sympy import Rational", ["sympy"]),
        ("i18n.sentence", "from domino_math.words import listed", ["domino_math.words.listed"]),
    ],
)
def test_an_import_that_points_up_is_found(module, source, expected):
    name = f"domino_math.{module}"
    assert wrong_imports(name, source) == [f"{name} imports {wrong}" for wrong in expected]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tiles.supply", "import re\nfrom domino_math.tiles.tile import Tile"),
        ("layout.paths", "from .cell import Cell\nfrom ..words import listed"),
        ("puzzle.scene", "from domino_math.draw.scene import Scene"),
        ("formulas.pictures", "from domino_math.draw import Scene\nfrom domino_math.i18n import X"),
        ("solver.engine", "from ortools.sat.python import cp_model\nimport domino_math.lemmas"),
        ("cli.solve", "import domino_math as dm\nfrom domino_math import words, read"),
        ("formulas.sets", "import sympy\nfrom domino_math.tiles import Tile"),
        ("widgets.base", "import domino_math as dm\nfrom domino_math.draw import to_svg"),
    ],
)
def test_an_import_that_points_down_is_fine(module, source):
    assert wrong_imports(f"domino_math.{module}", source) == []


def test_a_package_resolves_its_own_relative_imports():
    source = "from .tile import Tile\nfrom ..layout import Cell"
    assert wrong_imports("domino_math.tiles", source, is_package=True) == [
        "domino_math.tiles imports domino_math.layout.Cell"
    ]


# --- Importing is cheap ---


def heavy_modules_after(*statements: str) -> list[str]:
    """Return which heavy packages a fresh Python has loaded after these statements."""
    program = "\n".join(
        [*statements, "import sys", f"print(*(name for name in {HEAVY} if name in sys.modules))"]
    )
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return result.stdout.split()


LIGHT = ["domino_math", "domino_math.puzzle", "domino_math.checker", "domino_math.solver"]
LIGHT += ["domino_math.i18n", "domino_math.formulas"]
LIGHT += [name for name in ("domino_math.cli.main",) if "cli" in {p.parent.name for p in FILES}]


@pytest.mark.parametrize("module", LIGHT)
def test_importing_loads_nothing_heavy(module):
    assert heavy_modules_after(f"import {module}") == []


def test_checking_and_proving_impossible_load_no_solver():
    assert (
        heavy_modules_after(
            "from domino_math.layout import Rectangle, layout_of",
            "from domino_math.puzzle import Puzzle, Solution",
            "from domino_math.checker import check",
            "from domino_math.solver import solve",
            "from domino_math.tiles import double_set",
            "puzzle = Puzzle('odd', layout_of(Rectangle(3, 3)), double_set(3))",
            "assert check(puzzle, Solution())",
            "assert solve(puzzle).status == 'impossible'",
        )
        == []
    )


def test_widgets_load_no_more_than_a_notebook_has():
    assert set(heavy_modules_after("import domino_math.widgets")) == {"IPython", "ipywidgets"}


def test_a_heavy_module_would_be_seen():
    assert "numpy" in heavy_modules_after("import domino_math.solver.engine")
