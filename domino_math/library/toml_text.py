"""Writing TOML, which the standard library only reads: what puzzle files need of it."""

from collections.abc import Mapping
from typing import Any

_WIDEST = 88  # characters of a list on one line
_ESCAPED = {"\\": "\\\\", '"': '\\"'}


def toml_text(data: Mapping[str, Any]) -> str:
    r"""Write text, numbers, flags, lists and tables as TOML; a table within a table is inline.

    >>> print(toml_text({"layout": {"shape": "row", "columns": 2}, "name": "a \"pair\""}))
    name = "a \"pair\""
    <BLANKLINE>
    [layout]
    shape = "row"
    columns = 2
    """
    plain = {key: value for key, value in data.items() if not _has_sections(value)}
    sections = [_pairs(plain)] if plain else []
    for key, value in data.items():
        if isinstance(value, Mapping):
            sections.append(f"[{key}]\n{_pairs(value)}")
        elif _has_sections(value):
            sections += [f"[[{key}]]\n{_pairs(table)}" for table in value]
    return "\n\n".join(sections)


def _has_sections(value: object) -> bool:
    match value:
        case Mapping():
            return True
        case [*items]:
            return bool(items) and all(isinstance(item, Mapping) for item in items)
    return False


def _pairs(table: Mapping[str, Any]) -> str:
    return "\n".join(f"{key} = {_value(value, wide=True)}" for key, value in table.items())


def _value(value: Any, *, wide: bool = False) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case str():
            return _quoted(value, lines=wide)
        case Mapping():
            pairs = ", ".join(f"{key} = {_value(item)}" for key, item in value.items())
            return f"{{ {pairs} }}"
        case [*items]:
            written = [_value(item) for item in items]
            line = f"[{', '.join(written)}]"
            if len(line) <= _WIDEST or not wide:
                return line
            return "[\n" + "".join(f"    {item},\n" for item in written) + "]"
    raise TypeError(f"a puzzle file has no values of the kind {type(value).__name__}")


def _quoted(text: str, *, lines: bool) -> str:
    """Several lines are written as such, where the place allows it."""
    if lines and "\n" in text:
        return '"""\n' + "\n".join(map(_escaped, text.split("\n"))) + '"""'
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    return "".join(
        _ESCAPED.get(letter, letter) if letter.isprintable() else _code(letter) for letter in text
    )


def _code(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"
