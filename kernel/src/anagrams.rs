//! Which tiles make a word in some order: a small filter that never denies a word.
//!
//! A set of tiles is known by the sum of its tiles' keys, so that the tiles of a
//! rack and those on the board are added, not sorted. A filter answers "perhaps"
//! about once in fifty times where the truth is "no", and never the reverse.

use crate::graph::{Node, ROOT};
use crate::ruleset::MAX_SIDE;
use crate::words::Words;

/// Words up to some number of tiles are looked through, as long as there are no more than so many.
const MOST_WORDS: u64 = 1 << 21;

/// Letters on their places in words up to some number of tiles, as long as there are no more than so many.
const MOST_PLACED: u64 = 1 << 22;

/// 64-bit blocks of a line of memory: all that is known of one set of tiles.
const LINE: u32 = 8;

/// Bits of a filter for each set of tiles.
const BITS: u64 = 8;

/// The key of each tile: odd multiples of the golden ratio, scrambled.
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

/// The sets of tiles that make a word, alone or with any one tile more, lent to a search.
///
/// They are Bloom filters, one for each length, where one word of memory answers.
/// Short words are few: what is asked of them most stays close at hand.
#[derive(Clone, Copy, Debug)]
pub struct Anagrams<'a> {
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
type Part = (u32, u32);

/// 64 bits of a filter, little-endian.
type Block = [u8; 8];

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
pub struct Filters {
    parts: Parts,
    blocks: Vec<Block>,
}

impl Filters {
    /// Looks through `words`, up to a length where they grow too many.
    pub fn of(words: Words<'_>) -> Self {
        let counts = words.by_length();
        let longest = longest(&counts, MOST_WORDS);
        // The sets that lack a tile are counted by those whose key ends in six zeros.
        let mut sample = vec![Vec::new(); longest + 1];
        each_word(words, longest, |tiles, sum| {
            let lacking = tiles.iter().map(|&tile| sum.wrapping_sub(key(tile)));
            sample[tiles.len()].extend(lacking.filter(|it| scatter(*it) >> 58 == 0));
        });
        let lacking = sample.iter_mut().map(|keys| {
            keys.sort_unstable();
            keys.dedup();
            blocks_for(64 * keys.len() as u64)
        });
        let lacking: Vec<u32> = lacking.collect();
        let whole: Vec<u32> = counts[..=longest].iter().copied().map(blocks_for).collect();
        let placed = counts
            .iter()
            .zip(0..)
            .map(|(words, length)| words.saturating_mul(length));
        let placed: Vec<u64> = placed.take(longest + 1).collect();
        let known = self::longest(&placed, MOST_PLACED);
        let lines = |&letters| blocks_for(letters).next_multiple_of(LINE);
        let placed: Vec<u32> = placed[..=known].iter().map(lines).collect();
        let parts = Parts::sized(&whole, &lacking, &placed);
        let mut blocks = vec![[0; 8]; parts.sizes().sum::<u32>() as usize];
        each_word(words, longest, |tiles, sum| {
            insert(&mut blocks, parts.whole[tiles.len()], sum);
            for &tile in tiles {
                let lacking = sum.wrapping_sub(key(tile));
                insert(&mut blocks, parts.lacking[tiles.len()], lacking);
            }
            if let Some(&part) = parts.placed.get(tiles.len()) {
                for (at, &tile) in tiles.iter().enumerate() {
                    let (block, bits) = letter_on(sum, tile, at as u8);
                    let at = line(part, sum) + block;
                    blocks[at] = (u64::from_le_bytes(blocks[at]) | bits).to_le_bytes();
                }
            }
        });
        Self { parts, blocks }
    }

    /// What searches ask.
    pub fn lend(&self) -> Anagrams<'_> {
        Anagrams {
            parts: &self.parts,
            blocks: &self.blocks,
        }
    }
}

/// Blocks of a filter for so many keys.
fn blocks_for(keys: u64) -> u32 {
    (keys * BITS / 64 + 1) as u32
}

fn insert(blocks: &mut [Block], part: Part, key: u64) {
    let (at, bits) = place(part, key);
    blocks[at] = (u64::from_le_bytes(blocks[at]) | bits).to_le_bytes();
}

