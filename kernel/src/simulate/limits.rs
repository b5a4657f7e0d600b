//! How long a simulation goes on, and why it stopped.

use std::time::Instant;

/// The most turns after a candidate.
pub const MAX_PLIES: usize = 1000;

/// The most threads.
pub const MAX_THREADS: usize = 256;

/// The most rollouts of one simulation; memory is 40 bytes each.
pub const MAX_ROLLOUTS: usize = 1 << 22;

/// When to stop; whatever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Rollouts of all candidates together.
    pub rollouts: usize,
    /// When to stop by the clock; None for no limit.
    pub until: Option<Instant>,
    /// How sure the best must be, above one half and below one.
    pub confidence: Option<f64>,
    /// A candidate better by no more than this (share in the win, or points) is no better.
    pub tolerance: f64,
}

/// Why a simulation stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// All rollouts that were wanted.
    Rollouts,
    /// The time was up; it may go on later.
    Time,
    /// The best candidate is known with the confidence wanted.
    Confident,
    /// Every deal there is was played with every candidate.
    Exact,
    /// The caller asked for it; it may go on later.
    Halted,
}
