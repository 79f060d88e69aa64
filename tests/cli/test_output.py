import io
import os
import select
import sys

import pytest

from domino_math.cli.output import raise_if_nobody_reads

POLL = pytest.mark.skipif(not hasattr(select, "poll"), reason="this system has no poll")


@POLL
def test_a_reader_that_has_gone_is_noticed_though_nothing_is_written(monkeypatch):
    read, write = os.pipe()
    with os.fdopen(write, "w") as out:
        monkeypatch.setattr(sys, "stdout", out)
        raise_if_nobody_reads()
        os.close(read)
        with pytest.raises(BrokenPipeError):
            raise_if_nobody_reads()


def test_files_need_no_reader(monkeypatch, tmp_path):
    with (tmp_path / "out.txt").open("w") as out:
        monkeypatch.setattr(sys, "stdout", out)
        raise_if_nobody_reads()


def test_a_closed_standard_output_is_told_elsewhere(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    raise_if_nobody_reads()


def test_what_is_no_file_has_no_reader_to_lose(monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    raise_if_nobody_reads()


def test_systems_without_poll_do_not_tell(monkeypatch):
    monkeypatch.delattr(select, "poll", raising=False)
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as out:
        monkeypatch.setattr(sys, "stdout", out)
        raise_if_nobody_reads()
