# Every command of a developer. All set-up is done by the first one you type;
# the work is in setup/, which needs nothing but Python itself.
PYTHON ?= python3

.PHONY: help play test explore check fix bench mutants audit sanitize docs lock setup clean

help play test explore check fix bench mutants audit sanitize docs lock setup:
	@command -v $(PYTHON) >/dev/null 2>&1 || { echo "$(PYTHON) is missing: Crossglot needs Python 3.11 or newer. On Debian and Ubuntu: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@exec $(PYTHON) -m setup $@

clean:  ## forget all that was built here; lexicons in the user's cache stay
	rm -rf .venv .state target build dist web/node_modules src/crossglot/web src/crossglot/_kernel.*.so
