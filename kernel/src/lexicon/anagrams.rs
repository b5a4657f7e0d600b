//! Anagram filters: whether some tiles make a word in any order. They never deny a word.
//!
//! A set of tiles has as key the sum of its tiles' keys, so that the tiles of a
//! rack and those on the board are added, not sorted. A filter answers "perhaps"
//! about once in fifty times where the truth is "no", and never the reverse.
//!
//! They serve the purpose of the word maps of other engines (a map from a
//! multiset of letters to its words) in less memory: the words
//! themselves are then found in the word graph.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::limits::MAX_SIDE;

/// Searches that a process may make before filters are worth the second or less that they take.
const SEARCHES_WITHOUT: u32 = 500;

/// 64-bit blocks of a cache line: all letters on all places of one set of tiles lie in one.
pub(super) const LINE: u32 = 8;

/// The key of each tile: the tile id through the finaliser of `SplitMix64`.
static KEYS: [u64; 64] = keys();

const fn keys() -> [u64; 64] {
    let mut keys = [0; 64];
    let mut at = 1;
    while at < 64 {
        let mut key = (at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[at] = key ^ key >> 31;
        at += 1;
    }
    keys
}

/// What `tile`, a letter, adds to the key of a set.
#[inline]
pub fn key(tile: u8) -> u64 {
    KEYS[tile as usize & 63]
}

/// The sets of tiles that make a word, alone or with any one tile more, borrowed by a search.
///
/// They are Bloom filters, one for each length, where one word of memory answers.
/// The filters of short words are small, so those that are asked most stay in the cache.
#[derive(Clone, Copy, Debug)]
pub struct AnagramFilters<'a> {
    /// Which blocks are whose.
    pub parts: &'a Parts,
    /// 64 bits each, little-endian.
    pub blocks: &'a [Block],
}

/// The blocks of filters by the length of words: the first one, and how many there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Of the sets that make a word.
    pub whole: Vec<Part>,
    /// Of the sets that lack a tile.
    pub lacking: Vec<Part>,
    /// Of the letters on their places in words of a set.
    pub placed: Vec<Part>,
}

/// The first block, and how many there are.
pub(super) type Part = (u32, u32);

/// 64 bits of a filter, little-endian.
pub(super) type Block = [u8; 8];

impl Parts {
    /// Parts of these sizes (in blocks, by length), one behind the other.
    pub fn sized(whole: &[u32], lacking: &[u32], placed: &[u32]) -> Self {
        let mut from = 0;
        let mut part = |&size: &u32| {
            from += size;
            (from - size, size)
        };
        Self {
            whole: whole.iter().map(&mut part).collect(),
            lacking: lacking.iter().map(&mut part).collect(),
            placed: placed.iter().map(&mut part).collect(),
        }
    }

    /// The sizes they were made of.
    pub fn sizes(&self) -> impl Iterator<Item = u32> {
        let parts = self.whole.iter().chain(&self.lacking);
        parts.chain(&self.placed).map(|part| part.1)
    }
}

/// Filters made in this process.
#[derive(Clone, Debug)]
pub struct OwnedFilters {
    pub(super) parts: Parts,
    pub(super) blocks: Vec<Block>,
}

impl OwnedFilters {
    /// Empty filters of the sizes of `parts`.
    pub(super) fn empty(parts: Parts) -> Self {
        let blocks = vec![[0; 8]; parts.sizes().sum::<u32>() as usize];
        Self { parts, blocks }
    }

    /// Notes in `part` that the tiles of `key` make a word.
    pub(super) fn insert(&mut self, part: Part, key: u64) {
        let (at, bits) = place(part, key);
        self.set(at, bits);
    }

    /// Notes in `part` that a word of the tiles of the key `sum` has `tile` as its letter number `at`.
    pub(super) fn insert_letter(&mut self, part: Part, sum: u64, tile: u8, at: u8) {
        let (block, bits) = letter_on(sum, tile, at);
        self.set(line(part, sum) + block, bits);
    }

    fn set(&mut self, at: usize, bits: u64) {
        self.blocks[at] = (u64::from_le_bytes(self.blocks[at]) | bits).to_le_bytes();
    }

    /// What searches ask.
    pub fn as_filters(&self) -> AnagramFilters<'_> {
        AnagramFilters {
            parts: &self.parts,
            blocks: &self.blocks,
        }
    }
}

/// Filters that are made once enough searches have asked for them.
#[derive(Debug, Default)]
pub struct LazyFilters {
    made: OnceLock<OwnedFilters>,
    /// Searches before the filters were made.
    searches: AtomicU32,
}

