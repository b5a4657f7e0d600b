"""Settings: from options, the environment and a file, in this order; what is wrong is named."""

import dataclasses
import subprocess
import sys

import pytest
import structlog

from crossglot.cli import main
from crossglot.cli.commands import run
from crossglot.errors import CrossglotError
from crossglot.server.settings.configuration import read_configuration, settings_in, written
from crossglot.server.settings.environment import OTHERS, refuse_unknown
from crossglot.server.settings.settings import RANGES, Limits, Rates, Settings
from setup import ROOT

FILE = """
# a server
host = "192.0.2.1"
port = 8001
hosts = ["play.example", "www.play.example"]

[limits]
rate = 30
burst = 90
[rates]
words = "5/second;100/hour"
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """No setting of the person who runs the tests; English."""
    for setting in settings_in(Settings()):
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    yield
    structlog.reset_defaults()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "crossglot.toml"
    path.write_text(FILE, "utf-8")
    return path


def printed(capsys, *options):
    """The settings that a command line would be served with, read back from what it prints."""
    assert run(["serve", "--print-config", *map(str, options)]) == 0
    return capsys.readouterr().out


def in_force(capsys, tmp_path, *options):
    path = tmp_path / "printed.toml"
    path.write_text(printed(capsys, *options), "utf-8")
    return read_configuration(path)


def test_an_option_wins_over_the_environment_and_that_over_the_file(
    capsys, tmp_path, file, monkeypatch
):
    monkeypatch.setenv("CROSSGLOT_PORT", "8002")
    monkeypatch.setenv("CROSSGLOT_LIMITS_RATE", "40")
    monkeypatch.setenv("CROSSGLOT_HOST", "192.0.2.2")
    found = in_force(capsys, tmp_path, "--config", file, "--host", "192.0.2.3")
    assert found["host"] == "192.0.2.3", "the option"
    assert (found["port"], found["limits"]["rate"]) == (8002, 40), "the environment"
    assert (found["limits"]["burst"], found["rates"]["words"]) == (90, "5/second;100/hour")
    assert found["hosts"] == ["play.example", "www.play.example"]
    assert found["threads"] == Settings().threads, "the default"


def test_the_file_may_be_named_in_the_environment(capsys, tmp_path, file, monkeypatch):
    monkeypatch.setenv("CROSSGLOT_CONFIG", str(file))
    assert in_force(capsys, tmp_path)["port"] == 8001


def test_a_list_in_the_environment(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("CROSSGLOT_ORIGINS", "one.example two.example:8443")
    assert in_force(capsys, tmp_path)["origins"] == ["one.example", "two.example:8443"]


def test_what_is_printed_sets_the_same_again(capsys, tmp_path, file):
    first = printed(capsys, "--config", file, "--access-log", "--metrics-port", 9100)
    again = tmp_path / "again.toml"
    again.write_text(first, "utf-8")
    assert printed(capsys, "--config", again) == first


def test_every_setting_is_printed_with_its_purpose():
    text = written(Settings())
    for setting in settings_in(Settings()):
        assert f"# {setting.purpose}\n" in text
        assert setting.purpose.endswith((".", ";"))


def test_every_setting_is_an_option_and_a_variable():
    shown = subprocess.run(
        [sys.executable, "-m", "crossglot", "serve", "--help"],
        capture_output=True, text=True, check=True, env={"COLUMNS": "300"},
    ).stdout  # fmt: skip
    for setting in settings_in(Settings()):
        assert f"{setting.option} " in shown
        assert f"[env var: {setting.variable}]" in shown
        if isinstance(setting.value, int | float) and not isinstance(setting.value, bool):
            assert f"[env var: {setting.variable}] [default: {setting.value}]" in shown


def test_tables_hold_no_tables():
    """So that the name of a variable says which setting it is."""
    assert all(setting.name.count(".") <= 1 for setting in settings_in(Settings()))
    variables = [setting.variable for setting in settings_in(Settings())]
    assert len(set(variables)) == len(variables)


@pytest.mark.parametrize(
    ("text", "line", "setting"),
    [
        ("port = 1\nprot = 2\n", 2, "prot"),
        ("[limits]\nrate = 3\n\nraet = 3\n", 4, "limits.raet"),
        ('host = "a"\n[limit]\nrate = 3\n', 3, "limit.rate"),
        ("limits.raet = 3\n", 1, "limits.raet"),
        ("[limits]\nrate = 1\n[rates]\nrate = 1\n", 4, "rates.rate"),
        ("limits = 3\n", 1, "limits"),
        ("host = 'a'\n[empty]\n", 2, "empty"),
        ('"ho st" = 1\n', 1, "ho st"),
        ("rate = 1\n", 1, "rate"),
    ],
)
def test_a_key_that_is_no_setting_is_named_with_its_line(tmp_path, text, line, setting):
    path = tmp_path / "crossglot.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(CrossglotError) as refused:
        read_configuration(path)
    assert refused.value.code == "setting-unknown"
    assert (refused.value.facts["line"], refused.value.facts["setting"]) == (line, setting)


def test_those_most_like_it_are_told(tmp_path, capsys):
    path = tmp_path / "crossglot.toml"
    path.write_text("[limits]\nraet = 3\n", "utf-8")
    assert main(["serve", "--config", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{path}, line 2: there is no setting “limits.raet”. Those most like it")
    assert "limits.rate" in told


@pytest.mark.parametrize("command", [["serve", "--print-config"], ["worker"]])
def test_a_variable_that_is_no_setting_is_named(monkeypatch, capsys, command):
    monkeypatch.setenv("CROSSGLOT_LIMITS_RAET", "3")
    assert main(command) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("The variable CROSSGLOT_LIMITS_RAET of the environment is no")
    assert "CROSSGLOT_LIMITS_RATE" in said.err


def test_only_variables_like_ours_are_looked_at(monkeypatch, capsys):
    monkeypatch.setenv("CROSSGLOTS", "3")
    for name in OTHERS.keys() - {"CROSSGLOT_CONFIG", "CROSSGLOT_BROWSER"}:
        monkeypatch.setenv(name, "1")
    assert "port = 8000" in printed(capsys)


def test_every_variable_that_the_project_names_is_ours():
    """In code, recipes and pages; and what is in the list is named elsewhere, too."""
    lists = ["src/crossglot/server/settings/environment.py", "docs/settings.md"]
    but = [f":!{path}" for path in [*lists, "tests/server/test_configuration.py"]]
    told = subprocess.run(
        ["git", "grep", "-ohIE", r"\bCROSSGLOT_[A-Z_]*[A-Z]\b", "--", ".", *but],
        capture_output=True, text=True, check=True, cwd=ROOT,
    ).stdout.split()  # fmt: skip
    refuse_unknown(told)
    options = {"CROSSGLOT_BROWSER", "CROSSGLOT_PRINT_CONFIG"}
    assert set(OTHERS) - options <= set(told)


@pytest.mark.parametrize("content", [b"port = = 1", b"\xff\xfe", b"port = 1\nport = 2"])
def test_a_file_that_is_no_toml(tmp_path, content):
    path = tmp_path / "crossglot.toml"
    path.write_bytes(content)
    with pytest.raises(CrossglotError) as refused:
        read_configuration(path)
    assert refused.value.code == "configuration-malformed"


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(CrossglotError) as refused:
        read_configuration(tmp_path / "none.toml")
    assert refused.value.code == "file-unreadable"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "70000"], "port"),
        (["--port", "-1"], "port"),
        (["--threads", "0"], "threads"),
        (["--metrics-port", "65536"], "metrics_port"),
        (["--port", "many"], "many"),
        (["--log-format", "xml"], "xml"),
        (["--prot", "1"], "prot"),
    ],
)
def test_a_value_that_cannot_be_is_named(capsys, words, told):
    assert main(["serve", "--print-config", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert told in said.err


def test_every_number_has_bounds():
    numbers = {
        setting.name
        for setting in settings_in(Settings())
        if isinstance(setting.value, int | float) and not isinstance(setting.value, bool)
    }
    assert set(RANGES) == numbers | {"metrics_port"}


@pytest.mark.parametrize("name", sorted(RANGES))
@pytest.mark.parametrize("end", [0, 1], ids=["too little", "too much"])
def test_a_number_out_of_its_bounds_is_named(capsys, name, end):
    value = int(RANGES[name][end]) + (1 if end else -1)
    assert main(["serve", "--print-config", f"--{name.replace('_', '-')}={value}"]) == 2
    assert f"The setting {name} cannot be" in capsys.readouterr().err


@pytest.mark.parametrize("value", ["nan", "inf", "0", "-1"])
def test_a_lease_is_a_time(capsys, value):
    """With none of these would a node ever be taken for dead, or ever be left in peace."""
    assert main(["serve", "--print-config", f"--lease={value}"]) == 2
    assert "The setting lease cannot be" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--rates.words", "often"], "rates.words"),
        (["--trusted-proxies", "nobody"], "trusted_proxies"),
    ],
)
def test_what_only_the_server_can_tell_is_named_when_it_starts(tmp_path, capsys, words, told):
    database = tmp_path / "games.sqlite3"
    assert main(["serve", "--port", "0", "--database", str(database), *words]) == 2
    assert f"The setting {told} cannot be" in capsys.readouterr().err


def test_every_table_is_a_field_of_the_settings():
    tables = {entry.name for entry in dataclasses.fields(Settings)}
    assert {"limits", "rates"} <= tables
    assert {type(Settings().limits), type(Settings().rates)} == {Limits, Rates}
