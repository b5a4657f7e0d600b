"""Who is connected to which game, on whatever node, and since when somebody is not."""

from __future__ import annotations


class Presence:
    """Who sits at which table: connected here, or heard of from another node.

    Somebody never seen counts as away since ``born``: after a restart everybody
    gets the whole time again to come back.

    Args:
        born: When the node started, in seconds since 1970.

    >>> presence = Presence(100.0)
    >>> presence.came("game", 0), presence.absent_since("game", 0), presence.absent_since("game", 1)
    (True, None, 100.0)
    >>> presence.went("game", 0, 160.0), presence.absent_since("game", 0)
    (True, 160.0)
    """

    def __init__(self, born: float) -> None:
        self._born = born
        self._here: dict[tuple[str, int], int] = {}
        self._elsewhere: set[tuple[str, int]] = set()
        self._left: dict[tuple[str, int], float] = {}

    def came(self, game_id: str, seat: int) -> bool:
        """One more connection of ``seat``; whether it is the first."""
        key = game_id, seat
        self._here[key] = self._here.get(key, 0) + 1
        self._left.pop(key, None)
        return self._here[key] == 1

    def went(self, game_id: str, seat: int, now: float) -> bool:
        """One connection less; whether it was the last."""
        key = game_id, seat
        self._here[key] -= 1
        if self._here[key]:
            return False
        del self._here[key]
        self._left[key] = now
        return True

    def absent_since(self, game_id: str, seat: int) -> float | None:
        """Since when ``seat`` has no connection, in seconds since 1970; None while it has one."""
        key = game_id, seat
        if key in self._here or key in self._elsewhere:
            return None
        return self._left.get(key, self._born)

    def is_here(self, game_id: str, seat: int) -> bool:
        """Whether ``seat`` has a connection to this very node."""
        return (game_id, seat) in self._here

    def came_elsewhere(self, game_id: str, seat: int) -> None:
        """``seat`` has a connection to another node."""
        self._elsewhere.add((game_id, seat))
        self._left.pop((game_id, seat), None)

    def went_elsewhere(self, game_id: str, seat: int, now: float) -> None:
        """``seat`` has none there any more."""
        if (game_id, seat) in self._elsewhere:
            self._elsewhere.discard((game_id, seat))
            self._left[game_id, seat] = now

    def forget(self, game_id: str, seats: int) -> None:
        """The game is over: nobody waits any more."""
        for seat in range(seats):
            self._left.pop((game_id, seat), None)
            self._elsewhere.discard((game_id, seat))
