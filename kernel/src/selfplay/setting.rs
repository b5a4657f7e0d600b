//! What games of self-play are played with.

use crate::board::ruleset::{Refusal, Ruleset};
use crate::game::state::{Ending, MAX_SEATS};
use crate::lexicon::words::Words;
use crate::tiles::BLANK;

/// What a game is played with.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The lexicon of all players.
    pub words: Words<'a>,
    /// Board, points, rack and bonus.
    pub ruleset: &'a Ruleset,
    /// How games end, and when tiles may be exchanged.
    pub ending: Ending,
    /// Every tile of the set.
    pub tiles: &'a [u8],
}

impl Setting<'_> {
    /// Checks that all tiles are known and that `seats` (2 to [`MAX_SEATS`]) racks can be filled.
    ///
    /// # Errors
    /// [`Refusal::Bag`], [`Refusal::Seats`].
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        let known = |&tile: &u8| tile == BLANK || (1..=self.ruleset.letters).contains(&tile);
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(Refusal::Seats);
        }
        if self.tiles.len() < seats * self.ruleset.rack_size || !self.tiles.iter().all(known) {
            return Err(Refusal::Bag);
        }
        Ok(())
    }
}
