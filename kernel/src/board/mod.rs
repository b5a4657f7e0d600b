//! Squares: premiums and points, lanes with their cross-sets, plays.

pub(crate) mod changes;
pub(crate) mod lanes;
pub mod play;
pub mod position;
pub mod ruleset;
