//! How many answers there are, without listing them.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::query::{Query, State};
use crate::automaton::NodeHasher;
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::Words;

/// The number of words that fit `query`, saturating at `u64::MAX`; None when `budget` edges do not tell.
#[must_use]
pub fn count(words: Words<'_>, query: &Query, budget: u64) -> Option<u64> {
    let mut counts = Counts {
        words,
        query,
        known: HashMap::default(),
        left: budget,
    };
    counts.below(ROOT, query.start())
}

struct Counts<'a> {
    words: Words<'a>,
    query: &'a Query,
    known: HashMap<(Node, State), u64, BuildHasherDefault<NodeHasher>>,
    left: u64,
}

impl Counts<'_> {
    /// The answers behind `node`; the depth is bounded by the longest word a query allows.
    fn below(&mut self, node: Node, state: State) -> Option<u64> {
        if let Some(&known) = self.known.get(&(node, state)) {
            return Some(known);
        }
        let mut sum = 0_u64;
        for (tile, edge) in self.words.edges(node) {
            self.left = self.left.checked_sub(1)?;
            let Some(next) = self.query.after(state, tile) else {
                continue;
            };
            sum = sum.saturating_add(u64::from(edge.accepts() && self.query.accepts(next)));
            let lengths = self.words.info(edge.child()).lengths;
            if lengths & self.query.further(next) != 0 {
                sum = sum.saturating_add(self.below(edge.child(), next)?);
            }
        }
        self.known.insert((node, state), sum);
        Some(sum)
    }
}
