import random
from dataclasses import replace

import pytest

import domino_math as dm
from domino_math.i18n import Sentence
from domino_math.widgets.advice import Advice
from domino_math.widgets.laying import Laying
from domino_math.widgets.position import LYING, STANDING, Position, landings, turn_of, turned

RING = dm.read("ring-3-8")
DOMINOSA = dm.read("dominosa-3")
UNDO, REDO, CHECK, HINT, TURN = ({"do": do} for do in ("undo", "redo", "check", "hint", "turn"))


def laying(puzzle=RING, *messages, **more):
    return told(Laying(puzzle, **more), *messages)


def told(table, *messages):
    for message in messages:
        table = table.told(message)
    return table


def pick(tile):
    return {
        "do": "pick",
        "tile": list(RING.supply.kinds).index(dm.Tile(*map(int, tile.split("-")))),
    }


def cell(number):
    return {"do": "cell", "cell": number}


def lies(table):
    return [str(placement) for placement in table.now.laid]


def said(table, lang="en"):
    return table.said.text(lang) if table.said else ""


def solved(puzzle):
    (solution,) = dm.solve(puzzle, limit=1).solutions
    return solution


# --- laying


def test_a_tile_is_picked_laid_and_taken_up_again():
    table = laying(RING, pick("0-1"))
    assert table.view("en")["held"] == "In your hand: 0-1"
    table = table.told(cell(1))  # the second cell of the first slot: the tile lies the same
    assert lies(table) == ["0-1 on row 1, columns 1 and 2"]
    assert (said(table), table.held) == ("Tile 0-1 is laid.", None)
    up = table.told(cell(0))
    assert (lies(up), up.held) == ([], dm.Tile(0, 1))
    assert lies(told(up, TURN, cell(0))) == ["0-1 on row 1, columns 1 and 2"]
    assert told(up, TURN, cell(0)).now.at(dm.Cell(0, 0)).pips == (1, 0)


def test_tapping_the_tile_in_the_hand_turns_it_and_one_that_lies_takes_it_up():
    table = laying(RING, pick("0-1"), pick("0-1"), cell(0))
    assert table.now.at(dm.Cell(0, 0)).pips == (1, 0)
    assert told(table, pick("0-1")).held == dm.Tile(0, 1)
    assert lies(told(table, pick("0-1"))) == []


def test_what_was_laid_last_can_be_turned_where_it_lies():
    table = laying(RING, pick("0-1"), cell(0), TURN)
    assert table.now.at(dm.Cell(0, 0)).pips == (1, 0)
    assert said(table) == "Tile 0-1 is turned round."
    assert told(table, UNDO).now.at(dm.Cell(0, 0)).pips == (0, 1)
    double = laying(RING, pick("1-1"), cell(0))
    assert not double.view("en")["turn"]
    assert told(double, TURN) == replace(double, said="")


@pytest.mark.parametrize("turn", range(4))
def test_a_tile_lies_as_it_is_held_where_it_can(turn):
    square = dm.layout_of(dm.Rectangle(3, 3))
    middle = dm.Cell(1, 1)
    (first, *_others) = landings(square, Position(), dm.Tile(2, 5), turn, middle)
    assert turn_of(first) == turn
    assert first.cells[0] == middle
    assert {turned(square, turn), turned(dm.read("ring-3-8").layout, turn)} == {
        (turn + 1) % 4,
        (turn + 2) % 4,
    }


def test_at_the_border_a_tile_keeps_its_turn_and_lies_on_the_other_side():
    square = dm.layout_of(dm.Rectangle(3, 3))
    first = next(landings(square, Position(), dm.Tile(2, 5), LYING, dm.Cell(0, 2)))
    assert (first.cells, first.pips) == ((dm.Cell(0, 1), dm.Cell(0, 2)), (2, 5))


def test_a_tile_is_turned_by_itself_where_it_can_only_lie_so():
    row = dm.layout_of(dm.Rectangle(1, 2))
    assert next(landings(row, Position(), dm.Tile(2, 5), STANDING, dm.Cell(0, 1))).pips == (2, 5)
    column = dm.layout_of(dm.Rectangle(2, 1))
    assert next(landings(column, Position(), dm.Tile(2, 5), LYING, dm.Cell(1, 0))).pips == (2, 5)
    full = Position().with_tile(dm.Placement(row.slots[0], (0, 0)))
    assert list(landings(row, full, dm.Tile(2, 5), LYING, dm.Cell(0, 0))) == []


