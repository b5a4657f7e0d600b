//! What can be wrong with bytes that should be a word graph or its index.

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
