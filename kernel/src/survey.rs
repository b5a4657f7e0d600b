//! What a rack has found out about the slots of a ground, kept from one board on it to the next.
//!
//! A simulation gives the same racks to one candidate after the other, and a candidate alters a
//! few lanes of the board before it, the ground. Slots that it does not alter are looked at on
//! the ground: a bound made tighter, or a best play found, holds for the next candidate too.

use std::collections::BinaryHeap;

use crate::plays::{Best, Play};
use crate::prospect::Prospect;

/// The slots of a ground by their bounds, as far as one rack has looked into them.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The ground, by its number.
    pub ground: u64,
    /// Slots in which there may be plays.
    pub heap: BinaryHeap<Prospect>,
    /// The best play of each slot that has been looked into, where it was worth it.
    solved: Vec<(u16, Play)>,
    /// Working memory: the best play of one slot.
    pub found: Best,
    /// Slots that have been taken off the heap for the search under way.
    aside: Vec<Prospect>,
}

impl Survey {
    /// Starts anew for a ground; gives the memory for its slots.
    pub fn begin(&mut self, ground: u64) -> Vec<Prospect> {
        self.ground = ground;
        self.solved.clear();
        let mut slots = std::mem::take(&mut self.heap).into_vec();
        slots.clear();
        slots
    }

    /// The highest bound of a slot that is still to be looked at.
    #[inline]
    pub fn most(&self) -> i64 {
        self.heap.peek().map_or(i64::MIN, |next| next.most())
    }

    /// Leaves `prospect` to later searches.
    #[inline]
    pub fn put_aside(&mut self, prospect: Prospect) {
        self.aside.push(prospect);
    }

    /// The best play of the slot of `prospect`, if it has been found.
    pub fn solution(&self, prospect: Prospect) -> Option<&Play> {
        let known = self.solved.iter().find(|it| it.0 == prospect.place());
        known.filter(|_| prospect.is_solved()).map(|it| &it.1)
    }

    /// Notes that `play` is the best of the slot of `prospect`.
    pub fn solve(&mut self, prospect: Prospect, play: Play) {
        self.solved.push((prospect.place(), play));
        self.aside.push(prospect.bounded(play.equity).solved());
    }

    /// Puts back what was put aside: the search is over.
    pub fn end(&mut self) {
        self.heap.extend(self.aside.drain(..));
    }
}
