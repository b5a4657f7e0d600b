//! The door: plain values in, the GIL released, plain values out.

use pyo3::prelude::*;

/// The compiled kernel; import it through `crossglot.kernel`.
#[pymodule]
mod _kernel {}
