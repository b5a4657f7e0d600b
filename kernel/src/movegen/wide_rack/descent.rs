//! Depth-first search of the word graph along one lane, for racks of any size.
//!
//! The way down is that of Appel and Jacobson: tile by tile along the lane, by
//! cross-sets and rack. It goes only where a word of a wanted length may end and where the
//! bounds by length still reach the play to beat.

use crate::board::lanes::Lane;
use crate::board::play::{BestPlays, Play};
use crate::board::position::{Position, Rack};
use crate::leaves::values::LeaveTable;
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::{NodeInfo, Words};
use crate::limits::{MAX_RACK, MAX_SIDE};
use crate::movegen::wide_rack::length_bounds::LengthBounds;
use crate::movegen::word_start::WordStart;
use crate::tiles::BLANK;

/// Where a descent stands before one of its steps.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// What is known of the node reached.
    info: NodeInfo,
    /// The tiles that go on from it and may lie here, as a mask.
    open: u64,
    /// Those still to try.
    left: u64,
    /// [`BLANK`] when blanks are tried, 0 while letters are.
    blank: u8,
    /// The tile laid here.
    tile: u8,
    /// The numbers of tiles that may still be worth laying, as a mask; under bounds only.
    live: u16,
    /// What the tiles laid before are in the table of leaves.
    laid: u16,
    /// Points of the main word's tiles laid before, premiums of letters included.
    main: i32,
    /// Points of the words at right angles made before; under bounds, of their laid tiles only.
    sum: i32,
}

/// The state of one descent. Its depth is bounded by the rack, so it needs no allocation.
pub struct Descent<'a> {
    words: Words<'a>,
    position: &'a Position<'a>,
    lane: Lane<'a>,
    word_start: &'a WordStart,
    leaves: &'a LeaveTable,
    rack: Rack,
    frames: [Frame; MAX_RACK + 1],
    tiles: [u8; MAX_SIDE],
}

impl<'a> Descent<'a> {
    /// Stands before the first square of `word_start`.
    pub fn new(
        words: Words<'a>,
        position: &'a Position<'a>,
        lane: Lane<'a>,
        word_start: &'a WordStart,
        leaves: &'a LeaveTable,
    ) -> Self {
        Self {
            words,
            position,
            lane,
            word_start,
            leaves,
            rack: position.rack.clone(),
            frames: [Frame::default(); MAX_RACK + 1],
            tiles: [0; MAX_SIDE],
        }
    }

    /// Offers `best` the plays of the start, leaving out what cannot be among them.
    pub fn offer_plays(&mut self, length_bounds: &mut LengthBounds, best: &mut BestPlays) {
        let word_start = self.word_start;
        let mut depth = 0;
        let live = length_bounds.raise_bars(self.floor(best, false));
        if live == 0 || !self.enter(word_start.ends(live)) {
            return;
        }
        self.frames[0].live = live;
        while let Some((tile, bit)) = self.advance(&mut depth) {
            let step = &word_start.steps[depth];
            let frame = &self.frames[depth];
            let value = self.position.ruleset.points_of(tile);
            let main = frame.main + step.letter_factor * value;
            let sum = frame.sum + step.cross_factor * value;
            let live = length_bounds.live(frame.live, depth + 1, main, sum);
            if live == 0 {
                continue;
            }
            let laid = frame.laid + self.leaves.stride(tile);
            let ends = word_start.ends(live);
            let (child, info, accepts) = self.pass(depth, bit, ends);
            self.tiles[(step.cell - word_start.start) as usize] = tile;
            if accepts {
                let play = self.play(step.end, length_bounds.points(depth + 1, main, sum), laid);
                if best.offer(&play) {
                    length_bounds.raise_bars(self.floor(best, best.worst() == Some(&play)));
                }
            }
            if child != 0 {
                self.take(depth, tile);
                depth += 1;
                let next = self.frame(depth, info, ends);
                self.frames[depth] = Frame {
                    live,
                    laid,
                    main,
                    sum,
                    ..next
                };
            }
        }
    }

    /// The least equity worth having. `newest` tells that the play to beat was found in this descent.
    ///
    /// Plays of one descent come in ascending order, so one that is merely as
    /// good as the play to beat comes too late, if that play was found here or
    /// stands on an earlier place. With leaves, points could still decide.
    fn floor(&self, best: &BestPlays, newest: bool) -> i64 {
        let Some(worst) = best.worst() else {
            return i64::MIN;
        };
        let place = (
            self.lane.square(self.word_start.start as usize) as u16,
            self.lane.down,
        );
        let late = newest || worst.place() < place;
        worst.equity
            + i64::from(
                late && worst.equity == 1000 * i64::from(worst.points) && self.leaves.is_flat(),
            )
    }

