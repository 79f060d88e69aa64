"""Values from a file, checked one by one: what each must be, and how much may be asked for."""

from domino_math.fields.cells import read_cell, read_pair
from domino_math.fields.field import Field, did_you_mean, optional, shown
from domino_math.fields.json_text import parsed_json

__all__ = ["Field", "did_you_mean", "optional", "parsed_json", "read_cell", "read_pair", "shown"]
