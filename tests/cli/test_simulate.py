import json

import pytest

from domino_math.games import simulation


def test_json_has_what_the_contract_names(invoke):
    ran = invoke("simulate", "fives", "--deals", "20", "--seed", "3", "--json")
    assert ran.code == 0
    data = json.loads(ran.out)
    assert {key: data[key] for key in ("game", "deals", "players", "seed")} == {
        "game": "fives",
        "deals": 20,
        "players": 2,
        "seed": 3,
    }
    assert sum(data["wins"]) <= 20
    assert len(data["points"]) == 2
    assert data["blocked"] >= 0
    assert data["deals_per_second"] > 0
    again = json.loads(invoke("simulate", "fives", "--deals", "20", "--seed", "3", "--json").out)
    data.pop("deals_per_second")
    again.pop("deals_per_second")
    assert data == again


def test_a_table_for_people(invoke):
    ran = invoke("simulate", "sport", "--deals", "16", "--with", "greedy,random", "--seed", "1")
    first, _, head, one, two, nobody, _, last = ran.out.splitlines()
    assert first.startswith("sport, double-6, 4 players in pairs, seed 1: 16 deals in ")
    assert head.split() == ["deals", "won", "points", "a", "deal", "matches", "won"]
    assert one.startswith("Pair 1 (greedy)")
    assert two.startswith("Pair 2 (random)")
    assert nobody.startswith("nobody")
    wins = [int(line.split(")")[1].split()[0]) for line in (one, two)]
    assert sum(wins) + int(nobody.split()[1]) == 16
    assert last.endswith("2 matches were ended.")


def test_another_set_and_number_of_players(invoke):
    arguments = ["--deals", "5", "--players", "3", "--set", "9", "--seed", "2", "--json"]
    data = json.loads(invoke("simulate", "classic", *arguments).out)
    assert (data["set"], data["players"], len(data["wins"])) == (9, 3, 3)


def test_without_a_seed_one_is_chosen_and_told(invoke):
    data = json.loads(invoke("simulate", "kozel", "--deals", "3", "--json").out)
    again = invoke("simulate", "kozel", "--deals", "3", "--json", "--seed", str(data["seed"]))
    assert json.loads(again.out)["points"] == data["points"]


def test_ctrl_c_tells_what_was_done(invoke, monkeypatch):
    def stopped(match, seed):
        if match.deals == 1:
            raise KeyboardInterrupt
        return next_deal(match, seed)

    next_deal = simulation.next_deal
    monkeypatch.setattr(simulation, "next_deal", stopped)
    ran = invoke("simulate", "kozel", "--deals", "500", "--seed", "1")
    assert ran.code == 3
    assert "1 deal in" in ran.out
    assert ran.err == "stopped by Ctrl-C: 1 deal of 500\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("clasic", "clasic: is no game; did you mean classic"),
        ("classic --players 5", "classic: is for 2, 3 or 4 players, not 5"),
        ("kozel --players 4 --set 5", "kozel: 4 players with 7 tiles each want 28 tiles"),
        ("classic --with greedy,zoo", "zoo: is no kind of player"),
        ("classic --deals 0", "classic: simulate at least 1 deal"),
        ("classic --seed -1", "classic: seeds are from 0 on"),
        ("chinese", "chinese: is a set, not a game"),
    ],
)
def test_wrong_wishes_are_told_in_a_line(invoke, arguments, message):
    ran = invoke("simulate", *arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(message)
    assert ran.err.count("\n") == 1
