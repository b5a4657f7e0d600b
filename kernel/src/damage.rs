//! What can be wrong with bytes that should be a word graph or its index.

use crate::graph::{Graph, MAX_EDGES, Node};

/// Why some bytes are no word graph, or no index of one; each names the edge where it shows.
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
    /// The parts of an index are not as long as it says.
    IndexSize,
    /// A node of an index is cut off, leads to no node, or ends words where none end; the cell.
    IndexNode(usize),
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
            Self::IndexSize => "index-size",
            Self::IndexNode(_) => "index-node",
        }
    }

    /// The edge (or the cell of an index) where it shows, if it shows at one.
    #[must_use]
    pub const fn edge(self) -> Option<usize> {
        match self {
            Self::Tile(at)
            | Self::Order(at)
            | Self::Child(at)
            | Self::DeadEnd(at)
            | Self::OneTileWord(at)
            | Self::IndexNode(at) => Some(at),
            Self::Length | Self::Reserved | Self::Open | Self::IndexSize => None,
        }
    }
}

/// The first damage in `bytes`, found in one pass.
pub(crate) fn check(bytes: &[u8]) -> Result<(), Damage> {
    let graph = Graph::over(bytes);
    let (edges, rest) = bytes.as_chunks::<4>();
    if edges.is_empty() || !rest.is_empty() || edges.len() > MAX_EDGES {
        return Err(Damage::Length);
    }
    if edges[0] != [0; 4] {
        return Err(Damage::Reserved);
    }
    check_edges(graph)
}

fn check_edges(graph: Graph<'_>) -> Result<(), Damage> {
    let mut before = 0;
    let mut first = true;
    for at in 1..graph.len() {
        let edge = graph.edge(at as Node);
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
        if child != 0 && (child <= at || child >= graph.len() || !starts_node(graph, child)) {
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

fn starts_node(graph: Graph<'_>, at: usize) -> bool {
    graph.edge(at as Node - 1).is_last()
}
