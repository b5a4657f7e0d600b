//! A slot with a bound on the equity of its plays, as the heap of the best-play search holds it.

/// A slot with a bound on the equity of its plays, in one number that sorts by the bound.
///
/// From the top: the bound in millipoints, whether a play that reaches it is known (1 bit), the
/// lane (7 bits), the slot (8 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoundedSlot(i64);

/// A play that reaches the bound is known.
const SOLVED: i64 = 1 << 15;

impl BoundedSlot {
    /// Slot number `slot` of lane number `lane`.
    #[inline]
    pub fn new(most: i64, lane: usize, slot: usize) -> Self {
        // The bound is in the high bits, so the heap compares plain numbers; a negative bound sorts as it should.
        Self(most << 16 | (lane << 8 | slot) as i64)
    }

    /// The bound, in millipoints.
    #[inline]
    pub fn most(self) -> i64 {
        self.0 >> 16
    }

    /// The same slot with another bound.
    #[inline]
    pub fn with_bound(self, most: i64) -> Self {
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
    pub fn id(self) -> u16 {
        (self.0 & 0x7fff) as u16
    }

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
    use crate::limits::MAX_SIDE;

    #[test]
    fn the_parts_come_out_as_they_went_in() {
        let one = BoundedSlot::new(-7_000, 2 * MAX_SIDE - 1, 200);
        let parts = (one.most(), one.lane(), one.slot(), one.is_solved());
        assert_eq!(parts, (-7_000, 2 * MAX_SIDE - 1, 200, false));
        let solved = one.with_bound(12_345).solved();
        assert_eq!((solved.most(), solved.is_solved()), (12_345, true));
        assert_eq!(solved.id(), one.id());
        assert!(solved > one && solved.lane() == one.lane());
    }
}
