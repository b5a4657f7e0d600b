//! What belongs to a rack whatever the board: its leaves, its sets of tiles, and which of them make a
//! word with tiles on the board.
//!
//! Rollouts deal the same racks to one candidate after the other, so a search may keep the last few.

use crate::anagrams::Anagrams;
use crate::leaves::{LeaveTable, Leaves};
use crate::plays::Play;
use crate::position::{Position, Rack};
use crate::row::Row;
use crate::slots::Slot;
use crate::subracks::{Sets, Subracks};
use crate::survey::Survey;
use crate::words::Words;

/// Meetings with tiles on the board that a rack remembers; a power of two.
const MADE: usize = 256;

/// Which sets of tiles may make a word with some tiles on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Made {
    through: u64,
    laid: u8,
    length: u8,
    rack: u32,
    /// These sets.
    pub sets: Sets,
    /// By place, the most points that one of them has there.
    values: Row,
    /// The best leave that one of them leaves behind.
    leave: i64,
}

impl Made {
    /// A bound on what one of the sets earns in `slot`, in millipoints, whatever stands at right angles.
    #[inline]
    pub fn most(&self, slot: &Slot) -> i64 {
        let points = slot.factors.dot(&self.values) + slot.fixed;
        1000 * i64::from(points) + self.leave
    }
}

/// One rack.
#[derive(Clone, Debug, Default)]
pub struct Held {
    /// Words, ruleset and leaves by their numbers.
    made_of: (u64, u64, u64),
    rack: Rack,
    /// When it was last asked for.
    asked: u64,
    /// What its leaves are worth.
    pub leaves: LeaveTable,
    /// Its sets of tiles; see [`Held::list`].
    pub subracks: Subracks,
    listed: bool,
    /// The best plays on a ground, by its number.
    known: (u64, Vec<Play>),
    /// What is known of the slots of a ground.
    pub survey: Survey,
    /// Meetings, and the number of racks that have had this place.
    made: Vec<Made>,
    number: u32,
}

impl Held {
    /// The best plays on the ground of this number, the best first; None when they are not known.
    pub fn known(&self, ground: u64) -> Option<&[Play]> {
        (self.known.0 == ground).then_some(&self.known.1)
    }

    /// Notes the best plays on the ground of this number.
    pub fn learn(&mut self, ground: u64, plays: &[Play]) {
        self.known.0 = ground;
        self.known.1.clear();
        self.known.1.extend_from_slice(plays);
    }

    /// Lists the sets of tiles if that has not been done.
    pub fn list(&mut self, position: &Position<'_>) {
        if !self.listed {
            self.subracks.fill(position, &self.leaves);
            self.listed = true;
            self.number = self.number.wrapping_add(1);
            if self.made.is_empty() || self.number == 0 {
                self.made.clear();
                self.made.resize(MADE, Made::default());
                self.number = 1;
            }
        }
    }

    /// The sets of tiles that may make a word in `slot`; they are listed.
    #[inline(never)]
    pub fn making(&mut self, anagrams: Anagrams<'_>, slot: &Slot) -> &Made {
        let place = (slot.through >> 7) as usize + 37 * slot.laid as usize;
        let made = &mut self.made[place % MADE];
        let asked = (slot.through, slot.laid, slot.length, self.number);
        if (made.through, made.laid, made.length, made.rack) != asked {
            let (laid, length) = (slot.laid as usize, slot.length as usize);
            let sets = self.subracks.making(anagrams, slot.through, laid, length);
            let (values, leave) = self.subracks.hull(sets);
            *made = Made {
                through: slot.through,
                laid: slot.laid,
                length: slot.length,
                rack: self.number,
                sets,
                values,
                leave,
            };
        }
        made
    }
}

/// The last few racks.
#[derive(Clone, Debug)]
pub struct Racks {
    held: Vec<Held>,
    room: usize,
    at: usize,
    clock: u64,
}

impl Racks {
    /// Room for so many racks, at least one.
    pub fn new(room: usize) -> Self {
        Self {
            held: vec![Held::default()],
            room: room.max(1),
            at: 0,
            clock: 0,
        }
    }

    /// Turns to the rack of `position`, with its leaves.
    pub fn turn_to(&mut self, words: Words<'_>, position: &Position<'_>, leaves: Option<&Leaves>) {
        let identity = leaves.map_or(0, Leaves::identity);
        let made_of = (words.identity, position.ruleset.identity(), identity);
        self.clock += 1;
        let same = |held: &Held| held.made_of == made_of && held.rack == position.rack;
        self.at = match self.held.iter().position(same) {
            Some(at) => at,
            None => self.take_place(),
        };
        let held = &mut self.held[self.at];
        held.asked = self.clock;
        if !same(held) {
            held.made_of = made_of;
            held.rack = position.rack.clone();
            held.listed = false;
            held.known.0 = 0;
            held.survey.ground = 0;
            held.leaves.fill(&position.rack, leaves);
        }
    }

    /// A place for another rack: a new one, or that of the rack asked for longest ago.
    fn take_place(&mut self) -> usize {
        let full = self.held.len() >= self.room || self.clock == 1;
        if !full {
            self.held.push(Held::default());
            return self.held.len() - 1;
        }
        let oldest = self.held.iter().enumerate().min_by_key(|(_, it)| it.asked);
        oldest.map_or(0, |(at, _)| at)
    }

    /// The rack that was turned to.
    pub fn current(&self) -> &Held {
        &self.held[self.at]
    }

    /// The rack that was turned to.
    pub fn current_mut(&mut self) -> &mut Held {
        &mut self.held[self.at]
    }
}
