//! The leave map: what is left of a rack and what it is worth, by what has been laid.
//!
//! A set of laid tiles is a number: the sum of [`LeaveMap::stride`] over its
//! tiles. So a search that lays a tile adds one number, and takes nothing back.

use crate::board::position::Rack;
use crate::leaves::values::LeaveTable;
use crate::tiles::BLANK;

/// The bit of a blank in a mask of tiles left; no letter has the id 0.
pub const BLANK_LEFT: u64 = 1;

/// The tiles left after every set that one rack can lay, and what they are worth.
#[derive(Clone, Debug, Default)]
pub struct LeaveMap {
    /// By tile, a blank's face with bit 6.
    strides: Vec<u16>,
    /// By set: the letters left, and [`BLANK_LEFT`].
    tiles: Vec<u64>,
    /// By set: the value of what is kept, in millipoints.
    values: Vec<i64>,
}

impl LeaveMap {
    /// Numbers the sets of `rack`'s tiles.
    pub fn fill(&mut self, rack: &Rack, leaves: &LeaveTable) {
        self.strides.clear();
        self.strides.resize(128, 0);
        self.tiles.clear();
        self.tiles.push(0);
        self.values.clear();
        self.values.push(leaves.value(0));
        // Sets are numbered by how many of each kind they hold: laid later counts more.
        let mut laid = vec![0_u16];
        for (kind, count) in std::iter::once((0, rack.blanks)).chain(rack.kinds()) {
            if count == 0 {
                continue;
            }
            let ways = self.tiles.len();
            let tile = if kind == 0 { BLANK } else { kind };
            if kind == 0 {
                self.strides[BLANK as usize..].fill(ways as u16);
            } else {
                self.strides[kind as usize] = ways as u16;
            }
            for number in 0..ways * usize::from(count) {
                let next = laid[number] + leaves.stride(tile);
                laid.push(next);
                self.values.push(leaves.value(next));
                self.tiles.push(self.tiles[number]);
            }
            let some_left = ways * usize::from(count);
            for left in &mut self.tiles[..some_left] {
                *left |= 1 << kind;
            }
        }
    }

    /// What laying `tile` (with bit 6 a blank) adds to the number of a set.
    #[inline]
    pub fn stride(&self, tile: u8) -> u16 {
        self.strides[tile as usize & 0x7f]
    }

    /// The letters left when the set `laid` has been laid, and [`BLANK_LEFT`], as a mask.
    #[inline]
    pub fn letters_left(&self, laid: u16) -> u64 {
        self.tiles[laid as usize]
    }

    /// Value of what is kept when the set `laid` has been laid, in millipoints.
    #[inline]
    pub fn value(&self, laid: u16) -> i64 {
        self.values[laid as usize]
    }
}
