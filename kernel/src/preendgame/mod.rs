//! The move before the bag is empty: one to four tiles that nobody sees.
//!
//! Every ordering of the unseen tiles (what the other holds, what the bag holds
//! and in which order) is played to its end behind every move worth it. When the
//! move empties the bag, both know everything afterwards and the answer for an
//! ordering is exact; when it does not, the rest is played with all tiles known and
//! without exchanges, which the answer says (`open`). More wins are better, then
//! a larger lead.

mod candidate;
mod deals;
mod evaluate;
mod perfect_information;
mod player_view;
mod race;
mod weigh;

pub use candidate::{Step, Weighed};
pub use player_view::{Answer, MOST_BAG, PlayerView};
pub use weigh::weigh;
