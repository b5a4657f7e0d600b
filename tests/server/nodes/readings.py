"""What the clocks of a game were told to be, and whether two tellings fit together.

A clock is read from a message as the page reads it: the time used, and for the seat
to move what has run since. All of it is the server's own count of the milliseconds since the
game began, so that two readings are held against each other to the millisecond, however late
they came. What is left is that count itself, against the time of day of the caller: the
quickest of thousands of messages tell how far off it can be, not the slow ones.
"""

from dataclasses import dataclass

MILLISECOND = 0.001
"""Seconds to which a server counts."""


@dataclass(frozen=True)
class Reading:
    """All clocks of one game at one moment, in seconds.

    Attributes:
        seq: The number of the newest event.
        clocks: Time used, by seat.
        now: Time since the game began, as the server counts it.
    """

    seq: int
    clocks: tuple[float, ...]
    now: float


def read_clocks(message):
    """The clocks in a ``snapshot`` or ``changed`` message that tells the times and who is to move."""
    times, now, to_move = message["game"]["times"], message["now"], message["game"]["to_move"]
    clocks = tuple(
        (used + (now - times["since"]) * (seat == to_move)) / 1000
        for seat, used in enumerate(times["used"])
    )
    return Reading(message["seq"], clocks, now / 1000)


def deviation(before, after):
    """Seconds by which ``after`` cannot follow from ``before``; 0 where it can.

    No clock goes back. Together they grow by the time that has passed, whatever
    was down meanwhile; where nothing has happened only the clock of one seat grows.
    """
    grown = [late - early for early, late in zip(before.clocks, after.clocks, strict=True)]
    passed = after.now - before.now
    wrong = [abs(sum(grown) - passed), -passed, *(-seconds for seconds in grown)]
    if before.seq == after.seq:
        wrong += sorted(map(abs, grown))[:-1]
    worst = max(wrong)
    return worst if worst > 2 * MILLISECOND else 0.0  # each reading is rounded


@dataclass
class Ahead:
    """How far a server's clock is before that of the caller, in seconds, as far as is known.

    It cannot have counted before it was asked, nor after its answer was heard.

    Attributes:
        least: At least so far.
        most: At most so far.
    """

    least: float = float("-inf")
    most: float = float("inf")

    def note(self, asked, counted, heard):
        """One answer: three times of day, the middle one the server's."""
        self.least = max(self.least, counted - heard)
        self.most = min(self.most, counted - asked)

    @property
    def wrong(self):
        """Seconds by which it certainly is off; 0 where it may be right."""
        return max(0.0, self.least, -self.most)

    @property
    def bound(self):
        """Seconds by which it is off at most."""
        return max(abs(self.least), abs(self.most))
