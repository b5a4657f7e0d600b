//! Search for crossword-tile games.
//!
//! The kernel knows tile ids, a board, a word graph and leave values. It knows
//! no letters, no files, no Python and no people.

pub mod automaton;
pub mod graph;
pub mod tile;
