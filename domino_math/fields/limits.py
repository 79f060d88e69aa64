"""How much a file may ask for: far beyond any puzzle on a table, small enough to refuse at once.

Everything is compared with these numbers before it is built, so that a slip of the keyboard (or a
hostile file) costs neither memory nor time.
"""

MOST_BYTES = 4_000_000  # a text of the largest layout below, all of it written out, is shorter
MOST_TOML_BYTES = 400_000  # written by hand; its reader is slow, and programs write JSON
MOST_DOTS = 8  # in one dotted TOML key, whose reading takes time that grows with their square
MOST_CELLS = 10_000  # the 28 tiles of double-six fill 56 cells, double-eighteen 380
MOST_TILES = 10_000  # the last full set below is double-139
HIGHEST_NUMBER = 999  # three characters, the most that a picture has room for
LONGEST_SIDE = 500  # rows or columns; bounds the empty ground of a layout and of a picture
MOST_CONSTRAINTS = 10_000
MOST_VALUES = 1_000  # that one total may be among
MOST_MENTIONS = 1_000_000  # cells in all the groups of all constraints, counted each time
HIGHEST_TOTAL = MOST_CELLS * HIGHEST_NUMBER
HIGHEST_INDEX = 2**31 - 1  # of a cell, which may lie far outside; that is told as such
LONGEST_NAME = 100
LONGEST_LINE = 1_000  # of a title or a source
LONGEST_EQUATION = 110_000  # has room for a thousand numbers with the longest names
LONGEST_DIGITS = 30  # longer numbers are not even converted: that takes time that grows with them
