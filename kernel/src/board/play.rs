//! Plays, the order in which they are given, and the best few of them.

use std::cmp::Ordering;

use crate::limits::MAX_SIDE;

/// The most plays that are listed for one position.
pub const MOST_PLAYS: usize = 1 << 22;

/// A play: where it starts, how it reads, what lies on every square of its main word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// Points and leave, in millipoints.
    pub equity: i64,
    /// Points of the turn.
    pub points: i32,
    /// The first square of the main word.
    pub start: u16,
    /// Whether the word reads down.
    pub down: bool,
    length: u8,
    tiles: [u8; MAX_SIDE],
}

impl Play {
    /// A play of the first `length` of `tiles`.
    #[inline]
    #[must_use]
    pub fn new(start: u16, down: bool, tiles: [u8; MAX_SIDE], length: u8) -> Self {
        Self {
            equity: 0,
            points: 0,
            start,
            down,
            length,
            tiles,
        }
    }

    /// One tile per square of the main word; 0 where one lay before.
    #[must_use]
    pub fn tiles(&self) -> &[u8] {
        &self.tiles[..self.length as usize]
    }

    /// Best equity first, then points, then start, direction and tiles ascending.
    #[must_use]
    pub fn order(&self, other: &Self) -> Ordering {
        let by_equity = other
            .equity
            .cmp(&self.equity)
            .then(other.points.cmp(&self.points));
        by_equity
            .then_with(|| self.place().cmp(&other.place()))
            .then_with(|| self.tiles().cmp(other.tiles()))
    }

    /// Start and direction, as far as they decide the order.
    #[inline]
    #[must_use]
    pub fn place(&self) -> (u16, bool) {
        (self.start, self.down)
    }
}

/// The best few plays so far.
#[derive(Clone, Debug, Default)]
pub struct BestPlays {
    plays: Vec<Play>,
    limit: usize,
}

impl BestPlays {
    /// Forgets all plays; keeps `limit` (at least 1) from now on.
    pub fn reset(&mut self, limit: usize) {
        self.plays.clear();
        self.limit = limit;
    }

    /// The play that a newcomer has to beat; None while there is room.
    #[inline]
    #[must_use]
    pub fn worst(&self) -> Option<&Play> {
        if self.plays.len() < self.limit {
            None
        } else {
            self.plays.last()
        }
    }

    /// Keeps `play` if it is among the best.
    pub fn offer(&mut self, play: &Play) -> bool {
        if self.worst().is_some_and(|worst| worst.order(play).is_lt()) {
            return false;
        }
        let at = self.plays.partition_point(|kept| kept.order(play).is_lt());
        self.plays.truncate(self.limit - 1);
        self.plays.insert(at.min(self.plays.len()), *play);
        true
    }

    /// The plays kept, best first.
    #[must_use]
    pub fn plays(&self) -> &[Play] {
        &self.plays
    }
}
