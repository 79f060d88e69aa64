from pathlib import Path

import pytest

from domino_math import widgets
from domino_math.errors import InputError
from domino_math.games import (
    Lead,
    View,
    dealt,
    games,
    hand_points,
    open_ends,
    player_kinds,
    result,
    rules,
)
from domino_math.games.record import read_record, write_record
from domino_math.tiles import Tile

ALL = [(name, players) for name, rule_set in games().items() for players in rule_set.players]


def next_message(shown):
    """What a pupil may do who only sees what is shown."""
    if shown["choices"].get("options"):
        return shown["choices"]["options"][-1]["do"]
    fitting = [tile["tile"] for tile in shown["hand"] if tile["fits"]]
    return {"do": "pick", "tile": fitting[-1]}


def played_to_its_end(game):
    for _ in range(200):
        if game.view["result"] or game.view["count"]:
            return game
        game.tell(next_message(game.view))
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize(("name", "players"), ALL)
def test_a_deal_of_every_game_is_played_to_its_end_through_messages(name, players):
    game = widgets.game(name, players=players, seed=11)
    for panel in ("why", "others", "rules"):
        game.tell({"do": "panel", "panel": panel})
    played_to_its_end(game)
    model = game.model
    assert model.state.over
    # What the deal has brought is told as the match tells it, and the accounts are the match's.
    assert game.view["result"][: len(model.after.match.told)] == [
        each.text("en") for each in model.after.match.told
    ]
    for points in model.after.match.points:
        assert str(points) in game.view["accounts"]
    assert game.view["next"] is not model.after.match.over
    assert len(game.view["hands"]) == sum(1 for hand in model.state.hands if hand)


@pytest.mark.parametrize("name", games())
def test_a_match_goes_on_and_is_kept_as_a_record(name, tmp_path):
    """Three deals are played; the file replays to the same positions, and the match goes on."""
    file = tmp_path / "match.txt"
    game = widgets.game(name, players=rules(name).players[-1], seed=5, save=file)
    for _ in range(3):
        played_to_its_end(game)
        if not game.view["next"]:
            break
        game.tell({"do": "next"})
        assert game.model.sitting.match.deals
    game.tell({"do": "save"})
    assert game.view["said"] == "The match is saved in match.txt."
    assert read_record(file) == game.model.record
    replayed = widgets.replay(file)
    replayed.tell({"do": "go", "to": "last"})
    assert replayed.model.positions[-1].state.hands == game.model.state.hands
    match = (game.model.after or game.model.sitting).match
    assert replayed.model.positions[-1].match.points == match.points
    again = widgets.game(name, players=rules(name).players[-1], seed=99, save=file)
    if game.view["next"] or not game.view["result"]:
        assert again.model.record.deals[:-1] == game.model.record.deals[:-1]
        assert again.model.state.hands == game.model.state.hands
    else:  # the match is over: its file is left alone
        assert again.save == tmp_path / "match-2.txt"


def test_no_file_is_written_over_that_holds_something_else(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text("my homework", encoding="utf-8")
    game = widgets.game("classic", save=file)
    game.tell({"do": "save"})
    assert game.view["said"] == "The match is saved in match-2.txt."
    assert file.read_text(encoding="utf-8") == "my homework"


def test_a_match_that_cannot_be_saved_leaves_the_file_as_it_was(tmp_path):
    file = tmp_path / "match.txt"
    game = widgets.game("classic", save=file)
    game.tell({"do": "save"})
    before = file.read_bytes()
    (tmp_path / "match.txt.part").mkdir()  # in the way of what is written first
    played_to_its_end(game)
    game.tell({"do": "save"})
    assert "could not be written" in game.view["said"]
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written_is_said_in_words(tmp_path):
    game = widgets.game("classic", save=tmp_path / "no folder" / "match.txt")
    game.tell({"do": "save"})
    assert game.view["said"].startswith("match.txt could not be written: ")


@pytest.fixture
def game():
    return widgets.game("classic", seed=3)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ({"do": "pick", "tile": "1-1"}, "You do not hold 1-1."),
        ({"do": "move", "move": "6-6R"}, "This move is not possible now."),
        ({"do": "move", "move": "draw"}, "This move is not possible now."),
        ({"do": "next"}, "First play this deal to its end."),
        ({"do": "undo"}, "There is nothing to take back."),
        ({"do": "pick"}, None),
        ({"do": "pick", "tile": "six"}, None),
        ({"do": "pick", "tile": ["0-5"]}, None),
        ({"do": "move", "move": "²-3L"}, None),
        ({"do": "panel", "panel": "secret"}, None),
        ({"do": "count", "value": "3"}, None),
        ({"do": "write off", "yes": True}, None),
        ({"do": "dance"}, None),
        ({"do": None}, None),
        ({}, None),
    ],
)
def test_what_cannot_be_done_changes_nothing_and_is_said_in_words(game, message, said):
    before = game.model
    game.tell(message)
    assert game.model.sitting == before.sitting
    assert game.view["said"] == (before.said.text("en") if said is None else said)


