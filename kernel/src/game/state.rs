//! The state of a game in search: the tiles on the board, on every rack and in the bag, and whose turn it is.
//!
//! The rules of Python decide games between players; this is the same game for
//! searches that play it thousands of times a second. It draws nothing at
//! random: the caller shuffles the bag.

use crate::board::play::Play;
use crate::board::ruleset::Ruleset;
use crate::tiles::{self, BLANK};

/// The most players of one game.
pub const MAX_SEATS: usize = 4;

/// How a game ends and what may be exchanged; the edition's `end` and `exchange` tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Rounds of passes in a row that end the game; 0 is never.
    pub pass_rounds: u32,
    /// Turns in a row without tiles laid that end it; 0 is never.
    pub scoreless_turns: u32,
    /// Whether who is out gains the tiles of the others twice, and nobody loses any.
    pub out_doubled: bool,
    /// Tiles that the bag must hold for an exchange.
    pub exchange_min: usize,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A seat has laid its last tile and the bag is empty.
    Out,
    /// Everybody has passed, often enough in a row.
    Passes,
    /// Too many turns in a row without tiles laid.
    Scoreless,
    /// Everybody has passed twice in a row where no rule ends the game: they agree to stop.
    Agreed,
}

/// A game: board, racks, bag, scores, whose turn it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameState {
    /// One tile per square, row by row; 0 where empty.
    pub board: Vec<u8>,
    /// The tiles of every seat, in any order.
    pub racks: Vec<Vec<u8>>,
    /// The tiles to draw, the next one last.
    pub bag: Vec<u8>,
    /// Points of every seat.
    pub scores: Vec<i32>,
    /// The seat that is to move.
    pub turn: usize,
    /// Passes in a row.
    pub passes: u32,
    /// Turns in a row without tiles laid.
    pub scoreless: u32,
}

impl GameState {
    /// A game before the first turn: an empty board, racks drawn from `bag` seat by seat.
    #[must_use]
    pub fn deal(ruleset: &Ruleset, seats: usize, bag: Vec<u8>) -> Self {
        let mut state = Self {
            board: vec![0; ruleset.size()],
            racks: vec![Vec::with_capacity(ruleset.rack_size); seats],
            bag,
            scores: vec![0; seats],
            ..Self::default()
        };
        for seat in 0..seats {
            state.draw(ruleset, seat);
        }
        state
    }

    /// The rack of the seat that is to move.
    #[must_use]
    pub fn rack(&self) -> &[u8] {
        &self.racks[self.turn]
    }

    /// Fills the rack of `seat` from the bag.
    pub fn draw(&mut self, ruleset: &Ruleset, seat: usize) {
        let rack = &mut self.racks[seat];
        while rack.len() < ruleset.rack_size {
            let Some(tile) = self.bag.pop() else { break };
            rack.push(tile);
        }
    }

    /// Lays the tiles of `play` for the seat to move, which draws; then it is the next seat's turn.
    pub fn play(&mut self, ruleset: &Ruleset, play: &Play) {
        let step = if play.down { ruleset.columns } else { 1 };
        let rack = &mut self.racks[self.turn];
        for (at, &tile) in play
            .tiles()
            .iter()
            .enumerate()
            .filter(|(_, tile)| **tile != 0)
        {
            self.board[play.start as usize + at * step] = tile;
            take(rack, tile);
        }
        self.scores[self.turn] += play.points;
        self.draw(ruleset, self.turn);
        self.passes = 0;
        self.scoreless = 0;
        self.next_turn();
    }

    /// Exchanges `tiles` of the seat to move: new ones are drawn, then the old go on top of the
    /// bag, which is to be shuffled by the caller.
    pub fn exchange(&mut self, ruleset: &Ruleset, tiles: &[u8]) {
        let seat = self.turn;
        for &tile in tiles {
            take(&mut self.racks[seat], tile);
        }
        self.draw(ruleset, seat);
        self.bag.extend_from_slice(tiles);
        self.passes = 0;
        self.scoreless += 1;
        self.next_turn();
    }

    /// Lets the seat to move pass.
    pub fn pass(&mut self) {
        self.passes += 1;
        self.scoreless += 1;
        self.next_turn();
    }

