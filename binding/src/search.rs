//! Word graphs, rulesets, leaves and the generation of plays, as Python sees them.

use std::borrow::Cow;
use std::cell::RefCell;

use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::position::Position;
use crossglot_kernel::board::ruleset::{self, Refusal, Setup};
use crossglot_kernel::leaves::values;
use crossglot_kernel::lexicon::damage::Damage;
use crossglot_kernel::lexicon::graph;
use crossglot_kernel::lexicon::index::{Index, IndexLayout};
use crossglot_kernel::lexicon::lattice;
use crossglot_kernel::lexicon::words::Words;
use crossglot_kernel::movegen::generator::MoveGenerator;
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use crate::errors::{bad_input, kernel_error};

/// A word graph over a buffer of packed edges, which it holds and does not copy.
///
/// Args:
///     edges: Little-endian 32-bit edges, C-contiguous bytes.
///     index: What ``index`` gave for the same edges, held and not copied either, so that
///         processes which map one file share it; made anew when there is none.
///
/// Raises:
///     KernelError: ``graph-damaged`` with ``reason`` and ``edge`` (the cell, if in the index).
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Graph {
    bytes: PyBuffer<u8>,
    index: Layout,
}

/// What searches need beside the edges.
enum Layout {
    Own(Index),
    Borrowed(PyBuffer<u8>, IndexLayout),
}

impl Graph {
    /// The kernel's view of the held buffer.
    pub fn view(&self) -> graph::Graph<'_> {
        graph::Graph::over(slice_of(&self.bytes))
    }

    /// The same laid out for searches.
    pub fn words(&self) -> Words<'_> {
        match &self.index {
            Layout::Own(index) => index.words(),
            Layout::Borrowed(bytes, layout) => layout.words(slice_of(bytes)),
        }
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
    #[pyo3(signature = (edges, index = None))]
    fn new(py: Python<'_>, edges: PyBuffer<u8>, index: Option<PyBuffer<u8>>) -> PyResult<Self> {
        let bytes = slice_of(&edges);
        let graph = py.detach(|| graph::Graph::read(bytes));
        let graph = graph.map_err(|damage| damaged(py, damage))?;
        let index = match index {
            None => Layout::Own(py.detach(|| Index::of(graph))),
            Some(index) => {
                let layout = py.detach(|| IndexLayout::read(slice_of(&index)));
                let layout = layout.map_err(|damage| damaged(py, damage))?;
                Layout::Borrowed(index, layout)
            }
        };
        Ok(Self {
            bytes: edges,
            index,
        })
    }

    /// What searches need beside the edges, as bytes to be kept and lent to other graphs of them.
    fn index<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        match &self.index {
            Layout::Own(index) => PyBytes::new(py, &py.detach(|| index.bytes())),
            Layout::Borrowed(bytes, _) => PyBytes::new(py, slice_of(bytes)),
        }
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

    /// The first ``limit`` words that lead through ``lattice``, in ascending order.
    ///
    /// Args:
    ///     lattice: For each place of a text the (tile, place where it ends) that can be read there,
    ///         in ascending order; the text ends after the last place.
    #[pyo3(signature = (lattice, *, limit))]
    #[allow(clippy::needless_pass_by_value)] // pyo3 hands over values
    fn through(
        &self,
        py: Python<'_>,
        lattice: Vec<Vec<(u8, usize)>>,
        limit: usize,
    ) -> Vec<Cow<'static, [u8]>> {
        let graph = self.view();
        let found = py.detach(|| lattice::words(graph, &lattice, limit));
        found.into_iter().map(Cow::Owned).collect()
    }
}

pub(crate) fn refused(py: Python<'_>, refusal: Refusal) -> PyErr {
    let (argument, reason) = refusal.facts();
    bad_input(py, argument, reason)
}

/// Board geometry and scoring of an edition.
///
/// Args:
///     rows: Height in squares, 1 to 31.
///     columns: Width in squares, 1 to 31.
///     word_multipliers: Factor of the word, one per square, 1 to 9.
///     letter_multipliers: Factor of the letter, one per square, 1 to 9.
///     start: Squares of which the opening play covers at least one.
///     points: Points by tile id; entry 0 is ignored.
///     rack_size: Tiles on a full rack, 1 to 15.
///     bonus: Points by the number of tiles laid, 0 to ``rack_size``.
///     opening_min: Tiles of the shortest opening play.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Ruleset(pub(crate) ruleset::Ruleset);

