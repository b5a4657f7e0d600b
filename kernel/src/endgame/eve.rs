//! The move that empties the bag, when what is drawn is known: many plays of one position, each
//! asked whether it gains enough.
//!
//! What both can lay is listed once. Every play is a small step from there, and all of them share
//! the memory, so a play costs hardly more than the positions that are looked at behind it.

use crate::plays::Play;
use crate::ruleset::Refusal;
use crate::table::Table;

use super::grid::Altered;
use super::lay::Lay;
use super::memory::Memory;
use super::search::{FAR, Searcher};
use super::setup::{Game, Resting};

/// Plies looked ahead at most: more than any endgame has.
const DEEPEST: u8 = 64;

/// A position before the last draw.
pub struct Eve {
    /// None only while a search is awake.
    resting: Option<Resting>,
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

impl Eve {
    /// The position at `table`, whose mover will draw `drawn`, the whole bag.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn new(
        game: Game<'_>,
        table: &Table,
        drawn: &[u8],
        memory: &mut Memory,
    ) -> Result<Self, Refusal> {
        let mut pulse = || true;
        let searcher = Searcher::new(game, table, drawn, memory, &mut pulse)?;
        Ok(Self {
            resting: Some(searcher.rest()),
        })
    }

    /// Plays that are held.
    #[must_use]
    pub fn size(&self) -> usize {
        self.resting.as_ref().map_or(0, Resting::size)
    }

    /// Looks further and further ahead behind `play` until `question` is answered; gives the
    /// positions looked at as well.
    pub fn gain(
        &mut self,
        game: Game<'_>,
        play: &Play,
        question: Question,
        memory: &mut Memory,
        pulse: &mut dyn FnMut() -> bool,
    ) -> (Gain, u64) {
        let Question {
            window: (alpha, beta),
            nodes,
            known: mut gain,
        } = question;
        let Some(resting) = self.resting.take() else {
            return (gain, 0);
        };
        let mut searcher = resting.wake(game, nodes, memory, pulse);
        let turn = searcher.frames[0].turn;
        let lay = Lay::of(play, searcher.grid.shape, &searcher.hands[turn]);
        let (most, guess) = at_first_sight(&searcher, &lay);
        gain.upper = gain.upper.min(most);
        gain.guess.get_or_insert(guess);
        let is_open = |it: &Gain| it.lower < it.upper && it.lower < beta && it.upper > alpha;
        let mut depth = 0;
        while nodes > 0 && is_open(&gain) && depth < DEEPEST {
            depth += 1;
            let found = searcher.look(0, depth, Some(lay), (alpha, beta), false);
            if searcher.stopped {
                break;
            }
            if found.sound && found.value < beta {
                gain.upper = gain.upper.min(found.value);
            }
            if found.sound && found.value > alpha {
                gain.lower = gain.lower.max(found.value);
            }
            gain.guess = Some(found.value);
        }
        let spent = searcher.nodes;
        self.resting = Some(searcher.rest());
        (gain, spent)
    }
}

/// The most that `lay` can gain if the other goes out at once, and a guess by the other's dearest
/// reply: nothing behind it is looked at.
fn at_first_sight(searcher: &Searcher<'_>, lay: &Lay) -> (i32, i32) {
    let frame = &searcher.frames[0];
    let hand = &searcher.hands[frame.turn];
    let kept = hand.without(frame.rack(), lay.uses);
    let rack = hand.with(kept, searcher.drawn.iter().copied());
    let mut altered = Altered::default();
    searcher.grid.alter(lay, &mut altered);
    let out = frame.reply_out(&altered, hand.worth(rack));
    let most = out.map_or(FAR, |out| lay.points - out);
    let reply = frame.reply(&altered).max(out.unwrap_or(0));
    (most, (lay.points - reply).min(most))
}
