"""The table of commands, and how one of them is run."""

from collections.abc import Sequence

from cyclopts import App, CycloptsError

from crossglot import __version__
from crossglot.cli import BAD_INPUT

COMMANDS = {
    "serve": ("crossglot.cli.serve:app", "Play in the browser: start the server."),
    "admin": (
        "crossglot.cli.admin:app",
        "Look after a server: accounts, games, word lists, roles, the banner.",
    ),
    "worker": (
        "crossglot.cli.worker:app",
        "Think for computer players, for servers on this or other machines.",
    ),
    "backup": (
        "crossglot.cli.backup:backup",
        "Copy the server's database into a file, while it runs.",
    ),
    "restore": ("crossglot.cli.backup:restore", "Put a copy of a database back."),
    "play": ("crossglot.cli.play:play", "Play a game in the terminal."),
    "analyse": ("crossglot.cli.analyse:analyse", "Say which move is best in a position."),
    "review": (
        "crossglot.cli.review:review_game",
        "Compare each move of a finished game with the best.",
    ),
    "plays": ("crossglot.cli.plays:plays", "List the best plays of a rack."),
    "verify": (
        "crossglot.cli.verify:verify",
        "Play a game again and check that it keeps the rules.",
    ),
    "replay": ("crossglot.cli.replay:replay", "Count every score of a recorded game again."),
    "rules": (
        "crossglot.cli.rules:rules",
        "Tell the rules of a game, or one rule by its number.",
    ),
    "tips": ("crossglot.cli.tips:tips", "Give tips on strategy and tactics for beginners."),
    "editions": ("crossglot.cli.editions:editions", "List the editions, or show one."),
    "dump": (
        "crossglot.cli.archive:dump",
        "Write all finished public games to a file.",
    ),
    "recount": (
        "crossglot.cli.archive:recount",
        "Make the statistics of the server anew.",
    ),
    "autoplay": (
        "crossglot.cli.autoplay:autoplay",
        "Let computer players play thousands of games.",
    ),
    "train": (
        "crossglot.cli.train:app",
        "Learn from games that computers play against themselves.",
    ),
    "duplicate": (
        "crossglot.cli.duplicate:app",
        "Prove events of duplicate and write them out.",
    ),
    "bench": ("crossglot.cli.bench:bench", "Measure how fast this machine searches."),
    "study": ("crossglot.cli.study:app", "Anagrams, patterns, hooks and lists of words."),
    "accounts": ("crossglot.cli.accounts:app", "Give roles to accounts of a server."),
    "lexicon": ("crossglot.cli.lexicon:app", "Install, list and ask word lists."),
    "translations": (
        "crossglot.cli.translations:app",
        "Check the sentences of a language.",
    ),
}
"""Name -> (where it lives, what it does). Nothing is imported before it is called."""


def make_app() -> App:
    """The whole command line."""
    app = App(
        name="crossglot",
        help="The crossword-tile game in every language.",
        version=__version__,
        result_action="return_value",
    )
    for name, (where, purpose) in COMMANDS.items():
        app.command(where, name=name, help=purpose)
    return app


def run(tokens: Sequence[str]) -> int:
    """Parse ``tokens`` and run the command they name.

    Returns:
        What the command answers (None is 0), or 2 when the line cannot be parsed.
    """
    try:
        code = make_app()(tokens, exit_on_error=False)
    except CycloptsError:
        return BAD_INPUT
    return code if isinstance(code, int) else 0
