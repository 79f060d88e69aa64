import errno
from pathlib import Path

import pytest

from domino_math.cli.lines import LinesFile
from domino_math.errors import InputError


def test_lines_are_there_as_soon_as_they_are_written(tmp_path):
    path = tmp_path / "out.jsonl"
    with LinesFile(str(path), ()) as file:
        assert path.read_bytes() == b""
        file.write("{}")
        assert path.read_bytes() == b"{}\n"
        file.write("[]")
        assert path.read_bytes() == b"{}\n[]\n"


class Disk:
    """A file on a disk with room for so many bytes, of which it takes a few at a time."""

    def __init__(self, room, error=errno.ENOSPC):
        self.content, self.room, self.error = b"", room, error

    def write(self, text):
        taken = text[: min(5, self.room - len(self.content))]
        if not taken:
            raise OSError(self.error, "no room")
        self.content += taken
        return len(taken)

    def truncate(self, size):
        self.content = self.content[:size]

    def close(self):
        pass


@pytest.mark.parametrize("room", range(8, 16))
def test_no_line_is_left_half_written(monkeypatch, tmp_path, room):
    disk = Disk(room)
    monkeypatch.setattr(Path, "open", lambda *_, **__: disk)
    path = str(tmp_path / "out.jsonl")
    with LinesFile(path, ()) as file:
        file.write("1234567")
        assert disk.content == b"1234567\n"
        with pytest.raises(InputError, match="no room") as error:
            file.write("12345678")
    assert error.value.place == path
    assert disk.content == b"1234567\n"


def test_a_reader_that_goes_away_is_no_mistake_in_the_input(monkeypatch, tmp_path):
    monkeypatch.setattr(Path, "open", lambda *_, **__: Disk(0, errno.EPIPE))
    with LinesFile(str(tmp_path / "out.jsonl"), ()) as file, pytest.raises(BrokenPipeError):
        file.write("{}")


def test_what_cannot_be_opened_is_told(monkeypatch, tmp_path):
    def refuse(*_, **__):
        raise OSError(errno.EMFILE, "too many open files")

    file = LinesFile(str(tmp_path / "out.jsonl"), ())
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(InputError, match="too many open files"):
        file.__enter__()


def test_it_must_not_be_a_picture_by_another_name(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "f.svg")
    with pytest.raises(InputError, match="is named for a picture too"):
        LinesFile(str(tmp_path / "link"), [tmp_path / "f.svg"])
