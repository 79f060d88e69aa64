"""Puzzles and solutions in files: reading what people write, and writing what programs read."""

from domino_math.library.answers import answer_data, solution_data, violations_data
from domino_math.library.catalogue import catalogue
from domino_math.library.entry import Entry, Expect, puzzle_data
from domino_math.library.generated import generated_data
from domino_math.library.picture import read_picture
from domino_math.library.reading import read, read_entry, read_entry_text, read_text
from domino_math.library.solution_file import read_solution, read_solution_text
from domino_math.library.writing import puzzle_formats, solution_formats, solution_writer, write

__all__ = [
    "Entry",
    "Expect",
    "answer_data",
    "catalogue",
    "generated_data",
    "puzzle_data",
    "puzzle_formats",
    "read",
    "read_entry",
    "read_entry_text",
    "read_picture",
    "read_solution",
    "read_solution_text",
    "read_text",
    "solution_data",
    "solution_formats",
    "solution_writer",
    "violations_data",
    "write",
]
