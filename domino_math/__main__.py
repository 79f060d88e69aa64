"""Run the command line with `python -m domino_math`."""

from domino_math.cli import run

if __name__ == "__main__":
    run()
