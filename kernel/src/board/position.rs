//! What one search starts from: tiles on the board, tiles on the rack.

use crate::board::ruleset::{Refusal, Ruleset};
use crate::limits::MAX_RACK;
use crate::tiles::{self, BLANK};

/// A rack as counts: each kind of letter once, ascending, and the blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rack {
    /// Which letters there are, as a bit mask over tile ids.
    pub letters: u64,
    /// How many blanks.
    pub blanks: u8,
    /// How many tiles there are, blanks included.
    pub size: usize,
    /// How many of each letter, by tile id.
    pub counts: [u8; 64],
}

impl Default for Rack {
    fn default() -> Self {
        Self {
            letters: 0,
            blanks: 0,
            size: 0,
            counts: [0; 64],
        }
    }
}

impl Rack {
    /// Counts `tiles`, which may stand in any order.
    ///
    /// # Errors
    /// A tile that `ruleset` does not value, or more tiles than its rack holds.
    pub fn read(ruleset: &Ruleset, tiles: &[u8]) -> Result<Self, Refusal> {
        if tiles.len() > ruleset.rack_size {
            return Err(Refusal::RackTooLarge);
        }
        let mut rack = Self {
            size: tiles.len(),
            ..Self::default()
        };
        for &tile in tiles {
            if tile == BLANK {
                rack.blanks += 1;
            } else if tile == 0 || tile > ruleset.letters {
                return Err(Refusal::RackTile);
            } else {
                rack.counts[tile as usize] += 1;
                rack.letters |= 1 << tile;
            }
        }
        Ok(rack)
    }

    /// The letters with a tile on the rack, ascending, with their counts.
    pub fn kinds(&self) -> impl Iterator<Item = (u8, u8)> {
        let mut left = self.letters;
        std::iter::from_fn(move || {
            let kind = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some((kind, self.counts[kind as usize]))
        })
    }

    /// Points of each tile, the largest first; blanks last with 0.
    pub(crate) fn values(&self, ruleset: &Ruleset) -> [i32; MAX_RACK] {
        let mut values = [0; MAX_RACK];
        let mut at = 0;
        for (kind, count) in self.kinds() {
            for _ in 0..count {
                values[at] = ruleset.points[kind as usize];
                at += 1;
            }
        }
        values[..at].sort_unstable_by(|a, b| b.cmp(a));
        values
    }
}

/// A board and a rack that belong to one ruleset.
#[derive(Clone, Debug)]
pub struct Position<'a> {
    pub(crate) ruleset: &'a Ruleset,
    pub(crate) board: &'a [u8],
    pub(crate) rack: Rack,
}

impl<'a> Position<'a> {
    /// Checks that every tile is one of `ruleset`'s and that all sizes agree.
    ///
    /// # Errors
    /// The first thing that does not belong.
    pub fn read(ruleset: &'a Ruleset, board: &'a [u8], rack: &[u8]) -> Result<Self, Refusal> {
        if board.len() != ruleset.size() {
            return Err(Refusal::BoardSize);
        }
        let valued = |&tile: &u8| {
            tile == 0
                || tile & !(BLANK | tiles::MAX) == 0
                    && (1..=ruleset.letters).contains(&tiles::face(tile))
        };
        if !board.iter().all(valued) {
            return Err(Refusal::BoardTile);
        }
        let rack = Rack::read(ruleset, rack)?;
        Ok(Self {
            ruleset,
            board,
            rack,
        })
    }

    /// Whether no tile lies on the board yet.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        self.board.iter().all(|&tile| tile == 0)
    }
}
