//! Self-play, as Python sees it: games as plain values, and the census that leave values come from.

use crossglot_kernel::board::ruleset::Refusal;
use crossglot_kernel::game::state::{End, Ending};
use crossglot_kernel::game::static_player::Move;
use crossglot_kernel::selfplay::game::{Game, Turn};
use crossglot_kernel::selfplay::shrinkage::{self, Kinds};
use crossglot_kernel::selfplay::{Setting, census, play_games as play_all};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple};

use crate::search::{Graph, Leaves, Ruleset, refused};

/// (rounds of passes, turns without tiles, out doubled, tiles the bag must hold for an exchange).
type PlainEnding = (u32, u32, bool, usize);

fn setting<'a>(
    graph: &'a Graph,
    ruleset: &'a Ruleset,
    ending: PlainEnding,
    tiles: &'a [u8],
) -> Setting<'a> {
    let (pass_rounds, scoreless_turns, out_doubled, exchange_min) = ending;
    Setting {
        words: graph.words(),
        ruleset: &ruleset.0,
        ending: Ending {
            pass_rounds,
            scoreless_turns,
            out_doubled,
            exchange_min,
        },
        tiles,
    }
}

/// Games of static players against each other, each from the deal to the end.
///
/// Games come in blocks of as many as there are players: in game ``n`` the tiles
/// of block ``n // players`` are dealt and seat ``s`` is player
/// ``(s + n) % players``. Seat 0 begins. The answer depends on the seed and the
/// numbers alone, not on the threads.
///
/// Args:
///     graph: The words.
///     ruleset: Board geometry and scoring.
///     ending: (rounds of passes, turns without tiles, out doubled, tiles for an exchange).
///     tiles: Every tile of the set.
///     players: Two to four: the leave values of each, or None for points alone.
///     seed: Deals and draws all tiles.
///     first: Number of the first game.
///     count: How many games.
///     threads: How many are played at once.
///     turns: Whether to tell every turn.
///
/// Returns:
///     For each game: (points before the tiles left are booked, points booked, why it ended, number
///     of turns, record): by seat; the record is None, or (racks dealt, turns), a turn being
///     (kind, start square, reads down, tiles, points, tiles drawn), the kind 0 a play, 1 an
///     exchange, 2 a pass.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyfunction]
#[pyo3(signature = (graph, ruleset, ending, tiles, players, *, seed, first, count, threads = 1, turns = false))]
#[expect(
    clippy::too_many_arguments,
    clippy::needless_pass_by_value,
    reason = "one per fact of a match, by name in Python"
)]
pub fn play_games<'py>(
    py: Python<'py>,
    graph: &Graph,
    ruleset: &Ruleset,
    ending: PlainEnding,
    tiles: &[u8],
    players: Vec<Option<Bound<'py, Leaves>>>,
    seed: u64,
    first: u64,
    count: u64,
    threads: usize,
    turns: bool,
) -> PyResult<Bound<'py, PyList>> {
    let setting = setting(graph, ruleset, ending, tiles);
    let policies: Vec<_> = players
        .iter()
        .map(|player| player.as_ref().map(|leaves| &leaves.get().0))
        .collect();
    let games = first..first.saturating_add(count);
    let played = py.detach(|| {
        play_all(&setting, &policies, seed, games, threads, |game| {
            let mut game = game.clone();
            let length = game.turns.len();
            if !turns {
                game.turns = Vec::new();
            }
            (game, length)
        })
    });
    let played = played.map_err(|refusal| refused(py, refusal))?;
    let plain = played
        .iter()
        .map(|(game, length)| plain_game(py, game, *length, turns));
    PyList::new(py, plain.collect::<PyResult<Vec<_>>>()?)
}

fn plain_game<'py>(
    py: Python<'py>,
    game: &Game,
    length: usize,
    turns: bool,
) -> PyResult<Bound<'py, PyTuple>> {
    let end = match game.end {
        End::Out => "out",
        End::Passes => "passes",
        End::Scoreless => "scoreless",
        End::Agreed => "agreed",
    };
    let dealt = game.dealt.iter().map(|hand| PyBytes::new(py, hand.tiles()));
    let record = if turns {
        let turns: Vec<_> = game.turns.iter().map(|turn| plain_turn(py, turn)).collect();
        Some((dealt.collect::<Vec<_>>(), turns))
    } else {
        None
    };
    let (scores, booked) = (game.scores.clone(), game.booked.clone());
    (scores, booked, end, length, record).into_pyobject(py)
}

/// (kind, start square, reads down, tiles, points, tiles drawn).
type PlainTurn<'py> = (u8, u16, u8, Bound<'py, PyBytes>, i32, Bound<'py, PyBytes>);

