//! Search for crossword-tile games.
//!
//! The kernel knows tile ids, a board, a word graph and leave values. It knows
//! no letters, no files, no Python and no people.

pub mod automaton;
mod damage;
mod descent;
mod goals;
pub mod graph;
pub mod guide;
mod lanes;
pub mod leaves;
pub mod plays;
pub mod position;
mod reach;
pub mod ruleset;
pub mod search;
pub mod tile;
