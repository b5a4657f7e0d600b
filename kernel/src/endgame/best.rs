//! The best move of a position while its moves are tried.

use super::search::{FAR, Found};

/// The best move met so far.
pub struct Best {
    alpha: i32,
    /// Its value.
    pub value: i32,
    /// Its mark.
    pub mark: u16,
    /// Whether everything so far was sound.
    pub sound: bool,
    /// Whether a move has been looked at.
    pub tried: bool,
}

impl Best {
    /// None yet; a move must be worth more than `alpha`.
    pub fn new(alpha: i32) -> Self {
        Self {
            alpha,
            value: -FAR,
            mark: 0,
            sound: true,
            tried: false,
        }
    }

    /// What the next move must be worth more than.
    pub fn alpha(&self) -> i32 {
        self.alpha.max(self.value)
    }

    /// Takes a move in; whether it is the best so far.
    pub fn take(&mut self, value: i32, sound: bool, mark: u16) -> bool {
        self.sound &= sound;
        let better = value > self.value;
        if better {
            (self.value, self.mark) = (value, mark);
        }
        better
    }

    /// The best value, as far as it is `sound`.
    pub fn found(&self, sound: bool) -> Found {
        Found {
            value: self.value,
            sound,
        }
    }
}
