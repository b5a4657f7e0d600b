//! How much may be spent on an answer, the answer, and what both take for granted of a game.

use crate::board::play::Play;
use crate::game::state::{Ending, GameState};

use super::best_move::INFINITE;

/// How much may be spent on one answer, and what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions that may be looked at.
    pub nodes: u64,
    /// Plies to look ahead at most.
    pub depth: u8,
    /// Values at most the first or at least the second need not be told apart.
    pub window: (i32, i32),
    /// Whether the transposition table is of the same words, ruleset and ending, so that what it knows
    /// still holds.
    pub reuse_table: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: u64::MAX,
            depth: u8::MAX,
            window: (-INFINITE, INFINITE),
            reuse_table: false,
        }
    }
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Points that the seat to move still gains on the other, the tiles left included: the best guess.
    pub value: i32,
    /// The value is proven to be at least this.
    pub lower: Option<i32>,
    /// The value is proven to be at most this.
    pub upper: Option<i32>,
    /// The moves, of both, that lead there; None is a pass. It may stop before the end if not proven.
    pub line: Vec<Option<Play>>,
    /// Points of every seat at the end of the line, if the game ends there.
    pub totals: Option<Vec<i32>>,
    /// Positions looked at.
    pub nodes: u64,
    /// Plies looked ahead.
    pub depth: u8,
}

impl Answer {
    /// Whether the value is proven.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.lower.is_some() && self.lower == self.upper
    }
}

/// Totals that any game can reach, with room to add to them.
pub(crate) const MODEST: std::ops::Range<i32> = -(1 << 24)..1 << 24;

/// Turns without tiles laid until the game ends, 2 standing for more; now and after a play.
pub(crate) fn turns_until_end(ending: &Ending, state: &GameState) -> (u8, u8) {
    let left = |limit: u32, used: u32| match limit {
        0 => 2,
        _ => limit.saturating_sub(used).clamp(1, 2),
    };
    let rounds = ending.pass_rounds.saturating_mul(2);
    let now = left(rounds, state.passes).min(left(ending.scoreless_turns, state.scoreless));
    let after = left(rounds, 0).min(left(ending.scoreless_turns, 0));
    (now as u8, after as u8)
}
