"""Every lesson that is found, in every language: a new one is a notebook a language, no more."""

import ast
import os
import re
from pathlib import Path
from string import Formatter

import nbformat
import pytest
from nbclient import NotebookClient

import domino_math as dm
from domino_math import widgets
from domino_math.cli.lesson_files import lessons
from domino_math.i18n import languages

NAMES = list(lessons("en"))
ALL = [(name, lang) for name in NAMES for lang in languages()]
TEXTS = "texts"
QUESTIONS = {"widgets.number", "widgets.choice", "widgets.tiles"}
CYRILLIC = re.compile("[а-яё]")
TEACHER = {
    f"teacher-{part}"
    for part in ("why", "approach", "questions", "answers", "support", "extension", "time")
}


def notebook(name, lang):
    return nbformat.read(lessons(lang)[name].path, as_version=4)


def cells_of_code(name, lang):
    return {cell.id: cell.source for cell in notebook(name, lang).cells if cell.cell_type == "code"}


def texts(name, lang):
    """Return the language and the texts that a lesson begins with."""
    calls = [
        node
        for node in ast.walk(ast.parse(cells_of_code(name, lang)[TEXTS]))
        if isinstance(node, ast.Call)
    ]
    (call,) = (call for call in calls if ast.unparse(call.func) == "widgets.lesson")
    return call.args[0].value, {word.arg: word.value.value for word in call.keywords}


def braces(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_there_are_lessons():
    assert {"the-set", "staircase"} <= set(NAMES)
    assert [lesson.number for lesson in lessons("en").values()] == sorted(
        {lesson.number for lesson in lessons("en").values()}
    )


@pytest.mark.parametrize("lang", list(languages())[1:])
def test_every_language_has_the_same_lessons(lang):
    assert list(lessons(lang)) == NAMES
    folder = next(iter(lessons("en").values())).path.parent
    assert sorted(path.name for path in folder.glob("*.ipynb")) == [
        lesson.path.name for lesson in lessons("en").values()
    ]


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_cells_are_the_same_in_every_language(name, lang):
    def outline(lang):
        return [(cell.id, cell.cell_type, cell.metadata) for cell in notebook(name, lang).cells]

    assert outline(lang) == outline("en")
    code, english = cells_of_code(name, lang), cells_of_code(name, "en")
    assert {**code, TEXTS: ""} == {**english, TEXTS: ""}
    assert (CYRILLIC.search(notebook(name, lang).cells[0].source) is not None) == (lang == "ru")


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_texts_are_the_same_by_name_and_all_are_used(name, lang):
    said, here = texts(name, lang)
    assert said == lang
    english = texts(name, "en")[1]
    assert {key: braces(text) for key, text in here.items()} == {
        key: braces(text) for key, text in english.items()
    }
    rest = "\n".join(source for id_, source in cells_of_code(name, lang).items() if id_ != TEXTS)
    assert {key for key in here if f"say.{key}" not in rest} == set()


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_outputs_are_stripped_and_code_is_folded(name, lang):
    for cell in notebook(name, lang).cells:
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)
            assert cell.metadata.jupyter.source_hidden


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_a_lesson_begins_with_a_title_and_ends_with_the_teachers_part(name, lang):
    first, *_, _last = (cells := notebook(name, lang).cells)
    assert first.source.startswith("# ")
    start = [cell.id for cell in cells].index("teacher")
    assert {cell.id for cell in cells[start + 1 :]} == TEACHER
    # The page for pupils leaves these out, by their tag.
    assert all("teacher" in cell.metadata.tags for cell in cells[start:])
    assert not any("teacher" in cell.metadata.get("tags", []) for cell in cells[:start])


@pytest.mark.parametrize("name", NAMES)
def test_only_the_public_api_is_used(name):
    tree = ast.parse("\n".join(cells_of_code(name, "en").values()))
    imports = [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    assert set(imports) <= {"import domino_math as dm", "from domino_math import widgets"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            public = {"dm": dm.__all__, "widgets": widgets.__all__}.get(node.value.id)
            assert public is None or node.attr in public, ast.unparse(node)


@pytest.mark.parametrize("name", [name for name in NAMES if "keep" in cells_of_code(name, "en")])
def test_answers_are_kept_by_the_id_of_their_cell(name):
    for id_, source in cells_of_code(name, "en").items():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in QUESTIONS:
                (place,) = (word.value for word in node.keywords if word.arg == "save")
                assert ast.unparse(place) == f"keep['{id_}']"


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_a_lesson_runs(name, lang, tmp_path, monkeypatch):
    # The kernel is a process of its own, and is to import the package that is tested.
    package = str(Path(dm.__file__).parent.parent)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([package, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    ran = NotebookClient(
        notebook(name, lang), timeout=60, resources={"metadata": {"path": tmp_path}}
    )
    done = ran.execute()  # raises what a cell raises
    states = done.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"].values()
    asked = [
        state["state"]["view"]["ask"] for state in states if "ask" in state["state"].get("view", {})
    ]
    assert asked
    # What is asked comes from the lesson's texts, with its numbers filled in.
    assert not any("{" in question for question in asked)
    assert {state["state"]["lang"] for state in states if "lang" in state["state"]} == {lang}