def test_a_tile_that_does_not_fit_is_told_what_would(game):
    unfit = next(tile["tile"] for tile in game.view["hand"] if not tile["fits"])
    game.tell({"do": "pick", "tile": unfit})
    ends = open_ends(game.model.state.line, game.model.state.rules)
    numbers = " and ".join(map(str, sorted({end.number for end in ends})))
    assert game.view["said"] == f"{unfit} does not fit: open are {numbers}."


def test_taking_back_leads_to_your_last_choice_and_the_same_answers_come_again(game):
    before = game.view
    game.tell(next_message(game.view))
    after = game.view
    assert after["hand"] != before["hand"]
    game.tell({"do": "undo"})
    assert (game.view["hand"], game.view["table"]) == (before["hand"], before["table"])
    game.tell(next_message(game.view))
    assert game.view == after


def test_a_deal_that_is_over_can_be_taken_back_and_is_recorded_once():
    game = played_to_its_end(widgets.game("classic", seed=3))
    first = game.model
    game.tell({"do": "undo"})
    assert not game.model.state.over
    played_to_its_end(game)
    assert game.model.after == first.after
    assert len(game.model.record.deals) == 1


def position(*hands, name="classic", boneyard=(), **more):
    """A game from these hands, yours first."""
    tiles = [[Tile.parse(tile) for tile in hand.split()] for hand in hands]
    return widgets.game(start=dealt(rules(name), tiles, boneyard), **more)


TWO_ENDS = ("6-6 2-6 2-3 0-0", "1-6 1-3 5-5 4-4"), ("6-6", "1-6L", "2-6R", "1-3L")


def test_a_tile_that_fits_several_ends_asks_where():
    hands, moves = TWO_ENDS
    game = position(*hands, moves=moves)
    assert [(tile["tile"], tile["fits"]) for tile in game.view["hand"]] == [
        ("0-0", ""),
        ("2-3", "←→"),
    ]
    assert game.view["hand"][1]["name"] == "tile 2-3, fits left and right"
    pick = {"do": "pick", "tile": "2-3"}
    game.tell(pick)
    assert (game.view["said"], game.view["hand"][1]["picked"]) == ("Where will you lay 2-3?", True)
    assert [option["text"] for option in game.view["choices"]["options"]] == [
        "2-3 on the left",
        "2-3 on the right",
    ]
    game.tell(pick)  # once more: it is not picked any longer
    assert (game.model.picked, game.view["choices"]["options"]) == (None, [])
    game.tell(pick)
    game.tell({"do": "pick", "tile": "0-0"})
    assert (game.model.picked, game.view["said"]) == (None, "0-0 does not fit: open are 2 and 3.")
    game.tell(pick)
    game.tell(game.view["choices"]["options"][1]["do"])
    assert (game.model.state.line.laid[-1].arm, game.model.picked) == ("R", None)


