//! What one word graph has that another has not: one walk over both at once.

use std::collections::HashMap;

use crate::lexicon::graph::{Edge, Graph, Node, ROOT};

/// The words of `left` that `right` has not.
pub struct Contrast<'a> {
    left: Graph<'a>,
    right: Graph<'a>,
    longest: usize,
    /// (left node, right node; 0 is none) -> words that go on from there, by length.
    known: HashMap<(Node, Node), Box<[u64]>>,
}

impl<'a> Contrast<'a> {
    /// Compares words of at most `longest` tiles.
    #[must_use]
    pub fn new(left: Graph<'a>, right: Graph<'a>, longest: u8) -> Self {
        let mut contrast = Self {
            left,
            right,
            longest: longest as usize,
            known: HashMap::new(),
        };
        if !left.is_empty() {
            contrast.count_from(ROOT, contrast.right_root(), contrast.longest);
        }
        contrast
    }

    /// How many words of `left` are not in `right`; saturates at the largest 64-bit number.
    #[must_use]
    pub fn count(&self) -> u64 {
        let words = self.known.get(&(ROOT, self.right_root()));
        words.map_or(0, |words| {
            words.iter().fold(0, |sum, &more| sum.saturating_add(more))
        })
    }

    /// The first `limit` of them in ascending order.
    #[must_use]
    pub fn words(&self, limit: usize) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        if !self.left.is_empty() {
            self.list(ROOT, self.right_root(), limit, &mut Vec::new(), &mut found);
        }
        found
    }

    fn right_root(&self) -> Node {
        if self.right.is_empty() { 0 } else { ROOT }
    }

    fn twin(&self, right: Node, tile: u8) -> Option<Edge> {
        self.right.node(right).find(|edge| edge.tile() == tile)
    }

    /// Where `edge` leads in both graphs, and whether its own word is in the left one only.
    fn step(&self, edge: Edge, right: Node) -> (Node, bool) {
        let twin = self.twin(right, edge.tile());
        let both = twin.is_some_and(Edge::accepts);
        (twin.map_or(0, Edge::child), edge.accepts() && !both)
    }

    /// Fills `known` for the pair and all pairs below; recursion is bounded by `left_over`.
    fn count_from(&mut self, left: Node, right: Node, left_over: usize) {
        if left_over == 0 {
            return;
        }
        // A pair met again nearer to the root may have been cut short before.
        let met = self.known.get(&(left, right));
        if met.is_some_and(|words| words.len() >= left_over) {
            return;
        }
        let mut words = vec![0_u64; left_over].into_boxed_slice();
        let graph = self.left;
        for edge in graph.node(left) {
            let (beside, own) = self.step(edge, right);
            words[0] = words[0].saturating_add(u64::from(own));
            if edge.child() == 0 {
                continue;
            }
            self.count_from(edge.child(), beside, left_over - 1);
            if let Some(below) = self.known.get(&(edge.child(), beside)) {
                for (sum, &more) in words[1..].iter_mut().zip(below) {
                    *sum = sum.saturating_add(more);
                }
            }
        }
        self.known.insert((left, right), words);
    }

    fn list(
        &self,
        left: Node,
        right: Node,
        limit: usize,
        path: &mut Vec<u8>,
        found: &mut Vec<Vec<u8>>,
    ) {
        for edge in self.left.node(left) {
            if found.len() >= limit || path.len() >= self.longest {
                return;
            }
            let (beside, own) = self.step(edge, right);
            path.push(edge.tile());
            if own {
                found.push(path.clone());
            }
            let below = self.known.get(&(edge.child(), beside));
            if below.is_some_and(|words| words.iter().any(|&count| count > 0)) {
                self.list(edge.child(), beside, limit, path, found);
            }
            path.pop();
        }
    }
}
