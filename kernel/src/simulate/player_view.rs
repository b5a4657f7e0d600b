//! What the seat to move sees: a game without what the others hold and what the bag gives next.

use crate::board::position::Position;
use crate::board::ruleset::{self, Ruleset};
use crate::game::state::{Ending, GameState, MAX_SEATS};
use crate::game::static_player::Move;
use crate::limits::MAX_RACK;
use crate::tiles::BLANK;

/// The most tiles that the seat to move cannot see.
pub const MAX_UNSEEN: usize = 1024;

/// The largest score of a seat, either way.
const MAX_SCORE: i32 = 1_000_000;

/// Why values are no game, no candidate, no prior or no limit; named after the argument at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The board or the rack, as a search refuses them.
    Search(ruleset::Refusal),
    /// No tile on the rack, so that the game is over or was never dealt.
    RackEmpty,
    /// A tile that the ruleset does not value, or too many of them.
    Unseen,
    /// Not one to three other seats.
    Seats,
    /// More tiles held than a rack holds, than are unseen, or than leave the bag as it must be.
    Held,
    /// Not one score per seat, or an enormous one.
    Scores,
    /// Passes or turns that have ended the game already.
    GameOver,
    /// No candidate, or more than [`MAX_CANDIDATES`](crate::simulate::MAX_CANDIDATES).
    CandidateCount,
    /// A play that is none here.
    NoPlay,
    /// Tiles that cannot be exchanged.
    NoExchange,
    /// One candidate twice.
    CandidateTwice,
    /// More plies than [`MAX_PLIES`](crate::simulate::MAX_PLIES).
    Plies,
    /// A prior that is not one of leaves that a seat can hold, with weights that add up.
    Prior,
    /// A table of winning chances of another size, or without scale.
    Chances,
    /// A confidence outside one half to one.
    Confidence,
    /// A tolerance below 0 or enormous.
    Tolerance,
    /// No thread, or more than [`MAX_THREADS`](crate::simulate::MAX_THREADS).
    Threads,
}

impl Refusal {
    /// The argument at fault and the reason, as stable names.
    #[must_use]
    pub const fn facts(self) -> (&'static str, &'static str) {
        match self {
            Self::Search(refusal) => refusal.facts(),
            Self::RackEmpty => ("rack", "empty"),
            Self::Unseen => ("unseen", "unknown-tile"),
            Self::Seats => ("held", "seats"),
            Self::Held => ("held", "out-of-range"),
            Self::Scores => ("scores", "out-of-range"),
            Self::GameOver => ("passes", "game-over"),
            Self::CandidateCount => ("candidates", "length"),
            Self::NoPlay => ("candidates", "no-play"),
            Self::NoExchange => ("candidates", "no-exchange"),
            Self::CandidateTwice => ("candidates", "twice"),
            Self::Plies => ("plies", "out-of-range"),
            Self::Prior => ("priors", "out-of-range"),
            Self::Chances => ("chances", "out-of-range"),
            Self::Confidence => ("confidence", "out-of-range"),
            Self::Tolerance => ("tolerance", "out-of-range"),
            Self::Threads => ("threads", "out-of-range"),
        }
    }
}

impl From<ruleset::Refusal> for Refusal {
    fn from(refusal: ruleset::Refusal) -> Self {
        Self::Search(refusal)
    }
}

/// A game as the seat to move sees it; that seat is 0, the others follow in the order of turns.
#[derive(Clone, Debug, Default)]
pub struct PlayerView {
    /// One tile per square; 0 where empty.
    pub board: Vec<u8>,
    /// The tiles of the seat to move.
    pub rack: Vec<u8>,
    /// All tiles neither on the board nor on that rack, in any order.
    pub unseen: Vec<u8>,
    /// How many of them each other seat holds.
    pub held: Vec<usize>,
    /// Points of every seat.
    pub scores: Vec<i32>,
    /// Passes in a row.
    pub passes: u32,
    /// Turns in a row without tiles laid.
    pub scoreless: u32,
}

impl PlayerView {
    /// Checks that this is a game of `ruleset` that goes on.
    ///
    /// # Errors
    /// The first thing that does not belong.
    pub fn check(&self, ruleset: &Ruleset, ending: &Ending) -> Result<(), Refusal> {
        Position::read(ruleset, &self.board, &self.rack)?;
        if self.rack.is_empty() {
            return Err(Refusal::RackEmpty);
        }
        let valued = |&tile: &u8| tile == BLANK || (1..=ruleset.letters).contains(&tile);
        if self.unseen.len() > MAX_UNSEEN || !self.unseen.iter().all(valued) {
            return Err(Refusal::Unseen);
        }
        if !(1..MAX_SEATS).contains(&self.held.len()) {
            return Err(Refusal::Seats);
        }
        let fits = self.held.iter().all(|&held| held <= ruleset.rack_size);
        if !fits || self.held.iter().sum::<usize>() > self.unseen.len() {
            return Err(Refusal::Held);
        }
        if self.bag() == 0 && self.held.contains(&0) {
            return Err(Refusal::Held);
        }
        let range = -MAX_SCORE..=MAX_SCORE;
        if self.scores.len() != self.seats() || !self.scores.iter().all(|it| range.contains(it)) {
            return Err(Refusal::Scores);
        }
        if self.state().is_over(ending) {
            return Err(Refusal::GameOver);
        }
        Ok(())
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.held.len() + 1
    }

    /// Tiles in the bag.
    #[must_use]
    pub fn bag(&self) -> usize {
        self.unseen.len() - self.held.iter().sum::<usize>()
    }

    /// The game before anything unseen is dealt: everything unseen is in the bag.
    #[must_use]
    pub fn state(&self) -> GameState {
        let mut racks = vec![self.rack.clone()];
        racks.resize(self.seats(), Vec::with_capacity(MAX_RACK));
        GameState {
            board: self.board.clone(),
            racks,
            bag: self.unseen.clone(),
            scores: self.scores.clone(),
            turn: 0,
            passes: self.passes,
            scoreless: self.scoreless,
        }
    }

    /// The tiles that stay on the rack after `step`, before any is drawn.
    #[must_use]
    pub fn kept(&self, step: &Move) -> Vec<u8> {
        kept(&self.rack, step)
    }
}

/// The tiles of `rack` that stay after `step`, before any is drawn.
pub(super) fn kept(rack: &[u8], step: &Move) -> Vec<u8> {
    let mut left = rack.to_vec();
    let gone = match step {
        Move::Play(play) => play.tiles(),
        Move::Exchange(hand) => hand.tiles(),
        Move::Pass => &[],
    };
    for &tile in gone.iter().filter(|tile| **tile != 0) {
        let kind = if tile & BLANK == 0 { tile } else { BLANK };
        if let Some(at) = left.iter().position(|&it| it == kind) {
            left.swap_remove(at);
        }
    }
    left
}