def test_words_are_in_the_language_of_the_lesson(monkeypatch):
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    hands, moves = TWO_ENDS
    game = position(*hands, moves=moves)
    assert game.view["hand"][1]["name"] == "кость 2-3, подходит слева и справа"
    game.tell({"do": "pick", "tile": "0-0"})
    assert game.view["said"] == "0-0 не подходит: на концах 2 и 3."


def test_doubles_at_once_and_closed_ones_are_choices():
    game = position(
        "0-0 0-2 3-3 4-4 1-5",
        "0-3 0-4 5-5 5-6 6-6",
        name="osel",
        moves=["0-0", "0-3L", "0-2R", "0-4U"],
    )
    game.tell({"do": "pick", "tile": "3-3"})
    texts = [option["text"] for option in game.view["choices"]["options"]]
    assert len(texts) == len(set(texts)) == 6
    assert "3-3 on the left, face down" in texts
    assert "3-3 on the left and 4-4 on the arm up" in texts
    game.tell(game.view["choices"]["options"][texts.index(texts[-1])]["do"])
    assert {Tile(3, 3), Tile(4, 4)} <= set(game.model.state.line.tiles)


def test_whether_a_fish_is_written_off_is_asked():
    def fish():
        game = position("1-1 6-6 5-5 4-5", "2-2", name="sea-kozel-s2")
        game.tell({"do": "pick", "tile": "1-1"})
        return game

    game = fish()
    assert "made a fish" in game.view["said"]
    assert "write it off" in game.view["choices"]["ask"]
    assert game.view["result"] == []
    yes, no = (option["do"] for option in game.view["choices"]["options"])
    game.tell(yes)
    assert game.view["result"] == [
        "Player 1 will try to write off the fish: one of the next 3 deals has to be won with 25 or "
        "more left to the others."
    ]
    assert game.model.after.match.owed
    game = fish()
    game.tell(no)
    assert game.view["result"] == [
        "The fish stands: Player 2 wins the deal and gets 31, which the others hold.",
        "Player 2: the account is opened with 31.",
    ]
    assert game.model.after.match.owed is None


def test_whether_one_leads_for_a_hundred_is_asked():
    hands = [[Tile(6, 6), Tile(1, 2)], [Tile(3, 3), Tile(2, 5)]]
    lead = Lead("free", 1, may_claim=(0,))
    start = dealt(rules("sea-kozel"), hands, lead=lead)
    game = widgets.game(start=start)
    assert game.view["choices"]["ask"] == "Will you lead the highest double for a hundred?"
    yes, no = (option["do"] for option in game.view["choices"]["options"])
    game.tell(no)
    assert game.model.state.history[1][0] == 1  # so the other one leads
    game = widgets.game(start=start)
    game.tell(yes)
    assert game.model.state.for_hundred == 0


def test_panels_can_be_open_from_the_start():
    game = widgets.game("classic", show=["why"])
    assert [panel["name"] for panel in game.view["panels"] if panel["open"]] == ["why"]


def test_what_is_left_is_counted_before_it_is_told():
    game = played_to_its_end(widgets.game("classic", seed=3, count=True))
    assert (game.view["result"], game.view["next"]) == ([], False)
    model = game.model
    points = hand_points(model.state.hands[model.to_count], model.state.rules)
    for typed, said in [
        ("", "Write a number first, then press the button."),
        ("lots", "“lots” is not a whole number. Write digits only, such as 12."),
        (points + 2, f"{points + 2} is too high by 2."),
        (points - 1, f"{points - 1} is too low by 1."),
    ]:
        game.tell({"do": "count", "value": typed})
        assert (game.view["said"], game.view["result"]) == (said, [])
    game.tell({"do": "count", "value": str(points)})
    assert game.view["mark"] == "right"
    assert game.view["said"] == f"It is {points}."  # what it brought stands in the result alone
    assert game.view["result"]
    assert result(model.state).recorded[0] == game.model.after.match.points[0]


