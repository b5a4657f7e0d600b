//! The answers in ascending order, from any point on, within a budget.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use super::query::{Query, State};
use crate::automaton::NodeHasher;
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::Words;

/// Some of the answers to a query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Words in ascending order of tiles; a word that others begin with comes before them.
    pub words: Vec<Vec<u8>>,
    /// Where to go on: handed in as `from`; None when all are told.
    pub next: Option<Vec<u8>>,
}

/// A tile to be tried behind a node.
struct Step {
    node: Node,
    /// The tiles still to be tried, the least of them next.
    tiles: u64,
    /// Before the tile.
    state: State,
    /// Words found before what is behind its tile was looked at.
    before: usize,
    /// Whether all tiles of its node before it have been tried.
    whole: bool,
}

struct Walk<'a> {
    words: Words<'a>,
    query: &'a Query,
    steps: Vec<Step>,
    /// The tiles of all steps but the last, which is about to be tried.
    spelled: Vec<u8>,
    /// Nodes with states behind which there is no answer.
    dead: HashSet<(Node, State), BuildHasherDefault<NodeHasher>>,
    found: Vec<Vec<u8>>,
}

/// The words that fit `query` and do not come before `from`: `limit` at most.
///
/// `budget` bounds the edges tried: where it is used up, there is a place to go
/// on from, even if no word was found.
#[must_use]
pub fn find(words: Words<'_>, query: &Query, from: &[u8], limit: usize, budget: u64) -> Found {
    let mut walk = Walk {
        words,
        query,
        steps: Vec::new(),
        spelled: Vec::new(),
        dead: HashSet::default(),
        found: Vec::new(),
    };
    walk.stand(from);
    for _ in 0..budget {
        if walk.steps.is_empty() || walk.found.len() >= limit {
            break;
        }
        walk.try_next();
    }
    Found {
        next: walk.place(),
        words: walk.found,
    }
}

impl Walk<'_> {
    /// Stands before the first edge on the way that `from` spells, or the next one after it.
    fn stand(&mut self, from: &[u8]) {
        let mut state = self.query.start();
        let mut node = ROOT;
        if from.is_empty() {
            self.push(node, u64::MAX, state, false);
        }
        for (at, &tile) in from.iter().enumerate() {
            if !self.push(node, u64::MAX << tile, state, false) {
                return self.go_on();
            }
            let bit = 1 << tile;
            let info = self.words.info(node);
            if at + 1 == from.len() || info.tiles & bit == 0 {
                return;
            }
            self.spelled.push(tile);
            match self.query.after(state, tile) {
                Some(next) => (node, state) = (self.words.edge(&info, bit).child(), next),
                None => return self.go_on(),
            }
        }
    }

    /// Puts the tiles of `node` that are among `tiles` on the way; false when there are none.
    fn push(&mut self, node: Node, tiles: u64, state: State, whole: bool) -> bool {
        let tiles = self.words.info(node).tiles & tiles;
        if tiles != 0 {
            self.steps.push(Step {
                node,
                tiles,
                state,
                before: self.found.len(),
                whole,
            });
        }
        tiles != 0
    }

    fn try_next(&mut self) {
        let Some(step) = self.steps.last_mut() else {
            return;
        };
        let tile = step.tiles.trailing_zeros() as u8;
        self.spelled.push(tile);
        let Some(next) = self.query.after(step.state, tile) else {
            return self.go_on();
        };
        let edge = self.words.edge(&self.words.info(step.node), 1 << tile);
        if edge.accepts() && self.query.accepts(next) {
            self.found.push(self.spelled.clone());
        }
        step.before = self.found.len();
        let lengths = self.words.info(edge.child()).lengths;
        let may_go_on = lengths & self.query.further(next) != 0;
        if may_go_on && !self.dead.contains(&(edge.child(), next)) {
            self.push(edge.child(), u64::MAX, next, true);
        } else {
            self.go_on();
        }
    }

    /// From the last tile spelled to the next edge of its node, or of a node before.
    fn go_on(&mut self) {
        while self.spelled.pop().is_some() {
            let Some(step) = self.steps.pop() else { return };
            let later = step.tiles & (step.tiles - 1);
            if later != 0 {
                self.push(step.node, later, step.state, step.whole);
                return;
            }
            let dead = step.whole
                && self
                    .steps
                    .last()
                    .is_some_and(|above| above.before == self.found.len());
            if dead {
                self.dead.insert((step.node, step.state));
            }
        }
    }

    /// The tile to be tried next and the way to it, as `from` takes it.
    fn place(&self) -> Option<Vec<u8>> {
        let step = self.steps.last()?;
        let mut place = self.spelled.clone();
        place.push(step.tiles.trailing_zeros() as u8);
        Some(place)
    }
}
