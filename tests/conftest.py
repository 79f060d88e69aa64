import io
import shutil
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from domino_math.cli.main import run

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Invoke = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show everything in English, whatever language the developer works in."""
    monkeypatch.delenv("DOMINO_MATH_LANG", raising=False)


@pytest.fixture
def invoke(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> Invoke:
    """Run the command line in this process, in a folder of its own."""
    monkeypatch.chdir(str(tmp_path))

    def call(*arguments: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        with pytest.raises(SystemExit) as exit_:
            run(arguments)
        out, err = capfd.readouterr()
        return Ran(int(exit_.value.code or 0), out, err)

    return call


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's chromium, driven by playwright; where there is none, tests are skipped."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium: apt-get install chromium")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
