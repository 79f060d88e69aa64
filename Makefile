# Everything here needs only Python 3.11 or later and make; the rest is installed into .venv.
PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif

.PHONY: solve test check bench messages clean

# Solve the frame of 28 tiles with four sides of 44, print it and write frame-44.svg.
solve: .venv/installed
	$(BIN)/domino-math solve frame-44 --svg frame-44.svg

# All tests, with the examples in docstrings and README, and coverage by branch. Those that need
# Debian's chromium say so and are skipped where it is missing.
test: .venv/installed-dev
	$(BIN)/python -m pytest -rs --numprocesses=auto --dist=worksteal --cov --cov-report=term

# Everything that CI runs.
check: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(MAKE) test

# Timings and memory, also against a peer from PyPI; never part of the tests.
bench: .venv/installed-bench
	$(BIN)/python tests/bench/run.py
	$(BIN)/python tests/bench/dominosa.py
	$(BIN)/python tests/bench/pips.py
	$(BIN)/python tests/bench/stream.py
	$(BIN)/python tests/bench/count.py
	$(BIN)/python tests/bench/games.py
	$(BIN)/python tests/bench/generate.py

# Bring the catalogues of translations up to date with the sentences in the source.
messages: .venv/installed-dev
	$(BIN)/python tests/i18n/messages.py

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .coverage frame-44.svg

.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --editable .
	@echo installed > $@

.venv/installed-dev: pyproject.toml .venv/installed
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	@echo installed > $@

.venv/installed-bench: pyproject.toml .venv/installed-dev
	$(BIN)/python -m pip install --quiet --editable ".[bench]"
	@echo installed > $@
