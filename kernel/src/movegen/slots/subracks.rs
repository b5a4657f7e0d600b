//! Subracks: every set of tiles that a rack can lay.
//!
//! A set is known by its number: the sum of [`Subracks::stride`] over its tiles.
//! So a search adds one number for each tile it lays, and a set of sets is a row
//! of bits. Valuable tiles have large strides: high numbers earn most.

use crate::board::position::{Position, Rack};
use crate::board::ruleset::Ruleset;
use crate::leaves::values::LeaveTable;
use crate::lexicon::anagrams::{self, AnagramFilters};
use crate::movegen::slots::descending::{Descending8, WIDTH};

use crate::tiles::BLANK;

/// The most sets of tiles that a rack of [`WIDTH`] tiles has.
const MOST: usize = 1 << WIDTH;

/// A set of tiles to lay.
#[derive(Clone, Copy, Debug, Default)]
pub struct Subrack {
    /// Points of its tiles, the largest first.
    pub values: Descending8,
    /// The keys of its letters, added up; see [`anagrams::key`].
    pub key: u64,
    /// Its letters, as a mask.
    pub letters: u64,
    /// The letters still on the rack when it is laid, as a mask.
    pub rest: u64,
    /// Value of what stays on the rack, in millipoints.
    pub leave: i64,
    /// What it is in the [`LeaveTable`].
    in_leaves: u16,
    /// How many tiles are in it.
    size: u8,
    /// How many blanks are in it.
    pub blanks: u8,
    /// Its kinds of tiles, by their places in the order of points: the highest bit is the most valuable.
    pub kinds: u8,
}

/// One kind of tile on a rack.
#[derive(Clone, Copy, Debug)]
struct Kind {
    /// Points of a tile.
    points: i32,
    /// The letter, 0 for the blank.
    letter: u8,
    /// How many there are.
    count: u8,
    /// What one tile adds to the number of a set.
    stride: u16,
    /// The sets that have it.
    having: SubrackSet,
}

/// The sets of tiles of one rack.
#[derive(Clone, Debug, Default)]
pub struct Subracks {
    sets: Vec<Subrack>,
    /// The keys, blanks and numbers of all sets, those of fewer tiles first.
    by_size: Vec<(u64, u8, u8)>,
    /// Where the sets of each size begin there.
    from: [usize; WIDTH + 2],
    /// The blank as a kind.
    blank_kind: u8,
    /// The best leave by the number of tiles laid.
    best_leave: [i64; WIDTH + 1],
    /// Strides by letter.
    strides: Vec<u16>,
    /// The kinds of the rack, the cheapest first.
    kinds: Vec<Kind>,
    /// Their points, behind a 0.
    points: [i32; WIDTH + 1],
}

/// A set of subracks, a bit for each number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SubrackSet {
    low: u128,
    high: u128,
}

impl SubrackSet {
    /// Takes in set `laid`.
    #[inline]
    pub fn insert(&mut self, laid: u16) {
        let half = if laid < 128 {
            &mut self.low
        } else {
            &mut self.high
        };
        *half |= 1 << (laid % 128);
    }

    /// Takes out set `laid`, which is one of them.
    #[inline]
    pub fn remove(&mut self, laid: u16) {
        let half = if laid < 128 {
            &mut self.low
        } else {
            &mut self.high
        };
        *half ^= 1 << (laid % 128);
    }

    /// How many they are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }

    /// Takes out the set with the highest number; None when none is left.
    #[inline]
    pub fn pop(&mut self) -> Option<u16> {
        if self.high != 0 {
            let at = 127 - self.high.leading_zeros() as u16;
            self.high ^= 1 << at;
            return Some(128 + at);
        }
        if self.low == 0 {
            return None;
        }
        let at = 127 - self.low.leading_zeros() as u16;
        self.low ^= 1 << at;
        Some(at)
    }

    /// Whether set `laid` is one of them.
    #[inline]
    pub fn contains(&self, laid: u16) -> bool {
        let half = if laid < 128 { self.low } else { self.high };
        half >> (laid % 128) & 1 == 1
    }

