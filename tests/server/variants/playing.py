"""Those who play variants over HTTP, and a lexicon of a few words for them."""

import itertools

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.players.tops import tops_of
from crossglot.study.sample import sample_lexicon
from tests.server.visitor import Visitor

ET = load_edition("ET")
LEXICON = sample_lexicon(
    "ET",
    "ma sa ta me te ka on no os as is us el ol mu su kes kas tee maa kala tare lind tas kastema lugejad pastel",
)
TOPS = tops_of(LEXICON.graph, ET)
SEED = "nobody-may-know-this-seed"


class Somebody(Visitor):
    """A visitor who plays a variant."""

    def __init__(self, address):
        super().__init__(address)
        self.names = itertools.count(1)
        self.seqs = {}

    def make(self, variant, **options):
        """The id of a new game."""
        setup = {"variant": variant, "edition": "ET", **options}
        answer = self.ask("POST", "/api/games", {"setup": setup})
        assert answer.status == 201, answer.text
        return answer.body["id"]

    def look(self, game_id):
        """The game as the player sees it now: (number of its last event, view)."""
        answer = self.ask("GET", f"/api/games/{game_id}")
        assert answer.status == 200, answer.text
        seq = answer.body.get("seq", 0)  # 0 while it waits
        self.seqs[game_id] = seq
        return seq, answer.body["game"]

    def body(self, game_id):
        return self.look(game_id)[1]["body"]

    def act(self, game_id, kind, seq=None, move_id=None, **what):
        """The answer to an act, meant for the game as the player saw it last."""
        if seq is None:
            seq = self.seqs.get(game_id) or self.look(game_id)[0]
        name = move_id or f"{next(self.names)}"
        body = {"move_id": name, "expected_seq": seq, "move": {"kind": kind, **what}}
        return self.ask("POST", f"/api/games/{game_id}/moves", body)

    def counted(self, path, games=1):
        """The answer at ``path`` once so many games are in it: they are counted beside the game."""
        while True:
            answer = self.ask("GET", path).body
            if sum(line.get("games", 1) for line in answer) >= games:
                return answer

    def join(self, game_id):
        """The answer to sitting down in a game that waits."""
        return self.ask("POST", f"/api/games/{game_id}/seats", {})

    def start(self, game_id):
        """The answer to beginning a game with those who are there."""
        return self.ask("POST", f"/api/games/{game_id}/start")

    def begin(self, game_id):
        """The body of the game, which has begun."""
        answer = self.start(game_id)
        assert answer.status == 200, answer.text
        return self.body(game_id)

    def done(self, game_id, kind, **what):
        """The body after an act that is taken."""
        answer = self.act(game_id, kind, **what)
        assert answer.status == 200, answer.text
        return self.body(game_id)


def best_play(board, rack):
    """[square, tile] pairs of the best play, and its points; None where there is none."""
    found = TOPS(Board(ET.layout, bytes(board)), bytes(rack))
    if not found:
        return None
    play, points = found[0]
    squares = ET.layout.walk(play.start, play.direction)
    placed = [[at, tile] for at, tile in zip(squares, play.tiles, strict=False) if tile]
    return placed, points
