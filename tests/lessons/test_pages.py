"""Lessons as pupils open them: lesson 3 in JupyterLab and as a page by Voilà, a game in lesson 2.

One test a server, since starting one takes longer than all that is tried on it.
"""

import statistics
import time

import pytest
from playwright.sync_api import expect

import domino_math as dm
from domino_math.cli.lesson_files import find_lesson

from .conftest import opened, restart_and_run_all_cells, run_all_cells

SIX, NINE = len(dm.double_set(6)), len(dm.double_set(9))
FOURS = [tile for tile in dm.double_set(6) if tile.high == 4]


def question(page, ask):
    return page.locator(".dm-widget").filter(has_text=ask).first


def answered(widget, typed):
    widget.get_by_role("textbox").fill(typed)
    widget.get_by_role("textbox").press("Enter")


def pick_by_touch(widget, name):
    for tile in FOURS:
        widget.get_by_role("button", name=f"{name} {tile}").tap()
    widget.locator("[data-key=check]").tap()


def milliseconds_from_click_to_answer(page):
    """Return the median for the button that makes the staircase larger and smaller."""
    times = page.evaluate(
        """async () => {
          const field = document.querySelector(".dm-widget [data-key=n]");
          const times = [];
          for (const key of Array(6).fill(["more", "less"]).flat()) {
            const before = field.value;
            const start = performance.now();
            document.querySelector(`.dm-widget [data-key=${key}]`).click();
            while (field.value === before) await new Promise(requestAnimationFrame);
            times.push(performance.now() - start);
          }
          return times;
        }"""
    )
    return statistics.median(times)


def milliseconds_to_play(game):
    """Return the median from a click to what it brings: a tile picked, laid, and taken back."""
    times = game.evaluate(
        """async (game) => {
          const times = [];
          const said = () => game.querySelector(".dm-said").textContent;
          const until = async (changed, button) => {
            const start = performance.now();
            button().click();
            while (!changed()) await new Promise(requestAnimationFrame);
            times.push(performance.now() - start);
          };
          const choice = () => game.querySelector(".dm-choices button");
          for (let round = 0; round < 4; round += 1) {
            await until(choice, () => game.querySelector(".dm-held[data-fits]"));
            let before = said();
            await until(() => said() !== before, choice);
            before = said();
            await until(() => said() !== before, () => game.querySelector("[data-key=undo]"));
          }
          return times;
        }"""
    )
    return statistics.median(times)


def test_a_lesson_in_jupyterlab(page_of, tmp_path, capsys):
    page = page_of(viewport={"width": 1280, "height": 900})
    with opened(tmp_path, "3") as address:
        page.goto(address)
        run_all_cells(page)
        expect(page.get_by_text("Jupyter news")).to_have_count(0)

        # By keyboard only, from one field to the next. Keys are not taken for JupyterLab's own.
        first = question(page, "How many tiles are in the set double-six?")
        first.get_by_role("textbox").focus()
        page.keyboard.type("dd")
        page.keyboard.press("Enter")
        expect(first.get_by_role("status")).to_contain_text("“dd” is not a whole number")
        for typed in ("40", str(SIX - 7), str(SIX)):
            page.keyboard.press("Control+A")
            page.keyboard.type(typed)
            page.keyboard.press("Enter")
            expect(first.get_by_role("textbox")).to_have_value(typed)
        expect(first.get_by_role("status")).to_have_text(f"Right! It is {SIX}.")

        row = question(page, "Pick the whole row of 4")
        pick_by_touch(row, "tile")
        expect(row.get_by_role("status")).to_have_text("Right! These are all.")

        stairs = page.locator(".dm-widget").filter(has=page.locator("[data-key=copy]"))
        for _ in range(4):
            stairs.get_by_role("button", name="Next step").click()
        expect(stairs.get_by_text("2·S = 7·8 = 56")).to_be_visible()
        median = milliseconds_from_click_to_answer(page)

        # Nobody sees code, and what was answered outlives the page.
        expect(page.get_by_text("import domino_math as dm")).not_to_be_visible()
        page.reload()
        status = first.get_by_role("status")
        expect(status).to_have_text(f"Right! It is {SIX}.", timeout=60_000)

        # The kernel is started anew in the middle of the lesson: what was answered is still there.
        restart_and_run_all_cells(page)
        again = "Right! You have found this already."
        expect(first.get_by_role("status")).to_have_text(again, timeout=60_000)
        expect(first.get_by_role("textbox")).to_have_value(str(SIX))
        expect(row.get_by_text(f"{len(FOURS)} tiles picked")).to_be_visible(timeout=60_000)
    with capsys.disabled():
        print(f"\nJupyterLab: from click to answer {median:.0f} ms (median)")


