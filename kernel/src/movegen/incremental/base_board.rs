//! The board below many others: what is best there is best wherever they are the same.
//!
//! A simulation makes one candidate after the other on the same board, and each changes a few
//! lanes. What a rack can do elsewhere is found once: slot by slot ([`base_slots`](crate::movegen::incremental::base_slots)) or,
//! where all plays are listed, as the best of them ([`rack_cache`](crate::movegen::incremental::rack_cache)).

use crate::movegen::incremental::board_cache::BoardCache;

/// How many listed plays are kept: nearly every candidate leaves one of them as it is.
pub const PLAYS: usize = 48;

/// A board, and what is known of it.
#[derive(Clone, Debug, Default)]
pub struct BaseBoard {
    /// Its lanes and slots.
    pub cache: BoardCache,
    /// The tiles on it.
    pub board: Vec<u8>,
    /// Tells boards apart; never 0 once there is a board.
    pub number: u64,
    /// Whether the selected board is this one with a few tiles more.
    pub in_use: bool,
}

impl BaseBoard {
    /// Becomes `board`, to which the selected board adds a few tiles.
    pub fn set(&mut self, board: &[u8]) {
        self.in_use = true;
        if self.number == 0 || self.board != board {
            self.board.clear();
            self.board.extend_from_slice(board);
            self.number += 1;
        }
    }
}