    /// Why the game is over; None while it goes on.
    #[must_use]
    pub fn end(&self, ending: &Ending) -> Option<End> {
        let seats = self.racks.len() as u32;
        let passed = |rounds: u32| rounds > 0 && self.passes >= rounds * seats;
        let endless = ending.pass_rounds == 0 && ending.scoreless_turns == 0;
        if self.bag.is_empty() && self.racks.iter().any(Vec::is_empty) {
            Some(End::Out)
        } else if passed(ending.pass_rounds) {
            Some(End::Passes)
        } else if ending.scoreless_turns > 0 && self.scoreless >= ending.scoreless_turns {
            Some(End::Scoreless)
        } else {
            (endless && passed(2)).then_some(End::Agreed)
        }
    }

    /// Whether a seat is out, or the passes or turns without tiles have reached their number.
    #[must_use]
    pub fn is_over(&self, ending: &Ending) -> bool {
        self.end(ending).is_some()
    }

    /// Points that the end of the game brings to each seat for the tiles left on the racks.
    #[must_use]
    pub fn settlement(&self, ruleset: &Ruleset, ending: &Ending) -> Vec<i32> {
        let points = |rack: &Vec<u8>| rack.iter().map(|&tile| ruleset.points_of(tile)).sum();
        let left: Vec<i32> = self.racks.iter().map(points).collect();
        let gained: i32 = left.iter().sum();
        let doubled = ending.out_doubled && self.racks.iter().any(Vec::is_empty);
        let booked = |(rack, own): (&Vec<u8>, &i32)| match (doubled, rack.is_empty()) {
            (true, true) => 2 * gained,
            (true, false) => 0,
            (false, true) => gained,
            (false, false) => -own,
        };
        self.racks.iter().zip(&left).map(booked).collect()
    }

    fn next_turn(&mut self) {
        self.turn = (self.turn + 1) % self.racks.len();
    }
}

/// Takes one tile off `rack`; a blank with a face is the rack's blank.
fn take(rack: &mut Vec<u8>, tile: u8) {
    // On the rack a blank has no face.
    let kind = if tiles::is_blank(tile) { BLANK } else { tile };
    if let Some(at) = rack.iter().position(|&it| it == kind) {
        rack.swap_remove(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ruleset::Setup;
    use crate::limits::MAX_SIDE;

    const ENDING: Ending = Ending {
        pass_rounds: 2,
        scoreless_turns: 0,
        out_doubled: false,
        exchange_min: 0,
    };

    fn ruleset() -> Ruleset {
        Ruleset::new(Setup {
            rows: 3,
            columns: 3,
            word_multipliers: vec![1; 9],
            letter_multipliers: vec![1; 9],
            start: vec![4],
            points: vec![0, 1, 2],
            rack_size: 2,
            bonus: vec![0; 3],
            opening_min: 2,
        })
        .unwrap()
    }

    #[test]
    fn a_play_moves_tiles_from_the_rack_and_ends_the_turn() {
        let rules = ruleset();
        let mut state = GameState::deal(&rules, 2, vec![1, 2, 2, 1, BLANK]);
        assert_eq!(state.racks, [vec![BLANK, 1], vec![2, 2]]);
        let mut tiles = [0; MAX_SIDE];
        tiles[..2].copy_from_slice(&[BLANK | 2, 1]);
        let mut play = Play::new(1, true, tiles, 2);
        play.points = 1;
        state.play(&rules, &play);
        assert_eq!(state.board, [0, BLANK | 2, 0, 0, 1, 0, 0, 0, 0]);
        assert_eq!(
            (state.turn, &state.scores[..], state.rack()),
            (1, &[1, 0][..], &[2, 2][..])
        );
        assert_eq!((&state.racks[0][..], state.bag.len()), (&[1][..], 0));
    }

    #[test]
    fn the_rack_left_is_lost_and_who_is_out_gains_it() {
        let rules = ruleset();
        let mut state = GameState::deal(&rules, 2, vec![2, 1]);
        assert!(state.is_over(&ENDING));
        assert_eq!(state.settlement(&rules, &ENDING), [-3, 3]);
        let doubled = Ending {
            out_doubled: true,
            ..ENDING
        };
        assert_eq!(state.settlement(&rules, &doubled), [0, 6]);
        state.racks[1].push(BLANK);
        assert!(!state.is_over(&ENDING));
        assert_eq!(state.settlement(&rules, &doubled), [-3, 0]);
    }

    #[test]
    fn two_rounds_of_passes_end_the_game() {
        let rules = ruleset();
        let mut state = GameState::deal(&rules, 2, vec![1; 8]);
        state.exchange(&rules, &[1]);
        (0..3).for_each(|_| state.pass());
        assert!(!state.is_over(&ENDING));
        state.pass();
        assert!(state.is_over(&ENDING));
    }
}
