//! Every play of a position in order.

pub mod leave_map;
pub mod left_parts;
pub mod ranking;
pub mod search;
pub mod start_square;
