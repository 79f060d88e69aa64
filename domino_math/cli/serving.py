"""Starting JupyterLab or Voilà on this computer only, and stopping it again."""

import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

from domino_math.errors import InputError

HERE = "127.0.0.1"
_START_WITHIN = 60.0  # seconds: the first start on a slow disk takes long
_STOP_WITHIN = 10.0
_PAGE = Path(__file__).parent / "page"


def free_port() -> int:
    """Return a port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def lab_command(notebook: Path, port: int) -> tuple[list[str], str]:
    """Return the command that starts JupyterLab, and the path of the notebook's page."""
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser"),
        *(f"--ServerApp.ip={HERE}", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"),
        f"--ServerApp.root_dir={notebook.parent}",
        # Settings for lessons: otherwise it asks whether to fetch news from the internet, looks for
        # updates there, and takes widgets off the page that are scrolled out of sight.
        f"--LabApp.app_settings_dir={_PAGE / 'lab' / 'settings'}",
        # Runs a lesson as soon as it is opened, and shows it without code.
        f"--LabApp.extra_labextensions_path={_PAGE / 'lab' / 'labextensions'}",
    ]
    # In a container everyone is root, which Jupyter refuses unless it is told so.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    return command, f"/lab/tree/{quote(notebook.name)}"


def app_command(notebook: Path, port: int, lang: str) -> tuple[list[str], str]:
    """Return the command with which Voilà serves the notebook as a page without code."""
    command = [
        *(sys.executable, "-m", "voila", str(notebook), "--no-browser"),
        *(f"--Voila.ip={HERE}", f"--Voila.port={port}", "--Voila.port_retries=0"),
        "--Voila.auto_token=True",  # that of the environment
        "--template=domino-lesson",
        f"--HTMLExporter.language_code={lang}",
        # The page is for pupils: without the teacher's part, and how to run cells.
        "--TagRemovePreprocessor.enabled=True",
        "--TagRemovePreprocessor.remove_cell_tags=only-in-jupyterlab",
        "--TagRemovePreprocessor.remove_cell_tags=teacher",
    ]
    return command, "/"


@contextmanager
def served(
    command: Sequence[str], path: str, port: int
) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """Run a server, yield the address of its page once it answers, and stop it in the end.

    Raises InputError with the server's last words if it ends before, or does not answer.
    """
    # In the environment nobody else on this computer can read it, as they could on a command line.
    token = secrets.token_urlsafe(24)
    paths = [str(_PAGE), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    environment = {
        **os.environ,
        "JUPYTER_TOKEN": token,
        "JUPYTER_PATH": os.pathsep.join(paths),
    }
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(  # noqa: S603 - our own Python, no shell
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            **_apart(),
        )
        try:
            _wait_for(process, port, log)
            yield f"http://{HERE}:{port}{path}?token={token}", process
        finally:
            _stop(process)


def _apart() -> dict[str, Any]:
    """A group of its own: Ctrl-C is for us, who then stop the server without its questions."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def _wait_for(process: "subprocess.Popen[bytes]", port: int, log: IO[bytes]) -> None:
    end = time.monotonic() + _START_WITHIN
    while not _answers(port):
        if process.poll() is not None:
            raise InputError("the server", f"has ended: {_last_words(log)}")
        if time.monotonic() > end:
            raise InputError("the server", f"does not answer: {_last_words(log)}")
        time.sleep(0.1)


def _answers(port: int) -> bool:
    from http.client import HTTPConnection, HTTPException  # only this verb needs it

    connection = HTTPConnection(HERE, port, timeout=5)
    try:
        connection.request("GET", "/api")
        connection.getresponse()
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
    return True


def _last_words(log: IO[bytes]) -> str:
    log.seek(0)
    lines = log.read().decode("utf-8", "replace").splitlines()
    return next((line for line in reversed(lines) if line.strip()), "it said nothing")


def _stop(process: "subprocess.Popen[bytes]") -> None:
    """Ask the server to end, which ends its kernels as well; after a while make it end."""
    process.terminate()
    try:
        process.wait(_STOP_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
