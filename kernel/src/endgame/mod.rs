//! The end of a game between two once the bag is empty, played perfectly.
//!
//! Nothing is hidden then, so a search can prove what is best. It deepens ply by
//! ply; a value counts as proven as soon as no line that matters to it was cut
//! off. Passing is a move. However many rounds of passes an edition asks for,
//! two passes in a row decide as much: the second could be repeated by both at
//! no loss (`docs/engine.md` has the argument), so only "one more pass ends it"
//! and "not yet" are told apart.

mod best;
mod eve;
mod frame;
mod generate;
mod grid;
mod lay;
mod memory;
mod root;
mod search;
mod setup;

pub(crate) use eve::{Eve, Gain, Question};
pub use memory::Memory;
pub(crate) use search::FAR;
pub(crate) use setup::Game;

use crate::plays::Play;
use crate::position::Position;
use crate::ruleset::{Refusal, Ruleset};
use crate::table::{Ending, Table};
use crate::words::Words;

use root::Roots;

/// How much may be spent on one answer, and what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions that may be looked at.
    pub nodes: u64,
    /// Plies to look ahead at most.
    pub depth: u8,
    /// Values at most the first or at least the second need not be told apart.
    pub window: (i32, i32),
    /// Whether the memory is of the same words, ruleset and ending, so that what it knows still holds.
    pub goes_on: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: u64::MAX,
            depth: u8::MAX,
            window: (-search::FAR, search::FAR),
            goes_on: false,
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

/// Solves `table`, where two play and the bag is empty, for the seat to move.
///
/// `pulse` is asked every few nodes whether to go on.
///
/// # Errors
/// A table that is none of the kind, or tiles that are not `ruleset`'s.
pub fn solve(
    words: Words<'_>,
    ruleset: &Ruleset,
    ending: &Ending,
    table: &Table,
    limits: Limits,
    memory: &mut Memory,
    pulse: &mut dyn FnMut() -> bool,
) -> Result<Answer, Refusal> {
    check(ruleset, table)?;
    if table.is_over(ending) {
        let booked = table.settlement(ruleset, ending);
        let value = booked[table.turn] - booked[1 - table.turn];
        let totals = table.scores.iter().zip(&booked);
        return Ok(Answer {
            value,
            lower: Some(value),
            upper: Some(value),
            totals: Some(totals.map(|(score, it)| score + it).collect()),
            ..Answer::default()
        });
    }
    if !limits.goes_on {
        memory.forget();
    }
    let game = Game {
        words,
        ruleset,
        ending: *ending,
    };
    let mut roots = Roots::new(game, table, memory, pulse)?;
    roots.deepen(limits);
    Ok(roots.answer(ruleset, ending, table))
}

/// Totals that any game can reach, with room to add to them.
pub(crate) const MODEST: std::ops::Range<i32> = -(1 << 24)..1 << 24;

/// Refuses what is not an endgame of two.
fn check(ruleset: &Ruleset, table: &Table) -> Result<(), Refusal> {
    let two = table.racks.len() == 2 && table.scores.len() == 2;
    if !two {
        return Err(Refusal::NotTwo);
    }
    if table.turn > 1 {
        return Err(Refusal::Turn);
    }
    if !table.bag.is_empty() {
        return Err(Refusal::BagNotEmpty);
    }
    if !table.scores.iter().all(|score| MODEST.contains(score)) {
        return Err(Refusal::Scores);
    }
    for rack in &table.racks {
        Position::read(ruleset, &table.board, rack)?;
    }
    Ok(())
}

/// Turns without tiles laid until the game ends, 2 standing for more; now and after a play.
pub(crate) fn patience(ending: &Ending, table: &Table) -> (u8, u8) {
    let left = |limit: u32, used: u32| match limit {
        0 => 2,
        _ => limit.saturating_sub(used).clamp(1, 2),
    };
    let rounds = ending.pass_rounds.saturating_mul(2);
    let now = left(rounds, table.passes).min(left(ending.scoreless_turns, table.scoreless));
    let after = left(rounds, 0).min(left(ending.scoreless_turns, 0));
    (now as u8, after as u8)
}
