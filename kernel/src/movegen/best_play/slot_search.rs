//! Depth-first search of the word graph along one slot.
//!
//! It goes on only with tiles that are part of a set worth laying, to nodes from which a word of
//! exactly the missing length ends, and while the points still to come reach the play to beat.

use crate::board::lanes::{Cell, Lane};
use crate::board::play::{BestPlays, Play};
use crate::lexicon::graph::ROOT;
use crate::lexicon::words::{NodeInfo, Words};
use crate::limits::MAX_SIDE;
use crate::movegen::slots::descending::{Descending8, WIDTH};
use crate::movegen::slots::slot::Slot;
use crate::movegen::slots::subracks::{SubrackSet, Subracks};
use crate::tiles::{self, BLANK};

/// An empty square to fill, and the tiles on the board right after it.
#[derive(Clone, Copy, Debug, Default)]
struct Step {
    /// The letters that may lie here, as a mask.
    mask: u64,
    /// What the points of the tile laid here are multiplied by.
    factor: i32,
    /// The most that the tiles laid on later squares can earn.
    ahead: i32,
    /// Where the square lies in the lane.
    cell: u8,
    /// The next empty square, or the end of the word.
    next: u8,
}

/// What is worth laying in a slot.
#[derive(Clone, Copy, Debug)]
pub struct SlotTarget {
    /// The sets of tiles that may be worth it.
    pub sets: SubrackSet,
    /// The best leave that one of them leaves behind.
    pub best_leave: i64,
    /// What a blank may stand for, as a mask.
    pub faces: u64,
    /// Plays of less equity are not wanted, even where none is known to beat.
    pub floor: i64,
}

/// The search of one slot.
pub struct SlotSearch<'a> {
    words: Words<'a>,
    subracks: &'a Subracks,
    points: &'a [i32; 64],
    lane: Lane<'a>,
    slot: &'a Slot,
    best: &'a mut BestPlays,
    steps: [Step; WIDTH],
    /// The parts of sets worth laying.
    parts: SubrackSet,
    target: SlotTarget,
    /// The least that the tiles of a play worth finding earn.
    bar: i32,
    tiles: [u8; MAX_SIDE],
}

impl<'a> SlotSearch<'a> {
    /// Offers `best` the plays in `slot` of `lane` that may be among them.
    pub fn find(
        words: Words<'a>,
        subracks: &'a Subracks,
        points: &'a [i32; 64],
        (lane, slot): (Lane<'a>, &'a Slot),
        target: SlotTarget,
        best: &'a mut BestPlays,
    ) {
        let mut search = Self {
            words,
            subracks,
            points,
            lane,
            slot,
            best,
            steps: [Step::default(); WIDTH],
            parts: subracks.parts(target.sets),
            target,
            bar: 0,
            tiles: [0; MAX_SIDE],
        };
        let first = search.collect_squares();
        search.raise_bar();
        let (node, _) = words.follow(ROOT, false, lane.tiles(slot.start, first));
        let info = words.info(node);
        if info.lengths >> (slot.end - first) & 1 == 1 {
            search.place(0, info, 0, 0);
        }
    }

    /// Notes every square to fill; gives the first one.
    fn collect_squares(&mut self) -> u8 {
        let slot = self.slot;
        let mut depth = 0;
        for at in slot.start..slot.end {
            let cell: &Cell = &self.lane.cells[at as usize];
            if cell.tile == 0 {
                if depth > 0 {
                    self.steps[depth - 1].next = at;
                }
                self.steps[depth] = Step {
                    mask: cell.mask,
                    factor: i32::from(cell.factor(slot.word_factor)),
                    ahead: 0,
                    cell: at,
                    next: slot.end,
                };
                depth += 1;
            }
        }
        let values = &self.subracks.whole().values;
        let mut rest = Descending8::default();
        for depth in (1..depth).rev() {
            rest.insert(self.steps[depth].factor as i16);
            self.steps[depth - 1].ahead = rest.dot(values);
        }
        self.steps[0].cell
    }

