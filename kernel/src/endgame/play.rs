//! A play as the solver holds it: small, and quick to ask whether it is still possible.

use crate::board::play::Play;
use crate::limits::{MAX_RACK, MAX_SIDE};

use super::geometry::Geometry;
use super::hand::Hand;

/// A play of one lane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndgamePlay {
    /// The squares of its main word and the squares before and behind it, as a mask over cells.
    pub span: u32,
    /// Points of the turn.
    pub points: i32,
    /// The tiles that leave the hand; see [`Hand`].
    pub uses: u16,
    /// Points on those tiles.
    pub worth: u16,
    pub lane: u8,
    /// Cell of the first letter.
    pub start: u8,
    /// Letters of the main word.
    pub length: u8,
    /// How many tiles are laid.
    pub laid: u8,
    /// The tiles laid, in reading order.
    pub tiles: [u8; MAX_RACK],
}

impl EndgamePlay {
    /// A number that hardly any other play of the same position has; 0 is none.
    #[inline]
    #[must_use]
    pub fn signature(&self) -> u16 {
        let mut hash = u32::from(self.length);
        for &tile in &self.tiles[..self.laid as usize] {
            hash = (hash ^ u32::from(tile)).wrapping_mul(0x9e37_79b1);
            hash ^= hash >> 15;
        }
        self.place() | (hash >> 7 & 0x1f) as u16
    }

    /// The part of the signature that tells lane and start.
    #[inline]
    #[must_use]
    pub fn place(&self) -> u16 {
        u16::from(self.lane) << 10 | u16::from(self.start) << 5
    }

    /// Whether `signature` is the play's.
    #[inline]
    #[must_use]
    pub fn has_signature(&self, signature: u16) -> bool {
        signature & !0x1f == self.place() && signature == self.signature()
    }

    /// A play that another search has listed, of tiles of `hand`.
    #[must_use]
    pub fn of(play: &Play, geometry: Geometry, hand: &Hand) -> Self {
        let (lane, start) = geometry.place(play.start as usize, play.down);
        let laid = || play.tiles().iter().copied().filter(|&tile| tile != 0);
        let mut tiles = [0; MAX_RACK];
        for (to, tile) in tiles.iter_mut().zip(laid()) {
            *to = tile;
        }
        let uses = hand.with(0, laid());
        let end = (start + play.tiles().len()).min(geometry.len(lane) - 1);
        Self {
            span: span(start, end),
            points: play.points,
            uses,
            worth: hand.worth(uses) as u16,
            lane: lane as u8,
            start: start as u8,
            length: play.tiles().len() as u8,
            laid: laid().count() as u8,
            tiles,
        }
    }

    /// The play as every other search lists it; `tiles_at` tells what lies on a cell of its lane.
    #[must_use]
    pub fn full_play(&self, geometry: Geometry, tiles_at: impl Fn(usize) -> u8) -> Play {
        let mut tiles = [0; MAX_SIDE];
        let mut laid = self.tiles.iter();
        let start = self.start as usize;
        for (at, tile) in tiles[..self.length as usize].iter_mut().enumerate() {
            if tiles_at(start + at) == 0 {
                *tile = laid.next().copied().unwrap_or_default();
            }
        }
        let (square, down) = geometry.square(self.lane as usize, start);
        let mut play = Play::new(square as u16, down, tiles, self.length);
        play.points = self.points;
        play.equity = 1000 * i64::from(self.points);
        play
    }
}

/// The mask of a word from `start` to before `end`, with the squares before and behind it.
#[inline]
#[must_use]
pub fn span(start: usize, end: usize) -> u32 {
    // `end` is at most 31, the cell behind the longest lane.
    (!0 << start.saturating_sub(1)) & (!0 >> (31 - end))
}
