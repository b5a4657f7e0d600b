"""Pages of ``docs/`` that need the library to be written: ``python -m setup.pages``."""

from setup import rule_page, sample_game, settings_page


def main() -> None:
    """Write them all."""
    rule_page.PAGE.write_text(rule_page.rule_page(), "utf-8")
    settings_page.PAGE.write_text(settings_page.settings_page(), "utf-8")
    for path, text in sample_game.files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
