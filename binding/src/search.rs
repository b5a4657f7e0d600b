//! Word graphs, rulesets, leaves and the generation of plays, as Python sees them.

use crossglot_kernel::graph::{self, Damage};
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::kernel_error;

/// A word graph over a buffer of packed edges, which it holds and does not copy.
///
/// Args:
///     edges: Little-endian 32-bit edges, C-contiguous bytes.
///
/// Raises:
///     KernelError: ``graph-damaged`` with ``reason`` and ``edge``.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Graph {
    bytes: PyBuffer<u8>,
}

impl Graph {
    /// The kernel's view of the held buffer.
    pub fn view(&self) -> graph::Graph<'_> {
        graph::Graph::over(slice_of(&self.bytes))
    }
}

fn slice_of(bytes: &PyBuffer<u8>) -> &[u8] {
    match bytes.as_slice_ptr() {
        // SAFETY: the buffer stays exported while `bytes` lives; the kernel checks every read it makes of it.
        Some(slice) => unsafe { slice.as_ref() },
        None => &[],
    }
}

fn damaged(py: Python<'_>, damage: Damage) -> PyErr {
    let facts = PyDict::new(py);
    let filled = facts
        .set_item("reason", damage.reason())
        .and_then(|()| facts.set_item("edge", damage.edge()));
    match filled {
        Ok(()) => kernel_error(py, "graph-damaged", &facts),
        Err(failure) => failure,
    }
}

#[pymethods]
impl Graph {
    #[new]
    fn new(py: Python<'_>, edges: PyBuffer<u8>) -> PyResult<Self> {
        let bytes = slice_of(&edges);
        py.detach(|| graph::Graph::read(bytes).map(|_| ()))
            .map_err(|damage| damaged(py, damage))?;
        Ok(Self { bytes: edges })
    }

    /// Whether ``tiles`` is a word; the blank bit is ignored.
    fn accepts(&self, tiles: &[u8]) -> bool {
        self.view().accepts(tiles)
    }

    /// How many words (tilings) of 2 to ``longest`` tiles the graph holds.
    fn count(&self, py: Python<'_>, longest: usize) -> u64 {
        let graph = self.view();
        py.detach(|| graph.count(longest))
    }

    /// The tiles ``t`` for which before + t + after is a word, as a bit mask over tile ids.
    fn cross_set(&self, before: &[u8], after: &[u8]) -> u64 {
        self.view().cross_set(before, after)
    }
}
