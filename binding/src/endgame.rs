//! Endgames, as Python sees them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::ruleset::Refusal;
use crossglot_kernel::endgame::{Answer, Limits, TranspositionTable, solve};
use crossglot_kernel::game::state::{Ending, GameState};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::bad_input;
use crate::search::{Graph, Ruleset};
use crate::simulate::{PlainEnding, ending_of};

/// The largest table of positions met before, in bytes.
pub const MOST_MEMORY: usize = 1 << 32;

/// (start square, direction, tiles, points) of a play; start -1 and no tiles for a pass.
pub type PlainStep<'py> = (i32, u8, Bound<'py, PyBytes>, i32);

/// What is proven of an endgame, and the best line that was found.
#[pyclass(frozen, get_all, module = "crossglot._kernel")]
pub struct Solution {
    /// Points that the seat to move still gains on the other, the tiles left included.
    value: i32,
    /// It is proven to be at least this.
    lower: Option<i32>,
    /// It is proven to be at most this.
    upper: Option<i32>,
    /// (start, direction, tiles, points) of each move of both; start -1 for a pass.
    line: Vec<(i32, u8, Py<PyBytes>, i32)>,
    /// Points of every seat at the end, if the line goes there.
    totals: Option<Vec<i32>>,
    /// Positions looked at.
    nodes: u64,
    /// Plies looked ahead.
    depth: u8,
}

/// The end of a game between two, once the bag is empty.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: One tile per square; 0 where empty.
///     racks: The tiles of both seats.
///     scores: Points of both.
///     turn: The seat to move.
///     ending: (rounds of passes, turns without tiles laid that end the game, out doubled,
///         tiles the bag must hold to exchange).
///     passes: Passes in a row.
///     scoreless: Turns in a row without tiles laid.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Endgame {
    graph: Py<Graph>,
    ruleset: Py<Ruleset>,
    state: GameState,
    ending: Ending,
    halted: AtomicBool,
}

#[pymethods]
impl Endgame {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "a position, by name in Python")]
    #[pyo3(signature = (graph, ruleset, board, racks, scores, *, turn, ending, passes = 0, scoreless = 0))]
    fn new(
        graph: Py<Graph>,
        ruleset: Py<Ruleset>,
        board: Vec<u8>,
        racks: Vec<Vec<u8>>,
        scores: Vec<i32>,
        turn: usize,
        ending: PlainEnding,
        passes: u32,
        scoreless: u32,
    ) -> Self {
        let bag = Vec::new();
        let state = GameState {
            board,
            racks,
            bag,
            scores,
            turn,
            passes,
            scoreless,
        };
        let halted = AtomicBool::new(false);
        let ending = ending_of(ending);
        Self {
            graph,
            ruleset,
            state,
            ending,
            halted,
        }
    }

    /// Searches until the value is proven or a limit is reached; without the interpreter lock.
    ///
    /// Args:
    ///     nodes: Positions that may be looked at; with this limit alone the answer is the same every time.
    ///     milliseconds: From now.
    ///     memory: Bytes for positions met before.
    ///
    /// Raises:
    ///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
    #[pyo3(signature = (*, nodes = None, milliseconds = None, memory = 1 << 24))]
    fn solve(
        &self,
        py: Python<'_>,
        nodes: Option<u64>,
        milliseconds: Option<u64>,
        memory: usize,
    ) -> PyResult<Solution> {
        if memory > MOST_MEMORY {
            return Err(bad_input(py, "memory", "out-of-range"));
        }
        let limits = Limits {
            nodes: nodes.unwrap_or(u64::MAX),
            ..Limits::default()
        };
        let (graph, ruleset) = (self.graph.get(), &self.ruleset.get().0);
        let found = interruptible(py, &self.halted, milliseconds, |keep_going| {
            let mut transpositions = TranspositionTable::new(memory);
            let (words, ending) = (graph.words(), &self.ending);
            solve(
                words,
                ruleset,
                ending,
                &self.state,
                limits,
                &mut transpositions,
                keep_going,
            )
        })?;
        let answer = found.map_err(|refusal| refused(py, refusal))?;
        Ok(solution(py, answer))
    }

    /// Stops what runs, within milliseconds, and whatever is asked later; any thread may call it.
    fn halt(&self) {
        self.halted.store(true, Ordering::Relaxed);
    }
}

/// The interruption from the keyboard, if there is one.
fn signals(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}

/// Runs `search` without the interpreter lock; its callback stops it when `halted`, late, or
/// interrupted from the keyboard.
///
/// # Errors
/// The interruption.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    halted: &AtomicBool,
    milliseconds: Option<u64>,
    search: impl FnOnce(&mut dyn FnMut() -> bool) -> T + Send,
) -> PyResult<T> {
    let start = Instant::now();
    let until = milliseconds.and_then(|it| start.checked_add(Duration::from_millis(it)));
    let mut asked = start;
    let mut interruption = Ok(());
    let found = py.detach(|| {
        search(&mut || {
            let now = Instant::now();
            if now.duration_since(asked) > Duration::from_millis(50) && interruption.is_ok() {
                asked = now;
                interruption = Python::attach(signals);
            }
            let late = until.is_some_and(|until| now >= until);
            interruption.is_ok() && !late && !halted.load(Ordering::Relaxed)
        })
    });
    interruption.map(|()| found)
}

/// The Python error for a refusal.
pub fn refused(py: Python<'_>, refusal: Refusal) -> PyErr {
    let (argument, reason) = refusal.facts();
    bad_input(py, argument, reason)
}

/// A move as plain values; None is a pass.
pub fn plain_step<'py>(py: Python<'py>, step: Option<&Play>) -> PlainStep<'py> {
    step.map_or_else(
        || (-1, 0, PyBytes::new(py, &[]), 0),
        |play| {
            let tiles = PyBytes::new(py, play.tiles());
            (
                i32::from(play.start),
                u8::from(play.down),
                tiles,
                play.points,
            )
        },
    )
}

fn solution(py: Python<'_>, answer: Answer) -> Solution {
    let steps = answer.line.iter().map(|step| {
        let (start, direction, tiles, points) = plain_step(py, step.as_ref());
        (start, direction, tiles.unbind(), points)
    });
    Solution {
        line: steps.collect(),
        value: answer.value,
        lower: answer.lower,
        upper: answer.upper,
        totals: answer.totals,
        nodes: answer.nodes,
        depth: answer.depth,
    }
}