    /// Takes in what becomes of those that are also in `having` when `stride` (at least 1) is taken off.
    #[inline]
    fn shift_down(&mut self, stride: u16, having: &Self) {
        // Taking one tile off lowers the number of a set by the stride of its kind: a shift of all sets that have it.
        let (low, high) = (self.low & having.low, self.high & having.high);
        if stride < 128 {
            self.low |= low >> stride | high << (128 - stride);
            self.high |= high >> stride;
        } else {
            self.low |= high >> (stride - 128);
        }
    }
}

impl Subracks {
    /// Lists the sets of the rack of `position`; `leaves` is filled for the same rack.
    #[inline(never)]
    pub fn fill(&mut self, position: &Position<'_>, leaves: &LeaveTable) {
        let (rules, rack) = (position.ruleset, &position.rack);
        self.rank_kinds(rules, rack);
        self.sets.clear();
        self.sets.push(Subrack::default());
        self.strides.clear();
        self.strides.resize(64, 0);
        (0..self.kinds.len()).for_each(|rank_kinds| self.add_kind(rank_kinds, leaves));
        let whole = self.sets.len() - 1;
        let flat = leaves.is_flat();
        for laid in 0..=whole {
            // What stays has the number of the rack minus that of what is laid.
            self.sets[laid].rest = self.sets[whole - laid].letters;
            let set = &mut self.sets[laid];
            set.leave = if flat { 0 } else { leaves.value(set.in_leaves) };
        }
        self.index_sets();
    }

    /// Orders the kinds of tiles by points.
    fn rank_kinds(&mut self, rules: &Ruleset, rack: &Rack) {
        let kind = |letter: u8, count| Kind {
            points: if letter == 0 {
                0
            } else {
                rules.points[letter as usize]
            },
            letter,
            count,
            stride: 0,
            having: SubrackSet::default(),
        };
        self.kinds.clear();
        if rack.blanks > 0 {
            self.kinds.push(kind(0, rack.blanks));
        }
        self.kinds
            .extend(rack.kinds().map(|(letter, count)| kind(letter, count)));
        self.kinds.sort_by_key(|kind| kind.points);
        let blank = self.kinds.iter().position(|kind| kind.letter == 0);
        self.blank_kind = blank.map_or(0, |rank_kinds| 1 << rank_kinds);
        for (points, kind) in self.points[1..].iter_mut().zip(&self.kinds) {
            *points = kind.points;
        }
    }

    /// Adds the tiles of the kind at `rank_kinds` to all sets there are.
    fn add_kind(&mut self, rank_kinds: usize, leaves: &LeaveTable) {
        let stride = self.sets.len();
        let Kind {
            points,
            letter,
            count,
            ..
        } = self.kinds[rank_kinds];
        self.kinds[rank_kinds].stride = stride as u16;
        self.strides[letter as usize] = stride as u16;
        for at in 0..stride * count as usize {
            let mut set = self.sets[at];
            set.values.insert(points as i16);
            set.kinds |= 1 << rank_kinds;
            set.size += 1;
            if letter == 0 {
                set.blanks += 1;
                set.in_leaves += leaves.stride(BLANK);
            } else {
                set.key = set.key.wrapping_add(anagrams::key(letter));
                set.letters |= 1 << letter;
                set.in_leaves += leaves.stride(letter);
            }
            self.sets.push(set);
        }
    }

    /// Notes which sets have so many tiles, which have each kind, and the best leave of each size.
    fn index_sets(&mut self) {
        self.best_leave = [i64::MIN; WIDTH + 1];
        let mut from = [0; WIDTH + 2];
        for (at, set) in self.sets.iter().enumerate() {
            let size = set.size as usize;
            from[size + 1] += 1;
            self.best_leave[size] = self.best_leave[size].max(set.leave);
            let mut left = set.kinds;
            while left != 0 {
                let kind = &mut self.kinds[left.trailing_zeros() as usize];
                kind.having.insert(at as u16);
                left &= left - 1;
            }
        }
        for size in 0..=WIDTH {
            from[size + 1] += from[size];
        }
        self.from = from;
        self.by_size.clear();
        self.by_size.resize(self.sets.len(), (0, 0, 0));
        for (at, set) in self.sets.iter().enumerate() {
            let to = &mut from[set.size as usize];
            self.by_size[*to] = (set.key, set.blanks, at as u8);
            *to += 1;
        }
    }

