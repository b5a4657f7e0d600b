//! What a search wants to know of a node before it goes there.

use crate::graph::{Graph, Node};

/// What a search asks of every node: how many tiles a word can still take.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// Bit `n` of entry `i`: a word ends `n` tiles (1 to 31) below, on edge `i` or a later one of its node.
    lengths: Vec<u32>,
}

impl Guide {
    /// Looks through `graph` once, from the back.
    #[must_use]
    pub fn of(graph: Graph<'_>) -> Self {
        let mut lengths = vec![0_u32; graph.len() + 1];
        for at in (1..graph.len()).rev() {
            let edge = graph.edge(at as Node);
            let rest = if edge.is_last() { 0 } else { lengths[at + 1] };
            let below = match edge.child() as usize {
                0 => 0,
                child => lengths[child.min(graph.len())],
            };
            lengths[at] = rest | (below | u32::from(edge.accepts())) << 1;
        }
        Self { lengths }
    }

    /// Bit `n`: a word goes on for exactly `n` tiles (1 to 31) from `node`.
    #[inline]
    #[must_use]
    pub fn lengths(&self, node: Node) -> u32 {
        self.lengths.get(node as usize).copied().unwrap_or(0)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_below_a_node_are_known() {
        // 1-2 and 1-2-3: edges 1 (to 2), 2 (accepts, to 3), 3 (accepts).
        let edges = [0_u32, 0x0000_0281, 0x0000_03c2, 0x0000_00c3];
        let bytes: Vec<u8> = edges.iter().flat_map(|edge| edge.to_le_bytes()).collect();
        let guide = Guide::of(Graph::read(&bytes).unwrap());
        let lengths = [0, 1, 2, 3, 99].map(|node| guide.lengths(node));
        assert_eq!(lengths, [0, 0b1100, 0b110, 0b10, 0]);
    }
}
