//! Whole games as searches play them: the state of a game and the static player.

pub mod state;
pub mod static_player;
