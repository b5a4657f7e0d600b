//! Games of the static player against itself and others: whole games, and what leaves are worth in them.

pub mod census;
pub mod game;
mod games;
mod setting;
pub mod shrinkage;

pub use games::play_games;
pub use setting::Setting;
