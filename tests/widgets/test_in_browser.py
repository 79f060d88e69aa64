"""Widgets in a real browser, by mouse, by keyboard only and by touch; Python decides beside it."""

import json

import pytest
from playwright.sync_api import expect

import domino_math as dm
from domino_math import widgets

from .conftest import DESKTOP, PHONE

SIX = dm.double_set(6)


def how_many(**more):
    check = widgets.exactly(len(SIX), because={21: "Doubles?"})
    return widgets.number("How many?", check, hints=["One", "Two", "Three"], **more)


def doubles(n=2):
    tray = dm.double_set(n)
    return widgets.tiles("Pick the doubles.", tray, widgets.these(t for t in tray if t.is_double))


def larger():
    options = {"six": "double-six", "chinese": "the Chinese set"}
    return widgets.choice("Which is larger?", options, widgets.one_of(["chinese"]))


def said(page):
    return page.get_by_role("status")


def focused(page):
    return page.evaluate("document.activeElement.dataset.key")


# --- By keyboard only ---


def test_a_number_by_keyboard(mounted):
    page = mounted(how_many(predict=True))
    page.keyboard.press("Tab")
    for typed, reply in [
        ("", "Write a number first, then press the button."),
        ("many", "“many” is not a whole number. Write digits only, such as 12."),
        ("30", "Your prediction is kept. Now find out."),
        ("27", "Not yet. 27 is too low by 1."),
        ("21", "Not yet. Doubles?"),
    ]:
        page.keyboard.press("Control+A")
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(said(page)).to_have_text(reply)
        assert focused(page) == "value"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem")).to_have_text(["One"])
    assert focused(page) == "hint"
    expect(said(page)).to_have_text("Not yet. Doubles?")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Control+A")
    page.keyboard.type("28")
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text("Right! It is 28.")
    expect(page.get_by_text("Your prediction: 30")).to_be_visible()
    expect(page.get_by_text("3 attempts")).to_be_visible()
    assert page.get_by_role("button").count() == 0


def test_tiles_by_keyboard(mounted):
    """The tray is one stop of Tab; arrows move inside it, also from row to row."""
    page = mounted(doubles(6), width=PHONE)
    page.keyboard.press("Tab")
    assert focused(page) == "tile 0"
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="tile 0-0")).to_have_attribute("aria-pressed", "true")
    assert focused(page) == "tile 0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 tiles picked")).to_be_visible()
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert below > page.get_by_role("button", name="tile 0-1").bounding_box()["y"] + 44
    page.keyboard.press("ArrowUp")
    assert focused(page) == "tile 1"
    page.keyboard.press("End")
    assert focused(page) == "tile 27"
    page.keyboard.press("Tab")
    assert focused(page) == "check"
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text("Not yet. 0-1 does not belong here.")
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "tile 27"


def test_a_choice_by_keyboard(mounted):
    page = mounted(larger())
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text("Not yet. Think again, or take a hint.")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text("Right! Well done.")


def test_the_staircase_by_keyboard(mounted):
    page = mounted(widgets.staircase(2, most=3))
    page.keyboard.press("Tab")
    page.keyboard.press("Control+A")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="The set double-3 as a staircase")).to_be_visible()
    page.keyboard.press("Control+A")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text("Here are the sets from double-0 to double-3.")
    expect(page.get_by_label("Set: double-")).to_have_value("3")
    for _ in range(5):
        page.keyboard.press("Tab")
    assert focused(page) == "next"
    for count in (1, 2):
        page.keyboard.press("Enter")
        expect(page.get_by_role("listitem")).to_have_count(count)
    assert focused(page) == "next"
    expect(page.get_by_role("img", name="Two sets double-3 make a rectangle")).to_be_visible()


# --- By touch and by mouse ---


def test_tiles_by_touch(mounted):
    page = mounted(doubles(), width=PHONE)
    for name in ("0-0", "1-1"):
        page.get_by_role("button", name=f"tile {name}").tap()
    expect(page.get_by_text("2 tiles picked")).to_be_visible()
    page.get_by_role("button", name="Check").tap()
    expect(said(page)).to_have_text("Not yet. All that you picked are right, and 1 is missing.")
    page.get_by_role("button", name="tile 2-2").tap()
    page.get_by_role("button", name="Check").tap()
    expect(said(page)).to_have_text("Right! These are all.")


def test_a_double_click_is_one_attempt(mounted):
    page = mounted(how_many())
    page.get_by_role("textbox").fill("30")
    page.get_by_role("button", name="Check").dblclick()
    expect(said(page)).to_have_text("Not yet. 30 is too high by 2.")
    expect(page.get_by_text("1 attempt", exact=True)).to_be_visible()


