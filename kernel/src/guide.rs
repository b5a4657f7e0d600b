//! What a search wants to know of a node before it goes there.

use crate::graph::{Edge, Graph, Node};

/// What is known of a node.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hint {
    /// The tiles that go on from here, as a mask.
    pub tiles: u64,
    /// The tiles that end a word here, as a mask.
    pub ends: u64,
    /// Bit `n`: a word ends `n` tiles (1 to 31) further on.
    pub lengths: u32,
}

/// A hint for every node of a graph, by the index of its first edge.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    hints: Vec<Hint>,
}

impl Guide {
    /// Looks through `graph` once, from the back.
    #[must_use]
    pub fn of(graph: Graph<'_>) -> Self {
        let mut hints = vec![Hint::default(); graph.len()];
        for at in (1..graph.len()).rev() {
            let edge = graph.edge(at as Node);
            let next = if edge.is_last() { 0 } else { at + 1 };
            let mut hint = hints.get(next).copied().unwrap_or_default();
            let below = hints
                .get(edge.child() as usize)
                .map_or(0, |child| child.lengths);
            hint.lengths |= (below | u32::from(edge.accepts())) << 1;
            hint.tiles |= 1 << edge.tile();
            hint.ends |= u64::from(edge.accepts()) << edge.tile();
            hints[at] = hint;
        }
        Self { hints }
    }

    /// What is known of `node`; nothing goes on from node 0.
    #[inline]
    #[must_use]
    pub fn hint(&self, node: Node) -> Hint {
        self.hints.get(node as usize).copied().unwrap_or_default()
    }
}

/// A graph with the guide made of it.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The words.
    pub graph: Graph<'a>,
    /// What is known of its nodes.
    pub guide: &'a Guide,
}

impl Words<'_> {
    /// The edge of `node` that carries `tile`.
    #[inline]
    #[must_use]
    pub fn step(self, node: Node, tile: u8) -> Option<Edge> {
        let hint = self.guide.hint(node);
        (hint.tiles >> tile & 1 == 1).then(|| self.edge(node, hint, 1 << tile))
    }

    /// The edge of `node` for the one tile of `tile`, a bit of `hint.tiles`.
    #[inline]
    #[must_use]
    pub fn edge(self, node: Node, hint: Hint, tile: u64) -> Edge {
        self.graph
            .edge(node + (hint.tiles & (tile - 1)).count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_below_a_node_are_known() {
        // 1-2 and 1-2-3: edges 1 (to 2), 2 (accepts, to 3), 3 (accepts).
        let edges = [0_u32, 0x0000_0281, 0x0000_03c2, 0x0000_00c3];
        let bytes: Vec<u8> = edges.iter().flat_map(|edge| edge.to_le_bytes()).collect();
        let guide = Guide::of(Graph::read(&bytes).unwrap());
        let lengths = [0, 1, 2, 3, 99].map(|node| guide.hint(node).lengths);
        assert_eq!(lengths, [0, 0b1100, 0b110, 0b10, 0]);
        let hint = guide.hint(2);
        assert_eq!((hint.tiles, hint.ends), (1 << 2, 1 << 2));
    }
}
