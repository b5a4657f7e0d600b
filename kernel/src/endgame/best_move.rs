//! The best move of a position while its moves are tried.

/// No value: beyond all points of a game.
pub const INFINITE: i32 = 1 << 28;

/// A value, and whether it binds however far one looks.
///
/// Below the window it is an upper bound, above it a lower bound, within it exact.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Points that the mover still gains on the other.
    pub value: i32,
    /// Whether it is proven.
    pub proven: bool,
}

/// The best move so far.
pub struct BestMove {
    alpha: i32,
    pub value: i32,
    pub signature: u16,
    /// Whether every value so far was proven.
    pub proven: bool,
    /// Whether a move has been looked at.
    pub tried: bool,
}

impl BestMove {
    /// None yet; a move must be worth more than `alpha`.
    pub fn new(alpha: i32) -> Self {
        Self {
            alpha,
            value: -INFINITE,
            signature: 0,
            proven: true,
            tried: false,
        }
    }

    /// What the next move must be worth more than.
    pub fn alpha(&self) -> i32 {
        self.alpha.max(self.value)
    }

    /// Takes a move in; whether it is the best so far.
    pub fn take(&mut self, value: i32, proven: bool, signature: u16) -> bool {
        self.proven &= proven;
        let better = value > self.value;
        if better {
            (self.value, self.signature) = (value, signature);
        }
        better
    }

    /// The best value; `proven` tells whether it is proven.
    pub fn found(&self, proven: bool) -> Found {
        Found {
            value: self.value,
            proven,
        }
    }
}