    /// Sets the bar by the play to beat.
    ///
    /// Of plays with equal equity and points the one on the earlier place is
    /// the better one, and in one slot the one found earlier: a descent meets
    /// them in the order of their tiles. With leaves, points could still decide.
    fn raise_bar(&mut self) {
        let Some(worst) = self.best.worst() else {
            self.bar = self.bar_of(self.target.floor.max(i64::MIN / 2));
            return;
        };
        let place = (
            self.lane.square(self.slot.start as usize) as u16,
            self.lane.down,
        );
        let level = worst.equity == 1000 * i64::from(worst.points) && self.target.best_leave == 0;
        let here = worst.place() == place && worst.tiles().len() == self.slot.length as usize;
        let late = level && (worst.place() < place || here);
        self.bar = self.bar_of(worst.equity + i64::from(late));
    }

    /// The least that the tiles of a play of at least `equity` earn.
    fn bar_of(&self, equity: i64) -> i32 {
        let least = equity - self.target.best_leave;
        // Millipoints to points, rounded up.
        let points = (least + 999).div_euclid(1000) - i64::from(self.slot.fixed);
        points.clamp(-1 << 30, 1 << 30) as i32
    }

    /// Tries every tile on the square at `depth`, behind the node of `info`.
    fn place(&mut self, depth: usize, info: NodeInfo, laid: u16, points: i32) {
        let step = self.steps[depth];
        let last = depth + 1 == self.slot.laid as usize;
        let ends = last && step.next == step.cell + 1;
        let open = step.mask & if ends { info.ends } else { info.tiles };
        let need = self.bar - step.ahead;
        let mut left = open & self.subracks.set(laid).rest;
        while left != 0 {
            let letter = left.trailing_zeros() as u8;
            left &= left - 1;
            let with = laid + self.subracks.stride(letter);
            let earned = points + step.factor * self.points[letter as usize];
            if earned >= need && self.parts.contains(with) {
                self.extend(depth, &info, letter, with, earned, last);
            }
        }
        let with = laid + self.subracks.stride(0);
        if with == laid || points < need {
            return;
        }
        if self.subracks.set(laid).blanks < self.subracks.whole().blanks
            && self.parts.contains(with)
        {
            let mut left = open & self.target.faces;
            while left != 0 {
                let face = left.trailing_zeros() as u8;
                left &= left - 1;
                self.extend(depth, &info, face | BLANK, with, points, last);
            }
        }
    }

    /// Lays `tile` and goes on behind it.
    #[inline]
    fn extend(
        &mut self,
        depth: usize,
        info: &NodeInfo,
        tile: u8,
        laid: u16,
        points: i32,
        last: bool,
    ) {
        let step = self.steps[depth];
        self.tiles[(step.cell - self.slot.start) as usize] = tile;
        let edge = self.words.edge(info, 1 << tiles::face(tile));
        let tiles = self.lane.tiles(step.cell + 1, step.next);
        let (node, accepts) = self.words.follow(edge.child(), edge.accepts(), tiles);
        if last {
            if accepts {
                self.offer(laid, points);
            }
            return;
        }
        let next = self.words.info(node);
        // Goes on only if some word ends exactly where the slot does.
        if next.lengths >> (self.slot.end - step.next) & 1 == 1 {
            self.place(depth + 1, next, laid, points);
        }
    }

    /// Offers the play of the tiles laid.
    fn offer(&mut self, laid: u16, points: i32) {
        let points = points + self.slot.fixed;
        let equity = 1000 * i64::from(points) + self.subracks.set(laid).leave;
        let worst = self
            .best
            .worst()
            .map_or(self.target.floor, |worst| worst.equity);
        if equity < worst {
            return;
        }
        let start = self.lane.square(self.slot.start as usize) as u16;
        let mut play = Play::new(
            start,
            self.lane.down,
            self.tiles,
            self.slot.end - self.slot.start,
        );
        play.points = points;
        play.equity = equity;
        if self.best.offer(&play) {
            self.raise_bar();
        }
    }
}
