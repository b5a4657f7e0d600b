//! What belongs to a rack whatever the board: its leaves, its subracks, and which of them make a word
//! with tiles on the board.
//!
//! Rollouts deal the same racks to one candidate after the other, so the last few racks are kept.

use crate::board::play::Play;
use crate::board::position::{Position, Rack};
use crate::leaves::values::{LeaveTable, Leaves};
use crate::lexicon::anagrams::AnagramFilters;
use crate::lexicon::words::Words;
use crate::movegen::incremental::base_slots::BaseSlots;
use crate::movegen::slots::descending::Descending8;
use crate::movegen::slots::slot::Slot;
use crate::movegen::slots::subracks::{SubrackSet, Subracks};

/// Entries of the table of matching sets of one rack; a power of two.
const MATCHINGS: usize = 256;

/// Which subracks may make a word with some tiles on the board, and hulls of their points.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchingSets {
    through: u64,
    laid: u8,
    length: u8,
    rack: u32,
    pub sets: SubrackSet,
    /// By place, the most points that one of them has there.
    values: Descending8,
    /// The best leave that one of them leaves behind.
    leave: i64,
}

impl MatchingSets {
    /// A bound on what one of the sets earns in `slot`, in millipoints, whatever stands at right angles.
    #[inline]
    pub fn most(&self, slot: &Slot) -> i64 {
        let points = slot.factors.dot(&self.values) + slot.fixed;
        1000 * i64::from(points) + self.leave
    }
}

/// What is kept of one rack.
#[derive(Clone, Debug, Default)]
pub struct CachedRack {
    /// Words, ruleset and leaves by their numbers.
    made_of: (u64, u64, u64),
    rack: Rack,
    /// When it was selected last, by the clock of the cache.
    last_used: u64,
    /// What its leaves are worth.
    pub leaves: LeaveTable,
    /// Its sets of tiles; see [`CachedRack::list_subracks`].
    pub subracks: Subracks,
    listed: bool,
    /// The number of a base board, and the best plays on it.
    best_plays: (u64, Vec<Play>),
    /// What the rack can do in the slots of a base board.
    pub base_slots: BaseSlots,
    /// A table of matching sets, without chains: a new entry replaces the old one in its place.
    matching: Vec<MatchingSets>,
    /// How many racks have had this place; entries of earlier ones do not count.
    number: u32,
}

impl CachedRack {
    /// The best plays on the base board of this number, the best first; None when they are not known.
    pub fn best_plays(&self, base: u64) -> Option<&[Play]> {
        (self.best_plays.0 == base).then_some(&self.best_plays.1)
    }

    /// Keeps the best plays on the base board of this number.
    pub fn set_best_plays(&mut self, base: u64, plays: &[Play]) {
        self.best_plays.0 = base;
        self.best_plays.1.clear();
        self.best_plays.1.extend_from_slice(plays);
    }

    /// Lists the subracks if that has not been done.
    pub fn list_subracks(&mut self, position: &Position<'_>) {
        if !self.listed {
            self.subracks.fill(position, &self.leaves);
            self.listed = true;
            self.number = self.number.wrapping_add(1);
            if self.matching.is_empty() || self.number == 0 {
                self.matching.clear();
                self.matching.resize(MATCHINGS, MatchingSets::default());
                self.number = 1;
            }
        }
    }

    /// The subracks that may make a word in `slot`. They must be listed.
    #[inline(never)]
    pub fn matching_sets(&mut self, anagrams: AnagramFilters<'_>, slot: &Slot) -> &MatchingSets {
        // Sums of keys are random bits: any of them will do as an index.
        let place = (slot.through >> 7) as usize + 37 * slot.laid as usize;
        let matching = &mut self.matching[place % MATCHINGS];
        let wanted = (slot.through, slot.laid, slot.length, self.number);
        if (
            matching.through,
            matching.laid,
            matching.length,
            matching.rack,
        ) != wanted
        {
            let (laid, length) = (slot.laid as usize, slot.length as usize);
            let sets = self
                .subracks
                .matching_sets(anagrams, slot.through, laid, length);
            let (values, leave) = self.subracks.hull(sets);
            *matching = MatchingSets {
                through: slot.through,
                laid: slot.laid,
                length: slot.length,
                rack: self.number,
                sets,
                values,
                leave,
            };
        }
        matching
    }
}

/// The last few racks.
#[derive(Clone, Debug)]
pub struct RackCache {
    racks: Vec<CachedRack>,
    capacity: usize,
    selected_at: usize,
    clock: u64,
}

impl RackCache {
    /// Room for so many racks, at least one.
    pub fn new(capacity: usize) -> Self {
        Self {
            racks: vec![CachedRack::default()],
            capacity: capacity.max(1),
            selected_at: 0,
            clock: 0,
        }
    }

    /// Selects the rack of `position`, with its leaves.
    pub fn select(&mut self, words: Words<'_>, position: &Position<'_>, leaves: Option<&Leaves>) {
        let identity = leaves.map_or(0, Leaves::identity);
        let made_of = (words.identity, position.ruleset.identity(), identity);
        self.clock += 1;
        let same = |it: &CachedRack| it.made_of == made_of && it.rack == position.rack;
        self.selected_at = match self.racks.iter().position(same) {
            Some(at) => at,
            None => self.evict_oldest(),
        };
        let rack = &mut self.racks[self.selected_at];
        rack.last_used = self.clock;
        if !same(rack) {
            rack.made_of = made_of;
            rack.rack = position.rack.clone();
            rack.listed = false;
            rack.best_plays.0 = 0;
            rack.base_slots.base = 0;
            rack.leaves.fill(&position.rack, leaves);
        }
    }

    /// A place for another rack: a new one, or that of the rack used longest ago.
    fn evict_oldest(&mut self) -> usize {
        let full = self.racks.len() >= self.capacity || self.clock == 1;
        if !full {
            self.racks.push(CachedRack::default());
            return self.racks.len() - 1;
        }
        let oldest = self
            .racks
            .iter()
            .enumerate()
            .min_by_key(|(_, it)| it.last_used);
        oldest.map_or(0, |(at, _)| at)
    }

    /// The selected rack.
    pub fn selected(&self) -> &CachedRack {
        &self.racks[self.selected_at]
    }

    /// The selected rack.
    pub fn selected_mut(&mut self) -> &mut CachedRack {
        &mut self.racks[self.selected_at]
    }
}
