//! The best plays, without looking at most others.
//!
//! Every slot has a bound on what it may earn. The slot with the highest bound
//! is looked at first: its bound is made tighter, and when it is still the
//! highest, its words are looked for. So it goes on until no slot is left whose
//! bound reaches the plays found.

use std::collections::BinaryHeap;

use crate::anagrams::{self, Anagrams, Place};
use crate::fit::{Aim, Fit};
use crate::ground::{Altered, reach};
use crate::lanes::{Lane, Lanes};
use crate::plays::Best;
use crate::position::Position;
use crate::prospect::Prospect;
use crate::racks::Held;
use crate::row::WIDTH;
use crate::ruleset::MAX_SIDE;
use crate::slots::{Slot, Slots};
use crate::subracks::{Sets, Subrack};
use crate::survey::Survey;
use crate::tile;
use crate::words::Words;

/// What the tiles of the rack can do in the squares of a lane that have words at right angles.
struct Crossings {
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

/// Sets whose blanks are looked at one by one.
const FEW: u32 = 16;

/// Where plays are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The lanes of a board.
    pub lanes: &'a Lanes,
    /// The slots of the lanes.
    pub slots: &'a Slots,
}

/// The board on which the one that is searched lies.
#[derive(Clone, Copy, Debug)]
pub struct Below<'a> {
    /// Its lanes and slots.
    pub field: Field<'a>,
    /// Its number.
    pub number: u64,
    /// By lane, the cells that are not as on it, as masks.
    pub altered: &'a Altered,
}

/// What a look into a slot came to.
enum Look {
    /// There is nothing worth it.
    Nothing,
    /// No more than this is there, which may be less than elsewhere.
    Bounded(i64),
    /// All plays worth it have been offered.
    Offered,
}

/// What a hunt looks at.
pub struct Hunt<'a> {
    /// The words.
    pub words: Words<'a>,
    /// The board and the rack.
    pub position: &'a Position<'a>,
    /// The lanes and slots of the board.
    pub field: Field<'a>,
    /// What it lies on, if that is known; then only what is not as on it is looked for here.
    pub below: Option<Below<'a>>,
    /// The rack, its sets of tiles listed.
    pub held: &'a mut Held,
    /// All letters there are, as a mask.
    pub letters: u64,
}

