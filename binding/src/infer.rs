//! What is learnt from turns and games that were seen: leaves kept, and how leads end.

use crossglot_kernel::game::static_player::Move;
use crossglot_kernel::simulate::rollout::Rules;
use crossglot_kernel::simulate::{Refusal, inference, outcomes};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::search::{Graph, Leaves, Ruleset};
use crate::simulate::{PlainEnding, PlainMove, ending_of, move_of, refused};

/// What a seat may have kept, told by its turn: leaves with weights that add up to 1.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     board: The board before the turn.
///     step: What was done: (start, direction, tiles) of a play; (-1, 0, tiles) of an exchange,
///         of which only the number of tiles matters.
///     points: What the play earned.
///     held: Tiles on the seat's rack before the turn.
///     bag: Tiles in the bag before the turn, at least 1.
///     unseen: All tiles that the seat may have kept, and others.
///     seats: How many play.
///     scoreless: Turns in a row without tiles laid, before the turn.
///     ending: As :class:`Simulation` takes it.
///     leaves: What kept tiles are worth.
///     temperature: Millipoints of a missed chance that make a leave 2.7 times less likely.
///     most: Leaves looked at; when there are more, so many are drawn.
///     seed: Draws them.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "a turn, by name in Python")]
#[expect(
    clippy::needless_pass_by_value,
    reason = "PyO3 hands tuples over by value"
)]
#[pyo3(signature = (
    graph, ruleset, board, step, *, points, held, bag, unseen, seats, scoreless, ending, leaves,
    temperature, most, seed,
))]
pub fn infer_leaves<'py>(
    py: Python<'py>,
    graph: &Graph,
    ruleset: &Ruleset,
    board: Vec<u8>,
    step: PlainMove,
    points: i32,
    held: usize,
    bag: usize,
    unseen: Vec<u8>,
    seats: usize,
    scoreless: u32,
    ending: PlainEnding,
    leaves: &Leaves,
    temperature: i64,
    most: usize,
    seed: u64,
) -> PyResult<Vec<(Bound<'py, PyBytes>, f64)>> {
    let ending = ending_of(ending);
    let rules = Rules {
        words: graph.words(),
        ruleset: &ruleset.0,
        ending: &ending,
        leaves: Some(&leaves.0),
    };
    let weighing = inference::Weighing {
        temperature,
        most,
        seed,
    };
    let found = py.detach(|| {
        let action = match move_of(&step)? {
            Move::Play(mut play) => {
                play.points = points;
                inference::Action::Laid(play)
            }
            Move::Exchange(hand) => inference::Action::Exchanged(hand.tiles().len()),
            Move::Pass => return Err(Refusal::NoPlay),
        };
        let witness = inference::SeenTurn {
            board,
            held,
            bag,
            seats,
            scoreless,
            action,
            unseen,
        };
        witness.leaves(&rules, weighing)
    });
    let found = found.map_err(|refusal| refused(py, refusal))?;
    Ok(found
        .iter()
        .map(|(leave, weight)| (PyBytes::new(py, leave), *weight))
        .collect())
}

/// (tiles in the bag, place of a seat from the move, place of a later one, lead of the first in
/// steps of 4 points, how often, half points it scored against the second).
type PlainCount = (u16, u8, u8, i16, u64, u64);

/// How games of static players ended, from every turn at which the bag held tiles.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     tiles: The whole set.
///     seats: How many play, 2 to 4.
///     first: Number of the first game.
///     games: How many; game ``n`` depends on ``seed`` and ``n`` only.
///     seed: Decides all draws.
///     ending: As :class:`Simulation` takes it.
///     leaves: What kept tiles are worth.
///
/// Returns:
///     Counts, ascending, that add up over parts: (tiles in the bag, place of one seat in the
///     order of turns from the move, place of a later seat, steps of 4 points by which the first
///     leads, how often, half points it scored against the second).
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "a recipe, by name in Python")]
#[pyo3(signature = (graph, ruleset, tiles, *, seats, first, games, seed, ending, leaves))]
pub fn count_outcomes(
    py: Python<'_>,
    graph: &Graph,
    ruleset: &Ruleset,
    tiles: &[u8],
    seats: usize,
    first: u64,
    games: u64,
    seed: u64,
    ending: PlainEnding,
    leaves: &Leaves,
) -> PyResult<Vec<PlainCount>> {
    let ending = ending_of(ending);
    let rules = Rules {
        words: graph.words(),
        ruleset: &ruleset.0,
        ending: &ending,
        leaves: Some(&leaves.0),
    };
    let span = first..first.saturating_add(games);
    let counts = py.detach(|| outcomes::count_outcomes(&rules, seats, tiles, span, seed));
    let counts = counts.map_err(|refusal| refused(py, refusal))?;
    let plain =
        |((bag, place, later, steps), (often, half))| (bag, place, later, steps, often, half);
    Ok(counts.into_iter().map(plain).collect())
}
