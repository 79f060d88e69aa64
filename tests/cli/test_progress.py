import io
import sys

import rich.console

from domino_math.cli.progress import PartProgress, SearchProgress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def terminal_for(monkeypatch):
    """Put standard output and standard error on one terminal.

    No fixture, for pytest puts its own in their place again before the test begins.
    """
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stderr", screen)
    make = rich.console.Console
    monkeypatch.setattr(
        rich.console, "Console", lambda file: make(file=file, force_terminal=True, width=100)
    )
    return screen


def beat(limit, *beats):
    with SearchProgress(limit) as progress:
        for found, seconds in beats:
            progress(found, seconds)


def test_a_quick_search_shows_nothing(monkeypatch):
    terminal = terminal_for(monkeypatch)
    beat(None, (0, 0.1), (1, 0.6))
    assert terminal.getvalue() == ""


def test_a_long_search_shows_what_was_found(monkeypatch):
    terminal = terminal_for(monkeypatch)
    beat(None, (41, 1.0), (42, 2.0))
    assert "searching, 41 found" in terminal.getvalue()
    beat(10.0, (42, 1.0), (43, 2.0))
    assert "searching, 43 found" in terminal.getvalue()


def test_nothing_is_shown_but_on_a_terminal(monkeypatch):
    terminal = terminal_for(monkeypatch)
    out = io.StringIO()
    for closed in (out, None):
        monkeypatch.setattr(sys, "stderr", closed)
        beat(None, (41, 1.0), (42, 2.0))
    assert terminal.getvalue() == out.getvalue() == ""


def test_it_makes_way_for_what_is_printed(monkeypatch):
    terminal = terminal_for(monkeypatch)
    with SearchProgress(None) as progress:
        progress(1, 1.0)
        before = len(terminal.getvalue())
        assert before > 0
        with progress.aside():
            print("a solution")
        *cleared, printed = terminal.getvalue()[before:].split("a solution")
        assert printed == "\n"  # it is not back at once
        assert cleared[0].endswith("\x1b[2K")  # its line was cleared
        progress(2, 1.5)
        assert terminal.getvalue().endswith("a solution\n")
        progress(2, 1.8)  # nothing came for a while
        assert "searching, 2 found" in terminal.getvalue()


def test_it_need_not_make_way_for_what_goes_elsewhere(monkeypatch):
    terminal = terminal_for(monkeypatch)
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    with SearchProgress(None) as progress:
        progress(1, 1.0)
        before = terminal.getvalue()
        with progress.aside():
            print("a solution")
        assert terminal.getvalue().startswith(before)
        assert "\x1b[?25h" not in terminal.getvalue()  # the cursor is still hidden
    assert out.getvalue() == "a solution\n"
    assert "a solution" not in terminal.getvalue()


def test_long_counting_shows_its_part(monkeypatch):
    terminal = terminal_for(monkeypatch)
    with PartProgress("counting", "Ctrl-C ends with a lower bound") as progress:
        progress(0.1, 0.2)
        assert terminal.getvalue() == ""
        progress(0.5, 1.0)
        progress(0.75, 2.0)
    assert "counting" in terminal.getvalue()
    assert "Ctrl-C ends with a lower bound" in terminal.getvalue()
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    with PartProgress("counting", "Ctrl-C ends with a lower bound") as progress:
        progress(0.5, 1.0)
    assert out.getvalue() == ""