def test_dragging_lays_moves_and_takes_back():
    table = laying(RING, {"do": "lay", "tile": 1, "cell": 0})
    assert lies(table) == ["0-1 on row 1, columns 1 and 2"]
    moved = table.told({"do": "move", "from": 0, "to": 3})
    assert lies(moved) == ["0-1 on row 1, columns 3 and 4"]
    back = moved.told({"do": "back", "cell": 3})
    assert (lies(back), back.held) == ([], None)


def test_undo_and_redo_go_through_every_position():
    table = laying(RING, pick("0-1"), cell(0), pick("2-3"), cell(2), cell(0))
    seen = [lies(table)]
    while table.view("en")["undo"]:
        table = table.told(UNDO)
        seen.append(lies(table))
    assert [len(each) for each in seen] == [1, 2, 1, 0]
    again = [lies(table)]
    while table.view("en")["redo"]:
        table = table.told(REDO)
        again.append(lies(table))
    assert again == seen[::-1]
    assert told(table, UNDO, pick("0-0"), cell(8)).future == ()


def test_clearing_is_asked_first_and_can_be_undone():
    table = laying(RING, pick("0-1"), cell(0), {"do": "clear"})
    assert (table.clearing, len(table.now.laid)) == (True, 1)
    assert told(table, {"do": "keep all"}).now == table.now
    cleared = told(table, {"do": "clear all"})
    assert len(cleared.now.laid) == 0
    assert len(told(cleared, UNDO).now.laid) == 1
    unasked = laying(RING, pick("0-1"), cell(0), {"do": "clear all"})
    assert len(unasked.now.laid) == 1


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": "fly"},
        {"do": "pick"},
        {"do": "pick", "tile": 99},
        {"do": "pick", "tile": "1"},
        cell(-1),
        cell(99),
        {"do": "move", "from": 0, "to": None},
        {"do": "light", "number": "six"},
        {"do": "redo"},
        {"do": "undo"},
        {"do": "clear"},
    ],
)
def test_what_means_nothing_changes_nothing(message):
    table = laying()
    assert table.told(message) == table


def test_a_cell_is_tapped_with_an_empty_hand_or_without_room():
    assert said(laying(RING, cell(0))) == "Pick a tile first."
    pair = dm.layout_of(dm.Outline(("#.#", "#.#")))
    one = dm.Puzzle("one", pair, dm.double_set(1), every_tile=False)
    full = Position().with_tile(dm.Placement(pair.slots[0], (0, 0)))
    alone = dm.Puzzle("alone", dm.layout_of(dm.Outline(("#.", ".#"))), dm.double_set(1))
    assert said(laying(alone, {"do": "pick", "tile": 0}, cell(0))) == "Tile 0-0 has no room there."
    assert laying(one, now=full).left(dm.Tile(0, 0)) == 0


def test_given_numbers_turn_a_tile_as_it_must_lie():
    row = dm.layout_of(dm.Row(2))
    puzzle = dm.Puzzle("row", row, dm.double_set(2), given=((dm.Cell(0, 0), 2),), every_tile=False)
    table = laying(puzzle, {"do": "pick", "tile": 0}, cell(0))
    assert said(table) == "Tile 0-0 has no room there."


def test_tiles_that_are_there_twice_are_counted():
    chinese = dm.Puzzle(
        "chinese", dm.layout_of(dm.Rectangle(4, 4)), dm.chinese_set(), every_tile=False
    )
    table = laying(chinese, free=True)
    first = table.view("en")["tray"][0]
    assert (first["name"], first["many"], first["gone"]) == ("tile 1-1, 2 of them", "×2", False)
    once = told(table, {"do": "pick", "tile": 0}, cell(0)).view("en")["tray"][0]
    assert (once["name"], once["many"]) == ("tile 1-1", "")


# --- Dominosa: all numbers are there


