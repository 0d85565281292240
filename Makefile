# `make` alone lists what there is to do. Needs python3 (3.11 or newer, with venv) and make;
# a C compiler is used where there is one.
PYTHON ?= python3
BIN := .venv/bin
CPUS ?= 2
# Tests of servers and browsers often wait: two processes more than there are cores.
TESTERS ?= $(shell expr $(CPUS) + 2)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup environment page browser play test test-fast checks release docs proof bench load lint format lock clean

# Bytecode that is written is read by the hundreds of processes that tests start, whatever a machine is set to.
unexport PYTHONDONTWRITEBYTECODE

heading = @printf '\n== %s\n' "$(1)"

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## make .venv, install what is locked, compile the engine (again if its source changed)
	@$(PYTHON) tools/environment.py

environment: # as setup, but nothing is compiled
	@LEVANT_PURE=1 $(PYTHON) tools/environment.py

page: environment ## build the web page into the package, if its sources changed
	@$(BIN)/python tools/page.py

play: ## play in your browser (in the terminal: .venv/bin/levant table)
	@$(PYTHON) -m tools.play $(PLAY)

browser: environment # a Chromium for the tests, if there is none
	@$(BIN)/python tools/browser.py

test: setup checks browser ## everything that must hold on every change
	$(call heading,pytest: the engine is $$($(BIN)/python -c 'from levant import compiled; print(compiled.report())'))
	@$(BIN)/pytest -n $(TESTERS)

test-fast: environment page browser ## the suite without its slow tests, interpreted: nothing to compile
	$(call heading,pytest: interpreted and without the slow tests)
	@LEVANT_PURE=1 $(BIN)/pytest -n $(TESTERS) -m 'not slow and not proof'

checks: environment # lint; the page: built, its types and its own tests; all tests can be found
	$(call heading,checks)
	@$(BIN)/python tools/checks.py

release: setup browser ## build sdist and wheels into dist/, and try them in a browser
	$(call heading,release)
	@LEVANT_PURE=1 $(PYTHON) tools/environment.py release
	@$(BIN)/python -m tools.release $(RELEASE)

docs: ## build the documentation site into build/docs/site, with search and a reference
	@LEVANT_PURE=1 $(PYTHON) tools/environment.py docs
	$(call heading,docs)
	@$(BIN)/python tools/docs.py

proof: setup page ## all that takes long, in a modest size: before a release (docs/proof.md)
	$(call heading,soak: plain)
	@$(BIN)/python -m tests.rex.proof_soak plain --games 5000 --workers $(CPUS)
	$(call heading,soak: checked)
	@$(BIN)/python -m tests.rex.proof_soak checked --games 800 --workers $(CPUS)
	$(call heading,soak of croisades)
	@$(BIN)/python -m tests.croisades.proof_soak --games 800 --workers $(CPUS)
	$(call heading,mutants)
	@$(BIN)/python -m tests.proof_mutants --mutants 100 --workers $(CPUS)
	@$(BIN)/python -m tests.proof_mutants --title croisades --mutants 60 --workers $(CPUS) --quick
	$(call heading,twins)
	@$(BIN)/python -m tests.server.proof_fog --twins 500 --workers $(CPUS)
	$(call heading,onlooker of croisades)
	@$(BIN)/python -m tests.croisades.proof_onlooker --games 20 --seed 1
	$(call heading,kill)
	@$(BIN)/python -m tests.server.proof_kill --games 20
	$(call heading,failover)
	@$(BIN)/python -m tests.server.proof_failover --games 8
	$(call heading,troubles)
	@$(BIN)/python -m tests.server.proof_troubles --games 8
	$(call heading,soak of the server: ten minutes of the hour)
	@$(BIN)/python -m tests.server.proof_soak --tables 40 --minutes 10 --warm 4 --stay 90 --pause 10
	$(call heading,pytest: tests that are marked as proofs)
	@$(BIN)/pytest -m proof

bench: setup ## measure speed against a yardstick taken in the same run
	$(call heading,bench: the engine is $$($(BIN)/python -c 'from levant import compiled; print(compiled.report())'))
	@$(BIN)/python -m bench

load: setup ## measure how much a server carries, on SQLite and PostgreSQL (a few minutes)
	$(call heading,load: the engine is $$($(BIN)/python -c 'from levant import compiled; print(compiled.report())'))
	@$(BIN)/python -m bench.load

lint: environment ## ruff, mypy, import-linter
	$(call heading,lint)
	@$(BIN)/python tools/checks.py lint

format: environment ## let ruff, and for the page eslint and prettier, rewrite what they can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/page.py --format

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

# The environment of the tests has all that the others have: they take its versions.
lock: environment ## write requirements/*.lock anew (UPGRADE=--upgrade: with the newest versions)
	@$(COMPILE) $(UPGRADE) pyproject.toml --extra postgres --extra tracing --extra ray --extra research --group test -o requirements/test.lock
	@$(COMPILE) -c requirements/test.lock pyproject.toml --extra server --group build -o requirements/run.lock
	@$(COMPILE) -c requirements/test.lock --group node -o requirements/node.lock
	@$(COMPILE) $(UPGRADE) -c requirements/test.lock --group release -o requirements/release.lock
	@$(COMPILE) $(UPGRADE) -c requirements/test.lock --group docs -o requirements/docs.lock
	@$(COMPILE) $(UPGRADE) requirements/installer.in --no-annotate -o requirements/installer.lock
	@! grep -n '://' requirements/*.lock

clean: ## remove everything that can be made again
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@rm -rf src/*.egg-info src/levant/_compiled.json src/levant/server/page web/node_modules
	@find src -name '*.so' -delete
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
