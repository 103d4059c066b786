# Every target makes what it needs: its own virtual environment, with the packages of pyproject.toml in the exact
# versions of constraints.txt.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
ARGS ?=

.PHONY: play test test-fast coverage newest mutants check bench load soak gallery goldens screenshots pack strength lock hosted \
	release format clean

play: $(VENV)/.play
	@$(BIN)/python -m bot $(ARGS)

# Two workers per core: most tests wait for a simulated Discord half the time. A worker that is done takes tests from the others.
test: $(VENV)/.dev
	PYTEST_XDIST_AUTO_NUM_WORKERS=$$($(BIN)/python -c 'import os; print(2 * os.cpu_count())') $(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

# For the inner loop: rules, service, both databases and words, without a simulated Discord, browsers, processes or much drawing.
test-fast: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow" --hypothesis-profile=fast $(ARGS)

# How much of the code the fast tests cover; the last line is the number.
coverage: $(VENV)/.dev
	$(BIN)/python -m pytest -q -n auto -m "not slow" --hypothesis-profile=fast --cov --cov-report=term:skip-covered $(ARGS)

# Everything, with the newest discord.py instead of the pinned one.
newest: $(VENV)/.dev
	grep -v '^discord' constraints.txt > $(VENV)/others.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade discord.py -c $(VENV)/others.txt
	$(BIN)/python -c 'import discord; print("discord.py", discord.__version__)'
	$(MAKE) test

# Whether tests notice bugs in the engine: this puts small ones into a copy of it, one at a time, and runs the fast tests that cover
# them. MUTANTS is how many, drawn from all; about half an hour, an hour at most. The last line is the score.
MUTANTS ?= 300
mutants: $(VENV)/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[mutants]'
	$(BIN)/mutmut run --max-children 1 'engine.groups.*__mutmut_1' > /dev/null
	$(BIN)/python -m tests.mutants $(MUTANTS) --names | xargs -d '\n' timeout --signal=INT 3600 $(BIN)/mutmut run --max-children 1 > mutants/log
	$(BIN)/python -m tests.mutants $(MUTANTS)

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/hadolint Dockerfile

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks $(ARGS)

# People at many tables against a real bot process, on a small Discord on this machine. ARGS: --seconds --tables --seed.
load: $(VENV)/.dev
	$(BIN)/python -m benchmarks.load $(ARGS)

gallery: $(VENV)/.dev
	$(BIN)/python -m tests.render.gallery $(ARGS)

# Rewrites golden playthroughs and pictures: read the diff before you commit it.
goldens: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto -q tests --regenerate -k golden

# The README's screenshots, by playing a round in a real browser.
screenshots: $(VENV)/.dev
	$(BIN)/python -m pytest -q tests/playground/test_browser.py --regenerate

pack: $(VENV)/.dev
	$(BIN)/python -m engine.snack_match.make_pack
	$(BIN)/python -m engine.veggies.make_pack

# Hours: whole games between bots of all levels. ARGS="40" for fewer deals, ARGS="400 expert" for one level of Snack Match.
strength: $(VENV)/.dev
	$(BIN)/python -m benchmarks.strength $(ARGS)
	$(BIN)/python -m benchmarks.veggies_strength $(firstword $(ARGS))
	$(BIN)/python -m benchmarks.hindsight

# A month of 200 tables on a simulated Discord; ARGS="TABLES DAYS SEED" for something else.
soak: $(VENV)/.dev
	$(BIN)/python -m tests.bot.clock.soak $(ARGS)

# Rewrites the lock for hosting: the packages of pyproject.toml, with PostgreSQL, in the versions of constraints.txt, with the hashes
# of every file an index has of them, for all platforms. It names no address.
lock: $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--extra postgres -c constraints.txt -o requirements.lock pyproject.toml

# Installs as a host does: a fresh environment, nothing but what is in the lock, and the bot from the checkout.
hosted:
	rm -rf $(VENV)-hosted
	$(PYTHON) -m venv $(VENV)-hosted
	$(VENV)-hosted/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(VENV)-hosted/bin/python -m bot --help
	rm -rf $(VENV)-hosted

# Builds a wheel of the changelog's top version, tries it in a fresh environment, and tags it; ARGS=--try for everything but the tag.
release: $(VENV)/.dev
	rm -rf dist $(VENV)-wheel
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	$(PYTHON) -m venv $(VENV)-wheel
	$(VENV)-wheel/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt "$$(ls dist/*.whl)[play]"
	$(BIN)/python -m tests.release $(VENV)-wheel/bin/snack-table $(ARGS)
	rm -rf $(VENV)-wheel

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) $(VENV)-hosted $(VENV)-wheel build dist mutants *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "This needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Fetching what the bot needs into $(VENV), once; this takes about a minute."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[play]'
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[play,postgres,test,check]'
	@touch $@ $(VENV)/.play
