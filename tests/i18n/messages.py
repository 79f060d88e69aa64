"""The sentences of the package, its catalogues, and how they are brought together.

`make messages` runs this file: it puts new messages into the catalogues of all languages, without
a translation yet, and takes out what is no longer there. Babel reads the catalogues here, and so
looks over the shoulder of our own reader.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

import domino_math
from domino_math.i18n import language, languages
from domino_math.i18n.sentence import fields_of, names_in

PACKAGE = Path(domino_math.__file__).parent
CATALOGUES = PACKAGE / "i18n"
LANGUAGES = [code for code in languages() if code != "en"]
PLURALS = {
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
    "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
}


class Message(NamedTuple):
    context: str
    text: str


def messages_in(source: str) -> Iterator[Message]:
    """Yield the message of each Sentence(…) in Python source, in the order they stand there.

    A message that is not written out as one literal could not be translated: ValueError.
    """
    calls = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", getattr(node.func, "attr", "")) == "Sentence"
    ]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        context = next((word.value for word in call.keywords if word.arg == "context"), None)
        literals = [*call.args[:1], *([context] if context else [])]
        if len(call.args) != 1 or not all(
            isinstance(literal, ast.Constant) and isinstance(literal.value, str)
            for literal in literals
        ):
            raise ValueError(f"line {call.lineno}: the message is not one literal")
        yield Message(context.value if context else "", call.args[0].value)


def modules_with_messages() -> dict[Path, list[Message]]:
    """Return the messages of each module that has some, by its path inside the package."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        messages = list(dict.fromkeys(messages_in(file.read_text("utf-8"))))
        if messages:
            found[file.relative_to(PACKAGE)] = messages
    return found


def catalogue_of(module: Path, code: str) -> Path:
    return CATALOGUES / code / module.with_suffix(".po")


def read(path: Path, code: str) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=code, abort_invalid=True)


def faults(message: str, translation: str, code: str) -> list[str]:
    """Return what is wrong with a translation: names, numbers of forms, or nothing there."""
    if not translation.strip():
        return ["is not translated"]
    try:
        names = names_in(translation)
    except ValueError as error:
        return [str(error)]
    wrong = []
    # A name may be used more or less often, but none is left out and none made up.
    if names != names_in(message):
        wrong.append(f"names {sorted(names)}, not {sorted(names_in(message))}")
    wrong += wrong_forms(translation, code)
    if message[-1] in ".?!:" and translation[-1] != message[-1]:
        wrong.append(f"does not end with {message[-1]!r}")
    return wrong


def wrong_forms(text: str, code: str) -> list[str]:
    wanted = language(code).forms
    return [
        f"has {len(forms)} forms for {name}, not {wanted}"
        for _, name, forms in fields_of(text)
        if forms and len(forms) != wanted
    ]


def written(module: Path, messages: list[Message], old: Catalog, code: str) -> str:
    """Return the text of a catalogue, with the translations and comments it already has."""
    header = (
        f"# {language(code).name}: {module.as_posix()}\n"
        'msgid ""\nmsgstr ""\n'
        f'"Language: {code}\\n"\n'
        '"MIME-Version: 1.0\\n"\n'
        '"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: {PLURALS[code]}\\n"\n'
    )
    entries = [header]
    for context, text in messages:
        known = old.get(text, context or None)
        entry = "".join(f"# {comment}\n" for comment in (known.user_comments if known else ()))
        entry += f"msgctxt {quoted(context)}\n" if context else ""
        entry += f"msgid {quoted(text)}\nmsgstr {quoted(known.string if known else '')}\n"
        entries.append(entry)
    return "\n".join(entries)


def quoted(text: str) -> str:
    escaped = re.sub(r'(["\\])', r"\\\1", text).replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def update() -> None:
    modules = modules_with_messages()
    for code in LANGUAGES:
        wanted = {catalogue_of(module, code): module for module in modules}
        for path, module in wanted.items():
            old = read(path, code) if path.exists() else Catalog(locale=code)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = written(module, modules[module], old, code)
            path.write_text(text, "utf-8", newline="\n")
            empty = text.count('msgstr ""\n') - 1
            print(f"{path.relative_to(CATALOGUES)}: {len(modules[module])} messages, {empty} empty")
        for path in (CATALOGUES / code).rglob("*.po"):
            if path not in wanted:
                print(f"{path.relative_to(CATALOGUES)}: no such module any more, delete it")


if __name__ == "__main__":
    update()
