"""The command line: `domino-math VERB …` over the public API."""
