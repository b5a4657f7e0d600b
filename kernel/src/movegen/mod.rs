//! Move generation: the best plays, all plays, or whether there is any.

mod all_plays;
mod best_play;
pub mod existence;
pub mod generator;
mod incremental;
mod slots;
mod wide_rack;
pub(crate) mod word_start;
