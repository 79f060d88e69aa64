"""Lessons as pupils open them: a server of their own, and a browser that tells where it asks."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import domino_math as dm

HERE = "127.0.0.1"


@contextmanager
def opened(tmp_path, *arguments):
    """Run `domino-math lesson …` with Jupyter's own files in a folder that goes away."""
    folders = {
        name: str(tmp_path / name.lower())
        for name in (
            "JUPYTER_CONFIG_DIR",
            "JUPYTER_DATA_DIR",
            "JUPYTER_RUNTIME_DIR",
            "JUPYTERLAB_SETTINGS_DIR",
            "JUPYTERLAB_WORKSPACES_DIR",
            "IPYTHONDIR",
        )
    }
    package = str(Path(dm.__file__).parent.parent)
    paths = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    process = subprocess.Popen(
        [*(sys.executable, "-m", "domino_math", "lesson", "--no-browser"), *arguments],
        cwd=tmp_path,
        env={**os.environ, **folders, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process.stdout.readline().strip()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
        process.stdout.close()


@pytest.fixture
def page_of(browser):
    """Return a function that makes a page, and writes down where its requests go."""
    contexts, hosts = [], set()

    def page(**options):
        context = browser.new_context(has_touch=True, **options)
        context.set_default_timeout(60_000)
        contexts.append(context)
        new = context.new_page()
        new.on("request", lambda request: hosts.add(urlsplit(request.url).hostname))
        return new

    yield page
    for context in contexts:
        context.close()
    assert hosts - {None} == {HERE}  # None is for data: and blob:, which go nowhere


def restart_and_run_all_cells(page):
    """Start the kernel anew from the menu, in mid-lesson."""
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_role("menuitem", name="Restart Kernel and Run All Cells…").click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()


def run_all_cells(page):
    """See that a lesson runs all its cells, down to the teacher's part, without being told to."""
    expect(page.get_by_text("Key questions and answers")).to_be_visible(timeout=60_000)
