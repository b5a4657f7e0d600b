//! The word graph: a minimal automaton over tile ids, packed in 32-bit edges.
//!
//! An edge is a little-endian `u32`: bits 0-5 the tile id (1..63), bit 6 set
//! when a word may end after this tile, bit 7 set on the last edge of its node,
//! bits 8-31 the index of the child node's first edge (0 = no child). Edge 0 is
//! reserved and zero; the root node starts at edge 1; a graph of one edge holds
//! no word. A child always lies behind the node that leads to it, so a graph
//! is acyclic by construction and one pass over the edges checks it.

use crate::tiles;

/// Index of the first edge of a node; 0 is no node.
pub type Node = u32;

/// The node where every word starts.
pub const ROOT: Node = 1;

/// The most edges a graph can have: a child index has 24 bits.
pub const MAX_EDGES: usize = 1 << 24;

const TILE: u32 = 0x3f;
const ACCEPTS: u32 = 0x40;
const LAST: u32 = 0x80;
const CHILD_SHIFT: u32 = 8;

/// One edge of the graph: a tile, whether a word ends there, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge(u32);

impl Edge {
    /// What a read outside the graph gives: no tile, no child, no further edge.
    const NONE: Self = Self(LAST);

    /// Tile id, 1..63; 0 only for the reserved edge.
    #[inline]
    #[must_use]
    pub const fn tile(self) -> u8 {
        (self.0 & TILE) as u8
    }

    /// Whether a word may end after this tile.
    #[inline]
    #[must_use]
    pub const fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    /// Whether this is the last edge of its node.
    #[inline]
    #[must_use]
    pub const fn is_last(self) -> bool {
        self.0 & LAST != 0
    }

    /// The node after this tile; 0 when no word goes on.
    #[inline]
    #[must_use]
    pub const fn child(self) -> Node {
        self.0 >> CHILD_SHIFT
    }
}

/// A word graph over borrowed bytes; copying it copies two words.
///
/// Every read is checked, so a graph whose bytes change after [`Graph::read`]
/// gives wrong answers but never a panic or an endless loop.
#[derive(Clone, Copy, Debug)]
pub struct Graph<'a> {
    edges: &'a [[u8; 4]],
}

impl<'a> Graph<'a> {
    /// Borrows bytes that [`Graph::read`] has accepted before.
    #[inline]
    #[must_use]
    pub fn over(bytes: &'a [u8]) -> Self {
        Self {
            edges: bytes.as_chunks::<4>().0,
        }
    }

    /// Number of edges, the reserved one included.
    #[must_use]
    pub fn len(self) -> usize {
        self.edges.len()
    }

    /// Whether the graph holds no word.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.edges.len() < 2
    }

    /// The edge at `at`; outside the graph an edge that leads nowhere.
    #[inline]
    #[must_use]
    pub fn edge(self, at: Node) -> Edge {
        self.edges
            .get(at as usize)
            .map_or(Edge::NONE, |bytes| Edge(u32::from_le_bytes(*bytes)))
    }

    /// The edges of `node` in ascending order of tile; none for node 0.
    #[inline]
    pub fn node(self, node: Node) -> impl Iterator<Item = Edge> {
        let mut next = (node != 0).then_some(node);
        std::iter::from_fn(move || {
            let at = next?;
            let edge = self.edge(at);
            next = (!edge.is_last()).then(|| at + 1);
            Some(edge)
        })
    }

    /// The edge of `node` that carries `tile`.
    #[inline]
    #[must_use]
    pub fn step(self, node: Node, tile: u8) -> Option<Edge> {
        self.node(node)
            .take_while(|edge| edge.tile() <= tile)
            .find(|edge| edge.tile() == tile)
    }

    /// The last edge on the way that `tiles` spells from `node`; blanks count as their face.
    #[must_use]
    pub fn walk(self, node: Node, tiles: &[u8]) -> Option<Edge> {
        let (first, rest) = tiles.split_first()?;
        let mut edge = self.step(node, tiles::face(*first))?;
        for tile in rest {
            edge = self.step(edge.child(), tiles::face(*tile))?;
        }
        Some(edge)
    }

    /// Whether `tiles` is a word of the graph; blanks count as their face.
    #[must_use]
    pub fn accepts(self, tiles: &[u8]) -> bool {
        self.walk(ROOT, tiles).is_some_and(Edge::accepts)
    }

    /// The tiles `t` for which `before + t + after` is a word, as a bit mask over tile ids.
    #[must_use]
    pub fn cross_set(self, before: &[u8], after: &[u8]) -> u64 {
        let node = match before {
            [] => ROOT,
            _ => self.walk(ROOT, before).map_or(0, Edge::child),
        };
        self.node(node)
            .filter(|edge| match after {
                [] => edge.accepts(),
                _ => self.walk(edge.child(), after).is_some_and(Edge::accepts),
            })
            .fold(0, |mask, edge| mask | 1 << edge.tile())
    }

    /// How many words of 2 to `longest` tiles the graph holds, saturating at `u64::MAX`.
    ///
    /// One pass from the back for each length, until the longest word is reached.
    #[must_use]
    pub fn count(self, longest: usize) -> u64 {
        let depth = self.depth();
        // words[i]: how many ways there are to end within the length, on edge i or a later one of its node.
        let mut words = vec![0_u64; self.len() + 1];
        if longest >= depth {
            self.count_pass(&mut words, |words, child| words[child]);
        } else {
            let mut shorter = words.clone();
            for _ in 0..longest {
                std::mem::swap(&mut words, &mut shorter);
                self.count_pass(&mut words, |_, child| shorter[child]);
            }
        }
        words.get(ROOT as usize).copied().unwrap_or(0)
    }

    fn count_pass(self, words: &mut [u64], after: impl Fn(&[u64], usize) -> u64) {
        for at in (1..self.len()).rev() {
            let edge = self.edge(at as Node);
            let rest = if edge.is_last() { 0 } else { words[at + 1] };
            let below = match edge.child() as usize {
                0 => 0,
                child => after(words, child.min(self.len())),
            };
            words[at] = rest
                .saturating_add(below)
                .saturating_add(u64::from(edge.accepts()));
        }
    }

    /// Tiles of the longest word.
    #[must_use]
    pub fn depth(self) -> usize {
        let mut depth = vec![0_usize; self.len() + 1];
        for at in (1..self.len()).rev() {
            let edge = self.edge(at as Node);
            let rest = if edge.is_last() { 0 } else { depth[at + 1] };
            let below = match edge.child() as usize {
                0 => 0,
                child => depth[child.min(self.len())],
            };
            depth[at] = rest.max(below + 1);
        }
        depth.get(ROOT as usize).copied().unwrap_or(0)
    }
}
