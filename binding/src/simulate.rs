//! Monte Carlo, winning chances and inference, as Python sees them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crossglot_kernel::board::play::Play;
use crossglot_kernel::game::state::Ending;
use crossglot_kernel::game::static_player::{Hand, Move};
use crossglot_kernel::limits::{MAX_RACK, MAX_SIDE};
use crossglot_kernel::simulate::deals::{Deals, Prior};
use crossglot_kernel::simulate::rollout::{Plan, Rules};
use crossglot_kernel::simulate::{self, Estimate, Limits, Objective, PlayerView, Refusal, Stop};
use crossglot_kernel::simulate::{candidates, win_chances};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::bad_input;
use crate::search::{Graph, Leaves, Ruleset};

/// The Python error for a refusal.
pub fn refused(py: Python<'_>, refusal: Refusal) -> PyErr {
    let (argument, reason) = refusal.facts();
    bad_input(py, argument, reason)
}

/// (rounds of passes, turns without tiles laid, out doubled, tiles the bag must hold to exchange).
pub type PlainEnding = (u32, u32, bool, usize);

/// The ending of plain values.
pub fn ending_of((pass_rounds, scoreless_turns, out_doubled, exchange_min): PlainEnding) -> Ending {
    Ending {
        pass_rounds,
        scoreless_turns,
        out_doubled,
        exchange_min,
    }
}

/// (start square, direction, tiles) of a play; start -1 for tiles exchanged, or a pass without tiles.
pub type PlainMove = (i32, u8, Vec<u8>);

/// The move of plain values; what cannot be one is refused.
pub fn move_of((start, direction, tiles): &PlainMove) -> Result<Move, Refusal> {
    if *start == -1 {
        return match tiles.len() {
            0 => Ok(Move::Pass),
            1..=MAX_RACK => Ok(Move::Exchange(Hand::of(tiles))),
            _ => Err(Refusal::NoExchange),
        };
    }
    let start = u16::try_from(*start).map_err(|_| Refusal::NoPlay)?;
    if tiles.len() > MAX_SIDE || *direction > 1 {
        return Err(Refusal::NoPlay);
    }
    let mut padded = [0; MAX_SIDE];
    padded[..tiles.len()].copy_from_slice(tiles);
    let length = tiles.len() as u8;
    Ok(Move::Play(Play::new(
        start,
        *direction == 1,
        padded,
        length,
    )))
}

fn plain_move<'py>(py: Python<'py>, step: &Move) -> (i32, u8, Bound<'py, PyBytes>) {
    match step {
        Move::Play(play) => {
            let tiles = PyBytes::new(py, play.tiles());
            (i32::from(play.start), u8::from(play.down), tiles)
        }
        Move::Exchange(hand) => (-1, 0, PyBytes::new(py, hand.tiles())),
        Move::Pass => (-1, 0, PyBytes::new(py, &[])),
    }
}

/// Winning chances by lead, turn and tiles in the bag, for one edition and number of seats.
///
/// The chance of a seat is its share of ``exp(worth / scale)``, where the worth is
/// its points, the worth of what it kept, and that of its place in the order of turns.
///
/// Args:
///     seats: Players, 2 to 4.
///     rows: For each number of tiles in the bag (the last for all larger ones) the scale in
///         millipoints, then the worth in millipoints of being 1, 2, ... turns away from the move.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Chances(win_chances::Chances);

#[pymethods]
impl Chances {
    #[new]
    fn new(py: Python<'_>, seats: usize, rows: Vec<i32>) -> PyResult<Self> {
        let checked = win_chances::Chances::new(seats, rows);
        checked.map(Self).map_err(|refusal| refused(py, refusal))
    }

    /// The chance of the first seat, 0 to 1.
    ///
    /// Args:
    ///     worth: Points and leave of every seat, in millipoints.
    ///     turn: The seat on move.
    ///     bag: Tiles in the bag.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "PyO3 hands lists over by value"
    )]
    fn win(&self, py: Python<'_>, worth: Vec<i64>, turn: usize, bag: usize) -> PyResult<f64> {
        let modest = worth.iter().all(|it| it.unsigned_abs() < 1 << 40);
        if worth.len() != self.0.seats() || turn >= worth.len() || !modest {
            return Err(bad_input(py, "worth", "out-of-range"));
        }
        let millionths = self.0.of(&worth, turn, bag) as i32;
        Ok(f64::from(millionths) / 1e6)
    }
}

