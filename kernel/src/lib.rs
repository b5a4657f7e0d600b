//! Search for crossword-tile games.
//!
//! The kernel knows tile ids, a board, a word graph and leave values. It knows
//! no letters, no files, no Python and no people.

mod anagrams;
pub mod automaton;
pub mod contrast;
mod damage;
mod descent;
pub mod endgame;
pub mod existence;
pub mod expansion;
mod fit;
mod goals;
pub mod graph;
mod ground;
mod hunt;
pub mod index;
mod lanes;
pub mod lattice;
pub mod leaves;
pub mod multisets;
pub mod plays;
pub mod policy;
pub mod position;
pub mod preendgame;
mod prospect;
mod racks;
mod ranking;
mod reach;
mod rests;
mod row;
pub mod ruleset;
pub mod search;
mod seeds;
pub mod selfplay;
mod sight;
pub mod simulate;
mod slots;
mod spellings;
mod starts;
pub mod study;
mod subracks;
mod survey;
mod sweep;
pub mod table;
pub mod tile;
pub mod words;
