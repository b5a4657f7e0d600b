"""Pages of ``docs/`` that need the library to be written: ``python -m setup.pages``."""

from setup import (
    decision_page,
    diagram,
    error_page,
    event_page,
    glossary_page,
    message_page,
    route_page,
    rule_page,
    sample_game,
    settings_page,
)


def main() -> None:
    """Write them all."""
    decision_page.PAGE.write_text(decision_page.decision_page(), "utf-8")
    error_page.PAGE.write_text(error_page.error_page(), "utf-8")
    event_page.PAGE.write_text(event_page.event_page(), "utf-8")
    glossary_page.PAGE.write_text(glossary_page.glossary_page(), "utf-8")
    message_page.PAGE.write_text(message_page.message_page(), "utf-8")
    route_page.PAGE.write_text(route_page.route_page(), "utf-8")
    rule_page.PAGE.write_text(rule_page.rule_page(), "utf-8")
    settings_page.PAGE.write_text(settings_page.settings_page(), "utf-8")
    for path, text in {**sample_game.files(), **diagram.files()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
