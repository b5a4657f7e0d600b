//! What the tiles kept on a rack are worth.

pub mod expansion;
pub mod multisets;
pub mod values;
