//! Questions about a word graph, as Python asks them.

use crossglot_kernel::study::{self, Asked, Item};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::bad_input;
use crate::search::Graph;

/// A question about words: a pattern, a length, a rack, tiles to contain.
///
/// Args:
///     pattern: For each part: mask of its tiles, whether any number of them may stand here,
///         mask of the tiles that stand for it and the next, and for it and the next two.
///     fewest: Tiles of the shortest word.
///     most: Tiles of the longest word, 31 at most.
///     rack: The tiles words are made of, 64 a blank; None for any.
///     contains: Tiles that must occur, each as often as it is named.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Query(study::Query);

/// (words, where to go on or None).
type Page<'py> = (Vec<Bound<'py, PyBytes>>, Option<Bound<'py, PyBytes>>);

#[pymethods]
impl Query {
    #[new]
    fn new(
        py: Python<'_>,
        pattern: Vec<(u64, bool, u64, u64)>,
        fewest: usize,
        most: usize,
        rack: Option<Vec<u8>>,
        contains: Vec<u8>,
    ) -> PyResult<Self> {
        let item = |(tiles, repeats, over_two, over_three)| Item {
            tiles,
            repeats,
            over_two,
            over_three,
        };
        let asked = Asked {
            pattern: pattern.into_iter().map(item).collect(),
            fewest,
            most,
            rack,
            contains,
        };
        let query = study::Query::new(&asked);
        query
            .map(Self)
            .map_err(|part| bad_input(py, part, "out-of-range"))
    }

    /// Words of ``graph`` in ascending order of tiles, those not before ``start``.
    ///
    /// Args:
    ///     graph: The words.
    ///     start: What an earlier call gave to go on with; empty for the beginning.
    ///     limit: How many words at most.
    ///     budget: How many edges of the graph may be tried.
    ///
    /// Returns:
    ///     The words and, unless these were the last, where to go on.
    fn find<'py>(
        &self,
        py: Python<'py>,
        graph: &Graph,
        start: &[u8],
        limit: usize,
        budget: u64,
    ) -> Page<'py> {
        let found = py.detach(|| study::find(graph.words(), &self.0, start, limit, budget));
        let bytes = |word: &Vec<u8>| PyBytes::new(py, word);
        (
            found.words.iter().map(bytes).collect(),
            found.next.as_ref().map(bytes),
        )
    }

    /// How many words of ``graph`` fit; None when ``budget`` edges do not tell.
    fn count(&self, py: Python<'_>, graph: &Graph, budget: u64) -> Option<u64> {
        py.detach(|| study::count(graph.words(), &self.0, budget))
    }

    /// The words that are drawn most often from the full ``bag``, with the ways to draw each.
    ///
    /// None when ``budget`` edges do not tell.
    fn likeliest<'py>(
        &self,
        py: Python<'py>,
        graph: &Graph,
        bag: &[u8],
        limit: usize,
        budget: u64,
    ) -> Option<Vec<(u128, Bound<'py, PyBytes>)>> {
        let likely = py.detach(|| study::likeliest(graph.words(), &self.0, bag, limit, budget))?;
        let plain = likely
            .iter()
            .map(|one| (one.ways, PyBytes::new(py, &one.tiles)));
        Some(plain.collect())
    }
}
