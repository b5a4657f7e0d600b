//! Down the word graph along one lane: every word that the rack can lay there.

use crate::goals::Goals;
use crate::graph::{Edge, Node, ROOT};
use crate::guide::Words;
use crate::lanes::Lane;
use crate::leaves::LeaveTable;
use crate::plays::{Best, Play};
use crate::position::{Position, Rack};
use crate::reach::{Reach, Step};
use crate::ruleset::{MAX_RACK, MAX_SIDE};
use crate::tile::{self, BLANK};

/// Where a descent stands before one of its steps.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// The node whose edges are tried.
    node: Node,
    /// The next edge to try; 0 when all were.
    next: Node,
    /// [`BLANK`] when blanks are tried, 0 while letters are.
    blank: u8,
    /// The tile laid here, as the rack knows it (0 for a blank).
    kind: u8,
    /// Points of the main word's tiles laid before, premiums of letters included.
    main: i32,
    /// Points of the words at right angles made before; under goals, of their laid tiles only.
    sum: i32,
    /// What the tiles laid before are in the table of leaves.
    laid: u16,
    /// The numbers of tiles that may still be worth laying, as a mask.
    live: u16,
}

impl Frame {
    /// Before the first edge of `node`.
    fn at(node: Node) -> Self {
        Self {
            node,
            next: node,
            ..Self::default()
        }
    }
}

/// The state of one descent. Its depth is bounded by the rack, so it needs no allocation.
pub struct Descent<'a> {
    words: Words<'a>,
    position: &'a Position<'a>,
    lane: Lane<'a>,
    reach: &'a Reach,
    leaves: &'a LeaveTable,
    /// Where words may end, as a mask over cells.
    ends: u32,
    rack: Rack,
    frames: [Frame; MAX_RACK + 1],
    tiles: [u8; MAX_SIDE],
}

impl<'a> Descent<'a> {
    /// Stands before the first square of `reach`.
    pub fn new(
        words: Words<'a>,
        position: &'a Position<'a>,
        lane: Lane<'a>,
        reach: &'a Reach,
        leaves: &'a LeaveTable,
    ) -> Self {
        Self {
            words,
            ends: 0,
            position,
            lane,
            reach,
            leaves,
            rack: position.rack.clone(),
            frames: [Frame::default(); MAX_RACK + 1],
            tiles: [0; MAX_SIDE],
        }
    }

    /// Appends every play of the reach to `all`, in ascending order of tiles, until there are `most`.
    pub fn sweep(&mut self, all: &mut Vec<Play>, most: usize) {
        let reach = self.reach;
        let mut depth = 0;
        if !self.enter(reach.ends(reach.legal())) {
            return;
        }
        loop {
            let step = &reach.steps[depth];
            let Some((edge, tile)) = self.next_tile(depth, step.mask) else {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                self.lift(depth);
                continue;
            };
            let (child, accepts) = self.pass(edge, step);
            if child == 0 && !accepts {
                continue;
            }
            let frame = self.frames[depth];
            let value = self.position.ruleset.points_of(tile);
            let main = frame.main + step.letter_factor * value;
            let sum = frame.sum + step.cross_points + step.cross_factor * value;
            let laid = frame.laid + self.leaves.stride(tile);
            self.tiles[(step.cell - reach.start) as usize] = tile;
            if accepts {
                if all.len() == most {
                    return;
                }
                let bonus = self.position.ruleset.bonus[depth + 1];
                let points = (main + step.through_points) * step.word_factor + sum + bonus;
                all.push(self.play(step.end, points, laid));
            }
            if child != 0 {
                self.lay(depth, tile);
                depth += 1;
                self.frames[depth] = Frame {
                    main,
                    sum,
                    laid,
                    ..Frame::at(child)
                };
            }
        }
    }

    /// Offers `best` the plays of the reach, leaving out what cannot be among them.
    pub fn probe(&mut self, goals: &mut Goals, best: &mut Best) {
        let reach = self.reach;
        let mut depth = 0;
        let live = goals.aim(self.floor(best, false));
        if live == 0 || !self.enter(reach.ends(live)) {
            return;
        }
        self.frames[0].live = live;
        loop {
            let step = &reach.steps[depth];
            let Some((edge, tile)) = self.next_tile(depth, step.mask) else {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                self.lift(depth);
                continue;
            };
            let frame = self.frames[depth];
            let value = self.position.ruleset.points_of(tile);
            let main = frame.main + step.letter_factor * value;
            let sum = frame.sum + step.cross_factor * value;
            let live = goals.live(frame.live, depth + 1, main, sum);
            if live == 0 {
                continue;
            }
            self.ends = reach.ends(live);
            let (child, accepts) = self.pass(edge, step);
            if child == 0 && !accepts {
                continue;
            }
            let laid = frame.laid + self.leaves.stride(tile);
            self.tiles[(step.cell - reach.start) as usize] = tile;
            if accepts {
                let play = self.play(step.end, goals.points(depth + 1, main, sum), laid);
                if best.offer(&play) {
                    goals.aim(self.floor(best, best.worst() == Some(&play)));
                }
            }
            if child != 0 {
                self.lay(depth, tile);
                depth += 1;
                self.frames[depth] = Frame {
                    main,
                    sum,
                    laid,
                    live,
                    ..Frame::at(child)
                };
            }
        }
    }

