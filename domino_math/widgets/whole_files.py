"""Writing files that are whole whatever happens: the old one or the new one."""

import json
from pathlib import Path


def write_text(path: Path, text: str) -> None:
    """Write a text beside the file first, then move it there. Raises OSError."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write_json(path: Path, data: object) -> None:
    """Write values as JSON that can be read. Raises OSError."""
    write_text(path, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
