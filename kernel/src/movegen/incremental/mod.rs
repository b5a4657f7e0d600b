//! What is kept from one search to the next: by board, by rack, and for boards made on another.

pub mod base_board;
pub mod base_slots;
pub mod board_cache;
pub mod rack_cache;
