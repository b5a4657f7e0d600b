//! Tile ids as bytes: 1..63 a letter, 0 nothing, bit 6 a blank.

/// Set on a blank that stands for a letter; alone it is the blank on a rack.
pub const BLANK: u8 = 0x40;

/// The largest tile id.
pub const MAX: u8 = 0x3f;

/// Letter id that a tile on the board shows; 0 for an empty square.
#[inline]
#[must_use]
pub const fn face(tile: u8) -> u8 {
    tile & MAX
}

/// Whether a tile on the board or in a play is a blank.
#[inline]
#[must_use]
pub const fn is_blank(tile: u8) -> bool {
    tile & BLANK != 0
}
