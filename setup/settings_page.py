"""``docs/settings.md``, written from the settings so that it cannot lag behind."""

from pathlib import Path

from crossglot.server.settings.configuration import Setting, settings_in
from crossglot.server.settings.environment import OTHERS
from crossglot.server.settings.settings import Settings
from setup import ROOT

PAGE = ROOT / "docs" / "settings.md"

HEAD = """\
# Settings

Every setting of `crossglot serve` can be said in three ways. An option wins over the environment,
the environment over the file, and each of them over the default:

- an option: `--limits.rate 30`; a switch is turned off by `--no-access-log`, a list is given word
  by word: `--hosts play.example --hosts www.play.example`;
- a variable of the environment: `CROSSGLOT_LIMITS_RATE=30`; the words of a list stand with spaces
  between them. A variable that begins with `CROSSGLOT_` and is none of this page is refused, with
  the names most like it;
- a key of the TOML file that `--config` or `CROSSGLOT_CONFIG` names: `rate = 30` below `[limits]`.
  A key that is no setting is refused with its name and line.

`crossglot serve --print-config` prints all of them, as they would be in force, as such a file.
`make docs` writes this page.
"""

FOOT = """
## Variables that are no settings

| environment | what |
| --- | --- |"""

TABLE = "| option | environment | default | what |\n| --- | --- | --- | --- |"


def shown(setting: Setting) -> str:
    """A default as the page shows it, without the folders of the person writing the page."""
    match setting.value:
        case None:
            return "none"
        case "":
            return "none"
        case bool():
            return "on" if setting.value else "off"
        case frozenset() | tuple():
            return ", ".join(sorted(map(str, setting.value))) or "none"
        case Path():
            return f"`{setting.value.name}`, in its usual folder"
        case _:
            return f"`{setting.value}`"


def settings_page() -> str:
    """What ``docs/settings.md`` should hold."""
    lines, table = [HEAD, TABLE], ""
    for setting in settings_in(Settings()):
        where = setting.name.rpartition(".")[0]
        if where != table:
            lines += ["", f"## [{where}]", "", TABLE]
            table = where
        option, variable = f"`{setting.option}`", f"`{setting.variable}`"
        lines.append(f"| {option} | {variable} | {shown(setting)} | {setting.purpose} |")
    lines.append(FOOT)
    lines += [f"| `{variable}` | {purpose} |" for variable, purpose in OTHERS.items()]
    return "\n".join(lines) + "\n"
