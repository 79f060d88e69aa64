"""The table as pupils meet it in lesson 5, in JupyterLab: by mouse, keyboard and touch."""

import json
import statistics

from playwright.sync_api import expect

import domino_math as dm

from .conftest import opened, restart_and_run_all_cells, run_all_cells

RING = dm.read("ring-3-8")
(SOLVED,) = dm.solve(RING, limit=1).solutions
KINDS, CELLS = list(RING.supply.kinds), sorted(RING.layout.cells)


def parts_of(table, placement):
    """The tile in the tray, and the button of the first cell where it is to lie."""
    tile = table.locator(f"[data-tile='{KINDS.index(placement.tile)}']")
    return tile, table.locator(f"[data-cell='{CELLS.index(placement.cells[0])}']")


def lay(table, placement, way):
    """Lay a tile by mouse, by touch, or by keyboard only."""
    tile, cell = parts_of(table, placement)
    if way == "keyboard":
        tile.focus()
        table.page.keyboard.press("Enter")
        expect(tile).to_have_attribute("aria-pressed", "true")
        cell.focus()
        table.page.keyboard.press("Enter")
    else:
        for target in (tile, cell):
            target.tap() if way == "touch" else target.click()
        cell.focus()
    expect(tile).to_have_attribute("aria-label", f"tile {placement.tile}, on the table")
    first, second = placement.pips
    if first > second:
        table.page.keyboard.press("r")  # turns what was laid last
    row, column = placement.cells[0]
    expect(cell).to_have_accessible_name(
        f"row {row + 1}, column {column + 1}, {first} of tile {first}-{second}"
    )


def milliseconds_to_pick(page):
    """Return the median from a click on a tile until it is seen in the hand."""
    return statistics.median(
        page.evaluate(
            """async () => {
              const times = [];
              for (const number of [0, 1, 2, 3, 4, 5]) {
                const tile = document.querySelectorAll(".dm-table")[1]
                  .querySelector(`[data-tile='${number}']`);
                const start = performance.now();
                tile.click();
                while (tile.getAttribute("aria-pressed") !== "true") {
                  await new Promise(requestAnimationFrame);
                }
                times.push(performance.now() - start);
              }
              return times;
            }"""
        )
    )


def test_the_frame_in_jupyterlab(page_of, tmp_path, capsys):
    page = page_of(viewport={"width": 1280, "height": 900})
    with opened(tmp_path, "5") as address:
        page.goto(address)
        run_all_cells(page)
        table = page.locator(".dm-widget").filter(has=page.locator(".dm-table")).first
        for number, placement in enumerate(SOLVED):
            lay(table, placement, ("mouse", "touch", "keyboard")[number % 3])
        expect(table.get_by_role("status")).to_have_text(
            "Right! Everything is laid, and all of it fits. Well done!"
        )
        median = milliseconds_to_pick(page)

        kept = json.loads((tmp_path / "domino-lessons" / "frame-of-8.json").read_text("utf-8"))
        assert len(kept["placements"]) == len(SOLVED)

        # The kernel is started anew in the middle of the lesson: what was laid is still there.
        restart_and_run_all_cells(page)
        expect(table.get_by_text("0 tiles left")).to_be_visible(timeout=60_000)
        table.get_by_role("button", name="Check").click()
        expect(table.get_by_role("status")).to_contain_text("Well done!")
    with capsys.disabled():
        print(f"\nJupyterLab: from click to a tile in the hand {median:.0f} ms (median)")