/// What a simulation knows of one candidate; (mean, standard error) where there are two numbers.
#[pyclass(frozen, get_all, module = "crossglot._kernel")]
pub struct Prospect {
    /// The candidate: (start, direction, tiles), start -1 for an exchange or a pass.
    step: (i32, u8, Py<PyBytes>),
    /// Points of the turn.
    points: i32,
    /// Points and leave, in millipoints.
    equity: i64,
    /// Rollouts it has had.
    rollouts: usize,
    /// Share in the win, 0 to 1.
    win: (f64, f64),
    /// Points gained on the best other seat by the end of a rollout, leaves at their worth.
    gain: (f64, f64),
    /// By how much it is behind the best candidate on the same deals, in the unit of the objective.
    behind: (f64, f64),
    /// Whether it was proven not to be the best.
    dismissed: bool,
    /// Share of rollouts that were played to the end of the game.
    over: f64,
    /// For each ply after it (mean points, standard deviation, share that lays a whole rack).
    plies: Vec<(f64, f64, f64)>,
}

/// Candidates that are rolled out, and what came of it.
///
/// Seats are in the order of turns from the one on move. The same seed gives
/// the same numbers for any number of threads.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: One tile per square; 0 where empty.
///     rack: Tiles of the seat on move.
///     unseen: All other tiles off the board.
///     held: How many of them each other seat holds.
///     scores: Points of every seat.
///     ending: (rounds of passes, turns without tiles laid that end the game, out doubled,
///         tiles the bag must hold to exchange).
///     chances: Winning chances where a rollout stops before the end.
///     passes: Passes in a row.
///     scoreless: Turns in a row without tiles laid.
///     leaves: What kept tiles are worth.
///     candidates: (start, direction, tiles), start -1 for an exchange or a pass; or how many of
///         the best by static equity.
///     plies: Turns after the candidate; to the end of the game once the bag is empty.
///     seed: Decides all deals.
///     priors: For each other seat leaves it may have kept, with weights.
///     every: All deals are played, each once, when there are so many at most.
///     by_points: Whether more points make a candidate better, not more wins.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyclass(frozen, module = "crossglot._kernel")]
pub struct Simulation {
    graph: Py<Graph>,
    ruleset: Py<Ruleset>,
    leaves: Option<Py<Leaves>>,
    ending: Ending,
    halted: AtomicBool,
    state: Mutex<simulate::Simulation>,
}

/// Candidates as they are handed in.
#[derive(FromPyObject)]
enum Wanted {
    Best(usize),
    Given(Vec<PlainMove>),
}

/// Leaves and weights of each other seat, as they are handed in.
type PlainPriors = Vec<Vec<(Vec<u8>, f64)>>;

