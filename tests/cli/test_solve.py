import json
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from domino_math.checker import check
from domino_math.library import read, read_solution

PAIR = b'name = "pair"\ntiles = "double-1"\n[layout]\nshape = "row"\ncolumns = 6\n'


def test_a_frame_is_printed_with_its_verdict(invoke):
    ran = invoke("solve", "frame-44")
    assert ran.code == 0
    assert "frame-44: solved; the independent check passed. (" in ran.out
    Path("frame.txt").write_text(ran.out, "utf-8")
    assert check(read("frame-44"), read_solution("frame.txt", read("frame-44"))) == []


def test_impossible_prints_the_layout_and_the_reasons(invoke):
    ran = invoke("solve", "frame-43")
    assert ran.code == 1
    assert "frame-43: impossible. (" in ran.out
    assert "4 × 43 = 172" in ran.out
    assert ran.out.count("·") == 56


def test_who_did_not_ask_for_others_is_told_how(invoke):
    told = "There may be others: --unique tells, --all finds all, and the verb count counts them.\n"
    assert invoke("solve", "frame-44").err == told
    assert invoke("solve", "frame-44", "--jsonl", "out.jsonl").err == told


@pytest.mark.parametrize(
    "asked",
    [
        ("frame-44", "--json"),
        ("frame-44", "--limit", "1"),
        ("ring-3-8", "--unique"),
        ("five-dominoes-5", "--all"),
        ("frame-43",),
    ],
)
def test_who_knows_is_not_told(invoke, asked):
    assert invoke("solve", *asked).err == ""


def test_json_is_what_the_contract_says(invoke):
    ran = invoke("solve", "frame-44", "--json")
    answer = json.loads(ran.out)
    assert (answer["puzzle"], answer["status"], answer["complete"]) == ("frame-44", "solved", False)
    assert answer["reasons"] == []
    (solution,) = answer["solutions"]
    assert len(solution["placements"]) == 28
    for placement in solution["placements"]:
        assert placement["tile"] == "-".join(map(str, sorted(placement["pips"])))
        assert len(placement["cells"]) == 2


def test_all_solutions_are_told_to_be_all(invoke):
    ran = invoke("solve", "-", "--all", stdin=PAIR)
    assert ran.code == 0
    assert "Solution 12:" in ran.out
    assert "pair: solved: 12 solutions, which are all; the independent check passed." in ran.out


def test_up_to_symmetry(invoke):
    ran = invoke("solve", "-", "--all", "--up-to-symmetry", stdin=PAIR)
    assert "pair: solved: 6 solutions, which are all, up to symmetry;" in ran.out


def test_a_limit_that_is_reached_says_that_there_may_be_more(invoke):
    ran = invoke("solve", "-", "--limit", "3", stdin=PAIR)
    assert "pair: solved: 3 solutions, there may be more;" in ran.out


def test_unique_shows_two_that_differ(invoke):
    text = invoke("solve", "-", "--unique", stdin=PAIR).out
    assert "pair: not unique: these 2 solutions differ;" in text
    ran = invoke("solve", "-", "--unique", "--json", stdin=PAIR)
    assert ran.code == 1
    one, two = json.loads(ran.out)["solutions"]
    assert one != two


def test_unique_is_told_when_proved(invoke):
    toml = b'name = "one"\ntiles = "0-0"\n[layout]\nshape = "row"\ncolumns = 2\n'
    ran = invoke("solve", "-", "--unique", stdin=toml)
    assert ran.code == 0
    assert "one: solved: exactly 1 solution; the independent check passed." in ran.out


# The search finds nothing for a minute or more.
LONG = b"""
name = "long"
tiles = "double-12"
layout = {shape = "rectangle", rows = 13, columns = 14}
constraints = [{kind = "same-total", groups = ["rows"]}]
"""


def test_undecided_in_the_time_is_exit_code_3(invoke):
    ran = invoke("solve", "-", "--time", "0.05", "--all", stdin=LONG)
    assert ran.code == 3
    assert "undecided: the time was up before everything was searched." in ran.out


def test_too_large_is_undecided_with_the_reason(invoke):
    layout = b'[layout]\nshape = "rectangle"\nrows = 25\ncolumns = 26\n'
    toml = b'name = "vast"\ntiles = "double-24"\n' + layout
    ran = invoke("solve", "-", stdin=toml)
    assert ran.code == 3
    assert "too many possibilities for the solver" in ran.out
    assert "There are more than 300,000 choices" in ran.out


def test_the_same_seed_gives_the_same_answer(invoke):
    first, again, other = (
        json.loads(invoke("solve", "frame-45", "--seed", seed, "--json").out)["solutions"]
        for seed in ("5", "5", "6")
    )
    assert first == again
    assert first != other


