//! Two word graphs compared, as Python sees it.

use crossglot_kernel::lexicon::contrast;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::search::Graph;

/// What the graph `left` has and `right` has not, words of at most `longest` tiles.
///
/// The count is made once, over pairs of nodes; words are listed up to a limit.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Contrast {
    count: u64,
    words: Vec<Vec<u8>>,
}

#[pymethods]
impl Contrast {
    #[new]
    #[pyo3(signature = (left, right, longest, *, limit))]
    fn new(py: Python<'_>, left: &Graph, right: &Graph, longest: u8, limit: usize) -> Self {
        py.detach(|| {
            let contrast = contrast::Contrast::new(left.view(), right.view(), longest);
            Self {
                count: contrast.count(),
                words: contrast.words(limit),
            }
        })
    }

    /// How many words there are; saturates at the largest 64-bit number.
    #[getter]
    fn count(&self) -> u64 {
        self.count
    }

    /// The first of them in ascending order, up to the limit.
    #[getter]
    fn words<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyBytes>> {
        let words = self.words.iter();
        words.map(|word| PyBytes::new(py, word)).collect()
    }
}