    /// Passes the tiles before the first empty square; false when no word that ends at one of `ends` begins so.
    fn enter(&mut self, ends: u32) -> bool {
        let (from, to) = (self.word_start.start, self.word_start.steps[0].cell);
        let tiles = self.lane.tiles(from, to);
        let node = self.words.follow(ROOT, false, tiles).0;
        let info = self.words.info(node);
        self.frames[0] = self.frame(0, info, ends);
        info.lengths & (ends >> to) != 0
    }

    /// The frame at `depth` before any tile is tried, for words that end at one of `ends`.
    #[inline]
    fn frame(&self, depth: usize, info: NodeInfo, ends: u32) -> Frame {
        let step = &self.word_start.steps[depth];
        let tiles = if step.is_last(ends) {
            info.ends
        } else {
            info.tiles
        };
        let open = tiles & step.mask;
        Frame {
            info,
            open,
            left: open & self.rack.letters,
            ..Frame::default()
        }
    }

    /// The next tile to lay at `depth`, going back to earlier steps when one has no more; None at the end.
    #[inline]
    fn advance(&mut self, depth: &mut usize) -> Option<(u8, u64)> {
        loop {
            if let Some(next) = self.next_tile(*depth) {
                return Some(next);
            }
            *depth = depth.checked_sub(1)?;
            self.put_back(*depth);
        }
    }

    /// The next tile to lay at `depth` and the bit of its face: letters of the rack first, then blanks.
    #[inline]
    fn next_tile(&mut self, depth: usize) -> Option<(u8, u64)> {
        let frame = &mut self.frames[depth];
        if frame.left == 0 {
            if frame.blank != 0 || self.rack.blanks == 0 || frame.open == 0 {
                return None;
            }
            frame.blank = BLANK;
            frame.left = frame.open;
        }
        let face = frame.left.trailing_zeros() as u8;
        let bit = frame.left & frame.left.wrapping_neg();
        frame.left ^= bit;
        Some((face | frame.blank, bit))
    }

    /// The node behind `bit` and the tiles that follow the step, if a word can go on from
    /// there to one of `ends`; and whether one ends there.
    #[inline]
    fn pass(&self, depth: usize, bit: u64, ends: u32) -> (Node, NodeInfo, bool) {
        let frame = &self.frames[depth];
        let step = &self.word_start.steps[depth];
        let may_end = ends >> step.end & 1 == 1;
        if step.is_last(ends) {
            return (
                0,
                NodeInfo::default(),
                may_end && frame.info.ends & bit != 0,
            );
        }
        let edge = self.words.edge(&frame.info, bit);
        let tiles = self.lane.tiles(step.cell + 1, step.end);
        let (child, accepts) = self.words.follow(edge.child(), edge.accepts(), tiles);
        let info = self.words.info(child);
        let goes_on = info.lengths & (ends >> step.end) != 0;
        (if goes_on { child } else { 0 }, info, accepts && may_end)
    }

    /// Takes `tile` off the rack for the step at `depth`.
    #[inline]
    fn take(&mut self, depth: usize, tile: u8) {
        self.frames[depth].tile = tile;
        if tile & BLANK != 0 {
            self.rack.blanks -= 1;
            return;
        }
        let count = &mut self.rack.counts[tile as usize];
        *count -= 1;
        if *count == 0 {
            self.rack.letters &= !(1 << tile);
        }
    }

    /// Puts the tile laid at `depth` back on the rack.
    #[inline]
    fn put_back(&mut self, depth: usize) {
        let tile = self.frames[depth].tile;
        if tile & BLANK != 0 {
            self.rack.blanks += 1;
        } else {
            self.rack.counts[tile as usize] += 1;
            self.rack.letters |= 1 << tile;
        }
    }

    #[inline]
    fn play(&self, end: u8, points: i32, laid: u16) -> Play {
        let start = self.lane.square(self.word_start.start as usize) as u16;
        let mut play = Play::new(
            start,
            self.lane.down,
            self.tiles,
            end - self.word_start.start,
        );
        play.points = points;
        play.equity = 1000 * i64::from(points) + self.leaves.value(laid);
        play
    }
}
