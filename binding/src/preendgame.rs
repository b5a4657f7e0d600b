//! Pre-endgames, as Python sees them.

use std::sync::atomic::{AtomicBool, Ordering};

use crossglot_kernel::endgame::TranspositionTable;
use crossglot_kernel::game::state::{Ending, GameState};
use crossglot_kernel::preendgame::{self, PlayerView, Step, weigh};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::endgame::{MOST_MEMORY, interruptible, plain_step, refused};
use crate::errors::bad_input;
use crate::search::{Graph, Ruleset};
use crate::simulate::{PlainEnding, ending_of};

/// What is known of one move of a pre-endgame.
#[pyclass(frozen, get_all, module = "crossglot._kernel")]
pub struct Weighed {
    /// (start, direction, tiles): start -1 for tiles exchanged, or a pass without tiles.
    step: (i32, u8, Py<PyBytes>),
    /// Points of the turn.
    points: i32,
    /// Share of the orderings that it seems to win, a draw counting half.
    win: f64,
    /// It is proven to win at least and at most these shares.
    win_bounds: (f64, f64),
    /// The final lead, on the average, as it seems.
    spread: f64,
    /// Share of the orderings proven to be won, drawn or lost.
    decided: f64,
    /// Share of the orderings whose final lead is proven.
    exact: f64,
    /// Whether any ordering was looked at.
    looked_at: bool,
    /// Whether the bag still holds tiles behind it: the orderings are then played with perfect information.
    open: bool,
}

/// The move before the bag is empty, of two: every ordering of one to four hidden tiles.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: One tile per square; 0 where empty.
///     rack: Tiles of the seat to move.
///     unseen: All other tiles off the board.
///     scores: Points of the seat to move and of the other.
///     bag: How many of the unseen tiles are in the bag, 1 to 4.
///     ending: (rounds of passes, turns without tiles laid that end the game, out doubled,
///         tiles the bag must hold to exchange).
///     passes: Passes in a row.
///     scoreless: Turns in a row without tiles laid.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct PreEndgame {
    graph: Py<Graph>,
    ruleset: Py<Ruleset>,
    view: PlayerView,
    ending: Ending,
    halted: AtomicBool,
}

#[pymethods]
impl PreEndgame {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "a position, by name in Python")]
    #[pyo3(signature = (graph, ruleset, board, rack, unseen, scores, *, bag, ending, passes = 0, scoreless = 0))]
    fn new(
        graph: Py<Graph>,
        ruleset: Py<Ruleset>,
        board: Vec<u8>,
        rack: Vec<u8>,
        unseen: Vec<u8>,
        scores: Vec<i32>,
        bag: usize,
        ending: PlainEnding,
        passes: u32,
        scoreless: u32,
    ) -> Self {
        let state = GameState {
            board,
            racks: vec![rack, Vec::new()],
            scores,
            passes,
            scoreless,
            ..GameState::default()
        };
        Self {
            graph,
            ruleset,
            view: PlayerView { state, unseen, bag },
            ending: ending_of(ending),
            halted: AtomicBool::new(false),
        }
    }

    /// Weighs every move until all is decided or a limit is reached; without the interpreter lock.
    ///
    /// Args:
    ///     nodes: Positions that may be looked at; with this limit alone the answer is the same every time.
    ///     milliseconds: From now.
    ///     memory: Bytes for positions met before.
    ///
    /// Returns:
    ///     The moves, the best first; whether no other can win more than it; the positions looked at.
    ///
    /// Raises:
    ///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
    #[pyo3(signature = (*, nodes = None, milliseconds = None, memory = 1 << 24))]
    fn weigh(
        &self,
        py: Python<'_>,
        nodes: Option<u64>,
        milliseconds: Option<u64>,
        memory: usize,
    ) -> PyResult<(Vec<Weighed>, bool, u64)> {
        if memory > MOST_MEMORY {
            return Err(bad_input(py, "memory", "out-of-range"));
        }
        let (graph, ruleset) = (self.graph.get(), &self.ruleset.get().0);
        let nodes = nodes.unwrap_or(u64::MAX);
        let found = interruptible(py, &self.halted, milliseconds, |keep_going| {
            let mut transpositions = TranspositionTable::new(memory);
            let (words, ending) = (graph.words(), &self.ending);
            weigh(
                words,
                ruleset,
                ending,
                &self.view,
                nodes,
                &mut transpositions,
                keep_going,
            )
        })?;
        let answer = found.map_err(|refusal| refused(py, refusal))?;
        let moves = answer.moves.iter().map(|it| plain_weighed(py, it));
        Ok((moves.collect(), answer.proven, answer.nodes))
    }

    /// Stops what runs, within milliseconds, and whatever is asked later; any thread may call it.
    fn halt(&self) {
        self.halted.store(true, Ordering::Relaxed);
    }
}

fn plain_weighed(py: Python<'_>, weighed: &preendgame::Weighed) -> Weighed {
    let step = match &weighed.step {
        Step::Play(play) => {
            let (start, direction, tiles, _) = plain_step(py, Some(play));
            (start, direction, tiles.unbind())
        }
        Step::Exchange(tiles) => (-1, 0, PyBytes::new(py, tiles).unbind()),
        Step::Pass => (-1, 0, PyBytes::new(py, &[]).unbind()),
    };
    Weighed {
        step,
        points: weighed.points,
        win: weighed.win,
        win_bounds: (weighed.win_lower, weighed.win_upper),
        spread: weighed.spread,
        decided: weighed.decided,
        exact: weighed.exact,
        looked_at: weighed.looked_at,
        open: weighed.open,
    }
}
