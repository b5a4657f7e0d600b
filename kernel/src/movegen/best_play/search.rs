//! The best plays, without listing most others: best-first search over slots under bounds.
//!
//! Every slot has an upper bound on the equity of its plays. The slot with the highest bound
//! comes off a heap first: its bound is made tighter, and when it is still the highest, its words
//! are looked for. The search ends when no bound reaches the worst of the plays kept.
//!
//! This is the idea of shadow play in known engines (bound every anchor without the lexicon,
//! generate the best first), with slots in place of anchors and three bounds, each tighter and
//! costlier than the one before: of all tiles of the rack, of the subracks that the anagram filters
//! admit, and of those that agree with the crossing letters.

use std::collections::BinaryHeap;

use crate::board::changes::{CellMasks, footprint};
use crate::board::lanes::Lane;
use crate::board::play::BestPlays;
use crate::board::position::Position;
use crate::lexicon::anagrams::{self, AnagramFilters, Place};
use crate::lexicon::words::Words;
use crate::limits::MAX_SIDE;
use crate::movegen::best_play::slot_search::{SlotSearch, SlotTarget};
use crate::movegen::incremental::base_slots::BaseSlots;
use crate::movegen::incremental::board_cache::BoardView;
use crate::movegen::incremental::rack_cache::CachedRack;
use crate::movegen::slots::bounded::BoundedSlot;
use crate::movegen::slots::descending::WIDTH;
use crate::movegen::slots::slot::Slot;
use crate::movegen::slots::subracks::{Subrack, SubrackSet};
use crate::tiles;

/// The most that the rack can earn on the squares of a lane that have words at right angles.
struct Crossings {
    /// Up to each square, what the most valuable letters earn: in the main word, and in the others.
    sums: [(i32, i32); MAX_SIDE + 1],
    /// The squares where no tile of the rack may lie, as a mask.
    closed: u32,
}

/// What a set of tiles needs and earns in a slot.
struct SlotTerms<'a> {
    slot: &'a Slot,
    /// For each square with a word at right angles, the kinds of tiles that may lie there and the
    /// factor of their points.
    crossed: [(u8, i32); WIDTH],
    /// The sets of the right size that have a tile for each of these squares.
    sets: SubrackSet,
    /// The squares of the word where not every letter may lie.
    places: [Place; MAX_SIDE],
    /// How many of them there are.
    constrained: usize,
}

impl SlotTerms<'_> {
    /// Whether `set` may make a word that agrees with the board on each square. One with a blank may.
    #[inline]
    fn may_make(&self, anagrams: AnagramFilters<'_>, set: &Subrack) -> bool {
        set.blanks > 0
            || self.may_place(
                anagrams,
                self.slot.through.wrapping_add(set.key),
                set.letters,
            )
    }

    /// The same of the `letters` to lay, which come to the key `sum` with those on the board.
    #[inline]
    fn may_place(&self, anagrams: AnagramFilters<'_>, sum: u64, letters: u64) -> bool {
        let places = &self.places[..self.constrained];
        anagrams.may_place(self.slot.length as usize, sum, letters, places)
    }

    /// Which of `letters` a blank of `set` may stand for.
    fn faces(&self, anagrams: AnagramFilters<'_>, set: &Subrack, letters: u64) -> u64 {
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

/// Up to so many sets, the faces of each set's blanks are looked for by themselves.
const FEW_SETS: u32 = 16;

/// The base board: the one that is searched is this with a few tiles more.
#[derive(Clone, Copy, Debug)]
pub struct Base<'a> {
    /// Its lanes and slots.
    pub view: BoardView<'a>,
    pub number: u64,
    /// By lane, the cells that are not as on it, as masks.
    pub changed: &'a CellMasks,
}

/// What a search of one slot came to.
enum SlotResult {
    /// There is nothing worth it.
    Nothing,
    /// No more than this is there, which may be less than elsewhere.
    Bounded(i64),
    /// All plays worth it have been offered.
    Offered,
}

