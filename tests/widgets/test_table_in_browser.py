"""The table in a real browser, by mouse, by keyboard only and by touch."""

import json

import pytest
from playwright.sync_api import expect

import domino_math as dm
from domino_math import widgets

from .conftest import DESKTOP, PHONE

RING = dm.read("ring-3-8")
(SOLVED,) = dm.solve(RING, limit=1).solutions


def said(page):
    return page.get_by_role("status")


def focused(page):
    return page.evaluate("document.activeElement.dataset.key ?? ''")


def tile(page, name):
    return page.get_by_role("button", name=f"tile {name}", exact=True)


def cell(page, row, column):
    return page.get_by_role("button", name=f"row {row}, column {column},")


def almost_solved():
    """A table on which one tile is missing, that tile, and the cells where it belongs."""
    *most, last = SOLVED
    return widgets.table(RING, dm.Solution(most)), last


def lines(page):
    return page.get_by_role("list", name="So far").get_by_role("listitem")


def test_the_last_tile_by_mouse(mounted):
    table, last = almost_solved()
    page = mounted(table)
    tile(page, last.tile).click()
    one, _ = last.cells
    place = cell(page, one.row + 1, one.column + 1)
    place.hover()
    expect(page.locator(".dm-ghost")).to_be_visible()
    place.click()
    if last.pips[0] > last.pips[1]:
        page.get_by_role("button", name="Turn (R)").click()
    expect(said(page)).to_have_text("Right! Everything is laid, and all of it fits. Well done!")
    expect(lines(page)).to_contain_text(["The top side: 8 (done)"])
    assert table.solution == SOLVED
    place.click()  # taken up again
    expect(page.get_by_text("1 tile left")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("0 tiles left")).to_be_visible()


def test_dragging_by_mouse(mounted):
    table = widgets.table(RING)
    page = mounted(table)
    tile(page, "2-3").drag_to(cell(page, 1, 1))
    expect(lines(page).first).to_have_text("The top side: 5, 3 to go")
    cell(page, 1, 2).drag_to(cell(page, 2, 6))
    expect(lines(page).nth(1)).to_have_text("The right side: 5, 3 to go")
    cell(page, 2, 6).drag_to(
        page.get_by_text("10 tiles left").or_(page.get_by_text("9 tiles left"))
    )
    expect(page.get_by_text("10 tiles left")).to_be_visible()
    assert len(table.solution) == 0


def test_laying_by_keyboard(mounted):
    """The tray and the grid are one stop of Tab each; the focus stays where it was."""
    table = widgets.table(RING)
    page = mounted(table)
    for _ in range(2):
        page.keyboard.press("Tab")
    while not focused(page).startswith("tile"):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(tile(page, "0-1")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    while not focused(page).startswith("cell"):
        page.keyboard.press("Shift+Tab")
    assert focused(page) == "cell 0"
    page.keyboard.press("Enter")
    expect(cell(page, 1, 1)).to_have_accessible_name("row 1, column 1, 1 of tile 1-0")
    assert focused(page) == "cell 0"
    page.keyboard.press("r")
    expect(cell(page, 1, 1)).to_have_accessible_name("row 1, column 1, 0 of tile 0-1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert focused(page) in {"cell 6", "cell 7"}  # the next row has cells only at both ends
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    page.keyboard.press("1")
    expect(said(page)).to_have_text("The number 1 is on 5 halves; 1 of them lies on the table.")
    page.keyboard.press("Delete")
    expect(cell(page, 1, 1)).to_have_accessible_name("row 1, column 1, empty")
    page.keyboard.press("Control+z")
    expect(page.get_by_text("9 tiles left")).to_be_visible()
    page.keyboard.press("Control+Shift+Z")
    expect(page.get_by_text("10 tiles left")).to_be_visible()


def test_dominosa_by_keyboard(mounted):
    table = widgets.table("dominosa-3")
    page = mounted(table)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(said(page)).to_have_text("Marked: no tile lies here.")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text("Tile 2-3 is laid.")
    assert [str(placement) for placement in table.solution] == [
        "2-3 on row 1, column 1; row 2, column 1"
    ]
    assert table.model.now.barred == {(dm.Cell(0, 0), dm.Cell(0, 1))}


def test_laying_by_touch_on_a_phone(mounted):
    table = widgets.table("free-frame-44")
    page = mounted(table, width=PHONE)
    tile(page, "5-6").tap()
    tile(page, "5-6").tap()  # turns it
    cell(page, 1, 1).tap()
    expect(cell(page, 1, 1)).to_have_accessible_name("row 1, column 1, 6 of tile 6-5")
    tile(page, "6-6").tap()
    # The frame is wider than the telephone, and scrolls in its box.
    cell(page, 1, 15).scroll_into_view_if_needed()
    cell(page, 1, 15).tap()
    expect(lines(page)).to_have_text(
        [
            "The top side: 17, 27 to go",
            "The right side: 12, 32 to go",
            "The bottom side: 0, 44 to go",
            "The left side: 6, 38 to go",
        ]
    )
    page.get_by_role("button", name="Clear").tap()
    page.get_by_role("button", name="No, keep it").tap()
    expect(page.get_by_text("26 tiles left")).to_be_visible()
    page.get_by_role("button", name="Clear").tap()
    page.get_by_role("button", name="Yes, clear it").tap()
    expect(page.get_by_text("28 tiles left")).to_be_visible()


def test_a_double_click_on_a_hint_takes_one(mounted):
    table = widgets.table("dominosa-3")
    page = mounted(table)
    page.get_by_role("button", name="Hint 1 of 3").dblclick()
    expect(page.get_by_role("button", name="Hint 2 of 3")).to_be_visible()
    expect(page.get_by_role("list", name="Hints").get_by_role("listitem")).to_have_count(1)


# --- For everyone ---


def worked_on(puzzle):
    """A table in its fullest state: something laid and held, a check, a hint."""
    table = widgets.table(puzzle)
    for message in (
        *(
            {"do": "lay", "tile": number, "cell": 2 * place}
            for place, number in enumerate((9, 8, 7))
        ),
        {"do": "cell", "cell": 7},
        {"do": "cell", "cell": 8},
        {"do": "pick", "tile": 0},
        {"do": "light", "number": 3},
        {"do": "check"},
        {"do": "hint"},
    ):
        table.tell(message)
    return table


@pytest.mark.parametrize("puzzle", ["ring-3-8", "free-frame-44", "dominosa-3", "pips-house"])
def test_a_phone_has_room_and_targets_are_large(mounted, puzzle):
    page = mounted(worked_on(puzzle), width=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    smallest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('button')].map((element) => {"
        "  const box = element.getBoundingClientRect(); return Math.min(box.width, box.height);"
        "}))"
    )
    assert smallest >= 24


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("puzzle", ["ring-3-8", "dominosa-3", "pips-house"])
def test_axe_finds_nothing(mounted, axe, puzzle, dark):
    page = mounted(worked_on(puzzle), dark=dark, width=DESKTOP)
    page.evaluate(f"document.body.style.background = '{'#111' if dark else '#fff'}'")
    page.evaluate(axe)
    found = page.evaluate("axe.run('.dm-widget')")
    assert found["passes"]
    wrong = [(rule["id"], node["html"]) for rule in found["violations"] for node in rule["nodes"]]
    assert wrong == [], json.dumps(wrong, indent=1)
