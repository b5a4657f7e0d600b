//! Search for crossword-tile games: lexicons, move generation, simulation, endgames.
//!
//! The kernel knows tile ids, a board, a word graph and leave values. It knows
//! no letters, no files, no Python and no people.
//!
//! `README.md` beside this crate maps every idea to its file and its source.
//! The folders are layers: each uses only those listed above it.

pub mod limits;
mod random;
pub mod tiles;

pub mod lexicon;

pub mod automaton;

pub mod board;

pub mod leaves;

pub mod movegen;

pub mod game;

pub mod endgame;

pub mod preendgame;

pub mod selfplay;
pub mod simulate;
pub mod study;
