//! The end of a game between two once the bag is empty, played perfectly.
//!
//! Nothing is hidden then, so a search can prove what is best. It deepens ply by
//! ply; a value counts as proven as soon as no line that matters to it was cut
//! off. Passing is a move. However many rounds of passes an edition asks for,
//! two passes in a row decide as much: the second could be repeated by both at
//! no loss (`docs/engine.md` has the argument), so the search only distinguishes
//! "one more pass ends it" from "not yet".

mod best_move;
mod board;
mod generate;
mod geometry;
mod hand;
mod last_draw;
mod limits;
mod play;
mod ply;
mod root;
mod search;
mod setup;
mod solve;
mod transposition;
mod zobrist;

pub(crate) use best_move::INFINITE;
pub(crate) use last_draw::{Gain, LastDraw, Question};
pub use limits::{Answer, Limits};
pub(crate) use limits::{MODEST, turns_until_end};
pub(crate) use setup::Game;
pub use solve::solve;
pub use transposition::TranspositionTable;
