//! Where one board differs from another, and what that touches.

use crate::board::play::Play;

/// By lane, a mask over its cells: those that differ.
pub type CellMasks = [u32];

/// The cells of a word on `start` to before `end` of a lane and those next to it, as a mask.
#[inline]
pub fn footprint(start: usize, end: usize) -> u32 {
    // The cells `start - 1` to `end`: a tile on the one before or behind makes another word.
    // 64 bits, for `end` may be 31.
    ((2_u64 << end) - (1 << start.saturating_sub(1))) as u32
}

/// Whether `play`, one of another board, is the same where `changed` is not as on that board.
pub fn is_unaffected(play: &Play, changed: &CellMasks, rows: usize, columns: usize) -> bool {
    let start = play.start as usize;
    let (row, column) = (start / columns, start % columns);
    let (lane, from) = if play.down {
        (rows + column, row)
    } else {
        (row, column)
    };
    changed[lane] & footprint(from, from + play.tiles().len()) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::MAX_SIDE;

    #[test]
    fn a_word_reaches_to_its_neighbours() {
        assert_eq!(footprint(0, 2), 0b111);
        assert_eq!(footprint(3, 5), 0b11_1100);
        assert_eq!(footprint(MAX_SIDE - 1, MAX_SIDE), 0b111 << (MAX_SIDE - 2));
    }

    #[test]
    fn a_play_stays_where_nothing_near_it_is_changed() {
        // Two tiles down from the second row of the third column of a board of five by four.
        let play = Play::new(4 + 2, true, [1; MAX_SIDE], 2);
        let mut changed = [0; 9];
        assert!(is_unaffected(&play, &changed, 5, 4));
        changed[5 + 2] = 0b1_0000;
        assert!(is_unaffected(&play, &changed, 5, 4));
        for cell in 0..4 {
            changed[5 + 2] = 1 << cell;
            assert!(!is_unaffected(&play, &changed, 5, 4), "{cell}");
        }
    }
}
