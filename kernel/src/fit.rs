//! Down the word graph along one slot: the words that fit it and may be worth it.

use crate::graph::ROOT;
use crate::lanes::{Cell, Lane};
use crate::plays::{Best, Play};
use crate::row::{Row, WIDTH};
use crate::ruleset::MAX_SIDE;
use crate::slots::Slot;
use crate::subracks::{Sets, Subracks};
use crate::tile::{self, BLANK};
use crate::words::{Hint, Words};

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
pub struct Aim {
    /// The sets of tiles that may be worth it.
    pub sets: Sets,
    /// The best leave that one of them leaves behind.
    pub best_leave: i64,
    /// What a blank may stand for, as a mask.
    pub faces: u64,
    /// Plays of less equity are not wanted, even where none is known to beat.
    pub floor: i64,
}

/// One descent into a slot.
pub struct Fit<'a> {
    words: Words<'a>,
    subracks: &'a Subracks,
    points: &'a [i32; 64],
    lane: Lane<'a>,
    slot: &'a Slot,
    best: &'a mut Best,
    steps: [Step; WIDTH],
    /// The parts of sets worth laying.
    parts: Sets,
    aim: Aim,
    /// The least that the tiles of a play worth finding earn.
    bar: i32,
    tiles: [u8; MAX_SIDE],
}

impl<'a> Fit<'a> {
    /// Offers `best` the plays in `slot` of `lane` that may be among them.
    pub fn find(
        words: Words<'a>,
        subracks: &'a Subracks,
        points: &'a [i32; 64],
        (lane, slot): (Lane<'a>, &'a Slot),
        aim: Aim,
        best: &'a mut Best,
    ) {
        let mut fit = Self {
            words,
            subracks,
            points,
            lane,
            slot,
            best,
            steps: [Step::default(); WIDTH],
            parts: subracks.parts(aim.sets),
            aim,
            bar: 0,
            tiles: [0; MAX_SIDE],
        };
        let first = fit.walk();
        fit.raise();
        let (node, _) = words.follow(ROOT, false, lane.tiles(slot.start, first));
        let hint = words.hint(node);
        if hint.lengths >> (slot.end - first) & 1 == 1 {
            fit.lay(0, hint, 0, 0);
        }
    }

    /// Notes every square to fill; gives the first one.
    fn walk(&mut self) -> u8 {
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
        let mut rest = Row::default();
        for depth in (1..depth).rev() {
            rest.enter(self.steps[depth].factor as i16);
            self.steps[depth - 1].ahead = rest.dot(values);
        }
        self.steps[0].cell
    }

    /// Sets the bar by the play to beat.
    ///
    /// Of plays with equal equity and points the one on the earlier place is
    /// the better one, and in one slot the one found earlier: a descent meets
    /// them in the order of their tiles. With leaves, points could still decide.
    fn raise(&mut self) {
        let Some(worst) = self.best.worst() else {
            self.bar = self.bar_of(self.aim.floor.max(i64::MIN / 2));
            return;
        };
        let place = (
            self.lane.square(self.slot.start as usize) as u16,
            self.lane.down,
        );
        let level = worst.equity == 1000 * i64::from(worst.points) && self.aim.best_leave == 0;
        let here = worst.place() == place && worst.tiles().len() == self.slot.length as usize;
        let late = level && (worst.place() < place || here);
        self.bar = self.bar_of(worst.equity + i64::from(late));
    }

    /// The least that the tiles of a play of at least `equity` earn.
    fn bar_of(&self, equity: i64) -> i32 {
        let least = equity - self.aim.best_leave;
        let points = (least + 999).div_euclid(1000) - i64::from(self.slot.fixed);
        points.clamp(-1 << 30, 1 << 30) as i32
    }

    /// Tries every tile on the square at `depth`, behind the node of `hint`.
    fn lay(&mut self, depth: usize, hint: Hint, laid: u16, points: i32) {
        let step = self.steps[depth];
        let last = depth + 1 == self.slot.laid as usize;
        let ends = last && step.next == step.cell + 1;
        let open = step.mask & if ends { hint.ends } else { hint.tiles };
        let need = self.bar - step.ahead;
        let mut left = open & self.subracks.set(laid).rest;
        while left != 0 {
            let letter = left.trailing_zeros() as u8;
            left &= left - 1;
            let with = laid + self.subracks.stride(letter);
            let earned = points + step.factor * self.points[letter as usize];
            if earned >= need && self.parts.contains(with) {
                self.go(depth, &hint, letter, with, earned, last);
            }
        }
        let with = laid + self.subracks.stride(0);
        if with == laid || points < need {
            return;
        }
        if self.subracks.set(laid).blanks < self.subracks.whole().blanks
            && self.parts.contains(with)
        {
            let mut left = open & self.aim.faces;
            while left != 0 {
                let face = left.trailing_zeros() as u8;
                left &= left - 1;
                self.go(depth, &hint, face | BLANK, with, points, last);
            }
        }
    }

    /// Lays `tile` and goes on behind it.
    #[inline]
    fn go(&mut self, depth: usize, hint: &Hint, tile: u8, laid: u16, points: i32, last: bool) {
        let step = self.steps[depth];
        self.tiles[(step.cell - self.slot.start) as usize] = tile;
        let edge = self.words.edge(hint, 1 << tile::face(tile));
        let tiles = self.lane.tiles(step.cell + 1, step.next);
        let (node, accepts) = self.words.follow(edge.child(), edge.accepts(), tiles);
        if last {
            if accepts {
                self.offer(laid, points);
            }
            return;
        }
        let next = self.words.hint(node);
        if next.lengths >> (self.slot.end - step.next) & 1 == 1 {
            self.lay(depth + 1, next, laid, points);
        }
    }

    /// Offers the play of the tiles laid.
    fn offer(&mut self, laid: u16, points: i32) {
        let points = points + self.slot.fixed;
        let equity = 1000 * i64::from(points) + self.subracks.set(laid).leave;
        let worst = self
            .best
            .worst()
            .map_or(self.aim.floor, |worst| worst.equity);
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
            self.raise();
        }
    }
}