#[pymethods]
impl Simulation {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "a position, by name in Python")]
    #[pyo3(signature = (
        graph, ruleset, board, rack, unseen, held, scores, *, ending, chances, candidates, plies,
        seed, passes = 0, scoreless = 0, leaves = None, priors = None, every = 0, by_points = false,
    ))]
    fn new(
        py: Python<'_>,
        graph: Py<Graph>,
        ruleset: Py<Ruleset>,
        board: Vec<u8>,
        rack: Vec<u8>,
        unseen: Vec<u8>,
        held: Vec<usize>,
        scores: Vec<i32>,
        ending: PlainEnding,
        chances: &Chances,
        candidates: Wanted,
        plies: usize,
        seed: u64,
        passes: u32,
        scoreless: u32,
        leaves: Option<Py<Leaves>>,
        priors: Option<PlainPriors>,
        every: usize,
        by_points: bool,
    ) -> PyResult<Self> {
        let view = PlayerView {
            board,
            rack,
            unseen,
            held,
            scores,
            passes,
            scoreless,
        };
        let ending = ending_of(ending);
        let rules = Rules {
            words: graph.get().words(),
            ruleset: &ruleset.get().0,
            ending: &ending,
            leaves: leaves.as_ref().map(|leaves| &leaves.get().0),
        };
        let wins = if by_points {
            Objective::Points
        } else {
            Objective::Win
        };
        let chances = chances.0.clone();
        let made = py.detach(|| {
            view.check(rules.ruleset, rules.ending)?;
            let found = match candidates {
                Wanted::Best(count) => candidates::best(&rules, &view, count)?,
                Wanted::Given(plain) => {
                    let steps: Result<Vec<Move>, Refusal> = plain.iter().map(move_of).collect();
                    candidates::given(&rules, &view, &steps?)?
                }
            };
            let priors = priors.unwrap_or_default().into_iter().map(Prior::new);
            let priors = priors.collect::<Result<Vec<Prior>, Refusal>>()?;
            let deals = Deals::new(&view, seed, priors, every.min(simulate::MAX_ROLLOUTS))?;
            let plan = Plan {
                view,
                deals,
                chances,
                plies,
            };
            simulate::Simulation::new(plan, found, wins)
        });
        let state = Mutex::new(made.map_err(|refusal| refused(py, refusal))?);
        Ok(Self {
            graph,
            ruleset,
            leaves,
            ending,
            halted: AtomicBool::new(false),
            state,
        })
    }

    /// Rolls on until a limit, whatever comes first; without the interpreter lock.
    ///
    /// Args:
    ///     rollouts: Of all candidates together, those before included.
    ///     milliseconds: From now.
    ///     confidence: How sure the best candidate must be, above 0.5 and below 1.
    ///     tolerance: A candidate better by no more than this is no better, in share of the win
    ///         or in points.
    ///     threads: How many work.
    ///
    /// Returns:
    ///     ``rollouts``, ``time``, ``confident``, ``exact`` (every deal was played) or ``halted``.
    ///
    /// Raises:
    ///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
    #[pyo3(signature = (*, rollouts, milliseconds = None, confidence = None, tolerance = 0.0, threads = 1))]
    fn run(
        &self,
        py: Python<'_>,
        rollouts: usize,
        milliseconds: Option<u64>,
        confidence: Option<f64>,
        tolerance: f64,
        threads: usize,
    ) -> PyResult<&'static str> {
        let now = Instant::now();
        let limits = Limits {
            rollouts,
            until: milliseconds.and_then(|it| now.checked_add(Duration::from_millis(it))),
            confidence,
            tolerance,
        };
        let rules = Rules {
            words: self.graph.get().words(),
            ruleset: &self.ruleset.get().0,
            ending: &self.ending,
            leaves: self.leaves.as_ref().map(|leaves| &leaves.get().0),
        };
        let stop = py.detach(|| {
            self.locked()
                .advance(&rules, &limits, threads, &self.halted)
        });
        Ok(match stop.map_err(|refusal| refused(py, refusal))? {
            Stop::Rollouts => "rollouts",
            Stop::Time => "time",
            Stop::Confident => "confident",
            Stop::Exact => "exact",
            Stop::Halted => "halted",
        })
    }

    /// Stops what runs, within one rollout, and lets nothing run any more; any thread may call it.
    fn halt(&self) {
        self.halted.store(true, Ordering::Relaxed);
    }

    /// What is known of the candidates, the best one first.
    fn prospects(&self, py: Python<'_>) -> Vec<Prospect> {
        let (found, candidates) = py.detach(|| {
            let state = self.locked();
            (state.prospects(), state.candidates().to_vec())
        });
        let pair = |estimate: Estimate| (estimate.mean, estimate.error);
        let plain = |prospect: simulate::Prospect| {
            let candidate = &candidates[prospect.at];
            let (start, direction, tiles) = plain_move(py, &candidate.step);
            let plies = prospect.plies.into_iter();
            Prospect {
                step: (start, direction, tiles.unbind()),
                points: candidate.points(),
                equity: candidate.equity,
                rollouts: prospect.rollouts,
                win: pair(prospect.win),
                gain: pair(prospect.gain),
                behind: pair(prospect.behind),
                dismissed: prospect.dismissed,
                over: prospect.over,
                plies: plies
                    .map(|(points, whole)| (points.mean, points.deviation, whole))
                    .collect(),
            }
        };
        found.into_iter().map(plain).collect()
    }

    /// Rollouts of all candidates so far.
    #[getter]
    fn rollouts(&self, py: Python<'_>) -> usize {
        py.detach(|| self.locked().rollouts())
    }

    /// Whether every deal there is takes its part, so that the end is exact.
    #[getter]
    fn enumerated(&self, py: Python<'_>) -> bool {
        py.detach(|| self.locked().is_enumerated())
    }
}

impl Simulation {
    fn locked(&self) -> MutexGuard<'_, simulate::Simulation> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
