//! The solver as its callers see it: checks the position, then searches from its root.

use crate::board::position::Position;
use crate::board::ruleset::{Refusal, Ruleset};
use crate::game::state::{Ending, GameState};
use crate::lexicon::words::Words;

use super::limits::{Answer, Limits, MODEST};
use super::root::RootSearch;
use super::setup::Game;
use super::transposition::TranspositionTable;

/// Solves `state`, where two play and the bag is empty, for the seat to move.
///
/// `keep_going` is called every few nodes; the search stops when it is false.
///
/// # Errors
/// A state that is no endgame of two, or tiles that are not `ruleset`'s.
pub fn solve(
    words: Words<'_>,
    ruleset: &Ruleset,
    ending: &Ending,
    state: &GameState,
    limits: Limits,
    transpositions: &mut TranspositionTable,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Answer, Refusal> {
    check(ruleset, state)?;
    if state.is_over(ending) {
        let booked = state.settlement(ruleset, ending);
        let value = booked[state.turn] - booked[1 - state.turn];
        let totals = state.scores.iter().zip(&booked);
        return Ok(Answer {
            value,
            lower: Some(value),
            upper: Some(value),
            totals: Some(totals.map(|(score, it)| score + it).collect()),
            ..Answer::default()
        });
    }
    if !limits.reuse_table {
        transpositions.forget();
    }
    let game = Game {
        words,
        ruleset,
        ending: *ending,
    };
    let mut roots = RootSearch::new(game, state, transpositions, keep_going)?;
    roots.deepen(limits);
    Ok(roots.answer(ruleset, ending, state))
}

/// Refuses what is not an endgame of two.
fn check(ruleset: &Ruleset, state: &GameState) -> Result<(), Refusal> {
    let two = state.racks.len() == 2 && state.scores.len() == 2;
    if !two {
        return Err(Refusal::NotTwo);
    }
    if state.turn > 1 {
        return Err(Refusal::Turn);
    }
    if !state.bag.is_empty() {
        return Err(Refusal::BagNotEmpty);
    }
    if !state.scores.iter().all(|score| MODEST.contains(score)) {
        return Err(Refusal::Scores);
    }
    for rack in &state.racks {
        Position::read(ruleset, &state.board, rack)?;
    }
    Ok(())
}
