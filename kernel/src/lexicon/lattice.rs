//! The words of a graph that lie in a lattice: every way to read a text as tiles at once.
//!
//! A text of `n` digraphs can be laid in 2^n ways. Walking graph and lattice together tries only
//! those that begin a word, and no pair of node and place again that led to nothing.

use std::collections::HashSet;

use crate::lexicon::graph::{Graph, Node, ROOT};

/// The tiles that can be read at each place of a text, each with the place where it ends.
///
/// The text ends at `places.len()`. An arc that does not lead forward is not followed.
pub type Lattice = [Vec<(u8, usize)>];

/// Tiles of a word at most, so that neither a damaged graph nor an endless text fills the stack.
const DEEPEST: usize = 64;

/// The first `limit` words of `graph` that lead through `lattice` from its start to its end.
///
/// They come in ascending order of tiles if the arcs of each place are in ascending order.
#[must_use]
pub fn words(graph: Graph<'_>, lattice: &Lattice, limit: usize) -> Vec<Vec<u8>> {
    let mut walk = Walk {
        graph,
        lattice,
        limit,
        dead: HashSet::new(),
        laid: Vec::new(),
        found: Vec::new(),
    };
    walk.from(ROOT, 0);
    walk.found
}

struct Walk<'a> {
    graph: Graph<'a>,
    lattice: &'a Lattice,
    limit: usize,
    /// Pairs of node and place from which no word ends.
    dead: HashSet<(Node, usize)>,
    laid: Vec<u8>,
    found: Vec<Vec<u8>>,
}

impl Walk<'_> {
    fn from(&mut self, node: Node, place: usize) {
        let lattice = self.lattice;
        let Some(arcs) = lattice.get(place) else {
            return;
        };
        if node == 0 || self.laid.len() >= DEEPEST || self.dead.contains(&(node, place)) {
            return;
        }
        let before = self.found.len();
        for &(tile, end) in arcs.iter().filter(|&&(_, end)| end > place) {
            if self.found.len() >= self.limit {
                return;
            }
            let Some(edge) = self.graph.step(node, tile) else {
                continue;
            };
            self.laid.push(tile);
            if end >= lattice.len() {
                if edge.accepts() {
                    self.found.push(self.laid.clone());
                }
            } else {
                self.from(edge.child(), end);
            }
            self.laid.pop();
        }
        if self.found.len() == before {
            self.dead.insert((node, place));
        }
    }
}
