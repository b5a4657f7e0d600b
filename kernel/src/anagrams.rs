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
}

/// The first block, and how many there are.
type Part = (u32, u32);

/// 64 bits of a filter, little-endian.
type Block = [u8; 8];

impl Parts {
    /// Parts of these sizes (in blocks, by length), one behind the other.
    pub fn sized(whole: &[u32], lacking: &[u32]) -> Self {
        let mut from = 0;
        let mut part = |&size: &u32| {
            from += size;
            (from - size, size)
        };
        Self {
            whole: whole.iter().map(&mut part).collect(),
            lacking: lacking.iter().map(&mut part).collect(),
        }
    }

    /// The sizes they were made of.
    pub fn sizes(&self) -> impl Iterator<Item = u32> {
        self.whole.iter().chain(&self.lacking).map(|part| part.1)
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
        let parts = Parts::sized(&whole, &lacking);
        let mut blocks = vec![[0; 8]; parts.sizes().sum::<u32>() as usize];
        each_word(words, longest, |tiles, sum| {
            insert(&mut blocks, parts.whole[tiles.len()], sum);
            for &tile in tiles {
                let lacking = sum.wrapping_sub(key(tile));
                insert(&mut blocks, parts.lacking[tiles.len()], lacking);
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
