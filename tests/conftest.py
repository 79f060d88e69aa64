import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from domino_math.cli.main import run


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
