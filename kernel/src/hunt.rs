//! The best plays, without looking at most others.
//!
//! Every slot has a bound on what it may earn. The slot with the highest bound
//! is looked at first: its bound is made tighter, and when it is still the
//! highest, its words are looked for. So it goes on until no slot is left whose
//! bound reaches the plays found.

use std::collections::BinaryHeap;

use crate::anagrams::{self, Anagrams, Place};
use crate::fit::{Aim, Fit};
use crate::lanes::{Lane, Lanes};
use crate::plays::Best;
use crate::position::Position;
use crate::row::WIDTH;
use crate::ruleset::MAX_SIDE;
use crate::slots::{Slot, Slots};
use crate::subracks::{Sets, Subrack, Subracks};
use crate::tile;
use crate::words::Words;

/// A slot and a bound on the equity of its plays, in one number that sorts by the bound.
///
/// From the top: the bound in millipoints, the lane (8 bits), the slot (8 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Prospect(i64);

impl Prospect {
    fn new(most: i64, lane: usize, slot: usize) -> Self {
        Self(most << 16 | (lane << 8 | slot) as i64)
    }

    fn most(self) -> i64 {
        self.0 >> 16
    }

    fn bounded(self, most: i64) -> Self {
        Self(most << 16 | self.0 & 0xffff)
    }

    fn lane(self) -> usize {
        (self.0 >> 8 & 0xff) as usize
    }

    fn slot(self) -> usize {
        (self.0 & 0xff) as usize
    }
}

/// What the tiles of the rack can do in the squares of a lane that have words at right angles.
#[derive(Clone, Copy, Debug)]
struct Crossings {
    /// By square: which kinds of tiles may lie there, as in [`Subracks::admitted`].
    admitted: [u8; MAX_SIDE],
    /// Up to each square, what the dearest letters earn: in the main word, and in the others.
    sums: [(i32, i32); MAX_SIDE + 1],
    /// The squares where no tile of the rack may lie, as a mask.
    closed: u32,
}

/// What a set of tiles needs and earns in a slot.
struct Terms<'a> {
    slot: &'a Slot,
    /// For each square with a word at right angles, the kinds of tiles that may lie there and the
    /// factor of their points.
    crossed: [(u8, i32); WIDTH],
    /// The sets of the right size that have a tile for each of these squares.
    sets: Sets,
    /// The squares of the word where not every letter may lie.
    places: [Place; MAX_SIDE],
    /// How many of them there are.
    bound: usize,
}

impl Terms<'_> {
    /// Whether `set` may make a word that agrees with the board on each square. One with a blank may.
    #[inline]
    fn may_make(&self, anagrams: Anagrams<'_>, set: &Subrack) -> bool {
        set.blanks > 0
            || self.may_place(
                anagrams,
                self.slot.through.wrapping_add(set.key),
                set.letters,
            )
    }

    /// The same of the `letters` to lay, which come to the key `sum` with those on the board.
    #[inline]
    fn may_place(&self, anagrams: Anagrams<'_>, sum: u64, letters: u64) -> bool {
        let places = &self.places[..self.bound];
        anagrams.may_place(self.slot.length as usize, sum, letters, places)
    }

    /// Which of `letters` a blank of `set` may stand for.
    fn faces(&self, anagrams: Anagrams<'_>, set: &Subrack, letters: u64) -> u64 {
        let key = self.slot.through.wrapping_add(set.key);
        let mut faces = anagrams.faces(self.slot.length as usize, key, set.blanks, letters);
        let mut left = if set.blanks == 1 { faces } else { 0 };
        while left != 0 {
            let face = left & left.wrapping_neg();
            left ^= face;
            let sum = key.wrapping_add(anagrams::key(face.trailing_zeros() as u8));
            if !self.may_place(anagrams, sum, set.letters | face) {
                faces ^= face;
            }
        }
        faces
    }
}

/// Working memory of a hunt.
#[derive(Clone, Debug, Default)]
pub struct Prospects {
    heap: Vec<Prospect>,
    crossings: Vec<Crossings>,
    made: Vec<Made>,
    hunts: u32,
}

/// Which sets of tiles may make a word with some tiles on the board, as found in one hunt.
#[derive(Clone, Copy, Debug, Default)]
struct Made {
    through: u64,
    laid: u8,
    length: u8,
    hunt: u32,
    sets: Sets,
}

/// Sets whose blanks are looked at one by one.
const FEW: u32 = 16;

/// How many of them are remembered; a power of two.
const MADE: usize = 256;

