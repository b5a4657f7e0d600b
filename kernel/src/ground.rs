//! The board that many others are made on: what is best there holds wherever they are the same.
//!
//! A simulation makes one candidate after the other on the same board, and each alters a few
//! lanes. What a rack can do elsewhere is found once: by a hunt as a [survey](crate::survey),
//! where plays are listed as the best of them.

use crate::plays::Play;
use crate::sight::Sight;

/// How many listed plays are kept: nearly every candidate leaves one of them as it is.
pub const PLAYS: usize = 48;

/// By lane, the cells that are not as on another board, as masks.
pub type Altered = [u32];

/// A board, and what is known of it.
#[derive(Clone, Debug, Default)]
pub struct Ground {
    /// Its lanes and slots.
    pub sight: Sight,
    /// The tiles on it.
    pub board: Vec<u8>,
    /// Tells boards apart; never 0 once there is a board.
    pub number: u64,
    /// Whether the board attended to lies on it.
    pub bears: bool,
}

impl Ground {
    /// Becomes `board`, on which the board attended to lies.
    pub fn bear(&mut self, board: &[u8]) {
        self.bears = true;
        if self.number == 0 || self.board != board {
            self.board.clear();
            self.board.extend_from_slice(board);
            self.number += 1;
        }
    }
}

/// The cells of a word on `start` to before `end` of a lane and those next to it, as a mask.
#[inline]
pub fn reach(start: usize, end: usize) -> u32 {
    ((2_u64 << end) - (1 << start.saturating_sub(1))) as u32
}

/// Whether `play`, one of another board, is the same where `altered` is not as on that board.
pub fn stays(play: &Play, altered: &Altered, rows: usize, columns: usize) -> bool {
    let start = play.start as usize;
    let (row, column) = (start / columns, start % columns);
    let (lane, from) = if play.down {
        (rows + column, row)
    } else {
        (row, column)
    };
    altered[lane] & reach(from, from + play.tiles().len()) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::MAX_SIDE;

    #[test]
    fn a_word_reaches_to_its_neighbours() {
        assert_eq!(reach(0, 2), 0b111);
        assert_eq!(reach(3, 5), 0b11_1100);
        assert_eq!(reach(MAX_SIDE - 1, MAX_SIDE), 0b111 << (MAX_SIDE - 2));
    }

    #[test]
    fn a_play_stays_where_nothing_near_it_is_altered() {
        // Two tiles down from the second row of the third column of a board of five by four.
        let play = Play::new(4 + 2, true, [1; MAX_SIDE], 2);
        let mut altered = [0; 9];
        assert!(stays(&play, &altered, 5, 4));
        altered[5 + 2] = 0b1_0000;
        assert!(stays(&play, &altered, 5, 4));
        for cell in 0..4 {
            altered[5 + 2] = 1 << cell;
            assert!(!stays(&play, &altered, 5, 4), "{cell}");
        }
    }
}
