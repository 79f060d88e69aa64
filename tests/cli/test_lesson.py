"""The verb `lesson`, with servers that are started and stopped; pages are seen in tests/widgets."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from domino_math.cli import lesson as verb
from domino_math.cli import lesson_files, serving
from domino_math.cli.lesson_files import copy_of, find_lesson, lessons
from domino_math.errors import InputError

TITLES = [lesson.title for lesson in lessons("en").values()]


def test_lessons_are_listed_with_and_without_the_word(invoke):
    listed = invoke("list", "lessons")
    assert (listed.code, listed.err) == (0, "")
    assert [line.split(". ", 1)[1] for line in listed.out.splitlines()] == TITLES
    assert invoke("lesson") == listed
    assert "Лесенка" in invoke("lesson", "--lang", "ru").out


@pytest.mark.parametrize("name", ["staircase", "3", "03", "03-staircase"])
def test_a_lesson_is_found_by_name_and_number(name):
    assert find_lesson(name, "ru").path.parts[-2:] == ("ru", "03-staircase.ipynb")


def test_an_unknown_lesson_is_one_line(invoke):
    ran = invoke("lesson", "stairs")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "stairs: is no lesson; did you mean staircase?\n"
    assert invoke("lesson", "99").err.startswith("99: is no lesson, only the-set")


def test_work_is_never_written_over(tmp_path):
    lesson, folder = find_lesson("3", "en"), tmp_path / "new" / "folder"
    path, made = copy_of(lesson, folder, fresh=False)
    assert (path.name, made) == ("03-staircase-en.ipynb", True)
    assert path.read_bytes() == lesson.path.read_bytes()
    mine = json.dumps({"cells": ["my work"]})
    path.write_text(mine, "utf-8")
    assert copy_of(lesson, folder, fresh=False) == (path, False)
    names = [copy_of(lesson, folder, fresh=True)[0].name for _ in range(2)]
    assert names == ["03-staircase-en-2.ipynb", "03-staircase-en-3.ipynb"]
    assert path.read_text("utf-8") == mine
    assert copy_of(find_lesson("3", "ru"), folder, fresh=False)[1]


def test_a_copy_that_could_not_be_written_whole_is_not_left(tmp_path, monkeypatch):
    lesson = find_lesson("3", "en")

    monkeypatch.setattr(Path, "read_bytes", lambda _path: "text, which no such file takes")
    with pytest.raises(TypeError):
        copy_of(lesson, tmp_path, fresh=False)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [b"", b'{"cells": [', b"[]", b"\xff\xfe"])
def test_what_is_no_notebook_is_not_opened_as_the_copy(tmp_path, content):
    lesson = find_lesson("3", "en")
    path, _ = copy_of(lesson, tmp_path, fresh=False)
    path.write_bytes(content)
    with pytest.raises(InputError, match="is no notebook"):
        copy_of(lesson, tmp_path, fresh=False)
    assert path.read_bytes() == content
    assert copy_of(lesson, tmp_path, fresh=True)[1]


def test_a_folder_that_cannot_be_written_is_one_line(invoke, tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    ran = invoke("lesson", "3", "--folder", "file/inside", "--no-browser")
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert "inside: " in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["3"], "lesson: needs JupyterLab: pip install jupyterlab\n"),
        (["3", "--app"], '--app needs Voilà: pip install "domino-math[app]"\n'),
    ],
)
def test_a_server_that_is_not_installed_is_one_line(invoke, monkeypatch, tmp_path, arguments, said):
    monkeypatch.setattr(verb, "find_spec", lambda _: None)
    ran = invoke("lesson", *arguments)
    assert (ran.code, ran.out, ran.err) == (2, "", said)
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_ends_tells_its_last_words():
    command = [sys.executable, "-c", "import sys; sys.exit('no such thing')"]
    with (
        pytest.raises(InputError, match="has ended: no such thing"),
        serving.served(command, "/", serving.free_port()),
    ):
        pass


def test_a_server_that_does_not_answer_is_stopped(monkeypatch):
    monkeypatch.setattr(serving, "_START_WITHIN", 0.2)
    started = []
    popen = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda *a, **k: started.append(popen(*a, **k)) or started[0]
    )
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    with (
        pytest.raises(InputError, match="does not answer: it said nothing"),
        serving.served(command, "/", serving.free_port()),
    ):
        pass
    assert started[0].poll() is not None


SERVER = """
import os, sys
from http.server import HTTPServer, BaseHTTPRequestHandler
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers()
        self.wfile.write(os.environ["JUPYTER_TOKEN"].encode())
HTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
"""


def a_server(_notebook, port, *_):
    return [sys.executable, "-c", SERVER, str(port)], "/page"


def test_the_address_is_printed_and_ctrl_c_stops_it(invoke, monkeypatch, tmp_path):
    monkeypatch.setattr(verb, "lab_command", a_server)
    opened, seen = [], []
    monkeypatch.setattr("webbrowser.open", opened.append)

    def wait(server):
        seen.append((server, urlopen(opened[0]).read().decode()))
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(verb, "_wait", wait)
    ran = invoke("lesson", "staircase")
    ((server, token),) = seen
    assert server.poll() is not None
    assert (ran.code, ran.out.strip()) == (0, opened[0])
    assert opened[0].startswith("http://127.0.0.1:")
    assert opened[0].endswith(f"/page?token={token}")
    copy = tmp_path / "domino-lessons" / "03-staircase-en.ipynb"
    assert ran.err.splitlines() == [
        f"copied to {copy}",
        "The questions appear by themselves. If they do not, choose Run, Run All Cells.",
        "Ctrl-C stops it.",
        "stopped",
    ]
    assert token not in " ".join(map(str, server.args))


def test_it_ends_when_the_server_is_ended_in_its_page(invoke, monkeypatch):
    monkeypatch.setattr(verb, "app_command", a_server)
    wait = verb._wait
    monkeypatch.setattr(verb, "_wait", lambda server: (server.kill(), wait(server)))
    ran = invoke("lesson", "3", "--app", "--no-browser", "--lang", "ru")
    assert (ran.code, ran.out[:17]) == (0, "http://127.0.0.1:")
    assert "Run All Cells" not in ran.err  # a page by Voilà has no such menu


@pytest.mark.skipif(not hasattr(signal, "SIGTERM"), reason="this system has no SIGTERM")
def test_the_server_is_stopped_when_the_system_ends_the_program(invoke, monkeypatch):
    monkeypatch.setattr(verb, "lab_command", a_server)
    before = signal.getsignal(signal.SIGTERM)
    seen = []

    def wait(server):
        seen.append(server)
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(verb, "_wait", wait)
    assert invoke("lesson", "3", "--no-browser").err.endswith("stopped\n")
    assert seen[0].poll() is not None
    assert signal.getsignal(signal.SIGTERM) is before


def test_lessons_lie_beside_the_package_or_inside_it(monkeypatch, tmp_path):
    folder = tmp_path / "domino_math" / "lessons" / "en"
    folder.mkdir(parents=True)
    (folder / "10-b.ipynb").write_text('{"cells": [{"source": "# Ten\\nmore"}]}', "utf-8")
    (folder / "9-a.ipynb").write_text('{"cells": [{"source": ["# Nine"]}]}', "utf-8")
    (folder / "notes.ipynb").write_text("", "utf-8")
    monkeypatch.setattr(lesson_files, "_PACKAGE", tmp_path / "domino_math")
    assert [(name, lesson.title) for name, lesson in lessons("en").items()] == [
        ("a", "Nine"),
        ("b", "Ten"),
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_servers_listen_on_this_computer_only_and_open_nothing(tmp_path, lang):
    notebook = tmp_path / "03-лесенка.ipynb"
    lab, page = serving.lab_command(notebook, 8765)
    assert "--ServerApp.ip=127.0.0.1" in lab
    assert page == "/lab/tree/03-%D0%BB%D0%B5%D1%81%D0%B5%D0%BD%D0%BA%D0%B0.ipynb"
    settings = next(part for part in lab if part.startswith("--LabApp.app_settings_dir="))
    overrides = json.loads((Path(settings.split("=", 1)[1]) / "overrides.json").read_text("utf-8"))
    assert overrides["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"
    app, page = serving.app_command(notebook, 8765, lang)
    assert {"--Voila.ip=127.0.0.1", f"--HTMLExporter.language_code={lang}"} < set(app)
    assert page == "/"
    assert {"--no-browser"} < set(lab) & set(app)


@pytest.mark.skipif(sys.platform == "win32", reason="a program cannot refuse to end there")
def test_a_server_that_does_not_want_to_end_is_made_to(monkeypatch):
    monkeypatch.setattr(serving, "_STOP_WITHIN", 0.2)
    stubborn = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + SERVER
    port = serving.free_port()
    with serving.served([sys.executable, "-c", stubborn, str(port)], "/", port) as (_, server):
        assert server.poll() is None
    assert server.returncode == -signal.SIGKILL
