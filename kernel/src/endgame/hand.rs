//! The tiles of a seat as bits: racks, plays and what is left of one after the other are masks.

use crate::board::ruleset::Ruleset;
use crate::tiles::{BLANK, is_blank};

use super::zobrist::key_of;

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
    /// The Zobrist key of the tiles of every rack, the same whatever hand it comes of.
    keys: Vec<u64>,
}

impl Hand {
    /// The hand that holds `rack`, which a [`crate::board::position::Rack`] has accepted.
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

    /// The Zobrist key of the tiles of `rack`: the same in every hand that can come to them.
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
            // The set bits of a kind are the lowest of its field. Adding the lowest bit of the field carries
            // through them and sets the next one.
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
            // The low bits go: the set ones are shifted down by as many as are used.
            kept |= (rack & field) >> (uses & field).count_ones() & field;
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ruleset::Setup;

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
