//! The position before the last draw: many plays that empty the bag, each asked whether it gains enough.
//!
//! What is drawn is given. What both can lay is listed once. Every play is a small step from there,
//! and all of them share the transposition table, so a play costs hardly more than the positions
//! behind it.

use crate::board::play::Play;
use crate::board::ruleset::Refusal;
use crate::game::state::GameState;

use super::best_move::INFINITE;
use super::board::ChangedCells;
use super::play::EndgamePlay;
use super::search::Searcher;
use super::setup::{Game, SuspendedSearch};
use super::transposition::TranspositionTable;

/// Plies looked ahead at most: more than any endgame has.
const DEEPEST: u8 = 64;

/// A position before the last draw.
pub struct LastDraw {
    /// None only while a search runs.
    suspended: Option<SuspendedSearch>,
}

/// What is known of the points that the mover gains on the other, its play included.
#[derive(Clone, Copy, Debug)]
pub struct Gain {
    /// At least.
    pub lower: i32,
    /// At most.
    pub upper: i32,
    /// The best guess, if there is one.
    pub guess: Option<i32>,
}

/// A question for the gain of a play.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// Values at most the first or at least the second need not be told apart.
    pub window: (i32, i32),
    /// Positions that may be looked at.
    pub nodes: u64,
    /// What is known already.
    pub known: Gain,
}

impl LastDraw {
    /// The position at `state`, whose mover will draw `drawn`, the whole bag.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn new(
        game: Game<'_>,
        state: &GameState,
        drawn: &[u8],
        transpositions: &mut TranspositionTable,
    ) -> Result<Self, Refusal> {
        let mut keep_going = || true;
        let searcher = Searcher::new(game, state, drawn, transpositions, &mut keep_going)?;
        Ok(Self {
            suspended: Some(searcher.suspend()),
        })
    }

    /// Plays that are held.
    #[must_use]
    pub fn size(&self) -> usize {
        self.suspended.as_ref().map_or(0, SuspendedSearch::size)
    }

    /// Looks further and further ahead behind `play` until `question` is answered; gives the
    /// positions looked at as well.
    pub fn gain(
        &mut self,
        game: Game<'_>,
        play: &Play,
        question: Question,
        transpositions: &mut TranspositionTable,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> (Gain, u64) {
        let Question {
            window: (alpha, beta),
            nodes,
            known: mut gain,
        } = question;
        let Some(suspended) = self.suspended.take() else {
            return (gain, 0);
        };
        let mut searcher = suspended.resume(game, nodes, transpositions, keep_going);
        let turn = searcher.frames[0].turn;
        let play = EndgamePlay::of(play, searcher.board.geometry, &searcher.hands[turn]);
        let (most, guess) = static_bounds(&searcher, &play);
        gain.upper = gain.upper.min(most);
        gain.guess.get_or_insert(guess);
        let is_open = |it: &Gain| it.lower < it.upper && it.lower < beta && it.upper > alpha;
        let mut depth = 0;
        while nodes > 0 && is_open(&gain) && depth < DEEPEST {
            depth += 1;
            let found = searcher.value_of_move(0, depth, Some(play), (alpha, beta), false);
            if searcher.stopped {
                break;
            }
            if found.proven && found.value < beta {
                gain.upper = gain.upper.min(found.value);
            }
            if found.proven && found.value > alpha {
                gain.lower = gain.lower.max(found.value);
            }
            gain.guess = Some(found.value);
        }
        let spent = searcher.nodes;
        self.suspended = Some(searcher.suspend());
        (gain, spent)
    }
}

/// The most that `play` can gain if the other goes out at once, and a guess by the other's best
/// reply: nothing behind it is looked at.
fn static_bounds(searcher: &Searcher<'_>, play: &EndgamePlay) -> (i32, i32) {
    let frame = &searcher.frames[0];
    let hand = &searcher.hands[frame.turn];
    let kept = hand.without(frame.rack(), play.uses);
    let rack = hand.with(kept, searcher.drawn.iter().copied());
    let mut changed = ChangedCells::default();
    searcher.board.mark_changes(play, &mut changed);
    let out = frame.reply_out(&changed, hand.worth(rack));
    let most = out.map_or(INFINITE, |out| play.points - out);
    let reply = frame.reply(&changed).max(out.unwrap_or(0));
    (most, (play.points - reply).min(most))
}
