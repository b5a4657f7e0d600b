//! What is kept of a board from one search to the next: its lanes and their slots.

use crate::board::changes::CellMasks;
use crate::board::lanes::Lanes;
use crate::movegen::slots::slot::Slots;

/// The lanes and slots of a board, borrowed.
#[derive(Clone, Copy, Debug)]
pub struct BoardView<'a> {
    /// The lanes of a board.
    pub lanes: &'a Lanes,
    /// The slots of the lanes.
    pub slots: &'a Slots,
}

/// The lanes and slots of one board, as last seen.
#[derive(Clone, Debug, Default)]
pub struct BoardCache {
    /// Rows and columns.
    pub lanes: Lanes,
    /// Where tiles may be laid in them.
    pub slots: Slots,
    /// The board of which this became a copy last.
    copy_of: Vec<u8>,
    /// By lane, the cells that are not as on the base board, as masks.
    changed: Vec<u32>,
    /// For which board, base board (by its number), words and ruleset that is.
    compared: (Vec<u8>, u64, (u64, u64)),
}

impl BoardCache {
    /// Its lanes and slots, as far as they are filled.
    pub fn view(&self) -> BoardView<'_> {
        BoardView {
            lanes: &self.lanes,
            slots: &self.slots,
        }
    }

    /// Finds the cells that are not as in `base`, the filled lanes of base board `number`.
    pub fn compare(&mut self, number: u64, base: &Lanes) {
        let board = self.lanes.board();
        let made_of = self.lanes.built_for();
        let (known, of, by) = &mut self.compared;
        if *of != number || *by != made_of || known != board {
            known.clear();
            known.extend_from_slice(board);
            (*of, *by) = (number, made_of);
            self.lanes.differences(base, &mut self.changed);
        }
    }

    /// By lane, the cells that were not as on the base board when [`BoardCache::compare`] was called last.
    pub fn changed(&self) -> &CellMasks {
        &self.changed
    }

    /// Becomes a copy of `other`; what is still the same since the last time is not copied again.
    pub fn become_copy_of(&mut self, other: &Self) {
        let known = self.lanes.is_like(&other.lanes)
            && self.copy_of == other.lanes.board()
            && self.slots.is_like(&other.slots);
        if !known {
            self.clone_from(other);
            self.lanes.mark_synced();
            self.copy_of.clear();
            self.copy_of.extend_from_slice(other.lanes.board());
            return;
        }
        let unsynced = self.lanes.sync_from(&other.lanes);
        self.slots.copy(&other.slots, unsynced);
    }
}
