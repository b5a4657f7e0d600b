//! The check that bytes are a word graph: one pass, before any search reads them.

use crate::lexicon::damage::Damage;
use crate::lexicon::graph::{Graph, MAX_EDGES, Node};

impl<'a> Graph<'a> {
    /// Checks `bytes` in one pass and borrows them as a graph.
    ///
    /// # Errors
    /// The first [`Damage`] found.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Damage> {
        check(bytes).map(|()| Self::over(bytes))
    }
}

/// The first damage in `bytes`, found in one pass.
fn check(bytes: &[u8]) -> Result<(), Damage> {
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
