//! What a search remembers of a board: its lanes and their slots.

use crate::ground::{Altered, Ground};
use crate::hunt::Field;
use crate::lanes::Lanes;
use crate::slots::Slots;

/// One board, as last seen.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// Rows and columns.
    pub lanes: Lanes,
    /// Where tiles may be laid in them.
    pub slots: Slots,
    /// The board of which this was a copy.
    copied: Vec<u8>,
    /// By lane, the cells that are not as on the ground, as masks.
    altered: Vec<u32>,
    /// Of which board, ground (by its number), words and ruleset that is known.
    compared: (Vec<u8>, u64, (u64, u64)),
}

impl Sight {
    /// Its lanes and slots, as far as they are filled.
    pub fn field(&self) -> Field<'_> {
        Field {
            lanes: &self.lanes,
            slots: &self.slots,
        }
    }

    /// Finds the cells that are not as on `ground`; the lanes of both are filled.
    pub fn compare(&mut self, ground: &Ground) {
        let board = self.lanes.board();
        let (number, made_of) = (ground.number, self.lanes.made_of());
        let (known, of, by) = &mut self.compared;
        if *of != number || *by != made_of || known != board {
            known.clear();
            known.extend_from_slice(board);
            (*of, *by) = (number, made_of);
            self.lanes.unlike(&ground.sight.lanes, &mut self.altered);
        }
    }

    /// By lane, the cells that were not as on the ground when [`Sight::compare`] was called last.
    pub fn altered(&self) -> &Altered {
        &self.altered
    }

    /// Becomes a copy of `other`; what is still the same since the last time is not copied again.
    pub fn copy(&mut self, other: &Self) {
        let known = self.lanes.is_like(&other.lanes)
            && self.copied == other.lanes.board()
            && self.slots.is_like(&other.slots);
        if !known {
            self.clone_from(other);
            self.lanes.forget_away();
            self.copied.clear();
            self.copied.extend_from_slice(other.lanes.board());
            return;
        }
        let away = self.lanes.copy_away(&other.lanes);
        self.slots.copy(&other.slots, away);
    }
}
