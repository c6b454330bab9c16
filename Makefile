# `make play` plays, `make test` checks everything; `make help` names the other commands.
#
# Stamps in .venv/stamps remember what is done, so that nothing is installed or built twice.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: FORCE help setup play test fuzz lint format generated lock bench wheel clean \
    python-lint web-lint web-test python-test page-test pictures screens
MAKEFLAGS += --no-print-directory

VENV := .venv
STAMPS := $(VENV)/stamps
RUN := $(VENV)/bin/python -m
NPM := $(RUN) tools.npm
INSTALL := $(RUN) pip install --quiet --disable-pip-version-check
NO_NETWORK := { echo "Signoria: that did not work; the lines above say why. Most often the network \
    is to blame. Nothing is broken: run the same command again."; exit 1; }

# Folders are among the sources, so that a deleted file counts as a change too; ids.ts is generated.
WEB_SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -name dist -o -name ids.ts \) -prune -o -print)

help:
	@echo "make play       sets up what is missing, starts Signoria and opens the browser"
	@echo "make test       checks everything: style, types, imports, engine, server, page"
	@echo "make setup      only sets up: Python packages and the page"
	@echo "make lint       checks style, types and imports"
	@echo "make format     lays out the source as 'make lint' wants it"
	@echo "make generated  writes anew what is made from the code: settings, types of the API, fonts"
	@echo "make fuzz       plays very many random games; EXAMPLES=10000 plays more"
	@echo "make bench      measures, and keeps the results in benchmarks/results"
	@echo "make pictures   takes anew the pictures that the tests keep of the main screens"
	@echo "make screens    takes anew the pictures of all screens in docs/screens"
	@echo "make wheel      builds dist/signoria-….whl, which needs no Node to install"
	@echo "make lock       locks all packages anew; UPGRADE=1 takes the newest ones"
	@echo "make clean      removes what was installed and built in this folder, no games"

# ── Setting up ──────────────────────────────────────────────────────────────────────────────────

READY := $(STAMPS)/package $(STAMPS)/page

setup: $(READY)
	@echo "Signoria: everything is set up; 'make play' plays."

$(STAMPS)/venv: FORCE
	@sh tools/venv.sh $(VENV) $@

$(STAMPS)/packages: $(STAMPS)/venv requirements/build.txt requirements/runtime.txt
	@echo "Signoria: installing the Python packages it needs into $(VENV); a minute or two …"
	@$(INSTALL) --require-hashes -r requirements/build.txt -r requirements/runtime.txt || $(NO_NETWORK)
	@touch $@

$(STAMPS)/package: $(STAMPS)/packages pyproject.toml tools/page_in_wheel.py
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/node_modules: $(STAMPS)/packages web/package.json web/package-lock.json web/.npmrc
	@echo "Signoria: installing what the page is built with into web/node_modules …"
	@$(NPM) ci --include=dev || $(NO_NETWORK)
	@touch $@

$(STAMPS)/page: $(STAMPS)/node_modules $(WEB_SOURCES)
	@echo "Signoria: building the page …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(STAMPS)/dev: $(STAMPS)/packages requirements/dev.txt
	@echo "Signoria: installing the packages that only tests need …"
	@$(INSTALL) --require-hashes -r requirements/dev.txt || $(NO_NETWORK)
	@touch $@

# ── Playing ─────────────────────────────────────────────────────────────────────────────────────

play: $(READY)
	@exec $(VENV)/bin/signoria serve $(ARGS)

# ── Checking ────────────────────────────────────────────────────────────────────────────────────

test: lint web-test python-test page-test
	@echo "Signoria: everything passed."

lint: python-lint web-lint

python-lint: $(STAMPS)/package $(STAMPS)/dev
	@echo "Signoria: checking style …"
	@$(RUN) ruff check
	@$(RUN) ruff format --check
	@echo "Signoria: checking types …"
	@$(RUN) mypy
	@echo "Signoria: checking who imports whom …"
	@$(VENV)/bin/lint-imports --no-logo

web-lint: $(STAMPS)/node_modules
	@echo "Signoria: checking the page's types and style …"
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

web-test: $(STAMPS)/node_modules
	@echo "Signoria: testing the page's parts …"
	@$(NPM) run --silent test

python-test: $(READY) $(STAMPS)/dev
	@echo "Signoria: testing engine, bots, server and program …"
	@$(RUN) pytest --ignore=tests/page --numprocesses=auto

page-test: $(READY) $(STAMPS)/dev
	@$(RUN) tools.chromium
	@echo "Signoria: testing the page in a browser …"
	@$(RUN) pytest tests/page

fuzz: $(READY) $(STAMPS)/dev
	@$(RUN) tools.fuzz $(EXAMPLES)

# The comparison with another engine needs that engine's folder, so it is run by hand.
BENCHMARKS := $(filter-out benchmarks/against_stand_in.py,$(wildcard benchmarks/*.py))

bench: $(READY) $(STAMPS)/dev
	@$(VENV)/bin/signoria bench princes
	@set -e; for program in $(BENCHMARKS); do echo "Signoria: $$program …"; \
	    $(VENV)/bin/python $$program; done

# ── Developing ──────────────────────────────────────────────────────────────────────────────────

format: $(STAMPS)/dev $(STAMPS)/node_modules
	@$(RUN) ruff check --fix
	@$(RUN) ruff format
	@$(NPM) run --silent format

generated: $(READY) $(STAMPS)/dev
	@$(RUN) tools.generated
	@$(RUN) tools.picture_data
	@$(RUN) tools.picture_fonts
	@$(RUN) signoria.server.openapi >web/openapi.json
	@$(NPM) run --silent types

pictures: $(READY) $(STAMPS)/dev
	@$(RUN) tools.chromium
	@$(RUN) tests.page.pictures

screens: $(READY) $(STAMPS)/dev
	@$(RUN) tools.chromium
	@$(RUN) tests.page.gallery

lock: $(STAMPS)/dev
	@sh tools/lock.sh $(if $(UPGRADE),--upgrade)

wheel: $(READY)
	@rm -f dist/*.whl
	@$(VENV)/bin/hatchling build --target wheel

clean:
	@rm -rf $(VENV) web/node_modules web/dist dist