impl LazyFilters {
    /// The filters, made by `build` at once if need be.
    pub fn force(&self, build: impl FnOnce() -> OwnedFilters) -> AnagramFilters<'_> {
        self.made.get_or_init(build).as_filters()
    }

    /// The filters; the first few hundred searches do without, for they are over before one is made.
    pub fn get(&self, build: impl FnOnce() -> OwnedFilters) -> AnagramFilters<'_> {
        if let Some(filters) = self.made.get() {
            return filters.as_filters();
        }
        if self.searches.fetch_add(1, Ordering::Relaxed) < SEARCHES_WITHOUT {
            return AnagramFilters::UNKNOWN;
        }
        self.force(build)
    }
}

static NO_PARTS: Parts = Parts {
    whole: Vec::new(),
    lacking: Vec::new(),
    placed: Vec::new(),
};

impl AnagramFilters<'_> {
    /// What denies nothing.
    pub const UNKNOWN: Self = AnagramFilters {
        parts: &NO_PARTS,
        blocks: &[],
    };

    /// Whether words of all lengths have been looked through; false before there are filters.
    pub fn know_all(&self) -> bool {
        self.parts.whole.len() > MAX_SIDE
    }

    /// Whether the `size` tiles of the key `sum`, `blanks` of them blanks that add nothing to it,
    /// may make a word in some order.
    #[inline]
    #[must_use]
    pub fn may_make(&self, size: usize, sum: u64, blanks: u8) -> bool {
        match blanks {
            0 => self.may_hold(&self.parts.whole, size, sum),
            1 => self.may_hold(&self.parts.lacking, size, sum),
            _ => true,
        }
    }

    /// Whether the tiles of the key `sum` may make a word with one of `letters` on each of `places`, where the
    /// letters of the flagged ones lie on the board and the others are among `free`.
    #[inline]
    #[must_use]
    pub fn may_place(&self, size: usize, sum: u64, free: u64, places: &[Place]) -> bool {
        let Some(&part) = self.parts.placed.get(size) else {
            return true;
        };
        let from = line(part, sum);
        let Some(line) = self.blocks.get(from..from + LINE as usize) else {
            return false;
        };
        places.iter().all(|place| {
            let mut left = if place.fixed {
                place.letters
            } else {
                place.letters & free
            };
            while left != 0 {
                let letter = left.trailing_zeros() as u8;
                left &= left - 1;
                let (block, bits) = letter_on(sum, letter, place.at);
                if u64::from_le_bytes(line[block]) & bits == bits {
                    return true;
                }
            }
            false
        })
    }

    /// Which of `letters` a blank may stand for, in what [`AnagramFilters::may_make`] is asked.
    #[must_use]
    pub fn faces(&self, size: usize, sum: u64, blanks: u8, letters: u64) -> u64 {
        let (mut faces, mut left) = (0, letters);
        while left != 0 {
            let face = left.trailing_zeros() as u8;
            left &= left - 1;
            let with = sum.wrapping_add(key(face));
            faces |= u64::from(self.may_make(size, with, blanks - 1)) << face;
        }
        faces
    }

    #[inline]
    fn may_hold(&self, parts: &[Part], length: usize, key: u64) -> bool {
        let Some(&part) = parts.get(length) else {
            return true;
        };
        let (at, bits) = place(part, key);
        let block = self.blocks.get(at);
        block.is_some_and(|block| u64::from_le_bytes(*block) & bits == bits)
    }
}

/// A square of a word: which letters may lie there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// The letters, as a mask.
    pub letters: u64,
    /// Which square of the word, from 0 on.
    pub at: u8,
    /// Whether the letter lies on the board.
    pub fixed: bool,
}

/// The first block of the line of a part that knows of the words of the key `sum`.
#[inline]
fn line((from, size): Part, sum: u64) -> usize {
    let lines = u64::from(size / LINE);
    from as usize + LINE as usize * (((scatter(sum) >> 32) * lines) >> 32) as usize
}

/// The block of a line that knows of `letter` on the square `at`, and its bits there.
#[inline]
fn letter_on(sum: u64, letter: u8, at: u8) -> (usize, u64) {
    // Rotated by an odd number, so that the same letter on another place has another key.
    let spread =
        (sum ^ key(letter).rotate_left(2 * u32::from(at) + 1)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let spread = spread >> 40;
    let bits = 1 << (spread & 63) | 1 << (spread >> 6 & 63) | 1_u64 << (spread >> 12 & 63);
    ((spread >> 18 & 7) as usize, bits)
}

/// The block of a part that knows of `key`, and its bits there.
#[inline]
fn place((from, size): Part, key: u64) -> (usize, u64) {
    let spread = scatter(key);
    // The high half picks the block (multiply and shift in place of a remainder), 18 low bits the three bits in it.
    let at = from + (((spread >> 32) * u64::from(size)) >> 32) as u32;
    let bits = 1 << (spread & 63) | 1 << (spread >> 6 & 63) | 1_u64 << (spread >> 12 & 63);
    (at as usize, bits)
}

/// Every bit of `key` in every bit of the answer.
#[inline]
pub(super) fn scatter(key: u64) -> u64 {
    let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^ key >> 32
}
