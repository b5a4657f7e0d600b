//! Slots, the sets of tiles that can fill them, and bounds on what they earn.

pub mod bounded;
pub mod descending;
pub mod slot;
pub mod subracks;
