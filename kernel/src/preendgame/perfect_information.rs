//! A game of two with perfect information: what lies in the bag, and in which order, is known to both.

use crate::board::play::Play;
use crate::board::position::Position;
use crate::board::ruleset::{Refusal, Ruleset};
use crate::endgame::{self, INFINITE, Limits, TranspositionTable};
use crate::game::state::{Ending, GameState};
use crate::lexicon::words::Words;
use crate::movegen::generator::MoveGenerator;

/// What is known of the points that the seat to move still gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// At least.
    pub lower: i32,
    /// At most.
    pub upper: i32,
    /// The best guess.
    pub guess: i32,
}

impl Worth {
    const fn exactly(value: i32) -> Self {
        Self {
            lower: value,
            upper: value,
            guess: value,
        }
    }
}

/// What a game is played with.
pub struct OpenGame<'a> {
    pub words: Words<'a>,
    /// The board and its points.
    pub ruleset: &'a Ruleset,
    /// How it ends.
    pub ending: Ending,
    /// Finds the plays while the bag holds tiles.
    pub generator: MoveGenerator,
    /// Positions met before.
    pub transpositions: &'a mut TranspositionTable,
    /// Whether to go on.
    pub keep_going: &'a mut dyn FnMut() -> bool,
    /// Whether the search has been stopped.
    pub stopped: bool,
    /// Positions that may still be looked at.
    pub nodes: u64,
}

impl OpenGame<'_> {
    /// What `state` is worth to the seat to move; values outside `window` need not be told apart.
    ///
    /// Nobody exchanges.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn worth(&mut self, state: &GameState, window: (i32, i32)) -> Result<Worth, Refusal> {
        if state.is_over(&self.ending) {
            let booked = state.settlement(self.ruleset, &self.ending);
            let value = booked[state.turn] - booked[1 - state.turn];
            return Ok(Worth::exactly(value));
        }
        if state.bag.is_empty() {
            return self.solve(state, window);
        }
        let mut worth = Worth {
            lower: -INFINITE,
            upper: -INFINITE,
            guess: -INFINITE,
        };
        for play in self.moves(state)? {
            let mut next = state.clone();
            let points = play.as_ref().map_or(0, |play| play.points);
            match &play {
                Some(play) => next.play(self.ruleset, play),
                None => next.pass(),
            }
            let alpha = window.0.max(worth.lower);
            let behind = self.worth(&next, (points - window.1, points - alpha))?;
            worth.lower = worth.lower.max(points - behind.upper);
            worth.upper = worth.upper.max(points - behind.lower);
            worth.guess = worth.guess.max(points - behind.guess);
            if worth.lower >= window.1 || self.stopped || self.nodes == 0 {
                worth.upper = INFINITE;
                break;
            }
        }
        Ok(worth)
    }

    /// Every move of the seat to move but exchanges, the best first and the pass last.
    fn moves(&mut self, state: &GameState) -> Result<Vec<Option<Play>>, Refusal> {
        self.nodes = self.nodes.saturating_sub(1);
        self.stopped |= !(self.keep_going)();
        let position = Position::read(self.ruleset, &state.board, state.rack())?;
        let found = self.generator.plays(self.words, &position, None, 0)?;
        Ok(found.iter().copied().map(Some).chain([None]).collect())
    }

    fn solve(&mut self, state: &GameState, window: (i32, i32)) -> Result<Worth, Refusal> {
        let limits = Limits {
            nodes: self.nodes,
            window,
            reuse_table: true,
            ..Limits::default()
        };
        let (words, ruleset) = (self.words, self.ruleset);
        let stopped = &mut self.stopped;
        let keep_going = &mut self.keep_going;
        let mut still_going = || {
            *stopped |= !keep_going();
            !*stopped
        };
        let found = endgame::solve(
            words,
            ruleset,
            &self.ending,
            state,
            limits,
            self.transpositions,
            &mut still_going,
        )?;
        self.nodes = self.nodes.saturating_sub(found.nodes);
        Ok(Worth {
            lower: found.lower.unwrap_or(-INFINITE),
            upper: found.upper.unwrap_or(INFINITE),
            guess: found.value,
        })
    }
}
