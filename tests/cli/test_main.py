import subprocess
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path

import click
import pytest

from domino_math import errors
from domino_math.cli import main as module
from domino_math.cli import run


def test_version_and_help_exit_with_zero(invoke):
    assert invoke("--version") == (0, "domino-math, version 0.1.0\n", "")
    ran = invoke("--help")
    assert ran.code == 0
    for verb in ("list", "show", "solve", "count", "check", "derive"):
        assert f"\n  {verb} " in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sovle", "frame-44"], "No such command 'sovle'"),
        (["solve"], "Missing argument 'PUZZLE'"),
        (["solve", "frame-44", "--limit", "x"], "'--limit': 'x' is not a valid integer"),
        (["solve", "frame-44", "--limit", "0"], "'--limit': 0 is not in the range x>=1"),
        (["solve", "frame-44", "--time", "0"], "'--time': 0.0 is not in the range x>0"),
        (["solve", "frame-44", "--time", "nan"], "'--time': nan is not a number"),
        (["solve", "frame-44", "--all", "--unique"], "exclude each other"),
        (["solve", "frame-44", "--json", "--jsonl", "-"], "only one of --json and --jsonl"),
        (["list", "recipes"], "'recipes' is not"),
        (["check", "-", "-"], "only one of PUZZLE and SOLUTION"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(invoke, arguments, said):
    ran = invoke(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.startswith("domino-math")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("raised", "code", "line"),
    [
        (errors.InputError("a.toml", "two\nlines"), 2, "a.toml: two lines\n"),
        (KeyboardInterrupt(), 3, "\ndomino-math: interrupted\n"),
        (click.Abort(), 3, "domino-math: interrupted\n"),
    ],
)
def test_what_verbs_raise_becomes_one_line(invoke, monkeypatch, raised, code, line):
    def verb():
        raise raised

    monkeypatch.setitem(module.main.commands, "list", click.Command("list", callback=verb))
    assert invoke("list") == (code, "", line)


def test_ctrl_c_while_the_command_line_loads(monkeypatch):
    class Interrupted(MetaPathFinder):
        def find_spec(self, name, *_):
            if name == "domino_math.cli.main":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "domino_math.cli.main")
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    with pytest.raises(SystemExit) as exit_:
        run(["list"])
    assert exit_.value.code == 3


def test_a_reader_that_goes_away_is_no_error():
    command = [sys.executable, "-m", "domino_math", "list"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.wait() == 0
        assert process.stderr.read() == b""


def python_m(*arguments, **options):
    command = [sys.executable, "-m", "domino_math", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False, **options)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_output_that_cannot_be_written_is_one_line():
    with Path("/dev/full").open("w") as full:
        done = python_m("list", stdout=full)
    assert (done.returncode, done.stderr) == (2, "standard output: No space left on device\n")


@pytest.mark.skipif(sys.platform == "win32", reason="closing descriptors needs a POSIX shell")
@pytest.mark.parametrize(
    ("closed", "code", "said"),
    [
        (">&-", 2, "standard output: is closed\n"),
        ("<&-", 2, "standard input: is closed\n"),
        ("2>&-", 2, ""),
    ],
)
def test_closed_streams(closed, code, said):
    verb = {">&-": "list", "<&-": "show -", "2>&-": "show no-such-puzzle"}[closed]
    line = f"{sys.executable} -m domino_math {verb} {closed}"
    done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, said)


def test_no_verb_is_told_briefly(invoke):
    ran = invoke()
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "domino-math: Missing command. See domino-math --help.\n"


def test_exit_codes_keep_their_lines_in_help(invoke):
    lines = [line.strip() for line in invoke("--help").out.splitlines()]
    assert "Exit codes: 0 solved, valid, done" in lines
    assert "3 undecided within the time" in lines


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ["solve", "-# + ## = ##"],
            "domino-math solve: No such option '-#'. Before sums that begin with a minus, put -- "
            "and a space. See domino-math solve --help.",
        ),
        (["solve", "-x"], "domino-math solve: No such option '-x'. See domino-math solve --help."),
        (
            ["solve", "frame-44", "--all", "--unique"],
            "domino-math solve: --all, --limit and --unique exclude each other. "
            "See domino-math solve --help.",
        ),
    ],
)
def test_what_was_wrong_is_told_in_whole_sentences(invoke, arguments, line):
    assert invoke(*arguments) == (2, "", line + "\n")


def test_sums_that_begin_with_a_minus(invoke):
    ran = invoke("show", "--", "-# + ## = ##\n12 34 5-6")
    assert (ran.code, ran.err) == (
        2,
        "the puzzle's text: line 1: 5 digits cannot be covered with tiles\n",
    )
    assert invoke("show", "--", "-# + ## = #\n12 34").code == 0


NAMES = [
    (verb.name, parameter.opts[-1])
    for verb in module.VERBS
    for parameter in verb.params
    if isinstance(parameter, click.Option) and parameter.metavar in ("FILE", "FOLDER", "DIR")
]


def test_the_options_that_name_files_are_found():
    known = {("solve", "--jsonl"), ("new", "--out"), ("show", "--pdf"), ("play", "--save")}
    assert known < set(NAMES)


@pytest.mark.parametrize(("verb", "option"), NAMES)
def test_an_empty_name_is_no_name(invoke, verb, option):
    told = f"domino-math {verb}: Invalid value for '{option}': it is empty. See domino-math {verb}"
    for given in ([option, ""], [f"{option}="]):
        assert invoke(verb, "fives", *given) == (2, "", f"{told} --help.\n")


@pytest.mark.parametrize(
    ("given", "name"),
    [
        (["show", ""], "PUZZLE"),
        (["check", "frame-44", ""], "SOLUTION"),
        (["hint", "frame-44", ""], "[SO-FAR]"),
        (["play", ""], "GAME|FILE"),
        (["lesson", ""], "[NAME]"),
    ],
)
def test_an_empty_argument_is_none(invoke, given, name):
    ran = invoke(*given)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"domino-math {given[0]}: Invalid value for '{name}': it is empty.")
