//! The static player: the move with the most points and the best leave together.
//!
//! It chooses what `crossglot.players.Static` chooses, and without leave values
//! what `Greedy` does; tests hold the two to each other.

use crate::board::play::Play;
use crate::board::position::{Position, Rack};
use crate::board::ruleset::{Refusal, Ruleset};
use crate::game::state::{Ending, GameState};
use crate::leaves::values::{LeaveTable, Leaves};
use crate::lexicon::words::Words;
use crate::limits::MAX_RACK;
use crate::movegen::generator::MoveGenerator;
use crate::tiles::BLANK;

/// Rounds without a tile laid after which a player no longer exchanges.
const MAX_SCORELESS_ROUNDS: u32 = 3;

/// A few tiles, ascending, blanks last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hand {
    tiles: [u8; MAX_RACK],
    length: u8,
}

impl Hand {
    /// The first [`MAX_RACK`] of `tiles`, in order.
    #[must_use]
    pub fn of(tiles: &[u8]) -> Self {
        let mut hand = Self::default();
        tiles
            .iter()
            .take(MAX_RACK)
            .for_each(|&tile| hand.push(tile));
        hand.tiles[..hand.length as usize].sort_unstable();
        hand
    }

    /// The tiles, ascending, blanks last.
    #[must_use]
    pub fn tiles(&self) -> &[u8] {
        &self.tiles[..self.length as usize]
    }

    fn push(&mut self, tile: u8) {
        self.tiles[self.length as usize] = tile;
        self.length += 1;
    }
}

/// What a seat may do with its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Lays tiles.
    Play(Play),
    /// Puts tiles back and draws as many.
    Exchange(Hand),
    /// Does nothing.
    Pass,
}

/// The move of the best equity for the seat to move.
///
/// Leaves count while the bag has tiles. Without `leaves` only points count and
/// a rack without a play is exchanged whole, or as far as the bag goes. After
/// three rounds in which nobody laid a tile nobody exchanges any more.
///
/// # Errors
/// A board or a rack that does not belong to `ruleset`.
pub fn best_move(
    generator: &mut MoveGenerator,
    words: Words<'_>,
    ruleset: &Ruleset,
    ending: &Ending,
    state: &GameState,
    leaves: Option<&Leaves>,
) -> Result<Move, Refusal> {
    let position = Position::read(ruleset, &state.board, state.rack())?;
    let leaves = leaves.filter(|_| !state.bag.is_empty());
    let play = generator
        .plays(words, &position, leaves, 1)?
        .first()
        .copied();
    let stalled = state.scoreless >= MAX_SCORELESS_ROUNDS * state.racks.len() as u32;
    let most = if stalled {
        0
    } else {
        exchangeable(state, ending)
    };
    let exchanged = match (leaves, play) {
        (Some(_), _) => best_exchange(&position.rack, generator.leaves(), most, play.as_ref()),
        (None, None) => whole_rack(state, most),
        (None, Some(_)) => None,
    };
    Ok(match (exchanged, play) {
        (Some(tiles), _) => Move::Exchange(tiles),
        (None, Some(play)) => Move::Play(play),
        (None, None) => Move::Pass,
    })
}

/// How many tiles of the rack to move may be exchanged.
#[must_use]
pub fn exchangeable(state: &GameState, ending: &Ending) -> usize {
    if state.bag.len() < ending.exchange_min {
        0
    } else {
        state.bag.len().min(state.rack().len())
    }
}

fn whole_rack(state: &GameState, most: usize) -> Option<Hand> {
    let mut rack = Hand::of(state.rack());
    rack.length = rack.length.min(most as u8);
    (most > 0 && rack.length > 0).then_some(rack)
}

/// The exchange of at most `most` tiles that keeps more than `play` is worth; of equal ones the
/// last in the order of tiles.
fn best_exchange(
    rack: &Rack,
    leaves: &LeaveTable,
    most: usize,
    play: Option<&Play>,
) -> Option<Hand> {
    let value = (1..=most).map(|laid| leaves.best(laid)).max()?;
    if play.is_some_and(|play| value <= play.equity) {
        return None;
    }
    let mut kinds = [(0, 0); MAX_RACK];
    let blanks = (rack.blanks > 0).then_some((BLANK, rack.blanks));
    let mut length = 0;
    for kind in rack.kinds().chain(blanks) {
        kinds[length] = kind;
        length += 1;
    }
    let search = ExchangeSearch {
        leaves,
        most,
        value,
    };
    search.last(&kinds[..length], Hand::default(), 0)
}

/// The search for the exchange that keeps the best leave.
struct ExchangeSearch<'a> {
    leaves: &'a LeaveTable,
    most: usize,
    value: i64,
}

impl ExchangeSearch<'_> {
    /// The last hand in the order of tiles that adds to `hand`, of the number `laid`, some of
    /// `kinds` and keeps the value that is wanted.
    fn last(&self, kinds: &[(u8, u8)], hand: Hand, laid: u16) -> Option<Hand> {
        let Some((&(tile, count), rest)) = kinds.split_first() else {
            let length = hand.length as usize;
            let fits = (1..=self.most).contains(&length) && self.leaves.value(laid) == self.value;
            return fits.then_some(hand);
        };
        let mut best = None;
        let (mut more, mut number) = (hand, laid);
        for taken in 0..=count {
            if taken > 0 {
                more.push(tile);
                number += self.leaves.stride(tile);
            }
            let found = self.last(rest, more, number);
            best = best.max(found);
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_in_order_as_their_tiles_are() {
        assert!(Hand::of(&[BLANK, 1]).tiles() == [1, BLANK]);
        assert!(Hand::of(&[2, 1]) > Hand::of(&[1]));
        assert!(Hand::of(&[2]) > Hand::of(&[1, BLANK]));
    }
}
