"""Sentences that are data, and shown in the reader's language.

    Sentence("Each number stands on {count} {count:half|halves}.", count=8)

is a value: the English sentence, which is also its key in the catalogues, with the values that
belong into it. It holds no language. `text("ru")` shows it in Russian; so what an explanation, a
game or a derivation says can be kept, compared, sent, and read in any language afterwards.

Writing sentences
    Write the message as a literal, so that it can be found in the source. `{count}` shows a
    value; `{count:half|halves}` shows the form that goes with it, in any number of places. Values
    are whole numbers, other sentences, sequences of these ("a, b and c"), and whatever else a
    `Style` knows how to show (formulas, tiles). The same English that needs two translations is
    told apart by `context="…"`. A part that begins a sentence is put in with `at_start(part)`.

Translating
    Each module that holds sentences has a catalogue of the same name, such as
    `ru/formulas/topics/set_size.po`, in the format of GNU gettext, which every editor for
    translations knows. After changing sentences run `make messages`: it adds what is new to the
    catalogues, without a translation yet, and drops what is gone. Fill in the empty `msgstr`, and
    `make test` says what is still missing, or does not agree with its English. Catalogues are
    read as they are: there is nothing to compile.

    A translation uses the same names in braces, in any order and as often as it needs. It has as
    many forms as the language: `{count:кость|кости|костей}` in Russian, for 1, 2 and 5.

A new language is a folder of catalogues and an entry in `languages.py`.
"""

from domino_math.i18n.languages import Language, language, language_here, languages
from domino_math.i18n.sentence import Sentence, Style, at_start

__all__ = ["Language", "Sentence", "Style", "at_start", "language", "language_here", "languages"]