    /// The sets of `laid` tiles that may make a word with tiles on the board of the key `through`.
    pub fn matching_sets(
        &self,
        anagrams: AnagramFilters<'_>,
        through: u64,
        laid: usize,
        length: usize,
    ) -> SubrackSet {
        let mut found = [0_u64; MOST / 64];
        for &(key, blanks, at) in &self.by_size[self.from[laid]..self.from[laid + 1]] {
            let makes = anagrams.may_make(length, through.wrapping_add(key), blanks);
            found[at as usize / 64] |= u64::from(makes) << (at % 64);
        }
        let half = |low: u64, high: u64| u128::from(low) | u128::from(high) << 64;
        SubrackSet {
            low: half(found[0], found[1]),
            high: half(found[2], found[3]),
        }
    }

    /// By place, the most points that one of `sets` has there; and the best leave of one of them.
    pub fn hull(&self, mut sets: SubrackSet) -> (Descending8, i64) {
        let (mut values, mut leave) = (Descending8::default(), i64::MIN);
        while let Some(laid) = sets.pop() {
            let set = self.set(laid);
            values.max_with(&set.values);
            leave = leave.max(set.leave);
        }
        (values, leave)
    }

    /// Of `sets`, those that have one of `kinds`.
    #[inline]
    pub fn having(&self, sets: SubrackSet, mut kinds: u8) -> SubrackSet {
        let mut found = SubrackSet::default();
        while kinds != 0 {
            let having = &self.kinds[kinds.trailing_zeros() as usize].having;
            found.low |= sets.low & having.low;
            found.high |= sets.high & having.high;
            kinds &= kinds - 1;
        }
        found
    }

    /// The blank among the kinds of a set; 0 when the rack has none.
    #[inline]
    pub fn blank_kind(&self) -> u8 {
        self.blank_kind
    }

    /// The set of number `laid`.
    #[inline]
    pub fn set(&self, laid: u16) -> &Subrack {
        &self.sets[laid as usize]
    }

    /// The set of all tiles.
    pub fn whole(&self) -> &Subrack {
        &self.sets[self.sets.len() - 1]
    }

    /// What one tile of `letter`, 0 for a blank, adds to the number of a set.
    #[inline]
    pub fn stride(&self, letter: u8) -> u16 {
        self.strides[letter as usize & 63]
    }

    /// The best leave when `laid` tiles leave the rack.
    #[inline]
    pub fn best_leave(&self, laid: usize) -> i64 {
        self.best_leave[laid]
    }

    /// The kinds of the rack that `letters` admit, as in [`Subrack::kinds`]; not the blank.
    #[inline]
    pub fn admitted(&self, letters: u64) -> u8 {
        // Letter 0, the blank, is masked out: a blank fits wherever any letter does, and callers count it apart.
        let admitted = |(at, kind): (usize, &Kind)| ((letters & !1) >> kind.letter & 1) << at;
        self.kinds.iter().enumerate().map(admitted).sum::<u64>() as u8
    }

    /// Points of the most valuable of `kinds`; 0 when there is none.
    #[inline]
    pub fn max_points(&self, kinds: u8) -> i32 {
        self.points[(u8::BITS - kinds.leading_zeros()) as usize]
    }

    /// Every part of one of `sets`: what has been laid on the way to it.
    pub fn parts(&self, mut sets: SubrackSet) -> SubrackSet {
        for kind in &self.kinds {
            for _ in 0..kind.count {
                sets.shift_down(kind.stride, &kind.having);
            }
        }
        sets
    }
}
