"""Our reader of catalogues, against Babel's."""

from io import BytesIO

import pytest
from babel.messages.pofile import read_po
from hypothesis import given
from hypothesis import strategies as st

from domino_math.i18n.catalogue import read_catalogue

from .messages import CATALOGUES, LANGUAGES, quoted

FILES = [file for code in LANGUAGES for file in sorted((CATALOGUES / code).rglob("*.po"))]

TOOLS_WRITE = r"""
# A translator's comment.
msgid ""
msgstr ""
"Language: ru\n"
"Content-Type: text/plain; charset=UTF-8\n"

#. A programmer's comment.
#: somewhere.py:7
#, python-brace-format
msgid ""
"A long message that an editor "
"has broken over \"three\" lines,\n"
"and a back\\slash\tand a tab."
msgstr "Длинное "
"сообщение."

msgctxt "button"
msgid "open"
msgstr "Открыть"
msgid "open"
msgstr "открытый"

msgid "not translated"
msgstr ""

#~ msgid "gone"
#~ msgstr "ушло"
"""


def babels(text):
    catalogue = read_po(BytesIO(text.encode()), locale="ru", abort_invalid=True)
    return {
        (message.context or "", message.id): message.string
        for message in catalogue
        if message.id and message.string
    }


def test_what_editors_write_is_read():
    found = read_catalogue(TOOLS_WRITE)
    assert found == babels(TOOLS_WRITE)
    assert found["button", "open"] == "Открыть"
    assert found["", "open"] == "открытый"
    assert len(found) == 3


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(CATALOGUES).as_posix())
def test_our_catalogues_read_as_babel_reads_them(file):
    text = file.read_text("utf-8")
    assert read_catalogue(text) == babels(text)


@given(st.lists(st.tuples(st.text('aя"\\\n\t {}', min_size=1), st.text('aя"\\\n', min_size=1))))
def test_any_text_survives(pairs):
    text = "\n".join(f"msgid {quoted(one)}\nmsgstr {quoted(other)}\n" for one, other in pairs)
    assert read_catalogue(text) == {("", one): other for one, other in pairs}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('"lost"\n', 1),
        ('msgid "a"\nmsgid "b"\n', 2),
        ('msgid "a"\nmsgid_plural "b"\n', 2),
        ('msgid "a"\nmsgstr[0] "b"\n', 2),
        ('\nmsgid "a\n', 2),
        ("msgid a\n", 1),
        ("msgid\n", 1),
        ('msgid "\\q"\n', 1),
        ('msgid "\\"\n', 1),
        ("nonsense\n", 1),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text, line):
    with pytest.raises(ValueError, match=f"^line {line}: "):
        read_catalogue(text)
