//! From nodes to the packed edges of a word graph (`graph.rs` reads them).
//!
//! A packed edge says itself whether a word may end after it, so nodes that
//! differ only in accepting the empty word share their edges.

use std::collections::HashSet;

use super::{Automaton, Edge, Memo, Node, Refusal};

const ACCEPTS: u32 = 1 << 6;
const LAST: u32 = 1 << 7;
const CHILD: u32 = 8;
const MOST_EDGES: usize = 1 << 24;

impl Automaton {
    /// The words of at least two symbols, as packed edges; index 0 is the reserved zero edge.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::NotATile`], [`Refusal::GraphTooLarge`].
    pub fn pack(&self, node: Node) -> Result<Vec<u32>, Refusal> {
        let root = self.known(node)?;
        let order = self.topological(root);
        let mut starts: Memo<Node, u32> = Memo::default();
        let mut size = 1;
        for &node in &order {
            starts.insert(self.shape(node), size as u32);
            size += self.kept(node, node == root).len();
        }
        if size > MOST_EDGES {
            return Err(Refusal::GraphTooLarge);
        }
        let mut packed = Vec::with_capacity(size);
        packed.push(0);
        for &node in &order {
            let edges = self.kept(node, node == root);
            for (index, edge) in edges.iter().enumerate() {
                let child = starts.get(&self.shape(edge.child)).copied().unwrap_or(0);
                packed.push(self.packed(*edge, child, node == root, index + 1 == edges.len())?);
            }
        }
        Ok(packed)
    }

    /// The edges of `node`; of the root only those that words of two symbols begin with.
    fn kept(&self, node: Node, is_root: bool) -> Vec<Edge> {
        let edges = self.edges_of(node).iter().copied();
        edges
            .filter(|edge| !is_root || !self.edges_of(edge.child).is_empty())
            .collect()
    }

    /// Words of one symbol end at edges of the root: there nothing accepts.
    fn packed(&self, edge: Edge, child: u32, of_root: bool, last: bool) -> Result<u32, Refusal> {
        if edge.symbol == 0 || edge.symbol > 63 {
            return Err(Refusal::NotATile(edge.symbol));
        }
        let accepts = if self.head(edge.child).accepting() && !of_root {
            ACCEPTS
        } else {
            0
        };
        let last = if last { LAST } else { 0 };
        Ok(u32::from(edge.symbol) | accepts | last | child << CHILD)
    }

    /// Nodes with edges below and including `root`, parents first, one for each run of edges.
    fn topological(&self, root: Node) -> Vec<Node> {
        let mut seen = HashSet::new();
        let mut order = Vec::new();
        self.visit(root, &mut seen, &mut order);
        order.reverse();
        order
    }

    fn visit(&self, node: Node, seen: &mut HashSet<Node>, order: &mut Vec<Node>) {
        if self.edges_of(node).is_empty() || !seen.insert(self.shape(node)) {
            return;
        }
        for edge in self.edges_of(node).iter().rev() {
            self.visit(edge.child, seen, order);
        }
        order.push(node);
    }

    /// The one name of all nodes with the edges of `node`, whether or not they accept.
    fn shape(&self, node: Node) -> Node {
        match self.lookup(self.edges_of(node), !self.head(node).accepting()) {
            Ok(twin) => node.min(twin),
            Err(_) => node,
        }
    }
}
