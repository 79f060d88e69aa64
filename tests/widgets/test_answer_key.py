from domino_math import Tile, widgets


def test_answers_are_folded_and_escaped(monkeypatch):
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    html = widgets.answers({"Is 3 < 5?": True, "Which tile?": Tile(3, 5)})._repr_html_()
    assert html.startswith("<details><summary>Главные вопросы и ответы</summary>")
    assert "<li>Is 3 &lt; 5? <strong>True</strong></li>" in html
    assert "<strong>3-5</strong>" in html