/// What a hunt looks at.
pub struct Hunt<'a> {
    /// The words.
    pub words: Words<'a>,
    /// The board and the rack.
    pub position: &'a Position<'a>,
    /// The lanes of the board.
    pub lanes: &'a Lanes,
    /// The slots of the lanes.
    pub slots: &'a Slots,
    /// The sets of tiles of the rack.
    pub subracks: &'a Subracks,
    /// All letters there are, as a mask.
    pub letters: u64,
    /// Whether no leave is worth anything.
    pub flat: bool,
}

impl Hunt<'_> {
    /// Offers `best` every play that may be among them.
    #[inline(never)]
    pub fn run(&self, prospects: &mut Prospects, best: &mut Best) {
        let anagrams = self.words.anagrams();
        let mut heap = std::mem::take(&mut prospects.heap);
        heap.clear();
        prospects.hunts = prospects.hunts.wrapping_add(1);
        if prospects.made.is_empty() || prospects.hunts == 0 {
            prospects.made = vec![Made::default(); MADE];
            prospects.hunts = 1;
        }
        self.gather(anagrams, &mut prospects.crossings, &mut heap);
        let mut heap = BinaryHeap::from(heap);
        while let Some(prospect) = heap.pop() {
            let lane = self.lanes.lane(prospect.lane());
            let slot = &self.slots.by_lane()[prospect.lane()][prospect.slot()];
            let floor = match best.worst() {
                None => i64::MIN,
                Some(worst) if prospect.most() < worst.equity => break,
                Some(worst) => {
                    let place = (lane.square(slot.start as usize) as u16, lane.down);
                    if self.flat && prospect.most() == worst.equity && place > worst.place() {
                        continue;
                    }
                    worst.equity
                }
            };
            let making = self.making(anagrams, slot, prospects.hunts, &mut prospects.made);
            let crossings = &prospects.crossings[prospect.lane()];
            let terms = self.terms(lane, slot, crossings, making);
            let (most, mut aim) = self.aim(anagrams, &terms, floor);
            if most == i64::MIN {
                continue;
            }
            let next = heap.peek().map_or(i64::MIN, |next| next.most());
            if most < next {
                heap.push(prospect.bounded(most));
                continue;
            }
            if self.position.rack.blanks > 0 {
                self.face(anagrams, &terms, &mut aim);
                if aim.sets == Sets::default() {
                    continue;
                }
            }
            let points = &self.position.ruleset.points;
            Fit::find(self.words, self.subracks, points, (lane, slot), aim, best);
        }
        prospects.heap = heap.into_vec();
    }

    /// Bounds every slot that the rack can fill.
    #[inline(never)]
    fn gather(
        &self,
        anagrams: Anagrams<'_>,
        crossings: &mut Vec<Crossings>,
        heap: &mut Vec<Prospect>,
    ) {
        let whole = self.subracks.whole();
        let size = self.position.rack.size;
        crossings.clear();
        for (at, slots) in self.slots.by_lane().iter().enumerate() {
            crossings.push(self.crossings(self.lanes.lane(at)));
            let Crossings { sums, closed, .. } = &crossings[at];
            for (number, slot) in slots.iter().enumerate() {
                let (start, end) = (slot.start as usize, slot.end as usize);
                let span = (1_u32 << end) - (1 << start);
                if slot.laid as usize > size || closed & span != 0 {
                    continue;
                }
                if slot.laid as usize == size {
                    let key = slot.through.wrapping_add(whole.key);
                    if !anagrams.may_make(slot.length as usize, key, whole.blanks) {
                        continue;
                    }
                }
                let mut points = slot.factors.dot(&whole.values);
                if slot.crossed > 0 {
                    let main = sums[end].0 - sums[start].0;
                    let cross = sums[end].1 - sums[start].1;
                    let apart = i32::from(slot.word_factor) * main + cross;
                    points = points.min(apart + slot.free.dot(&whole.values));
                }
                let equity = 1000 * i64::from(points + slot.fixed);
                let most = equity + self.subracks.best_leave(slot.laid as usize);
                heap.push(Prospect::new(most, at, number));
            }
        }
    }

    fn crossings(&self, lane: Lane<'_>) -> Crossings {
        let blanks = self.position.rack.blanks;
        let mut found = Crossings {
            admitted: [0; MAX_SIDE],
            sums: [(0, 0); MAX_SIDE + 1],
            closed: 0,
        };
        let mut sum = (0, 0);
        for (at, cell) in lane.cells.iter().enumerate() {
            if cell.crossed && cell.tile == 0 {
                let admitted = self.subracks.admitted(cell.mask);
                if admitted == 0 && (blanks == 0 || cell.mask == 0) {
                    found.closed |= 1 << at;
                }
                let points = i32::from(cell.letter_factor) * self.subracks.dearest(admitted);
                sum = (sum.0 + points, sum.1 + points * i32::from(cell.word_factor));
                found.admitted[at] = admitted;
            }
            found.sums[at + 1] = sum;
        }
        found
    }

    /// The sets of tiles that may make a word in `slot`.
    #[inline(never)]
    fn making(&self, anagrams: Anagrams<'_>, slot: &Slot, hunt: u32, made: &mut [Made]) -> Sets {
        let place = (slot.through >> 7) as usize + 37 * slot.laid as usize;
        let made = &mut made[place % MADE];
        let asked = (slot.through, slot.laid, slot.length, hunt);
        if (made.through, made.laid, made.length, made.hunt) != asked {
            let (laid, length) = (slot.laid as usize, slot.length as usize);
            *made = Made {
                through: slot.through,
                laid: slot.laid,
                length: slot.length,
                hunt,
                sets: self.subracks.making(anagrams, slot.through, laid, length),
            };
        }
        made.sets
    }

    /// What a set of tiles needs and earns in `slot`.
    fn terms<'b>(
        &self,
        lane: Lane<'_>,
        slot: &'b Slot,
        crossings: &Crossings,
        sets: Sets,
    ) -> Terms<'b> {
        let mut terms = Terms {
            slot,
            crossed: [(0, 0); WIDTH],
            sets,
            places: [Place::default(); MAX_SIDE],
            bound: 0,
        };
        if slot.crossed > 0 || slot.length > slot.laid {
            let mut number = 0;
            for at in slot.start as usize..slot.end as usize {
                let cell = &lane.cells[at];
                if cell.crossed || cell.tile != 0 {
                    let fixed = cell.tile != 0;
                    let letters = if fixed {
                        1 << tile::face(cell.tile)
                    } else {
                        cell.mask
                    };
                    let at = at as u8 - slot.start;
                    terms.places[terms.bound] = Place { letters, at, fixed };
                    terms.bound += 1;
                }
                if cell.crossed && cell.tile == 0 {
                    let factor = i32::from(cell.factor(slot.word_factor));
                    let admitted = crossings.admitted[at];
                    terms.crossed[number] = (admitted, factor);
                    let kinds = admitted | self.subracks.blank_kind();
                    terms.sets = self.subracks.having(terms.sets, kinds);
                    number += 1;
                }
            }
        }
        terms
    }

    /// The most that `set` may earn under `terms`, in millipoints; None when it does not fit.
    #[inline]
    fn worth(&self, terms: &Terms<'_>, set: &Subrack) -> Option<i64> {
        let slot = terms.slot;
        let mut points = slot.factors.dot(&set.values);
        if slot.crossed > 0 {
            let (mut apart, mut lacking) = (slot.free.dot(&set.values), 0);
            for (admitted, factor) in &terms.crossed[..slot.crossed as usize] {
                let fits = admitted & set.kinds;
                lacking += u8::from(fits == 0);
                apart += factor * self.subracks.dearest(fits);
            }
            if lacking > set.blanks {
                return None;
            }
            points = points.min(apart);
        }
        Some(1000 * i64::from(points + slot.fixed) + set.leave)
    }

    /// The sets of tiles that earn `floor` under `terms`, and the most that one of them earns.
    #[inline(never)]
    fn aim(&self, anagrams: Anagrams<'_>, terms: &Terms<'_>, floor: i64) -> (i64, Aim) {
        let mut most = i64::MIN;
        let mut aim = Aim {
            sets: Sets::default(),
            best_leave: i64::MIN,
            faces: 0,
        };
        let mut left = terms.sets;
        while let Some(laid) = left.pop() {
            let set = self.subracks.set(laid);
            let worth = self.worth(terms, set).filter(|&worth| worth >= floor);
            if let Some(worth) = worth.filter(|_| terms.may_make(anagrams, set)) {
                aim.sets.insert(laid);
                most = most.max(worth);
                aim.best_leave = aim.best_leave.max(set.leave);
            }
        }
        (most, aim)
    }

    /// Finds out what a blank may stand for, and drops the sets where there is nothing.
    fn face(&self, anagrams: Anagrams<'_>, terms: &Terms<'_>, aim: &mut Aim) {
        let each = aim.sets.len() <= FEW;
        let mut left = aim.sets;
        while let Some(laid) = left.pop() {
            let set = self.subracks.set(laid);
            let asked = if each {
                self.letters
            } else {
                self.letters & !aim.faces
            };
            if set.blanks > 0 && asked != 0 {
                let faces = terms.faces(anagrams, set, asked);
                aim.faces |= faces;
                if each && faces == 0 {
                    aim.sets.remove(laid);
                }
            }
        }
    }
}
