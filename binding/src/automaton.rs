//! The lexicon builder's door: sets of words by node id, plain values in and out.

use crossglot_kernel::automaton::tilings::{Polygraph, TilingTable};
use crossglot_kernel::automaton::{self, Automaton, Node, Refusal};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::errors::kernel_error;
use crate::search::Graph;

/// Sets of words over byte symbols, as hash-consed nodes.
///
/// A node id is valid for the automaton that gave it, for as long as that lives.
/// One automaton serves one thread at a time.
#[pyclass(name = "Automaton", module = "crossglot._kernel")]
pub struct PyAutomaton(Automaton);

#[pymethods]
impl PyAutomaton {
    /// The set without a word.
    #[classattr]
    const NOTHING: Node = automaton::NOTHING;
    /// The set whose only word is the empty one.
    #[classattr]
    const END: Node = automaton::END;

    #[new]
    fn new() -> Self {
        Self(Automaton::default())
    }

    /// The word `symbols` followed by any word of `tail`.
    #[pyo3(signature = (symbols, tail = 1))]
    fn prepend(&mut self, py: Python<'_>, symbols: &[u8], tail: Node) -> PyResult<Node> {
        self.0
            .prepend(symbols, tail)
            .map_err(|refusal| refused(py, refusal))
    }

    /// Words of any of `nodes`.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "PyO3 hands lists over by value"
    )]
    fn union(&mut self, py: Python<'_>, nodes: Vec<Node>) -> PyResult<Node> {
        py.detach(|| self.0.union(&nodes))
            .map_err(|refusal| refused(py, refusal))
    }

    /// Words of `left` that are not in `right`.
    fn difference(&mut self, py: Python<'_>, left: Node, right: Node) -> PyResult<Node> {
        py.detach(|| self.0.difference(left, right))
            .map_err(|refusal| refused(py, refusal))
    }

    /// Every word of `left` followed by every word of `right`.
    fn concatenate(&mut self, py: Python<'_>, left: Node, right: Node) -> PyResult<Node> {
        py.detach(|| self.0.concatenate(left, right))
            .map_err(|refusal| refused(py, refusal))
    }

    /// The union of sets, each behind its own prefix.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "PyO3 hands lists over by value"
    )]
    fn join(&mut self, py: Python<'_>, parts: Vec<(Vec<u8>, Node)>) -> PyResult<Node> {
        let mut parts: Vec<(&[u8], Node)> = parts
            .iter()
            .map(|(prefix, node)| (prefix.as_slice(), *node))
            .collect();
        py.detach(|| self.0.join(&mut parts))
            .map_err(|refusal| refused(py, refusal))
    }

    /// Every tiling of every word of `node`.
    ///
    /// Args:
    ///     tiles: Tile symbol of each letter symbol, 256 of them; 0 where no tile shows it.
    ///     polygraphs: (letters, tile, tiles that may be laid instead) of each label of several letters.
    ///     mark: Symbol of the mark that keeps two letters apart; 0 for none.
    fn tilings(
        &mut self,
        py: Python<'_>,
        node: Node,
        tiles: [u8; 256],
        polygraphs: Vec<(Vec<u8>, u8, Vec<u8>)>,
        mark: u8,
    ) -> PyResult<Node> {
        let polygraphs = polygraphs
            .into_iter()
            .map(|(letters, tile, singles)| Polygraph {
                letters,
                tile,
                singles,
            })
            .collect();
        let table = TilingTable {
            tiles,
            polygraphs,
            mark: (mark != 0).then_some(mark),
        };
        py.detach(|| self.0.tilings(node, &table))
            .map_err(|refusal| refused(py, refusal))
    }

    /// The words of a packed graph.
    fn unpack(&mut self, py: Python<'_>, graph: &Graph) -> PyResult<Node> {
        py.detach(|| self.0.unpack(graph.view()))
            .map_err(|refusal| refused(py, refusal))
    }

    /// How many edges the store holds: what it needs of memory.
    fn edges(&self) -> usize {
        self.0.edges()
    }

    /// Whether the word is in the set.
    fn accepts(&self, py: Python<'_>, node: Node, symbols: &[u8]) -> PyResult<bool> {
        self.0
            .accepts(node, symbols)
            .map_err(|refusal| refused(py, refusal))
    }

    /// Number of words of at most `longest` symbols, the empty one included.
    fn count(&self, py: Python<'_>, node: Node, longest: u16) -> PyResult<u64> {
        py.detach(|| self.0.count(node, longest))
            .map_err(|refusal| refused(py, refusal))
    }

    /// Symbols of the longest word.
    fn height(&self, py: Python<'_>, node: Node) -> PyResult<u16> {
        self.0.height(node).map_err(|refusal| refused(py, refusal))
    }

    /// Words in ascending order, `most` at most.
    fn words<'py>(
        &self,
        py: Python<'py>,
        node: Node,
        most: usize,
    ) -> PyResult<Vec<Bound<'py, PyBytes>>> {
        let words = py
            .detach(|| self.0.words(node, most))
            .map_err(|refusal| refused(py, refusal))?;
        Ok(words.iter().map(|word| PyBytes::new(py, word)).collect())
    }

    /// The words of two symbols or more as the packed edges of a word graph, little-endian.
    fn pack<'py>(&self, py: Python<'py>, node: Node) -> PyResult<Bound<'py, PyBytes>> {
        let packed = py
            .detach(|| self.0.pack(node))
            .map_err(|refusal| refused(py, refusal))?;
        let bytes: Vec<u8> = packed.into_iter().flat_map(u32::to_le_bytes).collect();
        Ok(PyBytes::new(py, &bytes))
    }
}

/// The Python error for a refusal; a new reason does not compile until it has a code.
fn refused(py: Python<'_>, refusal: Refusal) -> PyErr {
    let (code, reason, value) = match refusal {
        Refusal::UnknownNode(node) => ("kernel-bad-input", "unknown-node", node),
        Refusal::NotATile(symbol) => ("kernel-bad-input", "not-a-tile", u32::from(symbol)),
        Refusal::WordTooLong => (
            "kernel-too-large",
            "word-too-long",
            u32::from(automaton::LONGEST),
        ),
        Refusal::StoreFull => ("kernel-too-large", "store-full", 0),
        Refusal::GraphTooLarge => ("kernel-too-large", "graph-too-large", 0),
    };
    let facts = PyDict::new(py);
    match facts
        .set_item("reason", reason)
        .and_then(|()| facts.set_item("value", value))
    {
        Ok(()) => kernel_error(py, code, &facts),
        Err(failure) => failure,
    }
}
