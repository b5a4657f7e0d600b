//! The best plays, found by looking at the slots with the highest bounds first.

pub mod search;
pub mod slot_search;
