"""The recipe of the container: what it sets is a setting, and it needs no rights and no registry."""

import re

from crossglot.server.configuration import settings_in
from crossglot.server.settings import Settings
from setup import ROOT

RECIPE = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
LAST = RECIPE.rpartition("\nFROM ")[2]


def test_every_variable_is_a_setting():
    known = {setting.variable for setting in settings_in(Settings())} | {"CROSSGLOT_CACHE"}
    told = set(re.findall(r"\b(CROSSGLOT_[A-Z_]+)=", LAST))
    assert {"CROSSGLOT_HOST", "CROSSGLOT_DATABASE"} <= told
    assert told - known == set()


def test_every_base_image_is_an_argument():
    images = re.findall(r"^FROM (\S+)", RECIPE, re.MULTILINE)
    assert len(images) == 4
    assert all(re.fullmatch(r"\$\{[A-Z]+_IMAGE\}", image) for image in images)
    defaults = re.findall(r"^ARG [A-Z]+_IMAGE=(\S+)", RECIPE, re.MULTILINE)
    assert len(defaults) == len(set(images))
    assert not [image for image in defaults if "/" in image], "a registry, or somebody's image"


def test_it_runs_without_rights():
    assert LAST.index("\nUSER crossglot") < LAST.index("\nENTRYPOINT")
    assert "USER root" not in LAST


def test_every_file_it_copies_is_there():
    for line in re.findall(r"^COPY (?!--from)(.*)$", RECIPE, re.MULTILINE):
        *sources, _ = line.split()
        assert all((ROOT / source).exists() for source in sources), line


def test_what_was_built_here_stays_out():
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {".git", ".venv", "target", "**/node_modules", "src/crossglot/web"} <= set(ignored)
