import domino_math as dm
from domino_math.explainer import Knowledge, step_scene, walk

STEPS = list(walk(Knowledge.of_puzzle(dm.read("3:20331220030112201133"))))


def test_a_step_is_drawn_with_what_it_rests_on_and_what_it_concludes():
    for step in STEPS:
        scene = step_scene(step)
        because = {cell for mark in scene.marks if mark.kind == "because" for cell in mark.cells}
        therefore = {
            cell for mark in scene.marks if mark.kind == "therefore" for cell in mark.cells
        }
        assert because == set(step.cells)
        assert therefore == {cell for placement in step.lays for cell in placement.cells}
        crosses = [label for label in scene.labels if label.text == "×"]
        assert len(crosses) == len({placement.cells for placement in step.removes})
        assert scene.description == step.sentence.text()


def test_a_cross_stands_between_two_cells():
    step = STEPS[0]
    (cross,) = {label.at for label in step_scene(step).labels if label.text == "×"}
    (a, b) = step.removes[0].cells
    assert cross == ((a.row + b.row + 1) / 2, (a.column + b.column + 1) / 2)


def test_what_was_laid_before_lies_there():
    last = STEPS[-1]
    assert len(step_scene(last).tiles) == 10


def test_rows_and_columns_are_numbered_from_one():
    texts = [label.text for label in step_scene(STEPS[0]).labels if label.text != "×"]
    assert texts == ["1", "2", "3", "4", "1", "2", "3", "4", "5"]
