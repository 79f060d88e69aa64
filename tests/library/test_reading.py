import json
import sys
from pathlib import Path

import pytest

from domino_math.errors import InputError
from domino_math.library import catalogue, puzzle_data, read, read_text, reading

FRAME = read("frame-44")
TEXT = catalogue()["frame-44"].read_text(encoding="utf-8")
JSON = json.dumps(puzzle_data(FRAME))


def complaint(source):
    with pytest.raises(InputError) as caught:
        read(source)
    return str(caught.value)


def test_the_catalogue_is_in_order_of_names():
    names = list(catalogue())
    assert names == sorted(names)
    assert "frame-44" in names
    assert all(path.stem == name for name, path in catalogue().items())


def test_an_installed_package_carries_the_catalogue(tmp_path, monkeypatch):
    (tmp_path / "puzzles").mkdir()
    (tmp_path / "puzzles" / "mine.toml").write_text(TEXT, encoding="utf-8")
    module = sys.modules[catalogue.__module__]
    monkeypatch.setattr(module, "_PACKAGE", tmp_path)
    assert list(catalogue()) == ["mine"]
    monkeypatch.setattr(module, "_PACKAGE", tmp_path / "domino_math")
    assert list(catalogue()) == ["mine"]


@pytest.mark.parametrize("suffix", [".toml", ".TOML", ".txt", ""])
def test_toml_files(tmp_path, suffix):
    file = tmp_path / f"mine{suffix}"
    file.write_text(TEXT, encoding="utf-8")
    assert read(file) == read(str(file)) == FRAME


@pytest.mark.parametrize("suffix", [".json", ".JSON", ".txt", ""])
def test_json_files(tmp_path, suffix):
    file = tmp_path / f"mine{suffix}"
    file.write_text(JSON, encoding="utf-8-sig")
    assert read(file) == FRAME


def test_texts():
    assert read(TEXT) == read(JSON) == read(" " + JSON) == FRAME
    assert read_text(TEXT, "x") == read_text(JSON.encode("utf-16"), "x") == FRAME


def test_a_file_named_like_a_puzzle_needs_a_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("frame-44").write_text("name = 1\n", encoding="utf-8")
    assert read("frame-44") == FRAME
    with pytest.raises(InputError, match="frame-44: the field 'tiles' is missing"):
        read("./frame-44")


@pytest.mark.parametrize(
    ("source", "what"),
    [
        (
            "frame-4",
            "'frame-4': is neither a puzzle of the catalogue nor a file; did you mean frame-4",
        ),
        ("Frame-44", "'Frame-44': is neither a puzzle of the catalogue nor a file; did you mean f"),
        ("nothing like it", "'nothing like it': is neither a puzzle of the catalogue nor a file"),
        ("", "'': is neither a puzzle of the catalogue nor a file"),
        (".", "'.': is neither a puzzle of the catalogue nor a file"),
        ("a\0b", "is neither a puzzle of the catalogue nor a file"),
        ("x" * 5000, "…': is neither a puzzle of the catalogue nor a file"),
    ],
    ids=lambda text: text[:10],
)
def test_names_that_are_not_there(source, what):
    assert what in complaint(source)
    assert len(complaint(source)) < 200


def test_several_close_names_are_suggested():
    assert complaint("frame-4").count("frame-4") == 4


def test_errors_name_the_file_as_it_was_given(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    outside = '{ name = "a", cells = [[0, 99]] }'
    wrong = TEXT.replace('groups = "sides"', f"groups = {outside}")
    Path("frame.toml").write_text(wrong, encoding="utf-8")
    assert complaint("frame.toml") == (
        "frame.toml: constraint 2: cell (0, 99) is outside the layout"
    )
    assert complaint(Path("frame.toml")) == complaint("frame.toml")
    assert complaint(tmp_path) == f"{tmp_path}: is a folder, not a file"
    assert complaint(Path("none.toml")) == "none.toml: No such file or directory"
    with pytest.raises(InputError, match=r"^standard input: constraint 2: cell"):
        read_text(wrong, "standard input")


def test_a_file_that_may_not_be_looked_at(monkeypatch):
    def refuse(_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", refuse)
    monkeypatch.setattr(Path, "is_dir", refuse)
    monkeypatch.setattr(reading, "catalogue", dict)
    assert complaint("secret/frame.toml") == "secret/frame.toml: Permission denied"


@pytest.mark.parametrize("name", ["two\nlines.toml", '{"name": 1}.toml', "{"])
def test_a_path_is_a_path_whatever_its_name(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(TEXT, encoding="utf-8")
    assert read(Path(name)) == FRAME


def test_a_path_that_no_file_can_have():
    assert complaint(Path("a\0b")) == r"a\x00b: is not a name that a file can have"


def test_a_path_named_like_a_puzzle_is_no_puzzle(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert complaint(Path("frame-44")) == "frame-44: No such file or directory"
