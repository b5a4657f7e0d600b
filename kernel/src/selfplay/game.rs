//! One game between kernel policies, and its record.

use crate::board::ruleset::Refusal;
use crate::game::state::{End, GameState};
use crate::game::static_player::{Hand, Move, best_move};
use crate::leaves::values::Leaves;
use crate::movegen::generator::MoveGenerator;
use crate::random::GameRng;
use crate::selfplay::setting::Setting;

/// One turn: what the seat did and what it drew for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What the seat did.
    pub action: Move,
    /// The tiles drawn.
    pub drawn: Hand,
}

/// A game from the deal to the end; seat 0 begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The first racks, by seat.
    pub dealt: Vec<Hand>,
    /// The turns, in order; the seats take turns.
    pub turns: Vec<Turn>,
    /// Points by seat, before the tiles left are booked.
    pub scores: Vec<i32>,
    /// Points booked for the tiles left, by seat.
    pub booked: Vec<i32>,
    /// Why it is over.
    pub end: End,
}

/// Plays game `number` of `seed`; each seat has its leave values, or goes for points alone.
///
/// # Errors
/// Tiles that the search refuses.
pub fn play(
    generator: &mut MoveGenerator,
    setting: &Setting<'_>,
    seats: &[Option<&Leaves>],
    seed: u64,
    number: u64,
) -> Result<Game, Refusal> {
    let mut rng = GameRng::new(seed, number);
    let mut state = deal(setting, seats.len(), &mut rng);
    let dealt = state.racks.iter().map(|rack| Hand::of(rack)).collect();
    let mut turns = Vec::with_capacity(64);
    let end = loop {
        if let Some(end) = state.end(&setting.ending) {
            break end;
        }
        let leaves = seats[state.turn];
        let ending = &setting.ending;
        let action = best_move(
            generator,
            setting.words,
            setting.ruleset,
            ending,
            &state,
            leaves,
        )?;
        let drawn = act(setting, &mut state, &action, &mut rng);
        turns.push(Turn { action, drawn });
    };
    let booked = state.settlement(setting.ruleset, &setting.ending);
    Ok(Game {
        dealt,
        turns,
        scores: state.scores,
        booked,
        end,
    })
}

/// A game before its first turn.
pub(super) fn deal(setting: &Setting<'_>, seats: usize, rng: &mut GameRng) -> GameState {
    let mut bag = setting.tiles.to_vec();
    rng.shuffle(&mut bag);
    GameState::deal(setting.ruleset, seats, bag)
}

/// Does `action` on `state` and gives the tiles drawn for it.
pub(super) fn act(
    setting: &Setting<'_>,
    state: &mut GameState,
    action: &Move,
    rng: &mut GameRng,
) -> Hand {
    let laid = match action {
        Move::Play(play) => play.tiles().iter().filter(|&&tile| tile != 0).count(),
        Move::Exchange(tiles) => tiles.tiles().len(),
        Move::Pass => 0,
    };
    let left = state.bag.len().saturating_sub(laid);
    let drawn = Hand::of(&state.bag[left..]);
    match action {
        Move::Play(play) => state.play(setting.ruleset, play),
        Move::Exchange(tiles) => {
            state.exchange(setting.ruleset, tiles.tiles());
            rng.shuffle(&mut state.bag);
        }
        Move::Pass => state.pass(),
    }
    drawn
}
