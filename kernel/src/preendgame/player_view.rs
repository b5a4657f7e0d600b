//! What the seat to move knows, and the answer it gets.

use crate::game::state::GameState;

use super::candidate::Weighed;

/// Tiles in the largest bag that is looked into.
pub const MOST_BAG: usize = 4;

/// What the seat to move knows.
#[derive(Clone, Debug)]
pub struct PlayerView {
    /// The game, with the mover's rack; the other's rack and the bag are empty, for they are unknown.
    pub state: GameState,
    /// Tiles on the other's rack and in the bag.
    pub unseen: Vec<u8>,
    /// How many of them are in the bag.
    pub bag: usize,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// Every move, the best first.
    pub moves: Vec<Weighed>,
    /// Whether no other move can win more than the first.
    pub proven: bool,
    /// Positions looked at.
    pub nodes: u64,
}