def test_a_lesson_as_a_page(page_of, tmp_path, capsys):
    pytest.importorskip("voila")
    page = page_of(viewport={"width": 360, "height": 800})
    with opened(tmp_path, "3", "--app", "--lang", "ru") as address:
        page.goto(address)
        nine = question(page, "Сколько костей в наборе «дубль-9»?")
        expect(nine).to_be_visible(timeout=60_000)
        answered(nine, str(2 * NINE))
        expect(nine.get_by_role("status")).to_have_text(
            "Пока нет. Это весь прямоугольник, то есть два набора."
        )
        answered(nine, str(NINE))
        expect(nine.get_by_role("status")).to_have_text(f"Верно! Это {NINE}.")
        row = question(page, "Выберите весь ряд четвёрки")
        pick_by_touch(row, "кость")
        expect(row.get_by_role("status")).to_have_text("Верно! Вот они все.")
        formula = question(page, "Какая формула")
        formula.get_by_text("n·n", exact=True).tap()
        formula.locator("[data-key=check]").tap()
        expect(formula.get_by_role("status")).to_contain_text("костей в наборе 1")

        assert page.evaluate("document.documentElement.lang") == "ru"
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        shown = page.locator("body").inner_text()
        assert "import domino_math" not in shown
        assert "Учителю" not in shown
        assert "Run All" not in shown
        assert find_lesson("3", "ru").title in shown
        median = milliseconds_from_click_to_answer(page)
    with capsys.disabled():
        print(f"\nVoilà: from click to answer {median:.0f} ms (median)")


def test_a_game_in_jupyterlab(page_of, tmp_path, capsys):
    """A deal by keyboard only; then a fish, and a match that is saved, by touch."""
    page = page_of(viewport={"width": 1280, "height": 900})
    with opened(tmp_path, "2") as address:
        start = time.monotonic()
        page.goto(address)
        run_all_cells(page)
        ready = time.monotonic() - start
        deal, near, match = (
            page.locator(".dm-widget:has(.dm-top)").nth(place) for place in range(3)
        )

        count = deal.get_by_role("textbox", name="Count your hand")
        lead = deal.locator(".dm-held[data-fits]")
        lead.focus()
        for _ in range(60):
            said = deal.get_by_role("status").inner_text()
            if count.count():
                break
            page.keyboard.press("Enter")
            if deal.get_by_role("button", name="on the left").count():
                deal.get_by_role("button", name="on the left").focus()
                page.keyboard.press("Enter")
            expect(deal.get_by_role("status")).not_to_have_text(said)
        expect(count).to_be_focused()
        page.keyboard.type("0")
        page.keyboard.press("Enter")
        expect(deal.get_by_role("status")).to_contain_text("Not yet. 0 is too low by")
        left = deal.get_by_role("status").inner_text().rstrip(".").split()[-1]
        page.keyboard.press("Control+A")
        page.keyboard.type(left)
        page.keyboard.press("Enter")
        expect(deal.get_by_role("status")).to_contain_text(f"Right! It is {left}.")

        near.get_by_role("button", name="tile 2-3, fits left and right").tap()
        near.get_by_role("button", name="2-3 on the left").tap()
        expect(near.get_by_role("status")).to_contain_text("All 7 tiles with 3 lie on the table.")
        near.get_by_role("button", name="Take back").tap()
        expect(near.get_by_role("status")).to_have_text("Taken back. Your turn: lay a tile.")

        median = milliseconds_to_play(near)

        match.get_by_role("button", name="Save the match").tap()
        expect(match.get_by_role("status")).to_have_text("The match is saved in my-match.txt.")
    (saved,) = tmp_path.rglob("my-match.txt")
    assert dm.read_record(saved).game == "kozel"
    with capsys.disabled():
        print(f"\nJupyterLab: lesson 2 ready in {ready:.1f} s")
        print(f"JupyterLab: from click to a move in a game {median:.0f} ms (median)")