#[pymethods]
impl Ruleset {
    #[new]
    #[expect(
        clippy::too_many_arguments,
        reason = "one per fact of an edition, by name in Python"
    )]
    fn new(
        py: Python<'_>,
        rows: usize,
        columns: usize,
        word_multipliers: Vec<u8>,
        letter_multipliers: Vec<u8>,
        start: Vec<usize>,
        points: Vec<u8>,
        rack_size: usize,
        bonus: Vec<i32>,
        opening_min: usize,
    ) -> PyResult<Self> {
        let setup = Setup {
            rows,
            columns,
            word_multipliers,
            letter_multipliers,
            start,
            points,
            rack_size,
            bonus,
            opening_min,
        };
        let checked = ruleset::Ruleset::new(setup);
        checked.map(Self).map_err(|refusal| refused(py, refusal))
    }
}

/// A leave estimate in millipoints: a value per tile, less for doubles and for an uneven mix.
///
/// The value of a leave is the sum of its tiles' values, minus ``duplicate`` for
/// every tile beyond the first of its letter, minus ``imbalance`` for every vowel
/// or consonant by which one outnumbers the other beyond one. Blanks are neither
/// doubled nor vowel nor consonant.
///
/// Args:
///     values: Value by tile id; entry 0 is the blank's.
///     duplicate: Price of each double.
///     vowels: The tile ids that are vowels, as a bit mask.
///     imbalance: Price of each vowel or consonant too many.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Leaves(pub(crate) values::Leaves);

#[pymethods]
impl Leaves {
    #[new]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "PyO3 hands lists over by value"
    )]
    fn new(
        py: Python<'_>,
        values: Vec<i32>,
        duplicate: i32,
        vowels: u64,
        imbalance: i32,
    ) -> PyResult<Self> {
        let checked = values::Leaves::new(&values, duplicate, vowels, imbalance);
        checked.map(Self).map_err(|refusal| refused(py, refusal))
    }

    /// Learnt values: the sum of the weights of all multisets on a leave.
    ///
    /// Args:
    ///     kinds: Kinds of tiles, the blank included.
    ///     order: Tiles of the largest multiset that has a weight, 0 to 6.
    ///     weights: Millipoints as little-endian 32-bit numbers, in order of the multisets.
    ///
    /// Raises:
    ///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
    #[staticmethod]
    fn learnt(py: Python<'_>, kinds: usize, order: usize, weights: &[u8]) -> PyResult<Self> {
        let (numbers, rest) = weights.as_chunks();
        let numbers = numbers.iter().map(|bytes| i32::from_le_bytes(*bytes));
        let checked = if rest.is_empty() {
            values::Leaves::learnt(kinds, order, numbers.collect())
        } else {
            Err(Refusal::Leaves)
        };
        checked.map(Self).map_err(|refusal| refused(py, refusal))
    }

    /// What keeping ``leave`` is worth, in millipoints.
    fn value(&self, leave: &[u8]) -> i64 {
        self.0.value(leave)
    }
}

/// (start square, reads down, tiles, points, equity in millipoints).
pub(crate) type PlainPlay<'py> = (u16, u8, Bound<'py, PyBytes>, i32, i64);

thread_local! {
    /// Working memory, so that a search allocates nothing after the first of its thread.
    pub(crate) static GENERATOR: RefCell<MoveGenerator> = RefCell::default();
}

/// Every legal play from ``rack``, best equity first.
///
/// The order is total: equity, points, then start, direction and tiles ascending.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: One tile per square, row by row; 0 where empty.
///     rack: Tiles in any order; 64 is a blank.
///     limit: How many to return at most; 0 for all.
///     leaves: Adds the value of the tiles kept to the equity.
///
/// Returns:
///     (start square, 0 across or 1 down, tiles, points, equity in millipoints) a play.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyfunction]
#[pyo3(signature = (graph, ruleset, board, rack, *, limit, leaves = None))]
pub fn plays<'py>(
    py: Python<'py>,
    graph: &Graph,
    ruleset: &Ruleset,
    board: &[u8],
    rack: &[u8],
    limit: usize,
    leaves: Option<&Leaves>,
) -> PyResult<Bound<'py, PyList>> {
    let words = graph.words();
    let leaves = leaves.map(|leaves| &leaves.0);
    // Taken, not borrowed: a collection of garbage while the list is made may run Python that searches.
    let mut generator = GENERATOR.take();
    let found = py.detach(|| {
        let position = Position::read(&ruleset.0, board, rack)?;
        generator.plays(words, &position, leaves, limit)
    });
    let found = found.map_err(|refusal| refused(py, refusal))?;
    let list = PyList::new(py, found.iter().map(|play| plain(py, play)));
    GENERATOR.set(generator);
    list
}

pub(crate) fn plain<'py>(py: Python<'py>, play: &Play) -> PlainPlay<'py> {
    let tiles = PyBytes::new(py, play.tiles());
    (
        play.start,
        u8::from(play.down),
        tiles,
        play.points,
        play.equity,
    )
}
