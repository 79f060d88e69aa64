"""Time whole processes: the median of five runs after one to warm up, and the peak memory.

Run with `make bench`. Nothing here is asserted: machines differ, and a slow one is not wrong.
"""

import statistics
import subprocess
import sys
from time import perf_counter

RUNS = 5
COMMANDS = (
    ["--help"],
    ["list"],
    *(["solve", f"frame-{total}"] for total in range(42, 49)),
    *(["solve", f"free-frame-{total}"] for total in range(41, 50)),
    ["solve", "frame-14x16"],
    ["solve", "closed-chain-6"],
    ["solve", "open-chain-6"],
    ["solve", "open-chain-5"],
    ["solve", "ring-3-8", "--all", "--json"],
)
# Runs the command line in a fresh interpreter, then says how much memory that took.
PROGRAM = """
import sys
try:
    from domino_math.cli.main import run
    run(sys.argv[1:])
finally:
    try:
        import resource
    except ImportError:
        print(0, file=sys.stderr)
    else:
        unit = 1 if sys.platform == "darwin" else 1024
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit, file=sys.stderr)
"""


def measure(arguments: list[str]) -> tuple[float, int, int]:
    """Return seconds, peak bytes (0 where the system does not tell) and the exit code."""
    started = perf_counter()
    command = [sys.executable, "-c", PROGRAM, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return perf_counter() - started, int(done.stderr.split()[-1]), done.returncode


def main() -> None:
    """Print a table: median, least and most seconds, megabytes, exit code."""
    print(f"{'command':40} {'median':>8} {'least':>8} {'most':>8} {'MB':>6} exit")
    for arguments in COMMANDS:
        measure(arguments)
        seconds, memory, codes = zip(*(measure(arguments) for _ in range(RUNS)), strict=True)
        name = " ".join(arguments)
        print(
            f"{name:40} {statistics.median(seconds):8.2f} {min(seconds):8.2f} {max(seconds):8.2f} "
            f"{max(memory) / 1e6:6.0f} {codes[0]}",
            flush=True,
        )


if __name__ == "__main__":
    main()
