//! Keys of positions: the exclusive or of a number for each of their parts (Zobrist 1970).
//!
//! The numbers are computed, not kept in a table: a hash of the part, so that the same
//! position has the same key whichever search meets it.

/// A number for each of many things, to be combined by exclusive or.
#[inline]
#[must_use]
pub const fn key_of(thing: u64) -> u64 {
    let mut key = thing.wrapping_add(0x9e37_79b9_7f4a_7c15);
    key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ key >> 31
}

/// Tells the one to move from the other.
pub const TURN: u64 = 1 << 40;

/// The key of so many turns without a play.
pub fn idle_key(idle: u8) -> u64 {
    key_of(1 << 42 | u64::from(idle))
}

/// The key of a tile on a square.
pub fn tile_key(square: usize, tile: u8) -> u64 {
    key_of((square as u64) << 8 | u64::from(tile))
}
