import time
from pathlib import Path

import pytest

from domino_math.errors import InputError
from domino_math.fields.limits import MOST_BYTES, MOST_TOML_BYTES
from domino_math.library.content import decoded, file_text, is_text, parsed


def complaint(read, *arguments, **options):
    started = time.process_time()
    with pytest.raises(InputError) as caught:
        read(*arguments, **options)
    assert time.process_time() - started < 5  # at once, with room for a slow machine
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_byte_order_marks_are_accepted(mark, encoding):
    assert decoded((mark + "имя = 1").encode(encoding), "x") == "имя = 1"
    assert decoded(mark + "имя = 1", "x") == "имя = 1"


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "x: is empty"),
        (b" \r\n\t ", "x: is empty"),
        ("\ufeff", "x: is empty"),
        (b"a\x00b", "x: is not text: it has zero bytes"),
        (b"ab\xff", "x: is not text in UTF-8: byte 3 cannot be read"),
        (b"\xff\xfea", "x: is not text in UTF-16: byte 3 cannot be read"),
        (b"#" * (MOST_BYTES + 1), "x: is larger than 4 MB, the most that is read"),
        ("#" * (MOST_BYTES + 1), "x: is larger than 4 MB, the most that is read"),
    ],
)
def test_what_is_no_text(content, what):
    assert complaint(decoded, content, "x") == what


def test_files(tmp_path, monkeypatch):
    file = tmp_path / "x.toml"
    file.write_bytes(b"a = 1\r\n")
    assert file_text(file, "x") == "a = 1\r\n"
    assert complaint(file_text, tmp_path, "x") == "x: is a folder, not a file"
    assert complaint(file_text, tmp_path / "none", "x") == "x: No such file or directory"

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert complaint(file_text, file, "x") == "x: Permission denied"


def test_a_huge_file_is_not_read(tmp_path, monkeypatch):
    file = tmp_path / "x.toml"
    with file.open("wb") as sparse:
        sparse.truncate(100_000_000)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("opened"))
    assert complaint(file_text, file, "x") == "x: is larger than 4 MB, the most that is read"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no /dev/zero on this system")
def test_an_endless_file_is_not_read_to_its_end():
    assert complaint(file_text, Path("/dev/zero"), "x").endswith("the most that is read")


def test_names_and_texts():
    assert not is_text("frame-44")
    assert not is_text("puzzles/frame-44.toml")
    assert is_text("\ufeff  {")
    assert is_text("a\nb")


def test_the_kind_is_told_by_suffix_or_brace():
    assert parsed(' {"a": [1]}', "x") == {"a": [1]}
    assert parsed("a = [1]", "x") == {"a": [1]}
    assert parsed("[1]", "x", suffix=".json") == [1]
    assert complaint(parsed, "a = 1", "x", suffix=".json").startswith("x: not valid JSON")
    assert complaint(parsed, '{"a": 1}', "x", suffix=".toml").startswith("x: not valid TOML")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a = \n", "not valid TOML: Invalid value (at line 1, column 5)"),
        ("a = 1\na = 2\n", "not valid TOML: Cannot overwrite a value (at line 2, column 6)"),
        ("a = " + "9" * 5000, "a number has too many digits"),
        ("a = " + "[" * 100_000, "is nested too deeply"),
        ("a" + ".a" * 100_000 + " = 1", "a key has more than 8 dots"),
        ("a = {" + "a . " * 9 + "a = 1}", "a key has more than 8 dots"),
        (
            "#" * (MOST_TOML_BYTES + 1),
            "is larger than 400 kB, the most that is read as TOML; use JSON",
        ),
    ],
    ids=lambda text: text[:20],
)
def test_what_cannot_be_parsed(text, what):
    found = complaint(parsed, text, "x")
    if what.startswith("not valid TOML: Cannot overwrite"):  # the column differs among Pythons
        found, what = found.split(", column")[0], what.split(", column")[0]
    assert found == f"x: {what}"


@pytest.mark.parametrize("text", ['x = "' + '\\"' * 190_000, '"""\\' * 90_000, "f" * 390_000])
def test_looking_for_long_keys_is_quick(text):
    assert complaint(parsed, text, "x").startswith("x: not valid TOML")


@pytest.mark.parametrize(
    "text",
    [
        'a = """\n#.a.a.a.a.a.a.a.a.a.a.a\n"""',
        "a = '''a.a.a.a.a.a.a.a.a.a.a'''",
        'a = "\\"a.a.a.a.a.a.a.a.a.a.a"',
        "a = 'a.a.a.a.a.a.a.a.a.a.a'",
        "a = 1 # a.a.a.a.a.a.a.a.a.a.a",
        "a.b.c = 1",
    ],
)
def test_dots_in_texts_and_comments_are_no_key(text):
    assert "a" in parsed(text, "x")
