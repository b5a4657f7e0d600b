//! The door: plain values in, the GIL released, plain values out.

use pyo3::prelude::*;

mod automaton;
mod errors;
mod search;

/// The compiled kernel; import it through `crossglot.kernel`.
#[pymodule]
mod _kernel {
    #[pymodule_export]
    use crate::automaton::PyAutomaton;
    #[pymodule_export]
    use crate::search::{Graph, Leaves, Ruleset, plays};
}
