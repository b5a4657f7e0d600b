//! What one rack can do in the slots of the base board, kept from one board made on it to the next.
//!
//! A simulation gives the same racks to one candidate after the other, and a candidate changes a
//! few lanes of the board before it, the base board. Slots that it leaves alone are searched on
//! the base board: a bound made tighter, or a best play found, holds for the next candidate too.

use std::collections::BinaryHeap;

use crate::board::play::{BestPlays, Play};
use crate::movegen::slots::bounded::BoundedSlot;

/// The slots of a base board by their bounds, as far as they have been searched for one rack.
#[derive(Clone, Debug, Default)]
pub struct BaseSlots {
    /// The base board, by its number.
    pub base: u64,
    /// Slots in which there may be plays.
    pub heap: BinaryHeap<BoundedSlot>,
    /// The best play of each slot that has been searched, where it has one.
    solved: Vec<(u16, Play)>,
    /// Working memory: the best play of one slot.
    pub found: BestPlays,
    /// Slots taken off the heap by the search under way; they go back when it ends.
    deferred: Vec<BoundedSlot>,
}

impl BaseSlots {
    /// Resets for another base board; returns the buffer for its slots.
    pub fn reset(&mut self, base: u64) -> Vec<BoundedSlot> {
        self.base = base;
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

    /// Keeps `slot` for later searches.
    #[inline]
    pub fn defer(&mut self, slot: BoundedSlot) {
        self.deferred.push(slot);
    }

    /// The best play in `slot`, if it has been found.
    pub fn best_play(&self, slot: BoundedSlot) -> Option<&Play> {
        let known = self.solved.iter().find(|it| it.0 == slot.id());
        known.filter(|_| slot.is_solved()).map(|it| &it.1)
    }

    /// Notes that `play` is the best in `slot`.
    pub fn set_best_play(&mut self, slot: BoundedSlot, play: Play) {
        self.solved.push((slot.id(), play));
        self.deferred.push(slot.with_bound(play.equity).solved());
    }

    /// Puts the deferred slots back: the search is over.
    pub fn finish(&mut self) {
        self.heap.extend(self.deferred.drain(..));
    }
}