def test_a_hand_that_counts_otherwise_is_explained():
    game = position("6-6", "0-0", name="classic-pravilaigr", count=True)
    game.tell({"do": "pick", "tile": "6-6"})
    assert game.model.to_count == 1
    game.tell({"do": "count", "value": "0"})
    assert game.view["said"] == "In this game 0-0 as all that is left in a hand: 25 points."
    game.tell({"do": "count", "value": "25"})
    assert (game.view["mark"], game.view["next"]) == ("right", False)


def test_points_are_added_up_as_they_fall():
    game = position("5-5 1-2", "6-6 3-4", name="fives", boneyard=[Tile(0, 0)])
    game.tell({"do": "pick", "tile": "5-5"})
    assert game.view["said"].startswith(
        "You: 5-5 to begin with. The open ends count 5 + 5 = 10: 10 points."
    )


def test_a_fish_is_told_with_the_number_that_is_gone():
    """Against counting the tiles on the table, in all the fish of some deals."""
    told = 0
    for seed in range(30):
        game = played_to_its_end(widgets.game("kozel", players=4, seed=seed))
        state = game.model.state
        if state.ending.how != "block":
            continue
        for end in open_ends(state.line, state.rules):
            laid = sum(end.number in (tile.low, tile.high) for tile in state.line.tiles)
            said = f"All 7 tiles with {end.number} lie on the table."
            assert (said in game.view["said"]) == (laid == 7)
            told += laid == 7
    assert told


def test_others_are_asked_with_their_views_only(monkeypatch):
    asked = []

    class Watching:
        name, title = "greedy", player_kinds()["greedy"].title

        def choose(self, seen, *_):
            asked.append(seen)
            return seen.moves[0]

    monkeypatch.setattr("domino_math.games.sitting.find_player", lambda _: Watching())
    game = played_to_its_end(widgets.game("kozel", players=3, seed=4))
    assert {type(seen) for seen in asked} == {View}
    assert {seen.seat for seen in asked} == {1, 2}
    assert game.model.state.over


def test_what_others_cannot_hold_is_told_with_its_reason():
    """In a position where the other had to draw in vain: nothing with 6."""
    game = position(
        "6-6 0-6 1-2",
        "3-4 2-2",
        boneyard=[Tile(1, 6), Tile(3, 3), Tile(4, 4)],
        moves=["6-6"],
    )
    # It drew 1-6 and laid it; what it held before has no 6.
    game.tell({"do": "panel", "panel": "others"})
    (panel,) = (panel for panel in game.view["panels"] if panel["open"])
    known, counts = panel["sections"]
    assert known["lines"] == [
        "Player 2 holds 2 tiles.",
        "Player 2 has nothing with 6: when this end was open, Player 2 had to draw or to pass.",
    ]
    # 6-6 and 1-6 lie on the table, and 0-6 is in your hand.
    assert {each["number"]: each["count"] for each in counts["numbers"]}[6] == 7 - 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "bridge"},
        {"players": 5},
        {"bots": ["genius"]},
        {"bots": []},
        {"seed": -1},
        {"name": "sport", "players": 3},
    ],
)
def test_a_game_that_cannot_be_is_named_to_the_teacher(wrong):
    with pytest.raises(InputError):
        widgets.game(**{"name": "classic", **wrong})


def test_a_replay_goes_to_and_fro(tmp_path):
    game = played_to_its_end(widgets.game("fives", seed=3))
    replayed = widgets.replay(game.model.record)
    moves = len(game.model.state.history)
    assert replayed.view["place"] == f"0 of {moves} moves"
    for to, place in [
        ("back", 0),
        ("forward", 1),
        ("forward", 2),
        ("back", 1),
        ("last", moves),
        ("forward", moves),
        ("first", 0),
        ("nowhere", 0),
    ]:
        replayed.tell({"do": "go", "to": to})
        assert replayed.model.at == place
    replayed.tell({"do": "go", "to": "last"})
    assert replayed.view["result"][-1] == game.model.after.match.told[-1].text("en")
    file = Path(tmp_path / "cut.txt")
    file.write_text(write_record(game.model.record)[:-30], encoding="utf-8")
    with pytest.raises(InputError, match=r"cut\.txt"):
        widgets.replay(file)
