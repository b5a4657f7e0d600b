//! A game of two with open cards: what lies in the bag, and in which order, is known to both.

use crate::endgame::{self, FAR, Limits, Memory};
use crate::plays::Play;
use crate::position::Position;
use crate::ruleset::{Refusal, Ruleset};
use crate::search::Search;
use crate::table::{Ending, Table};
use crate::words::Words;

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
pub struct Open<'a> {
    /// The words.
    pub words: Words<'a>,
    /// The board and its points.
    pub ruleset: &'a Ruleset,
    /// How it ends.
    pub ending: Ending,
    /// Finds the plays while the bag holds tiles.
    pub search: Search,
    /// Positions met before.
    pub memory: &'a mut Memory,
    /// Whether to go on.
    pub pulse: &'a mut dyn FnMut() -> bool,
    /// Whether the search has been stopped.
    pub stopped: bool,
    /// Positions that may still be looked at.
    pub nodes: u64,
}

impl Open<'_> {
    /// What `table` is worth to the seat to move; values outside `window` need not be told apart.
    ///
    /// Nobody exchanges.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn worth(&mut self, table: &Table, window: (i32, i32)) -> Result<Worth, Refusal> {
        if table.is_over(&self.ending) {
            let booked = table.settlement(self.ruleset, &self.ending);
            let value = booked[table.turn] - booked[1 - table.turn];
            return Ok(Worth::exactly(value));
        }
        if table.bag.is_empty() {
            return self.solve(table, window);
        }
        let mut worth = Worth {
            lower: -FAR,
            upper: -FAR,
            guess: -FAR,
        };
        for play in self.moves(table)? {
            let mut next = table.clone();
            let points = play.as_ref().map_or(0, |play| play.points);
            match &play {
                Some(play) => next.lay(self.ruleset, play),
                None => next.pass(),
            }
            let alpha = window.0.max(worth.lower);
            let behind = self.worth(&next, (points - window.1, points - alpha))?;
            worth.lower = worth.lower.max(points - behind.upper);
            worth.upper = worth.upper.max(points - behind.lower);
            worth.guess = worth.guess.max(points - behind.guess);
            if worth.lower >= window.1 || self.stopped || self.nodes == 0 {
                worth.upper = FAR;
                break;
            }
        }
        Ok(worth)
    }

    /// Every move of the seat to move but exchanges, the dearest first and the pass last.
    fn moves(&mut self, table: &Table) -> Result<Vec<Option<Play>>, Refusal> {
        self.nodes = self.nodes.saturating_sub(1);
        self.stopped |= !(self.pulse)();
        let position = Position::read(self.ruleset, &table.board, table.rack())?;
        let found = self.search.plays(self.words, &position, None, 0)?;
        Ok(found.iter().copied().map(Some).chain([None]).collect())
    }

    fn solve(&mut self, table: &Table, window: (i32, i32)) -> Result<Worth, Refusal> {
        let limits = Limits {
            nodes: self.nodes,
            window,
            goes_on: true,
            ..Limits::default()
        };
        let (words, ruleset) = (self.words, self.ruleset);
        let stopped = &mut self.stopped;
        let pulse = &mut self.pulse;
        let mut heed = || {
            *stopped |= !pulse();
            !*stopped
        };
        let found = endgame::solve(
            words,
            ruleset,
            &self.ending,
            table,
            limits,
            self.memory,
            &mut heed,
        )?;
        self.nodes = self.nodes.saturating_sub(found.nodes);
        Ok(Worth {
            lower: found.lower.unwrap_or(-FAR),
            upper: found.upper.unwrap_or(FAR),
            guess: found.value,
        })
    }
}
