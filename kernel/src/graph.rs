//! The word graph: a minimal automaton over tile ids, packed in 32-bit edges.
//!
//! An edge is a little-endian `u32`: bits 0-5 the tile id (1..63), bit 6 set
//! when a word may end after this tile, bit 7 set on the last edge of its node,
//! bits 8-31 the index of the child node's first edge (0 = no child). Edge 0 is
//! reserved and zero; the root node starts at edge 1; a graph of one edge holds
//! no word. A child always lies behind the node that leads to it, so a graph
//! is acyclic by construction and one pass over the edges checks it.

use crate::tile;

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

/// Why some bytes are no word graph; each names the edge where it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Not a whole, positive number of edges, or more than 24 bits can index.
    Length,
    /// Edge 0 is not zero.
    Reserved,
    /// Tile id 0.
    Tile(usize),
    /// Tiles of a node do not ascend.
    Order(usize),
    /// The child lies outside, before its parent's end, or inside a node.
    Child(usize),
    /// Neither accepts nor goes on.
    DeadEnd(usize),
    /// A word of one tile.
    OneTileWord(usize),
    /// The last node is not closed.
    Open,
}

impl Damage {
    /// Stable name of the reason.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Length => "length",
            Self::Reserved => "reserved-edge",
            Self::Tile(_) => "tile",
            Self::Order(_) => "order",
            Self::Child(_) => "child",
            Self::DeadEnd(_) => "dead-end",
            Self::OneTileWord(_) => "one-tile-word",
            Self::Open => "open-node",
        }
    }

    /// The edge where it shows, if it shows at one.
    #[must_use]
    pub const fn edge(self) -> Option<usize> {
        match self {
            Self::Tile(at)
            | Self::Order(at)
            | Self::Child(at)
            | Self::DeadEnd(at)
            | Self::OneTileWord(at) => Some(at),
            Self::Length | Self::Reserved | Self::Open => None,
        }
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
    /// Checks `bytes` in one pass and lends them as a graph.
    ///
    /// # Errors
    /// The first [`Damage`] found.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Damage> {
        let graph = Self::over(bytes);
        let (_, rest) = bytes.as_chunks::<4>();
        if graph.edges.is_empty() || !rest.is_empty() || graph.edges.len() > MAX_EDGES {
            return Err(Damage::Length);
        }
        if graph.edges[0] != [0; 4] {
            return Err(Damage::Reserved);
        }
        graph.check()?;
        Ok(graph)
    }

    /// Lends bytes that [`Graph::read`] has accepted before.
    #[inline]
    #[must_use]
    pub fn over(bytes: &'a [u8]) -> Self {
        Self {
            edges: bytes.as_chunks::<4>().0,
        }
    }

    fn check(self) -> Result<(), Damage> {
        let mut before = 0;
        let mut first = true;
        for at in 1..self.edges.len() {
            let edge = self.edge(at as Node);
            let child = edge.child() as usize;
            if edge.tile() == 0 {
                return Err(Damage::Tile(at));
            }
            if edge.tile() <= before {
                return Err(Damage::Order(at));
            }
            if child == 0 && !edge.accepts() {
                return Err(Damage::DeadEnd(at));
            }
            if child != 0 && (child <= at || child >= self.edges.len() || !self.starts_node(child))
            {
                return Err(Damage::Child(at));
            }
            if first && edge.accepts() {
                return Err(Damage::OneTileWord(at));
            }
            first &= !edge.is_last();
            before = if edge.is_last() { 0 } else { edge.tile() };
        }
        if before == 0 {
            Ok(())
        } else {
            Err(Damage::Open)
        }
    }

    fn starts_node(self, at: usize) -> bool {
        self.edge(at as Node - 1).is_last()
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
        let mut edge = self.step(node, tile::face(*first))?;
        for tile in rest {
            edge = self.step(edge.child(), tile::face(*tile))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    const NOT_LAST: u32 = 0;

    fn bytes(edges: &[u32]) -> Vec<u8> {
        edges.iter().flat_map(|edge| edge.to_le_bytes()).collect()
    }

    fn edge(tile: u32, child: u32, flags: u32) -> u32 {
        tile | flags | child << CHILD_SHIFT
    }

    /// 1-2, 1-3, 2-3, 1-2-3.
    fn small() -> Vec<u8> {
        bytes(&[
            0,
            edge(1, 3, NOT_LAST),
            edge(2, 5, LAST),
            edge(2, 5, ACCEPTS),
            edge(3, 0, ACCEPTS | LAST),
            edge(3, 0, ACCEPTS | LAST),
        ])
    }

    #[test]
    fn words_are_found_and_counted() {
        let bytes = small();
        let graph = Graph::read(&bytes).unwrap();
        assert!(graph.accepts(&[1, 2]) && graph.accepts(&[1, 0x43]) && graph.accepts(&[1, 2, 3]));
        assert!(!graph.accepts(&[]) && !graph.accepts(&[1]) && !graph.accepts(&[2, 2]));
        assert_eq!(
            [0, 1, 2, 3, 9].map(|longest| graph.count(longest)),
            [0, 0, 3, 4, 4]
        );
    }

    #[test]
    fn cross_sets_stand_between() {
        let bytes = small();
        let graph = Graph::read(&bytes).unwrap();
        assert_eq!(graph.cross_set(&[1], &[]), 1 << 2 | 1 << 3);
        assert_eq!(graph.cross_set(&[], &[3]), 1 << 1 | 1 << 2);
        assert_eq!(graph.cross_set(&[1], &[3]), 1 << 2);
        assert_eq!(graph.cross_set(&[9], &[]), 0);
    }

    #[test]
    fn the_empty_graph_holds_nothing() {
        let graph = Graph::read(&[0; 4]).unwrap();
        assert!(graph.is_empty() && !graph.accepts(&[1, 2]));
        assert_eq!(
            (graph.count(15), graph.depth(), graph.cross_set(&[], &[])),
            (0, 0, 0)
        );
    }

    #[test]
    fn each_damage_is_named() {
        let cases: [(&[u32], Damage); 9] = [
            (&[], Damage::Length),
            (&[1], Damage::Reserved),
            (&[0, edge(0, 0, ACCEPTS | LAST)], Damage::Tile(1)),
            (
                &[
                    0,
                    edge(2, 3, 0),
                    edge(2, 3, LAST),
                    edge(1, 0, ACCEPTS | LAST),
                ],
                Damage::Order(2),
            ),
            (&[0, edge(1, 1, LAST)], Damage::Child(1)),
            (&[0, edge(1, 9, LAST)], Damage::Child(1)),
            (
                &[
                    0,
                    edge(1, 3, LAST),
                    edge(1, 0, ACCEPTS),
                    edge(2, 0, ACCEPTS | LAST),
                ],
                Damage::Child(1),
            ),
            (&[0, edge(1, 0, LAST)], Damage::DeadEnd(1)),
            (&[0, edge(1, 2, LAST), edge(1, 0, ACCEPTS)], Damage::Open),
        ];
        for (edges, damage) in cases {
            assert_eq!(Graph::read(&bytes(edges)).unwrap_err(), damage);
        }
        assert_eq!(
            Graph::read(&bytes(&[0, edge(1, 0, ACCEPTS | LAST)])).unwrap_err(),
            Damage::OneTileWord(1)
        );
        assert_eq!(Graph::read(&[0; 5]).unwrap_err(), Damage::Length);
    }
}
