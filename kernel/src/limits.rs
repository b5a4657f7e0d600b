//! The largest boards and racks there can be.

/// Rows or columns of the largest board.
pub const MAX_SIDE: usize = 31;

/// Tiles on the largest rack.
pub const MAX_RACK: usize = 15;
