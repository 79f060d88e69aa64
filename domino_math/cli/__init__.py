"""The command line: `domino-math VERB …` over the public API."""

import sys
from collections.abc import Sequence
from typing import NoReturn

from domino_math.cli.codes import UNDECIDED


def run(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and exit. Ctrl-C while it loads ends it quietly."""
    try:
        from domino_math.cli.main import run as run_main
    except KeyboardInterrupt:
        sys.exit(UNDECIDED)
    run_main(arguments)
