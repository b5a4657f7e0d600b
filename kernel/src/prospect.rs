//! A slot and a bound on what is to be found in it.

/// A slot and a bound on the equity of its plays, in one number that sorts by the bound.
///
/// From the top: the bound in millipoints, whether a play that reaches it is known (1 bit), the
/// lane (7 bits), the slot (8 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Prospect(i64);

/// A play that reaches the bound is known.
const SOLVED: i64 = 1 << 15;

impl Prospect {
    /// Slot number `slot` of lane number `lane`.
    #[inline]
    pub fn new(most: i64, lane: usize, slot: usize) -> Self {
        Self(most << 16 | (lane << 8 | slot) as i64)
    }

    /// The bound, in millipoints.
    #[inline]
    pub fn most(self) -> i64 {
        self.0 >> 16
    }

    /// The same slot with another bound.
    #[inline]
    pub fn bounded(self, most: i64) -> Self {
        Self(most << 16 | self.0 & 0xffff)
    }

    /// The same slot, of which a play that reaches the bound is known.
    pub fn solved(self) -> Self {
        Self(self.0 | SOLVED)
    }

    /// Whether a play that reaches the bound is known.
    #[inline]
    pub fn is_solved(self) -> bool {
        self.0 & SOLVED != 0
    }

    /// Lane and slot in one number.
    #[inline]
    pub fn place(self) -> u16 {
        (self.0 & 0x7fff) as u16
    }

    /// The lane.
    #[inline]
    pub fn lane(self) -> usize {
        (self.0 >> 8 & 0x7f) as usize
    }

    /// The slot of the lane.
    #[inline]
    pub fn slot(self) -> usize {
        (self.0 & 0xff) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::MAX_SIDE;

    #[test]
    fn what_is_put_in_comes_out() {
        let one = Prospect::new(-7_000, 2 * MAX_SIDE - 1, 200);
        let parts = (one.most(), one.lane(), one.slot(), one.is_solved());
        assert_eq!(parts, (-7_000, 2 * MAX_SIDE - 1, 200, false));
        let solved = one.bounded(12_345).solved();
        assert_eq!((solved.most(), solved.is_solved()), (12_345, true));
        assert_eq!(solved.place(), one.place());
        assert!(solved > one && solved.lane() == one.lane());
    }
}