def test_pictures_are_written(invoke):
    files = ("--svg", "f.svg", "--png", "f.png", "--pdf", "f.pdf")
    ran = invoke("solve", "frame-44", "--limit", "1", *files)
    assert ran.code == 0
    assert ran.err.splitlines() == ["wrote f.svg", "wrote f.png", "wrote f.pdf"]
    assert ElementTree.parse("f.svg").getroot().tag.endswith("svg")
    assert Path("f.png").read_bytes().startswith(b"\x89PNG\r\n")
    assert Path("f.pdf").read_bytes().startswith(b"%PDF")
    assert sorted(path.name for path in Path().iterdir()) == ["f.pdf", "f.png", "f.svg"]


def test_digits_are_written_on_tiles(invoke):
    invoke("solve", "frame-44", "--svg", "pips.svg")
    invoke("solve", "frame-44", "--svg", "digits.svg", "--digits")
    assert "<circle" in Path("pips.svg").read_text("utf-8")
    assert "<circle" not in Path("digits.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nowhere/f.svg", "nowhere/f.svg: there is no such folder"),
        (".", ".: is a folder"),
        ("x" * 300, "File name too long"),
        ("loop.svg", "loop.svg: is a link that leads in a circle"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_the_search(invoke, path, said):
    Path("loop.svg").symlink_to("loop.svg")
    ran = invoke("solve", "frame-44", "--svg", path)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_an_old_picture_survives_a_failed_write(invoke, monkeypatch):
    Path("f.svg").write_text("old")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "disk full")))
    ran = invoke("solve", "frame-44", "--svg", "f.svg")
    assert (ran.code, ran.err) == (2, "f.svg: disk full\n")
    assert [path.name for path in Path().iterdir()] == ["f.svg"]
    assert Path("f.svg").read_text() == "old"


def test_a_terminal_without_our_signs_gets_plain_ones():
    command = [sys.executable, "-m", "domino_math", "solve", "frame-43"]
    environment = {"PYTHONIOENCODING": "cp437", "PYTHONUTF8": "0"}
    import os

    done = subprocess.run(command, capture_output=True, env=os.environ | environment, check=False)
    assert done.returncode == 1
    assert "172 - 168 = 4" in " ".join(done.stdout.decode("cp437").split())
    environment["PYTHONIOENCODING"] = "ascii"
    done = subprocess.run(command, capture_output=True, env=os.environ | environment, check=False)
    assert "+---+---+" in done.stdout.decode("ascii")
    assert "4 x 43 = 172" in done.stdout.decode("ascii")


def test_one_file_cannot_hold_two_pictures(invoke):
    ran = invoke("solve", "frame-44", "--svg", "f", "--png", "f")
    assert (ran.code, ran.out, ran.err) == (2, "", "f: is named for two pictures\n")