/// A search for the best plays of one position.
pub struct BestPlaySearch<'a> {
    pub words: Words<'a>,
    /// The board and the rack.
    pub position: &'a Position<'a>,
    /// The lanes and slots of the board.
    pub view: BoardView<'a>,
    /// The base board, if there is one; then only slots that differ from it are searched here.
    pub base: Option<Base<'a>>,
    /// The rack, its sets of tiles listed.
    pub rack: &'a mut CachedRack,
    /// All letters there are, as a mask.
    pub letters: u64,
}

impl BestPlaySearch<'_> {
    /// Offers `best` every play that may be among them; the heap uses `memory`.
    #[inline(never)]
    pub fn run(&mut self, memory: &mut Vec<BoundedSlot>, best: &mut BestPlays) {
        let anagrams = self.words.anagrams();
        let mut heap = std::mem::take(memory);
        heap.clear();
        let changed = self.base.map(|base| base.changed);
        self.bound_slots(anagrams, self.view, changed, &mut heap);
        let mut heap = BinaryHeap::from(heap);
        let mut base_slots = self.base_slots(anagrams);
        let flat = self.rack.leaves.is_flat();
        loop {
            let next = heap.peek().map_or(i64::MIN, |next| next.most());
            if base_slots.most() > next {
                if !self.search_base_slot(anagrams, &mut base_slots, next, best) {
                    break;
                }
                continue;
            }
            let Some(bounded) = heap.pop() else {
                break;
            };
            let floor = match best.worst() {
                None => i64::MIN,
                Some(worst) if bounded.most() < worst.equity => break,
                Some(worst) => {
                    let lane = self.view.lanes.lane(bounded.lane());
                    let slot = &self.view.slots.by_lane()[bounded.lane()][bounded.slot()];
                    let place = (lane.square(slot.start as usize) as u16, lane.down);
                    // A tie is won by the earlier place; with leaves the points could still decide it.
                    if flat && bounded.most() == worst.equity && place > worst.place() {
                        continue;
                    }
                    worst.equity
                }
            };
            let next = heap.peek().map_or(i64::MIN, |next| next.most());
            let next = next.max(base_slots.most());
            if let SlotResult::Bounded(most) =
                self.search_slot(anagrams, self.view, bounded, (floor, next), best)
            {
                heap.push(bounded.with_bound(most));
            }
        }
        *memory = heap.into_vec();
        if self.base.is_some() {
            base_slots.finish();
            self.rack.base_slots = base_slots;
        }
    }

    /// What is known of the slots of the base board for this rack; nothing where there is none.
    fn base_slots(&mut self, anagrams: AnagramFilters<'_>) -> BaseSlots {
        let Some(base) = self.base else {
            return BaseSlots::default();
        };
        let mut base_slots = std::mem::take(&mut self.rack.base_slots);
        if base_slots.base != base.number {
            let mut slots = base_slots.reset(base.number);
            self.bound_slots(anagrams, base.view, None, &mut slots);
            base_slots.heap = BinaryHeap::from(slots);
        }
        base_slots
    }

    /// Searches the first of `base_slots`; `next` is the highest bound elsewhere. False when its bound is too
    /// low for `best`.
    fn search_base_slot(
        &mut self,
        anagrams: AnagramFilters<'_>,
        base_slots: &mut BaseSlots,
        next: i64,
        best: &mut BestPlays,
    ) -> bool {
        let (Some(base), Some(bounded)) = (self.base, base_slots.heap.pop()) else {
            return false;
        };
        let floor = best.worst().map_or(i64::MIN, |worst| worst.equity);
        if bounded.most() < floor {
            base_slots.defer(bounded);
            return false;
        }
        let slot = &base.view.slots.by_lane()[bounded.lane()][bounded.slot()];
        let touched = footprint(slot.start.into(), slot.end.into());
        if base.changed[bounded.lane()] & touched != 0 {
            base_slots.defer(bounded);
            return true;
        }
        if let Some(play) = base_slots.best_play(bounded) {
            best.offer(play);
            base_slots.defer(bounded);
            return true;
        }
        let mut found = std::mem::take(&mut base_slots.found);
        found.reset(1);
        let next = next.max(base_slots.most());
        match self.search_slot(anagrams, base.view, bounded, (floor, next), &mut found) {
            SlotResult::Bounded(most) => base_slots.heap.push(bounded.with_bound(most)),
            // Without a floor nothing was cut off, so the slot has no play for this rack at all.
            SlotResult::Nothing if floor == i64::MIN => {}
            SlotResult::Nothing => base_slots.defer(bounded.with_bound(floor - 1)),
            SlotResult::Offered => match found.plays().first() {
                Some(play) => {
                    best.offer(play);
                    base_slots.set_best_play(bounded, *play);
                }
                None if floor == i64::MIN => {}
                None => base_slots.defer(bounded.with_bound(floor - 1)),
            },
        }
        base_slots.found = found;
        true
    }

    /// Tightens the bound of a slot, and offers `best` its plays of `floor` or more when the bound is still
    /// `next` or more.
    fn search_slot(
        &mut self,
        anagrams: AnagramFilters<'_>,
        view: BoardView<'_>,
        bounded: BoundedSlot,
        (floor, next): (i64, i64),
        best: &mut BestPlays,
    ) -> SlotResult {
        let lane = view.lanes.lane(bounded.lane());
        let slot = &view.slots.by_lane()[bounded.lane()][bounded.slot()];
        let matching = self.rack.matching_sets(anagrams, slot);
        let (sets, most) = (matching.sets, matching.most(slot));
        if sets == SubrackSet::default() || most < floor {
            return SlotResult::Nothing;
        }
        if most < next.min(bounded.most()) {
            return SlotResult::Bounded(most);
        }
        let terms = self.terms(lane, slot, sets);
        let (most, mut target) = self.target(anagrams, &terms, floor);
        if most == i64::MIN {
            return SlotResult::Nothing;
        }
        if most < next {
            return SlotResult::Bounded(most);
        }
        if self.position.rack.blanks > 0 {
            self.limit_blanks(anagrams, &terms, &mut target);
            if target.sets == SubrackSet::default() {
                return SlotResult::Nothing;
            }
        }
        let points = &self.position.ruleset.points;
        let subracks = &self.rack.subracks;
        SlotSearch::find(self.words, subracks, points, (lane, slot), target, best);
        SlotResult::Offered
    }

    /// Bounds every slot of `view` that the rack can fill and that touches one of the cells `near`.
    #[inline(never)]
    fn bound_slots(
        &self,
        anagrams: AnagramFilters<'_>,
        view: BoardView<'_>,
        near: Option<&CellMasks>,
        heap: &mut Vec<BoundedSlot>,
    ) {
        let whole = self.rack.subracks.whole();
        let size = self.position.rack.size;
        for (at, slots) in view.slots.by_lane().iter().enumerate() {
            let near = near.map_or(!0, |near| near[at]);
            if near == 0 || slots.is_empty() {
                continue;
            }
            let Crossings { sums, closed } = self.crossings(view.lanes.lane(at));
            for (number, slot) in slots.iter().enumerate() {
                let (start, end) = (slot.start as usize, slot.end as usize);
                let span = (1_u32 << end) - (1 << start);
                let far = near & footprint(start, end) == 0;
                if far || slot.laid as usize > size || closed & span != 0 {
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
                    // The smaller of two bounds: all tiles under the largest factors, or the crossed squares by
                    // themselves, each with the most valuable letter that its cross-set admits.
                    let apart = i32::from(slot.word_factor) * main + cross;
                    points = points.min(apart + slot.free.dot(&whole.values));
                }
                let equity = 1000 * i64::from(points + slot.fixed);
                let most = equity + self.rack.subracks.best_leave(slot.laid as usize);
                heap.push(BoundedSlot::new(most, at, number));
            }
        }
    }

    fn crossings(&self, lane: Lane<'_>) -> Crossings {
        let blanks = self.position.rack.blanks;
        let mut found = Crossings {
            sums: [(0, 0); MAX_SIDE + 1],
            closed: 0,
        };
        let mut sum = (0, 0);
        for (at, cell) in lane.cells.iter().enumerate() {
            if cell.crossed && cell.tile == 0 {
                let admitted = self.rack.subracks.admitted(cell.mask);
                if admitted == 0 && (blanks == 0 || cell.mask == 0) {
                    found.closed |= 1 << at;
                }
                let points =
                    i32::from(cell.letter_factor) * self.rack.subracks.max_points(admitted);
                sum = (sum.0 + points, sum.1 + points * i32::from(cell.word_factor));
            }
            found.sums[at + 1] = sum;
        }
        found
    }

    /// What a set of tiles needs and earns in `slot`.
    fn terms<'b>(&self, lane: Lane<'_>, slot: &'b Slot, sets: SubrackSet) -> SlotTerms<'b> {
        let mut terms = SlotTerms {
            slot,
            crossed: [(0, 0); WIDTH],
            sets,
            places: [Place::default(); MAX_SIDE],
            constrained: 0,
        };
        if slot.crossed > 0 || slot.length > slot.laid {
            let mut number = 0;
            for at in slot.start as usize..slot.end as usize {
                let cell = &lane.cells[at];
                if cell.crossed || cell.tile != 0 {
                    let fixed = cell.tile != 0;
                    let letters = if fixed {
                        1 << tiles::face(cell.tile)
                    } else {
                        cell.mask
                    };
                    let at = at as u8 - slot.start;
                    terms.places[terms.constrained] = Place { letters, at, fixed };
                    terms.constrained += 1;
                }
                if cell.crossed && cell.tile == 0 {
                    let factor = i32::from(cell.factor(slot.word_factor));
                    let admitted = self.rack.subracks.admitted(cell.mask);
                    terms.crossed[number] = (admitted, factor);
                    let kinds = admitted | self.rack.subracks.blank_kind();
                    terms.sets = self.rack.subracks.having(terms.sets, kinds);
                    number += 1;
                }
            }
        }
        terms
    }

    /// The most that `set` may earn under `terms`, in millipoints; None when it does not fit.
    #[inline]
    fn bound_of(&self, terms: &SlotTerms<'_>, set: &Subrack) -> Option<i64> {
        let slot = terms.slot;
        let mut points = slot.factors.dot(&set.values);
        if slot.crossed > 0 {
            let (mut apart, mut lacking) = (slot.free.dot(&set.values), 0);
            for (admitted, factor) in &terms.crossed[..slot.crossed as usize] {
                let fits = admitted & set.kinds;
                lacking += u8::from(fits == 0);
                apart += factor * self.rack.subracks.max_points(fits);
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
    fn target(
        &self,
        anagrams: AnagramFilters<'_>,
        terms: &SlotTerms<'_>,
        floor: i64,
    ) -> (i64, SlotTarget) {
        let mut most = i64::MIN;
        let mut target = SlotTarget {
            sets: SubrackSet::default(),
            best_leave: i64::MIN,
            faces: 0,
            floor,
        };
        let mut left = terms.sets;
        while let Some(laid) = left.pop() {
            let set = self.rack.subracks.set(laid);
            let bound_of = self
                .bound_of(terms, set)
                .filter(|&bound_of| bound_of >= floor);
            if let Some(bound_of) = bound_of.filter(|_| terms.may_make(anagrams, set)) {
                target.sets.insert(laid);
                most = most.max(bound_of);
                target.best_leave = target.best_leave.max(set.leave);
            }
        }
        (most, target)
    }

    /// Finds out what the blanks may stand for, and drops the sets where there is nothing.
    fn limit_blanks(
        &self,
        anagrams: AnagramFilters<'_>,
        terms: &SlotTerms<'_>,
        target: &mut SlotTarget,
    ) {
        let each = target.sets.len() <= FEW_SETS;
        let mut left = target.sets;
        while let Some(laid) = left.pop() {
            let set = self.rack.subracks.set(laid);
            let asked = if each {
                self.letters
            } else {
                self.letters & !target.faces
            };
            if set.blanks > 0 && asked != 0 {
                let faces = terms.faces(anagrams, set, asked);
                target.faces |= faces;
                if each && faces == 0 {
                    target.sets.remove(laid);
                }
            }
        }
    }
}
