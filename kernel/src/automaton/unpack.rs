//! From the packed edges of a word graph back to nodes.

use super::{Automaton, Edge, Node, Refusal};
use crate::lexicon::graph::{self, Graph};

impl Automaton {
    /// The words of a packed graph.
    ///
    /// # Errors
    /// [`Refusal::StoreFull`], [`Refusal::WordTooLong`].
    pub fn unpack(&mut self, graph: Graph<'_>) -> Result<Node, Refusal> {
        if graph.is_empty() {
            return Ok(super::NOTHING);
        }
        // Index of a first edge -> the node, as it is and with the empty word. A child lies
        // behind its parent, so going backwards every child is known before it is needed.
        let mut plain = vec![super::NOTHING; graph.len()];
        let mut accepting = vec![super::END; graph.len()];
        for first in (1..graph.len() as graph::Node).rev() {
            if first > 1 && !graph.edge(first - 1).is_last() {
                continue;
            }
            plain[first as usize] = self.take_in(graph, first, false, &plain, &accepting)?;
            accepting[first as usize] = self.take_in(graph, first, true, &plain, &accepting)?;
        }
        Ok(plain[graph::ROOT as usize])
    }

    fn take_in(
        &mut self,
        graph: Graph<'_>,
        first: graph::Node,
        accepts: bool,
        plain: &[Node],
        accepting: &[Node],
    ) -> Result<Node, Refusal> {
        let base = self.scratch.len();
        for edge in graph.node(first) {
            let known = if edge.accepts() { accepting } else { plain };
            self.scratch.push(Edge {
                symbol: edge.tile(),
                child: known[edge.child() as usize],
            });
        }
        self.close(base, accepts)
    }
}