def test_the_staircase_by_mouse(mounted):
    page = mounted(widgets.staircase(1))
    less, more = (
        page.get_by_role("button", name=f"A {size} set") for size in ("smaller", "larger")
    )
    less.click()
    expect(page.get_by_label("Set: double-")).to_have_value("0")
    less.click(force=True)  # it is off, and does nothing
    more.click()
    more.click()
    expect(page.get_by_label("Set: double-")).to_have_value("2")
    copy = page.get_by_role("button", name="A second set, upside down")
    copy.click()
    expect(copy).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name="Two sets double-2 make a rectangle")).to_be_visible()


def test_answers_that_were_kept_are_there_and_are_put_away_when_asked_twice(mounted, tmp_path):
    file = tmp_path / "answers.json"
    how_many(save=widgets.kept_in(file)["size"]).tell({"do": "answer", "value": "27"})
    keep = widgets.kept_in(file)
    question = mounted(how_many(save=keep["size"]))
    expect(question.get_by_role("textbox")).to_have_value("27")
    expect(question.get_by_text("1 attempt")).to_be_visible()
    page = mounted(keep)
    for name in ("Begin all questions anew", "No, keep them", "Begin all questions anew"):
        page.get_by_role("button", name=name).click()
    assert file.exists()
    page.get_by_role("button", name="Yes, begin anew").click()
    expect(said(page)).to_contain_text("The answers from before are now in answers-2.json.")
    assert not file.exists()


def test_a_widget_without_a_reply_says_so(mounted):
    page = mounted(how_many())
    page.clock.install()
    # As with a kernel that was stopped.
    page.evaluate("() => { window.toPython = () => new Promise(() => {}); }")
    page.get_by_role("button", name="Check").click()
    page.clock.run_for(11_000)
    expect(said(page)).to_contain_text("No answer. Nothing has come back for a while.")


# --- For everyone ---

ALL = {
    "number": how_many,
    "choice": larger,
    "tiles": lambda: doubles(6),
    "keeping": lambda: widgets.kept_in("answers.json"),
    "staircase": lambda: widgets.staircase(4),
    "game": lambda: game_with_panels(),
    "game over": lambda: game_over(),
    "replay": lambda: replayed(),
}


def game_with_panels():
    game = widgets.game("fives", players=4, seed=3, save="match.txt")
    for panel in ("why", "others", "rules"):
        game.tell({"do": "panel", "panel": panel})
    return game


def game_over(name="classic", **more):
    game = widgets.game(name, seed=3, **more)
    while not game.model.state.over:
        fits = [{"do": "pick", "tile": held["tile"]} for held in game.view["hand"] if held["fits"]]
        chosen = [option["do"] for option in game.view["choices"]["options"]]
        game.tell((chosen or fits)[0])
    return game


def replayed():
    replay = widgets.replay(game_over("fives").model.record)
    replay.tell({"do": "go", "to": "last"})
    return replay


def worked_through(kind):
    """Return a widget in its fullest state: hints taken, something said, steps shown."""
    widget = ALL[kind]()
    for message in (
        {"do": "hint"},
        {"do": "pick", "tile": 3},
        {"do": "answer", "value": "six"},
        {"do": "answer", "value": "27"},
        *[{"do": "step", "by": 1}] * 4,
    ):
        widget.tell(message)
    return widget


@pytest.mark.parametrize("kind", ALL)
def test_nothing_is_wider_than_a_phone_and_targets_are_large(mounted, kind):
    page = mounted(worked_through(kind), width=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    sizes = page.evaluate(
        "[...document.querySelectorAll('button, input')].map((element) => {"
        "  const box = (element.closest('.dm-option') ?? element).getBoundingClientRect();"
        "  return Math.min(box.width, box.height); })"
    )
    assert sizes
    assert min(sizes) >= 44


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("kind", ALL)
def test_axe_finds_nothing(mounted, axe, kind, dark):
    page = mounted(worked_through(kind), dark=dark, width=DESKTOP)
    page.evaluate(f"document.body.style.background = '{'#111' if dark else '#fff'}'")
    page.evaluate(axe)
    found = page.evaluate("axe.run('.dm-widget')")
    assert found["passes"]
    wrong = [(rule["id"], node["html"]) for rule in found["violations"] for node in rule["nodes"]]
    assert wrong == [], json.dumps(wrong, indent=1)