fn plain_turn<'py>(py: Python<'py>, turn: &Turn) -> PlainTurn<'py> {
    let drawn = PyBytes::new(py, turn.drawn.tiles());
    let bytes = |tiles: &[u8]| PyBytes::new(py, tiles);
    match &turn.action {
        Move::Play(play) => {
            let tiles = bytes(play.tiles());
            (
                0,
                play.start,
                u8::from(play.down),
                tiles,
                play.points,
                drawn,
            )
        }
        Move::Exchange(hand) => (1, 0, 0, bytes(hand.tiles()), 0, drawn),
        Move::Pass => (2, 0, 0, bytes(&[]), 0, drawn),
    }
}

/// What racks are worth on the boards of self-play, counted by the tiles they hold.
///
/// Censuses of the same shape are added in any order with the same result.
///
/// Args:
///     kinds: Kinds of tiles, the blank included.
///     order: Tiles of the largest multiset that is counted, 0 to 6.
///     racks: How many are drawn for each board, 2 to 256.
///
/// Raises:
///     KernelError: ``kernel-bad-input`` with ``argument`` and ``reason``.
#[pyclass(module = "crossglot._kernel")]
pub struct Census(census::Census);

#[pymethods]
impl Census {
    #[new]
    fn new(py: Python<'_>, kinds: usize, order: usize, racks: usize) -> PyResult<Self> {
        let made = census::Census::new(kinds, order, racks);
        made.map(Self).map_err(|refusal| refused(py, refusal))
    }

    /// Plays the games ``first`` to ``first + count`` of two that keep by ``leaves``, and values
    /// racks on their boards.
    #[pyo3(signature = (graph, ruleset, ending, tiles, leaves, *, seed, first, count))]
    #[expect(clippy::too_many_arguments, reason = "as play_games")]
    fn play(
        &mut self,
        py: Python<'_>,
        graph: &Graph,
        ruleset: &Ruleset,
        ending: PlainEnding,
        tiles: &[u8],
        leaves: &Leaves,
        seed: u64,
        first: u64,
        count: u64,
    ) -> PyResult<()> {
        let setting = setting(graph, ruleset, ending, tiles);
        let games = first..first.saturating_add(count);
        let census = &mut self.0;
        py.detach(|| census.play(&setting, &leaves.0, seed, games))
            .map_err(|refusal| refused(py, refusal))
    }

    /// Adds the sums of ``other``.
    fn add(&mut self, py: Python<'_>, other: &Self) -> PyResult<()> {
        self.0.add(&other.0).map_err(|refusal| refused(py, refusal))
    }

    /// All sums, as little-endian 64-bit numbers.
    fn sums<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes: Vec<u8> = self.0.numbers().flat_map(i64::to_le_bytes).collect();
        PyBytes::new(py, &bytes)
    }

    /// Takes what ``sums`` gave in place of its own.
    fn restore(&mut self, py: Python<'_>, sums: &[u8]) -> PyResult<()> {
        let (numbers, rest) = sums.as_chunks();
        let numbers = numbers.iter().map(|bytes| i64::from_le_bytes(*bytes));
        let restored = if rest.is_empty() {
            self.0.restore(numbers)
        } else {
            Err(Refusal::Census)
        };
        restored.map_err(|refusal| refused(py, refusal))
    }

    /// Boards looked at.
    #[getter]
    fn boards(&self) -> u64 {
        self.0.boards()
    }

    /// Variance of the worth of racks on one board, in millipoints squared.
    #[getter]
    fn variance(&self) -> f64 {
        self.0.variance()
    }

    /// How often each multiset was held, in order of their numbers.
    fn hits(&self) -> Vec<u64> {
        (0..self.0.multisets().len())
            .map(|number| self.0.hits(number))
            .collect()
    }

    /// The weights for ``Leaves.learnt``.
    ///
    /// Args:
    ///     counts: Tiles of each kind in the set, the blanks first.
    ///     vowels: The kinds that are vowels, as a bit mask.
    fn weights<'py>(
        &self,
        py: Python<'py>,
        counts: &[u8],
        vowels: u64,
    ) -> PyResult<Bound<'py, PyBytes>> {
        if counts.len() != self.0.multisets().kinds() {
            return Err(refused(py, Refusal::Census));
        }
        let counts = counts.to_vec();
        let weights = py.detach(|| shrinkage::weights(&self.0, &Kinds { counts, vowels }));
        let bytes: Vec<u8> = weights.into_iter().flat_map(i32::to_le_bytes).collect();
        Ok(PyBytes::new(py, &bytes))
    }
}
