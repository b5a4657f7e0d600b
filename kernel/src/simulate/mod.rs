//! Monte Carlo simulation: candidates are made, unseen tiles dealt, the game played on, many thousand times.
//!
//! Rollout `k` has the same deal for every candidate, so that they are compared
//! on the same luck. A seed decides everything: neither the number of threads
//! nor interruptions change what comes out.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts and millipoints stay far below 2^52"
)]

pub mod candidates;
pub mod deals;
pub mod inference;
mod limits;
pub mod outcomes;
mod player_view;
mod race;
pub mod rollout;
mod simulation;
mod standings;
pub mod win_chances;
mod workers;

pub use candidates::{Candidate, MAX_CANDIDATES};
pub use limits::{Limits, MAX_PLIES, MAX_ROLLOUTS, MAX_THREADS, Stop};
pub use player_view::{PlayerView, Refusal};
pub use race::Estimate;
pub use simulation::{Objective, Simulation};
pub use standings::Prospect;