static NO_PARTS: Parts = Parts {
    whole: Vec::new(),
    lacking: Vec::new(),
    placed: Vec::new(),
};

impl Anagrams<'_> {
    /// What denies nothing.
    pub const UNKNOWN: Self = Anagrams {
        parts: &NO_PARTS,
        blocks: &[],
    };

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

    /// Which of `letters` a blank may stand for, in what [`Anagrams::may_make`] is asked.
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
    let at = from + (((spread >> 32) * u64::from(size)) >> 32) as u32;
    let bits = 1 << (spread & 63) | 1 << (spread >> 6 & 63) | 1_u64 << (spread >> 12 & 63);
    (at as usize, bits)
}

/// The greatest length up to which there are no more than `most` words.
fn longest(counts: &[u64], most: u64) -> usize {
    let sums = counts.iter().scan(0_u64, |sum, &count| {
        *sum = sum.saturating_add(count);
        Some(*sum)
    });
    sums.take_while(|&sum| sum <= most).count() - 1
}

/// Every bit of `key` in every bit of the answer.
#[inline]
fn scatter(key: u64) -> u64 {
    let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^ key >> 32
}

/// Calls `see` with the tiles of every word of at most `longest` tiles, and the sum of their keys.
fn each_word(words: Words<'_>, longest: usize, mut see: impl FnMut(&[u8], u64)) {
    let mut tiles = [0; MAX_SIDE];
    descend(words, ROOT, &mut tiles, (0, longest), 0, &mut see);
}

fn descend(
    words: Words<'_>,
    node: Node,
    tiles: &mut [u8; MAX_SIDE],
    (depth, longest): (usize, usize),
    sum: u64,
    see: &mut impl FnMut(&[u8], u64),
) {
    let hint = words.hint(node);
    let mut left = hint.tiles;
    while left != 0 && depth < longest {
        let tile = left.trailing_zeros() as u8;
        left &= left - 1;
        let way = words.edge(&hint, 1 << tile);
        let sum = sum.wrapping_add(key(tile));
        tiles[depth] = tile;
        if way.accepts() {
            see(&tiles[..=depth], sum);
        }
        let fits = u64::from(words.lengths(way.child())) & ((2_u64 << (longest - depth - 1)) - 1);
        if fits != 0 {
            descend(words, way.child(), tiles, (depth + 1, longest), sum, see);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Graph;
    use crate::index::Index;

    /// The words 1-2, 1-2-3 and 2-3, one after another.
    fn index() -> Index {
        let edges = [
            0_u32,
            0x0000_0301,
            0x0000_0582,
            0x0000_04c2,
            0x0000_00c3,
            0x0000_00c3,
        ];
        let bytes: Vec<u8> = edges.iter().flat_map(|edge| edge.to_le_bytes()).collect();
        Index::of(Graph::read(&bytes).unwrap())
    }

    #[test]
    fn no_word_is_denied_in_any_order() {
        let filters = Filters::of(index().words());
        let anagrams = filters.lend();
        for word in [&[1, 2][..], &[3, 1, 2], &[3, 2]] {
            let sum = word
                .iter()
                .fold(0_u64, |sum, &tile| sum.wrapping_add(key(tile)));
            assert!(anagrams.may_make(word.len(), sum, 0));
            for &tile in word {
                let lacking = sum.wrapping_sub(key(tile));
                assert!(anagrams.may_make(word.len(), lacking, 1));
                assert!(anagrams.faces(word.len(), lacking, 1, !1) >> tile & 1 == 1);
            }
        }
    }

    #[test]
    fn most_of_what_makes_no_word_is_denied() {
        let filters = Filters::of(index().words());
        let anagrams = filters.lend();
        let pairs = (4..64).filter(|&tile| anagrams.may_make(2, key(tile).wrapping_add(key(1)), 0));
        assert!(pairs.count() < 20);
    }

    #[test]
    fn no_words_make_an_empty_filter() {
        let filters = Filters::of(Index::default().words());
        let anagrams = filters.lend();
        assert!(!anagrams.may_make(2, key(1).wrapping_add(key(2)), 0));
    }
}
