//! The pre-endgame as its callers see it: checks the position, then races its moves.

use crate::board::position::{Position, Rack};
use crate::board::ruleset::{Refusal, Ruleset};
use crate::endgame::{MODEST, TranspositionTable};
use crate::game::state::{Ending, GameState};
use crate::lexicon::words::Words;

use super::player_view::{Answer, MOST_BAG, PlayerView};
use super::race::Race;

/// Weighs the moves of `view`, looking at `nodes` positions at most, for as long as `keep_going` agrees.
///
/// # Errors
/// A view that is no pre-endgame of two, or more plays than can be held.
pub fn weigh(
    words: Words<'_>,
    ruleset: &Ruleset,
    ending: &Ending,
    view: &PlayerView,
    nodes: u64,
    transpositions: &mut TranspositionTable,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Answer, Refusal> {
    check(ruleset, view)?;
    let full = GameState {
        bag: view.unseen.clone(),
        ..view.state.clone()
    };
    if full.is_over(ending) {
        return Err(Refusal::Over);
    }
    let mut race = Race::new(
        words,
        ruleset,
        ending,
        view,
        nodes,
        (transpositions, keep_going),
    )?;
    race.run()?;
    Ok(race.answer())
}

/// Refuses what is not a pre-endgame of two.
fn check(ruleset: &Ruleset, view: &PlayerView) -> Result<(), Refusal> {
    let state = &view.state;
    if state.racks.len() != 2 || state.scores.len() != 2 {
        return Err(Refusal::NotTwo);
    }
    if state.turn > 1 {
        return Err(Refusal::Turn);
    }
    if !state.scores.iter().all(|score| MODEST.contains(score)) {
        return Err(Refusal::Scores);
    }
    if !(1..=MOST_BAG).contains(&view.bag) {
        return Err(Refusal::BagSize);
    }
    Position::read(ruleset, &state.board, state.rack())?;
    let held = view.unseen.len().checked_sub(view.bag);
    let hidden = state.bag.is_empty() && state.racks[1 - state.turn].is_empty();
    if !hidden || !held.is_some_and(|held| (1..=ruleset.rack_size).contains(&held)) {
        return Err(Refusal::Unseen);
    }
    for &tile in &view.unseen {
        Rack::read(ruleset, &[tile]).map_err(|_| Refusal::Unseen)?;
    }
    Ok(())
}
