import io

from rich.console import Console

from domino_math.cli import progress as module
from domino_math.cli.progress import SearchProgress


def shown(monkeypatch, limit, *beats):
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=100)
    monkeypatch.setattr(module, "Console", lambda **_: console)
    with SearchProgress(limit) as progress:
        for found, seconds in beats:
            progress(found, seconds)
    return out.getvalue()


def test_a_quick_search_shows_nothing(monkeypatch):
    assert shown(monkeypatch, None, (0, 0.1), (1, 0.6)) == ""


def test_a_long_search_shows_what_was_found(monkeypatch):
    assert "searching, 41 found" in shown(monkeypatch, None, (41, 1.0), (42, 2.0))
    assert "searching, 42 found" in shown(monkeypatch, 10.0, (41, 1.0), (42, 2.0))