def test_two_neighbours_make_a_tile():
    table = laying(DOMINOSA, cell(0), cell(1))
    assert lies(table) == ["2-3 on row 1, columns 1 and 2"]
    assert lies(told(table, cell(1))) == []
    assert laying(DOMINOSA, cell(0), cell(7)).first == dm.Cell(1, 2)
    assert laying(DOMINOSA, cell(0), cell(0)).first is None
    assert laying(DOMINOSA, {"do": "pick", "tile": 0}).held is None


def test_no_tile_lies_on_another():
    """A cell under a tile may be the first one of a mark, but not of a tile."""
    table = laying(DOMINOSA, cell(0), cell(1), {"do": "bar", "cell": 1}, cell(2))
    assert lies(table) == ["2-3 on row 1, columns 1 and 2"]
    assert table.first == dm.Cell(0, 2)


def test_a_tile_laid_twice_is_told_and_found_by_the_check():
    # 2-3 stands at the top left lying, and again below it.
    table = laying(DOMINOSA, cell(0), cell(1), cell(5), cell(6))
    assert said(table) == "Tile 2-3 lies there now, but it lay somewhere else already."
    checked = told(table, CHECK)
    assert checked.mark == "wrong"
    assert [fault.said.text("en") for fault in checked.faults] == [
        "Tile 2-3 lies there 2 times, but the set has 1."
    ]
    assert len(checked.faults[0].cells) == 4


def test_no_tile_here_is_a_mark_that_undo_takes_back():
    bar = [{"do": "bar", "cell": number} for number in (0, 1)]
    table = laying(DOMINOSA, *bar)
    assert table.now.barred == {(dm.Cell(0, 0), dm.Cell(0, 1))}
    assert "×" in table.view("en")["picture"]
    assert told(table, UNDO).now.barred == frozenset()
    assert told(table, *bar).now.barred == frozenset()
    by_touch = laying(DOMINOSA, {"do": "barring"}, cell(0), cell(1))
    assert by_touch.now.barred == table.now.barred


# --- what the engine says


def test_a_whole_right_table_is_congratulated_at_once():
    *most, last = solved(RING)
    table = laying(RING, now=Position(dm.Solution(most)))
    assert said(told(table, CHECK)) == "Nothing is wrong so far; 1 tile is still to be laid."
    number = list(RING.supply.kinds).index(last.tile)
    table = told(table, {"do": "pick", "tile": number}, cell(table.cells.index(last.cells[0])))
    if table.mark != "right":
        table = table.told(TURN)
    assert (said(table), table.mark) == (
        "Everything is laid, and all of it fits. Well done!",
        "right",
    )
    assert (table.view("en")["check"], table.view("en")["hint"]) == (False, "")


@pytest.mark.parametrize(
    "name", ["ring-3-8", "dominosa-3", "square-4x4", "pips-house", "latin-6x6"]
)
def test_wrong_tables_are_told_wrong_and_right_ones_right(name):
    """Two tiles change places: what is said agrees with the engine's check, in both languages."""
    puzzle, chance = dm.read(name), random.Random(name)
    right = list(solved(puzzle))
    judged = set()
    for _ in range(8):
        one, other = chance.sample(range(len(right)), 2)
        mixed = list(right)
        mixed[one] = dm.Placement(right[one].cells, right[other].pips)
        mixed[other] = dm.Placement(right[other].cells, right[one].pips[::-1])
        for tiles in (mixed, right):
            table = laying(puzzle, CHECK, now=Position(dm.Solution(tiles)))
            valid = not dm.check(puzzle, dm.Solution(tiles))
            judged.add(valid)
            assert table.mark == ("right" if valid else "wrong")
            assert bool(table.faults) != valid
            assert all(fault.said.text(lang) for fault in table.faults for lang in ("en", "ru"))
    assert judged == {True, False}


def test_faults_are_said_with_numbers_in_both_languages():
    tiles = [dm.Placement(slot, (3, 3)) for slot in RING.layout.slots[:1]]
    tiles += [
        dm.Placement(RING.layout.slots[1], (2, 3)),
        dm.Placement(RING.layout.slots[2], (0, 1)),
    ]
    table = laying(RING, CHECK, now=Position(dm.Solution(tiles)))
    (fault,) = table.faults
    assert fault.said.text("en") == "The top side adds up to 8, but now it is 12."
    assert fault.said.text("ru") == "Верхняя сторона: сумма 8, а сейчас 12."
    assert len(fault.cells) == 6
    assert told(table, UNDO) == table  # there is nothing before
    assert told(table, cell(0)).faults == ()