    /// The least equity worth having. `newest` tells that the play to beat was found in this descent.
    ///
    /// Plays of one descent come in ascending order, so one that is merely as
    /// good as the play to beat comes too late, if that play was found here or
    /// stands on an earlier place. With leaves, points could still decide.
    fn floor(&self, best: &Best, newest: bool) -> i64 {
        let Some(worst) = best.worst() else {
            return i64::MIN;
        };
        let place = (
            self.lane.square(self.reach.start as usize) as u16,
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
        self.ends = ends;
        let (from, to) = (self.reach.start, self.reach.steps[0].cell);
        let node = self.follow(ROOT, false, from, to).0;
        self.frames[0] = Frame::at(node);
        self.goes_on(node, to)
    }

    /// Whether a word that stands before `cell` at `node` can end where it may.
    #[inline]
    fn goes_on(&self, node: Node, cell: u8) -> bool {
        self.words.guide.lengths(node) & (self.ends >> cell) != 0
    }

    /// The node behind `edge` and the tiles that follow `step`, if a word can go on from there; and whether one ends there.
    #[inline]
    fn pass(&self, edge: Edge, step: &Step) -> (Node, bool) {
        let (child, accepts) = self.follow(edge.child(), edge.accepts(), step.cell + 1, step.end);
        let child = if self.goes_on(child, step.end) {
            child
        } else {
            0
        };
        (child, accepts && self.ends >> step.end & 1 == 1)
    }

    /// Follows the tiles on the board from cell `from` to `to`.
    #[inline]
    fn follow(&self, mut node: Node, mut accepts: bool, from: u8, to: u8) -> (Node, bool) {
        for cell in &self.lane.cells[from as usize..to as usize] {
            match self.words.graph.step(node, tile::face(cell.tile)) {
                Some(edge) => (node, accepts) = (edge.child(), edge.accepts()),
                None => return (0, false),
            }
        }
        (node, accepts)
    }

    /// The next edge whose tile goes where `mask` admits it: letters of the rack first, then blanks.
    #[inline]
    fn next_tile(&mut self, depth: usize, mask: u64) -> Option<(Edge, u8)> {
        let frame = &mut self.frames[depth];
        loop {
            if frame.next == 0 {
                if frame.blank != 0 || self.rack.blanks == 0 {
                    return None;
                }
                frame.blank = BLANK;
                frame.next = frame.node;
            }
            let letters = if frame.blank == 0 {
                self.rack.letters
            } else {
                !0
            };
            let edge = self.words.graph.edge(frame.next);
            frame.next = if edge.is_last() { 0 } else { frame.next + 1 };
            if letters & mask & 1 << edge.tile() != 0 {
                return Some((edge, edge.tile() | frame.blank));
            }
        }
    }

    /// Takes `tile` off the rack for the step at `depth`.
    #[inline]
    fn lay(&mut self, depth: usize, tile: u8) {
        if tile & BLANK != 0 {
            self.rack.blanks -= 1;
            self.frames[depth].kind = 0;
            return;
        }
        self.frames[depth].kind = tile;
        let count = &mut self.rack.counts[tile as usize];
        *count -= 1;
        if *count == 0 {
            self.rack.letters &= !(1 << tile);
        }
    }

    /// Puts the tile laid at `depth` back on the rack.
    #[inline]
    fn lift(&mut self, depth: usize) {
        match self.frames[depth].kind {
            0 => self.rack.blanks += 1,
            kind => {
                self.rack.counts[kind as usize] += 1;
                self.rack.letters |= 1 << kind;
            }
        }
    }

    #[inline]
    fn play(&self, end: u8, points: i32, laid: u16) -> Play {
        let start = self.lane.square(self.reach.start as usize) as u16;
        let mut play = Play::new(start, self.lane.down, self.tiles, end - self.reach.start);
        play.points = points;
        play.equity = 1000 * i64::from(points) + self.leaves.value(laid);
        play
    }
}