impl Hunt<'_> {
    /// Offers `best` every play that may be among them; `memory` is working memory.
    #[inline(never)]
    pub fn run(&mut self, memory: &mut Vec<Prospect>, best: &mut Best) {
        let anagrams = self.words.anagrams();
        let mut heap = std::mem::take(memory);
        heap.clear();
        let altered = self.below.map(|below| below.altered);
        self.gather(anagrams, self.field, altered, &mut heap);
        let mut heap = BinaryHeap::from(heap);
        let mut survey = self.survey(anagrams);
        let flat = self.held.leaves.is_flat();
        loop {
            let next = heap.peek().map_or(i64::MIN, |next| next.most());
            if survey.most() > next {
                if !self.look_below(anagrams, &mut survey, next, best) {
                    break;
                }
                continue;
            }
            let Some(prospect) = heap.pop() else {
                break;
            };
            let floor = match best.worst() {
                None => i64::MIN,
                Some(worst) if prospect.most() < worst.equity => break,
                Some(worst) => {
                    let lane = self.field.lanes.lane(prospect.lane());
                    let slot = &self.field.slots.by_lane()[prospect.lane()][prospect.slot()];
                    let place = (lane.square(slot.start as usize) as u16, lane.down);
                    if flat && prospect.most() == worst.equity && place > worst.place() {
                        continue;
                    }
                    worst.equity
                }
            };
            let next = heap.peek().map_or(i64::MIN, |next| next.most());
            let next = next.max(survey.most());
            if let Look::Bounded(most) =
                self.look(anagrams, self.field, prospect, (floor, next), best)
            {
                heap.push(prospect.bounded(most));
            }
        }
        *memory = heap.into_vec();
        if self.below.is_some() {
            survey.end();
            self.held.survey = survey;
        }
    }

    /// What the rack knows of the slots below; nothing where there is no such board.
    fn survey(&mut self, anagrams: Anagrams<'_>) -> Survey {
        let Some(below) = self.below else {
            return Survey::default();
        };
        let mut survey = std::mem::take(&mut self.held.survey);
        if survey.ground != below.number {
            let mut slots = survey.begin(below.number);
            self.gather(anagrams, below.field, None, &mut slots);
            survey.heap = BinaryHeap::from(slots);
        }
        survey
    }

    /// Looks at the first slot of `survey`; `next` is the highest bound elsewhere. False when it is too low
    /// for `best`.
    fn look_below(
        &mut self,
        anagrams: Anagrams<'_>,
        survey: &mut Survey,
        next: i64,
        best: &mut Best,
    ) -> bool {
        let (Some(below), Some(prospect)) = (self.below, survey.heap.pop()) else {
            return false;
        };
        let floor = best.worst().map_or(i64::MIN, |worst| worst.equity);
        if prospect.most() < floor {
            survey.put_aside(prospect);
            return false;
        }
        let slot = &below.field.slots.by_lane()[prospect.lane()][prospect.slot()];
        let reached = reach(slot.start.into(), slot.end.into());
        if below.altered[prospect.lane()] & reached != 0 {
            survey.put_aside(prospect);
            return true;
        }
        if let Some(play) = survey.solution(prospect) {
            best.offer(play);
            survey.put_aside(prospect);
            return true;
        }
        let mut found = std::mem::take(&mut survey.found);
        found.reset(1);
        let next = next.max(survey.most());
        match self.look(anagrams, below.field, prospect, (floor, next), &mut found) {
            Look::Bounded(most) => survey.heap.push(prospect.bounded(most)),
            Look::Nothing if floor == i64::MIN => {}
            Look::Nothing => survey.put_aside(prospect.bounded(floor - 1)),
            Look::Offered => match found.plays().first() {
                Some(play) => {
                    best.offer(play);
                    survey.solve(prospect, *play);
                }
                None if floor == i64::MIN => {}
                None => survey.put_aside(prospect.bounded(floor - 1)),
            },
        }
        survey.found = found;
        true
    }

    /// Looks into a slot: tightens its bound, and offers `best` its plays of `floor` or more when the bound
    /// is still `next` or more.
    fn look(
        &mut self,
        anagrams: Anagrams<'_>,
        field: Field<'_>,
        prospect: Prospect,
        (floor, next): (i64, i64),
        best: &mut Best,
    ) -> Look {
        let lane = field.lanes.lane(prospect.lane());
        let slot = &field.slots.by_lane()[prospect.lane()][prospect.slot()];
        let made = self.held.making(anagrams, slot);
        let (sets, most) = (made.sets, made.most(slot));
        if sets == Sets::default() || most < floor {
            return Look::Nothing;
        }
        if most < next.min(prospect.most()) {
            return Look::Bounded(most);
        }
        let terms = self.terms(lane, slot, sets);
        let (most, mut aim) = self.aim(anagrams, &terms, floor);
        if most == i64::MIN {
            return Look::Nothing;
        }
        if most < next {
            return Look::Bounded(most);
        }
        if self.position.rack.blanks > 0 {
            self.face(anagrams, &terms, &mut aim);
            if aim.sets == Sets::default() {
                return Look::Nothing;
            }
        }
        let points = &self.position.ruleset.points;
        let subracks = &self.held.subracks;
        Fit::find(self.words, subracks, points, (lane, slot), aim, best);
        Look::Offered
    }

    /// Bounds every slot of `field` that the rack can fill; those that meet one of the cells `near`.
    #[inline(never)]
    fn gather(
        &self,
        anagrams: Anagrams<'_>,
        field: Field<'_>,
        near: Option<&Altered>,
        heap: &mut Vec<Prospect>,
    ) {
        let whole = self.held.subracks.whole();
        let size = self.position.rack.size;
        for (at, slots) in field.slots.by_lane().iter().enumerate() {
            let near = near.map_or(!0, |near| near[at]);
            if near == 0 || slots.is_empty() {
                continue;
            }
            let Crossings { sums, closed } = self.crossings(field.lanes.lane(at));
            for (number, slot) in slots.iter().enumerate() {
                let (start, end) = (slot.start as usize, slot.end as usize);
                let span = (1_u32 << end) - (1 << start);
                let far = near & reach(start, end) == 0;
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
                    let apart = i32::from(slot.word_factor) * main + cross;
                    points = points.min(apart + slot.free.dot(&whole.values));
                }
                let equity = 1000 * i64::from(points + slot.fixed);
                let most = equity + self.held.subracks.best_leave(slot.laid as usize);
                heap.push(Prospect::new(most, at, number));
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
                let admitted = self.held.subracks.admitted(cell.mask);
                if admitted == 0 && (blanks == 0 || cell.mask == 0) {
                    found.closed |= 1 << at;
                }
                let points = i32::from(cell.letter_factor) * self.held.subracks.dearest(admitted);
                sum = (sum.0 + points, sum.1 + points * i32::from(cell.word_factor));
            }
            found.sums[at + 1] = sum;
        }
        found
    }

    /// What a set of tiles needs and earns in `slot`.
    fn terms<'b>(&self, lane: Lane<'_>, slot: &'b Slot, sets: Sets) -> Terms<'b> {
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
                    let admitted = self.held.subracks.admitted(cell.mask);
                    terms.crossed[number] = (admitted, factor);
                    let kinds = admitted | self.held.subracks.blank_kind();
                    terms.sets = self.held.subracks.having(terms.sets, kinds);
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
                apart += factor * self.held.subracks.dearest(fits);
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
            floor,
        };
        let mut left = terms.sets;
        while let Some(laid) = left.pop() {
            let set = self.held.subracks.set(laid);
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
            let set = self.held.subracks.set(laid);
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
