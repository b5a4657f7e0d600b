//! A play as the solver holds it: small, and quick to ask whether it is still possible.

use crate::plays::Play;
use crate::ruleset::{MAX_RACK, MAX_SIDE, Ruleset};
use crate::tile::{BLANK, is_blank};

use super::grid::Shape;
use super::memory::key_of;

/// A play of one lane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lay {
    /// The squares of its main word and the squares before and behind it, as a mask over cells.
    pub span: u32,
    /// Points of the turn.
    pub points: i32,
    /// The tiles that leave the hand; see [`super::hand`].
    pub uses: u16,
    /// Points on those tiles.
    pub worth: u16,
    /// The lane.
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

impl Lay {
    /// A number that hardly any other play of the same position has; 0 is none.
    #[inline]
    #[must_use]
    pub fn mark(&self) -> u16 {
        let mut hash = u32::from(self.length);
        for &tile in &self.tiles[..self.laid as usize] {
            hash = (hash ^ u32::from(tile)).wrapping_mul(0x9e37_79b1);
            hash ^= hash >> 15;
        }
        self.place() | (hash >> 7 & 0x1f) as u16
    }

    /// The part of the mark that tells lane and start.
    #[inline]
    #[must_use]
    pub fn place(&self) -> u16 {
        u16::from(self.lane) << 10 | u16::from(self.start) << 5
    }

    /// Whether `mark` is the play's.
    #[inline]
    #[must_use]
    pub fn is_marked(&self, mark: u16) -> bool {
        mark & !0x1f == self.place() && mark == self.mark()
    }

    /// A play that another search has listed, of tiles of `hand`.
    #[must_use]
    pub fn of(play: &Play, shape: Shape, hand: &Hand) -> Self {
        let (lane, start) = shape.place(play.start as usize, play.down);
        let laid = || play.tiles().iter().copied().filter(|&tile| tile != 0);
        let mut tiles = [0; MAX_RACK];
        for (to, tile) in tiles.iter_mut().zip(laid()) {
            *to = tile;
        }
        let uses = hand.with(0, laid());
        let end = (start + play.tiles().len()).min(shape.len(lane) - 1);
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
    pub fn play(&self, shape: Shape, tiles_at: impl Fn(usize) -> u8) -> Play {
        let mut tiles = [0; MAX_SIDE];
        let mut laid = self.tiles.iter();
        let start = self.start as usize;
        for (at, tile) in tiles[..self.length as usize].iter_mut().enumerate() {
            if tiles_at(start + at) == 0 {
                *tile = laid.next().copied().unwrap_or_default();
            }
        }
        let (square, down) = shape.square(self.lane as usize, start);
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
    (!0 << start.saturating_sub(1)) & (!0 >> (31 - end))
}

/// The tiles of one seat, in an order in which every rack that can come of them is a number.
///
/// Each kind of tile has as many bits as there are tiles of it; a rack, and the
/// tiles that a play uses, set the lowest of them. So a play is possible when
/// its bits are among the rack's, and goes out when they are the same.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The bits of each kind, by tile id; the blank's at [`BLANK`].
    fields: [u16; 65],
    kinds: Vec<u8>,
    /// Points on the tiles of every rack.
    worth: Vec<u16>,
    /// A number for the tiles of every rack, whatever hand it comes of.
    keys: Vec<u64>,
}

impl Hand {
    /// The hand that holds `rack`, which a [`crate::position::Rack`] has accepted.
    #[must_use]
    pub fn new(ruleset: &Ruleset, rack: &[u8]) -> Self {
        let mut sorted = rack.to_vec();
        sorted.sort_unstable();
        let mut fields = [0; 65];
        let mut kinds: Vec<u8> = Vec::new();
        for (at, &tile) in sorted.iter().enumerate() {
            fields[tile as usize] |= 1 << at;
            if kinds.last() != Some(&tile) {
                kinds.push(tile);
            }
        }
        let mut worth = vec![0; 1 << sorted.len()];
        let mut keys = vec![0_u64; worth.len()];
        for rack in 1..worth.len() {
            let lowest = rack.trailing_zeros() as usize;
            worth[rack] = worth[rack & (rack - 1)] + ruleset.points_of(sorted[lowest]) as u16;
            let tile = key_of(1 << 43 | u64::from(sorted[lowest]));
            keys[rack] = keys[rack & (rack - 1)].wrapping_add(tile);
        }
        Self {
            fields,
            kinds,
            worth,
            keys,
        }
    }

    /// The rack that holds every tile.
    #[must_use]
    pub fn full(&self) -> u16 {
        (self.worth.len() - 1) as u16
    }

    /// Points on the tiles of `rack`.
    #[inline]
    #[must_use]
    pub fn worth(&self, rack: u16) -> i32 {
        i32::from(self.worth[rack as usize])
    }

    /// A number for the tiles of `rack`: the same in every hand that can come to them.
    #[inline]
    #[must_use]
    pub fn key(&self, rack: u16) -> u64 {
        self.keys[rack as usize]
    }

    /// The bits of `kind`.
    #[inline]
    #[must_use]
    pub fn field(&self, kind: u8) -> u16 {
        self.fields[kind as usize]
    }

    /// The letters on `rack`, as a mask over tile ids.
    #[must_use]
    pub fn letters(&self, rack: u16) -> u64 {
        let held = |kind: &&u8| **kind != BLANK && self.field(**kind) & rack != 0;
        let held = self.kinds.iter().filter(held);
        held.fold(0, |mask, &kind| mask | 1 << kind)
    }

    /// `rack` and `tiles`, which the hand holds; a blank with a face is a blank.
    #[must_use]
    pub fn with(&self, rack: u16, tiles: impl IntoIterator<Item = u8>) -> u16 {
        tiles.into_iter().fold(rack, |rack, tile| {
            let field = self.field(if is_blank(tile) { BLANK } else { tile });
            let lowest = field & field.wrapping_neg();
            rack | (rack & field).wrapping_add(lowest) & field
        })
    }

    /// `rack` without the tiles of `uses`.
    #[must_use]
    pub fn without(&self, rack: u16, uses: u16) -> u16 {
        let mut kept = 0;
        for &kind in &self.kinds {
            let field = self.field(kind);
            kept |= (rack & field) >> (uses & field).count_ones() & field;
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Setup;

    #[test]
    fn racks_are_numbers() {
        let rules = Ruleset::new(Setup {
            rows: 1,
            columns: 4,
            word_multipliers: vec![1; 4],
            letter_multipliers: vec![1; 4],
            start: vec![0],
            points: vec![0, 1, 5],
            rack_size: 4,
            bonus: vec![0; 5],
            opening_min: 2,
        })
        .unwrap();
        let hand = Hand::new(&rules, &[2, BLANK, 1, 2]);
        assert_eq!(
            (hand.full(), hand.worth(hand.full()), hand.field(2)),
            (15, 11, 6)
        );
        let kept = hand.without(hand.full(), 0b1010);
        assert_eq!((kept, hand.worth(kept)), (0b0011, 6));
        assert_eq!(hand.letters(kept), 0b110);
        assert_eq!(hand.with(kept, [BLANK | 1, 2]), hand.full());
    }
}
