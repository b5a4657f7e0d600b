//! All plays of a position, kept in the kernel and read one by one.

use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::position::Position;
use crossglot_kernel::movegen::existence;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::search::{GENERATOR, Graph, Leaves, PlainPlay, Ruleset, plain, refused};

/// Plays in order, of which only those asked for become Python values.
#[pyclass(frozen, sequence, module = "crossglot._kernel")]
pub struct Listing(Vec<Play>);

#[pymethods]
impl Listing {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<PlainPlay<'py>> {
        let back = if index < 0 { self.0.len() as isize } else { 0 };
        let at = usize::try_from(index.saturating_add(back)).ok();
        let play = at.and_then(|at| self.0.get(at));
        let missing = || PyIndexError::new_err("play index out of range");
        play.map(|play| plain(py, play)).ok_or_else(missing)
    }

    fn __iter__(listing: Py<Self>) -> Reading {
        Reading { listing, next: 0 }
    }
}

/// The plays of a [`Listing`], one after the other.
#[pyclass(module = "crossglot._kernel")]
struct Reading {
    listing: Py<Listing>,
    next: usize,
}

#[pymethods]
impl Reading {
    fn __iter__(reading: PyRef<'_, Self>) -> PyRef<'_, Self> {
        reading
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> Option<PlainPlay<'py>> {
        let play = self.listing.get().0.get(self.next)?;
        self.next += 1;
        Some(plain(py, play))
    }
}

/// Every legal play from ``rack``, best equity first, as :func:`plays` orders them.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: One tile per square, row by row; 0 where empty.
///     rack: Tiles in any order; 64 is a blank.
///     leaves: Adds the value of the tiles kept to the equity.
///
/// Returns:
///     A sequence of what :func:`plays` gives. A play costs something only when it is read: where
///     few of many are looked at, this is several times as fast.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyfunction]
#[pyo3(signature = (graph, ruleset, board, rack, *, leaves = None))]
pub fn list_plays(
    py: Python<'_>,
    graph: &Graph,
    ruleset: &Ruleset,
    board: &[u8],
    rack: &[u8],
    leaves: Option<&Leaves>,
) -> PyResult<Listing> {
    let words = graph.words();
    let leaves = leaves.map(|leaves| &leaves.0);
    let found = py.detach(|| {
        let position = Position::read(&ruleset.0, board, rack)?;
        GENERATOR.with_borrow_mut(|generator| {
            let found = generator.plays(words, &position, leaves, 0)?;
            Ok(Listing(found.to_vec()))
        })
    });
    found.map_err(|refusal| refused(py, refusal))
}

/// All plays of the most points, in the order of :func:`plays`.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: One tile per square, row by row; 0 where empty.
///     rack: Tiles in any order; 64 is a blank.
///     most: Plays that lay more tiles are left out.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyfunction]
pub fn top_plays(
    py: Python<'_>,
    graph: &Graph,
    ruleset: &Ruleset,
    board: &[u8],
    rack: &[u8],
    most: usize,
) -> PyResult<Listing> {
    let words = graph.words();
    let found = py.detach(|| {
        let position = Position::read(&ruleset.0, board, rack)?;
        GENERATOR.with_borrow_mut(|generator| {
            let found = generator.top_plays(words, &position, most)?;
            Ok(Listing(found.to_vec()))
        })
    });
    found.map_err(|refusal| refused(py, refusal))
}

/// Whether some of ``tiles``, at most ``most`` of them, make a legal play on ``board``.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: One tile per square, row by row; 0 where empty.
///     tiles: Tiles in any order, also more than a rack holds; 64 is a blank.
///     most: Tiles laid in one turn.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyfunction]
pub fn can_lay(
    py: Python<'_>,
    graph: &Graph,
    ruleset: &Ruleset,
    board: &[u8],
    tiles: &[u8],
    most: usize,
) -> PyResult<bool> {
    let words = graph.words();
    let found = py.detach(|| existence::can_lay(words, &ruleset.0, board, tiles, most));
    found.map_err(|refusal| refused(py, refusal))
}
