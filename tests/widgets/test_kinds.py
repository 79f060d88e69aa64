import pytest

from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.kinds import Choice, Number, Tray
from domino_math.widgets.words import shown


@pytest.mark.parametrize(
    ("kind", "answer", "words"),
    [
        (Number(), 1092, "1092"),
        (Choice({"a": Sentence("Hints")}), "a", "Подсказки"),
        (Tray((Tile(0, 0), Tile(0, 1))), (Tile(0, 1),), "Выбрана 1 кость"),
    ],
)
def test_an_answer_in_words(kind, answer, words):
    assert shown(kind.words(answer), "ru") == words