def test_a_link_is_written_through(invoke):
    Path("link.svg").symlink_to("real.svg")
    assert invoke("show", "frame-44", "--svg", "link.svg").code == 0
    assert Path("link.svg").is_symlink()
    assert Path("real.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="this system has no /dev/null")
def test_a_device_is_written_to_as_it_is(invoke):
    assert invoke("show", "frame-44", "--svg", "/dev/null").code == 0
    assert not Path("/dev/null").is_file()


def test_a_missing_library_is_told_before_the_search(invoke, monkeypatch):
    monkeypatch.setattr("domino_math.cli.output.find_spec", lambda _: None)
    ran = invoke("solve", "frame-44", "--pdf", "f.pdf")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("PDF needs typst")


def test_reasons_are_numbered_and_fit_the_page(invoke):
    out = invoke("solve", "frame-43").out
    reasons = out[out.index("frame-43: impossible") :].splitlines()[1:]
    starts = [line[:2] for line in reasons if not line.startswith(" ")]
    assert starts == ["1.", "2.", "3.", "4.", "5."]
    assert max(map(len, reasons)) <= 96


# --- Solutions are printed as they are found ---

MANY = b'name = "many"\ntiles = "double-3"\n[layout]\nshape = "rectangle"\nrows = 4\ncolumns = 5\n'


def begin(*arguments, **options):
    """Begin to solve a puzzle that has more solutions than anyone waits for."""
    Path("many.toml").write_bytes(MANY)
    command = [sys.executable, "-m", "domino_math", "solve", "many.toml", "--all", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)


@pytest.mark.parametrize("arguments", [[], ["--json"], ["--jsonl", "-"]])
def test_a_reader_sees_solutions_before_the_end_and_may_go(monkeypatch, tmp_path, arguments):
    monkeypatch.chdir(tmp_path)
    with begin(*arguments) as process:
        assert len(process.stdout.read(2000)) == 2000
        assert process.poll() is None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


@pytest.mark.skipif(not hasattr(select, "poll"), reason="this system does not tell")
def test_a_reader_may_go_while_nothing_is_found(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    Path("long.toml").write_bytes(LONG)
    command = [sys.executable, "-m", "domino_math", "solve", "long.toml", "--time", "60"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


NO_SIGINT = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")


@NO_SIGINT
def test_json_is_whole_after_ctrl_c(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    with begin("--json", "--jsonl", "out.jsonl", bufsize=0) as process:
        start = process.stdout.read(2000)
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    answer = json.loads(start + rest)
    assert list(answer) == ["puzzle", "solutions", "status", "complete", "reasons"]
    assert (answer["status"], answer["complete"]) == ("solved", False)
    lines = Path("out.jsonl").read_text("utf-8")
    assert lines.endswith("\n")
    assert [json.loads(line) for line in lines.splitlines()] == answer["solutions"]


@NO_SIGINT
def test_the_verdict_comes_after_ctrl_c(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    with begin(bufsize=0) as process:
        process.stdout.read(2000)
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    said = rb"many: solved: \d+ solutions?, stopped by Ctrl-C; the independent check passed\. \("
    assert re.search(said, rest)


@pytest.mark.parametrize("time", ["0.01", "1"])
def test_json_is_whole_when_the_time_is_up(invoke, time):
    ran = invoke("solve", "-", "--all", "--json", "--time", time, stdin=MANY)
    answer = json.loads(ran.out)
    assert answer["complete"] is False
    assert (answer["status"], ran.code) == (
        ("solved", 0) if answer["solutions"] else ("undecided", 3)
    )


def test_json_of_an_impossible_puzzle(invoke):
    ran = invoke("solve", "frame-43", "--json")
    answer = json.loads(ran.out)
    assert (ran.code, answer["status"], answer["solutions"]) == (1, "impossible", [])
    assert len(answer["reasons"]) == 5


# --- JSON Lines ---


def test_a_line_for_each_solution(invoke):
    ran = invoke("solve", "-", "--all", "--json", "--jsonl", "out.jsonl", stdin=PAIR)
    assert (ran.code, ran.err) == (0, "")
    lines = Path("out.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 12
    assert [json.loads(line) for line in lines] == json.loads(ran.out)["solutions"]


def test_pictures_and_lines_at_once(invoke):
    Path("out.jsonl").write_text("what was there before\n" * 1000)
    ran = invoke("solve", "-", "--limit", "3", "--jsonl", "out.jsonl", "--svg", "f.svg", stdin=PAIR)
    assert (ran.code, ran.err) == (0, "wrote f.svg\n")
    assert "Solution 3:" in ran.out
    assert len(Path("out.jsonl").read_text("utf-8").splitlines()) == 3


def test_lines_alone_on_standard_output(invoke):
    ran = invoke("solve", "-", "--all", "--jsonl", "-", stdin=PAIR)
    assert ran.code == 0
    assert len([json.loads(line)["placements"] for line in ran.out.splitlines()]) == 12
    assert ran.err.startswith("pair: solved: 12 solutions, which are all; ")
    assert ran.err.count("\n") == 1


def test_no_lines_for_an_impossible_puzzle(invoke):
    ran = invoke("solve", "frame-43", "--jsonl", "-")
    assert (ran.code, ran.out) == (1, "")
    assert "4 × 43 = 172" in ran.err
    assert invoke("solve", "frame-43", "--jsonl", "none.jsonl").code == 1
    assert Path("none.jsonl").read_bytes() == b""


def test_each_line_can_be_checked(invoke):
    invoke("solve", "frame-44", "--jsonl", "one.json")
    assert invoke("check", "frame-44", "one.json").code == 0


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nowhere/out.jsonl", "nowhere/out.jsonl: there is no such folder"),
        (".", ".: is a folder"),
        ("f.svg", "f.svg: is named for a picture too"),
    ],
)
def test_lines_that_cannot_be_written_are_told_before_the_search(invoke, path, said):
    ran = invoke("solve", "frame-44", "--jsonl", path, "--svg", "f.svg")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_wrong_puzzle_leaves_the_old_file(invoke):
    Path("out.jsonl").write_text("old")
    assert invoke("solve", "no-such-puzzle", "--jsonl", "out.jsonl").code == 2
    assert Path("out.jsonl").read_text() == "old"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_lines_for_which_there_is_no_room(invoke):
    ran = invoke("solve", "frame-44", "--json", "--jsonl", "/dev/full")
    assert (ran.code, ran.out, ran.err) == (2, "", "/dev/full: No space left on device\n")


def test_the_answer_is_told_in_russian(invoke):
    out = invoke("solve", "frame-43", "--lang", "ru").out
    assert "frame-43: решения нет. (" in out
    assert "1. 4 стороны вместе дают 4 × 43 = 172." in out
    reasons = json.loads(invoke("solve", "frame-43", "--lang", "ru", "--json").out)["reasons"]
    assert reasons[0].startswith("4 стороны вместе дают")
    out = invoke("solve", "ring-3-8", "--limit", "2", "--lang", "ru").out
    assert "Решение 2:" in out
    assert "решено: 2 решения, могут быть и другие; независимая проверка пройдена." in out
