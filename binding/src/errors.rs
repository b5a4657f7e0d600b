//! Refusals: the exceptions are Python's, defined once in `crossglot.errors`.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};

static KERNEL_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static KERNEL_CODE: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// A `KernelError` with `code` (a value of `KernelCode`) and plain facts.
pub fn kernel_error(py: Python<'_>, code: &str, facts: &Bound<'_, PyDict>) -> PyErr {
    let raise = || -> PyResult<PyErr> {
        let error = KERNEL_ERROR.import(py, "crossglot.errors", "KernelError")?;
        let codes = KERNEL_CODE.import(py, "crossglot.errors", "KernelCode")?;
        let error = error.call((codes.call1((code,))?,), Some(facts))?;
        Ok(PyErr::from_value(error))
    };
    raise().unwrap_or_else(|failure| failure)
}

/// `KernelError` with code `kernel-bad-input`: the argument and what is wrong with it.
pub fn bad_input(py: Python<'_>, argument: &str, reason: &str) -> PyErr {
    let facts = PyDict::new(py);
    let filled = facts
        .set_item("argument", argument)
        .and_then(|()| facts.set_item("reason", reason));
    match filled {
        Ok(()) => kernel_error(py, "kernel-bad-input", &facts),
        Err(failure) => failure,
    }
}
