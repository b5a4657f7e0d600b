"""The recipe of the container: what it sets is a setting, and it needs no rights and no registry.

No container is started here: what the files say is held against the program.
"""

import json
import re
import tomllib

import yaml

from crossglot.cli import main
from crossglot.server.app import ROUTES
from crossglot.server.settings.environment import refuse_unknown
from setup import ROOT

RECIPE = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
ROUTED = {path for route in ROUTES for path in getattr(route, "paths", ())}
LAST = RECIPE.rpartition("\nFROM ")[2]


def test_every_variable_is_a_setting():
    told = set(re.findall(r"\b(CROSSGLOT_[A-Z_]+)=", LAST))
    assert {"CROSSGLOT_HOST", "CROSSGLOT_DATABASE"} <= told
    refuse_unknown(told)


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


def listed(word):
    """The words of the last ``word [...]`` of the recipe."""
    return json.loads(re.findall(rf"^{word} (\[.*\])$", LAST, re.MULTILINE)[-1])


def ours():
    """The services that run our image for ever: (name, service, words after ``crossglot``)."""
    first, *always = listed("ENTRYPOINT")
    assert first == "crossglot"
    for name, service in COMPOSE["services"].items():
        if "CROSSGLOT_IMAGE" in service["image"] and "profiles" not in service:
            yield name, service, [*always, *service.get("command", listed("CMD"))]


def test_every_service_is_a_command_that_understands_its_options(monkeypatch, capsys):
    commands = {name: words for name, _, words in ours()}
    assert {words[0] for words in commands.values()} == {"serve", "worker"}
    for name, service, (command, *options) in ours():
        with monkeypatch.context() as patched:
            for variable, value in service["environment"].items():
                patched.setenv(variable, re.sub(r"\$\{\w+:[-?]([^}]*)\}", r"\1", value))
            # A worker takes the settings of a server, and cannot print them.
            assert main(["serve", *options, "--print-config"]) == 0, (name, command)
        told = tomllib.loads(capsys.readouterr().out)
        assert told["database"].startswith("postgresql://")
        assert told["workers"] is True
        assert len(told["trusted_proxies"]) == 3
        assert told["hosts"] == ["*"]


def test_the_image_alone_serves():
    assert [*listed("ENTRYPOINT"), *listed("CMD")] == ["crossglot", "serve"]


def test_every_variable_of_the_services_is_a_setting():
    for _, service, _ in ours():
        refuse_unknown(service["environment"])


def test_what_a_service_names_is_there():
    services = COMPOSE["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in COMPOSE["volumes"], name
        images = re.findall(r":-([^}]+)\}", service["image"])
        assert not [image for image in images if "/" in image], "a registry, or somebody's image"
    behind = re.findall(r"--to (\S+):(\d+)", " ".join(services["proxy"]["command"]))
    assert {name for name, _ in behind} == {name for name, _, words in ours() if "serve" in words}
    assert {port for _, port in behind} == {
        service["environment"]["CROSSGLOT_PORT"] for _, service, _ in ours()
    }


def test_a_worker_is_not_asked_whether_it_serves():
    path = re.search(r"127\.0\.0\.1:\d+(/[\w/]+)", LAST)[1]
    assert path in ROUTED
    for name, service, words in ours():
        asked = not service.get("healthcheck", {}).get("disable", False)
        assert asked == (words[0] == "serve"), name


def test_what_installs_lexicons_writes_where_the_nodes_read():
    """And the folder is the user's own in the image, or the volume would be root's."""
    services = COMPOSE["services"]
    (written,) = services["lexicons"]["volumes"]
    assert {services[name]["volumes"][0] for name, _, _ in ours()} == {written}
    folder = written.partition(":")[2]
    assert f"CROSSGLOT_CACHE={folder}" in LAST
    made = re.search(r"install --directory --owner crossglot --group crossglot (.*)", LAST)[1]
    assert folder in made.split()