def test_a_side_that_is_too_large_already_is_wrong_before_it_is_complete():
    two = [dm.Placement(slot, (3, 3)) for slot in RING.layout.slots[:1]]
    two.append(dm.Placement(RING.layout.slots[1], (2, 3)))
    table = laying(RING, CHECK, now=Position(dm.Solution(two)))
    (fault,) = table.faults
    assert fault.said.text("en") == "The top side adds up to 8, but now it is 11 already."
    assert fault.said.text("ru") == "Верхняя сторона: сумма 8, а уже сейчас 11."
    assert len(fault.cells) == 4
    assert not laying(RING, CHECK, now=Position(dm.Solution(two[:1]))).faults


def advisor(levels, asked):
    def ask(_puzzle, laid):
        asked.append(laid)
        told = tuple((Sentence(level),) for level in levels)
        return Advice(told) if told else None

    return ask


def test_hints_come_in_levels_and_are_looked_for_once():
    asked = []
    table = laying(RING, advisor=advisor(("where", "how", "what"), asked))
    shown = []
    for _ in range(4):
        table = table.told(HINT)
        shown.append((table.view("en")["hint"], table.view("en")["hints"]))
    assert shown == [
        ("Hint 2 of 3", ["where"]),
        ("Hint 3 of 3", ["where", "how"]),
        ("No more hints here", ["where", "how", "what"]),
        ("No more hints here", ["where", "how", "what"]),
    ]
    assert len(asked) == 1
    moved = told(table, pick("0-0"), cell(0))
    assert moved.view("en")["hints"] == []
    assert len(told(moved, HINT).now.laid) == 1 == len(asked[-1])


def test_a_hint_that_is_not_found_in_time_is_told():
    table = laying(RING, HINT, advisor=advisor((), []))
    assert said(table).startswith("No hint was found in time.")
    assert (table.level, table.view("en")["hint"]) == (0, "Hint 1 of 3")


def test_the_last_level_points_at_the_cells():
    placement = dm.Placement(RING.layout.slots[0], (0, 3))
    advice = Advice(((Sentence("here"),),), next_tile=placement)
    table = laying(RING, HINT, advisor=lambda *_: advice)
    assert table.view("en")["picture"] != laying().view("en")["picture"]


# --- what is shown


def test_cells_have_names_for_those_who_hear_them():
    table = laying(RING, pick("0-1"), cell(0))
    names = [each["name"] for row in table.view("en")["rows"] for each in row["cells"]]
    assert names[:3] == [
        "row 1, column 1, 0 of tile 0-1",
        "row 1, column 2, 1 of tile 1-0",
        "row 1, column 3, empty",
    ]
    assert len(names) == len(RING.layout.cells)
    russian = table.view("ru")["rows"][0]["cells"][1]["name"]
    assert russian == "строка 1, столбец 2, 1 на кости 1-0"
    given = laying(DOMINOSA).view("en")["rows"][0]["cells"][0]["name"]
    assert given == "row 1, column 1, number 2"


def test_a_digit_points_out_its_number():
    table = laying(RING, pick("2-3"), cell(0), {"do": "light", "number": 3})
    assert said(table) == "The number 3 is on 5 halves; 1 of them lies on the table."
    lit = [each["name"] for each in table.view("en")["tray"] if each["lit"]]
    assert lit == ["tile 0-3", "tile 1-3", "tile 2-3, on the table", "tile 3-3"]
    assert told(table, {"do": "light", "number": 3}).lit is None
    assert told(table, {"do": "light", "number": 9}).lit is None


def test_the_preview_shows_what_tapping_does():
    table = laying(dm.read("block-7x8"), {"do": "pick", "tile": 9}, TURN)
    for row in table.view("en")["rows"]:
        for each in row["cells"]:
            (placement,) = table.told(cell(each["number"])).now.laid
            shown = each["landing"]
            assert [list(at) for at in placement.cells] == shown["cells"]
            assert list(placement.pips) == shown["pips"]
