"""A game in a real browser: a deal to its end by mouse, by keyboard only, and by touch."""

import pytest
from playwright.sync_api import expect

from domino_math import widgets

from .conftest import PHONE
from .test_in_browser import game_over, replayed


def said(page):
    return page.get_by_role("status")


def focused(page):
    return page.evaluate("document.activeElement.dataset.key ?? ''")


def wait_for_reply(page, game, turn):
    """Wait until Python has answered, and what it answered is drawn."""
    for _ in range(100):
        page.wait_for_timeout(20)
        if game.turn > turn:
            page.wait_for_timeout(20)
            return
    raise AssertionError("nothing was sent")


def result_of(game):
    """What only Python can have told."""
    return [each.text("en") for each in game.model.after.match.told]


@pytest.mark.parametrize("way", ["click", "tap"])
def test_a_deal_and_the_next_by_mouse_and_by_touch(mounted, way):
    game = widgets.game("fives", seed=3)
    page = mounted(game, width=PHONE)
    for move in range(60):
        before = game.turn
        if page.get_by_role("button", name="Next deal").count():
            break
        choice = page.locator(".dm-choices button")
        where = {"x": 8 + 26 * (move % 2), "y": 20}  # a click soon at the same place is none
        place = (choice if choice.count() else page.locator(".dm-held[data-fits]")).first
        getattr(place, way)(position=where)
        wait_for_reply(page, game, before)
    for line in result_of(game):
        expect(page.get_by_role("region", name="The result")).to_contain_text(line)
    getattr(page.get_by_role("button", name="Next deal"), way)()
    expect(page.get_by_role("heading", name="Fives, deal 2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE


def test_a_deal_by_keyboard_only(mounted):
    """Tab comes to the hand once; arrows lead to the tiles, and focus is never lost."""
    game = widgets.game("classic", seed=3)
    page = mounted(game)
    page.keyboard.press("Tab")
    for _ in range(60):
        if game.model.state.over:
            break
        shown, turn = game.view, game.turn
        options = [option["text"] for option in shown["choices"]["options"]]
        wanted = (
            f"choice {options[0]}"
            if options
            else "tile " + next(held["tile"] for held in shown["hand"] if held["fits"])
        )
        keys = ["ArrowRight"] * 14 + ["Home"] + ["ArrowRight"] * 14 if not options else ["Tab"] * 8
        for key in keys:
            if focused(page) == wanted:
                break
            page.keyboard.press(key)
        assert focused(page) == wanted
        page.keyboard.press("Enter")
        wait_for_reply(page, game, turn)
        assert focused(page)
    assert game.model.state.over
    assert focused(page) == "next"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Classic dominoes, deal 2")).to_be_visible()


LINE = """
() => {
  const line = [...document.querySelectorAll(".dm-line")].find((each) => each.clientWidth);
  const svg = line.querySelector("svg");
  return {
    cell: (40 * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width,
    hidden: line.scrollWidth - line.clientWidth,
    scrolled: line.scrollLeft,
  };
}"""


def test_a_line_with_a_cross_is_scrolled_to_on_a_telephone(mounted, axe):
    """Its tiles stay large enough to be read, and its middle is what one sees first."""
    game = widgets.game("fives", seed=1)
    while not game.model.state.over:
        game.tell({"do": "move", "move": str(game.model.moves[0])})
    assert game.model.state.line.spinner >= 0
    page = mounted(game, width=PHONE)
    line = page.evaluate(LINE)
    assert line["cell"] >= 21.9
    assert line["hidden"] > 0
    # It is scrolled once it has a size, which a busy browser may find out later.
    page.wait_for_function(f"(({LINE})().scrolled - {line['hidden'] / 2}) ** 2 <= 1")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.evaluate(axe)  # such as: what can be scrolled can be reached by keys
    assert page.evaluate("axe.run('.dm-widget')")["violations"] == []


CLICK = """
(tile) => tile.dispatchEvent(
  new MouseEvent("click", {bubbles: true, detail: 1, clientX: 100, clientY: 100}))
"""


def test_a_double_click_lays_one_tile(mounted):
    """Also when another tile that fits has moved under the pointer in between."""
    game = widgets.game("classic", seed=3)
    page = mounted(game)
    fitting = page.locator(".dm-held[data-fits]")
    fitting.first.evaluate(CLICK)
    wait_for_reply(page, game, 0)
    after = game.model
    fitting.first.evaluate(CLICK)
    page.wait_for_timeout(200)
    assert (game.model, game.turn) == (after, 1)
    page.wait_for_timeout(400)
    fitting.first.evaluate(CLICK)  # later, it is another click
    wait_for_reply(page, game, 1)


def test_taking_back_and_panels(mounted):
    game = widgets.game("classic", seed=3)
    page = mounted(game)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    first = said(page).inner_text()
    page.locator(".dm-held[data-fits]").first.click()
    expect(said(page)).not_to_have_text(first)
    back.click()
    expect(said(page)).to_have_text("Taken back. Your turn: lay a tile.")
    panel = page.get_by_role("button", name="A good move, and why")
    panel.click()
    expect(panel).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("region", name="A good move, and why")).to_be_visible()
    # What was said stays there.
    expect(said(page)).to_have_text("Taken back. Your turn: lay a tile.")


def test_what_is_left_is_counted(mounted):
    game = game_over(count=True)
    page = mounted(game)
    field = page.get_by_role("textbox")
    field.fill("0")
    field.press("Enter")
    expect(said(page)).to_contain_text("Not yet. 0 is too low by")
    left = sum(tile.pips for hand in game.model.state.hands for tile in hand)
    field.fill(str(left))
    field.press("Enter")
    expect(said(page)).to_contain_text(f"Right! It is {left}.")


def test_a_replay_by_keyboard(mounted):
    page = mounted(replayed())
    page.get_by_role("button", name="To the start").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("0 of")).to_be_visible()
    assert focused(page) == "go first"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of")).to_be_visible()
