import json
from pathlib import Path
from xml.etree import ElementTree

from domino_math.games import games
from domino_math.library import catalogue


def test_show_tells_the_statement(invoke):
    ran = invoke("show", "frame-44", "--svg", "statement.svg")
    assert ran.code == 0
    assert ran.err == "wrote statement.svg\n"
    assert "Dudeney" in ran.out
    assert "Double-6: 28 tiles with 168 pips; every tile is used." in ran.out
    assert "Ends that meet show the same number." in ran.out
    assert "The four sides each add up to 44." in ran.out
    assert "Going round clockwise, a tile starts at the top left corner." in ran.out
    assert ran.out.count("·") == 56
    ElementTree.parse("statement.svg")


def test_show_speaks_russian(invoke):
    ran = invoke("show", "frame-44", "--lang", "ru")
    assert ran.code == 0
    assert "Источник: Henry E. Dudeney, Amusements in Mathematics, 1917, no. 380\n" in ran.out
    assert ran.out.endswith(
        "Набор «дубль-6»: 28 костей, 168 очков; нужны все кости.\n"
        "При обходе по часовой стрелке кость начинается в левом верхнем углу.\n"
        "Там, где встречаются концы костей, числа одинаковы.\n"
        "Четыре стороны: каждая сумма 44.\n"
    )


def test_show_reads_standard_input(invoke):
    toml = b'name = "two"\ntiles = "0-1 1-1"\n[layout]\nshape = "row"\ncolumns = 4\n'
    ran = invoke("show", "-", stdin=toml)
    assert ran.code == 0
    assert "0-1 1-1: 2 tiles with 3 pips" in ran.out


def test_show_a_supply_with_tiles_left_over(invoke):
    toml = b'name = "one"\ntiles = "double-6"\nuse = "some"\n[layout]\nshape = "row"\ncolumns = 2\n'
    ran = invoke("show", "-", stdin=toml)
    assert "Double-6: 28 tiles with 168 pips; 1 of them is used." in ran.out
    ran = invoke("show", "-", "--lang", "ru", stdin=toml)
    assert "Набор «дубль-6»: 28 костей, 168 очков; нужна 1 из них." in ran.out


def test_a_game_id_is_shown(invoke):
    ran = invoke("show", "3dt:12333011020201130223")
    assert ran.code == 0
    assert "Double-3: 10 tiles with 30 pips; every tile is used." in ran.out


def test_one_level_of_a_file_is_picked(invoke):
    level = {"dominoes": [[1, 2]], "regions": [{"indices": [[0, 0], [0, 1]], "type": "empty"}]}
    day = {"printDate": "2026-01-31", "editor": "x", "easy": None, "hard": level}
    Path("day.json").write_text(json.dumps(day))
    ran = invoke("show", "day.json#hard")
    assert (ran.code, ran.err) == (0, "")
    assert "1-2: 1 tile with 3 pips" in ran.out
    ran = invoke("show", "day.json#easy")
    assert ran.code == 2
    assert "day.json" in ran.err
    ran = invoke("solve", "day.json#noon")
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_a_file_of_one_puzzle_has_no_parts(invoke):
    Path("one.json").write_text('{"name": "a", "tiles": "0-1"}')
    ran = invoke("show", "one.json#hard")
    assert (ran.code, ran.err) == (2, "one.json: holds one puzzle: there is no #hard in it\n")


def test_a_sum_typed_as_an_argument_is_shown_with_its_signs(invoke):
    ran = invoke("show", "### * # = ####")
    assert ran.code == 0
    assert [line[-1] for line in ran.out.splitlines()[3:8:2]] == ["×", "=", "│"]
    assert "Row 1 × row 2 = row 3, each read as a number." in ran.out


def test_an_equation_too_large_for_the_solver_is_told_in_one_line(invoke):
    ran = invoke("solve", f"{'#' * 20} * # = {'#' * 21}")
    assert ran.code == 2
    assert ran.err == "arithmetic: the numbers are too large for the solver\n"


def test_list_games_names_every_variant_with_its_title(invoke):
    ran = invoke("list", "games")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == list(games())
    russian = invoke("list", "games", "--lang", "ru").out
    assert "Морской козёл" in russian
    assert not set(games()) & set(catalogue())


def test_show_tells_the_rules_of_a_game(invoke):
    ran = invoke("show", "fives")
    assert ran.code == 0
    assert ran.out.startswith("fives: Fives\nSource: S0, gambler.ru\n")
    assert "The score is the total itself: 15 gives 15." in ran.out
    assert "В наборе 28 костей" in invoke("show", "fives", "--lang", "ru").out


def test_show_says_which_games_sound_alike(invoke):
    ran = invoke("show", "kozell")
    assert (ran.code, ran.out) == (2, "")
    assert "for a game, try kozel" in ran.err
    ran = invoke("show", "chinese-set")
    assert ran.code == 2
    assert "is a set, not a game" in ran.err


def test_a_game_has_no_picture(invoke):
    ran = invoke("show", "fives", "--svg", "fives.svg")
    assert ran.code == 2
    assert "fives is a game" in ran.err
    assert not Path("fives.svg").exists()
