//! Questions about a word graph: which words fit a pattern, a rack, a length.
//!
//! A question is a small automaton over tiles. Its answers are the words on the
//! product of that automaton and the graph, walked in ascending order of tiles;
//! what leads nowhere is remembered, so that each step on the way to an answer
//! is taken once. Counting adds up the product without listing it.

mod count;
mod likely;
mod query;
mod walk;

pub use count::count;
pub use likely::{Likely, likeliest};
pub use query::{Asked, Item, MAX_ITEMS, Query};
pub use walk::{Found, find};
