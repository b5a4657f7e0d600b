//! Making the anagram filters: every word up to some length is looked through once.

use crate::lexicon::anagrams::{AnagramFilters, LINE, OwnedFilters, Parts, key, scatter};
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::{FilterSource, Words};
use crate::limits::MAX_SIDE;

/// Words up to some number of tiles are looked through, as long as there are no more than so many.
const MOST_WORDS: u64 = 1 << 21;

/// Letters on their places in words up to some number of tiles, as long as there are no more than so many.
const MOST_PLACED: u64 = 1 << 22;

/// Bits of a filter for each set of tiles.
const BITS: u64 = 8;

impl<'a> Words<'a> {
    /// Which tiles make a word in some order. Each search asks once.
    pub(crate) fn anagrams(self) -> AnagramFilters<'a> {
        match self.filters {
            FilterSource::Borrowed(anagrams) => anagrams,
            FilterSource::Lazy(filters) => filters.get(|| build(self)),
        }
    }
}

/// Looks through `words`, up to a length where they grow too many.
pub(super) fn build(words: Words<'_>) -> OwnedFilters {
    let counts = words.by_length();
    let longest = longest(&counts, MOST_WORDS);
    let lacking = lacking_sizes(words, longest);
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
    let mut filters = OwnedFilters::empty(parts.clone());
    each_word(words, longest, |tiles, sum| {
        filters.insert(parts.whole[tiles.len()], sum);
        for &tile in tiles {
            let lacking = sum.wrapping_sub(key(tile));
            filters.insert(parts.lacking[tiles.len()], lacking);
        }
        if let Some(&part) = parts.placed.get(tiles.len()) {
            for (at, &tile) in tiles.iter().enumerate() {
                filters.insert_letter(part, sum, tile, at as u8);
            }
        }
    });
    filters
}

/// Blocks, by length, for the sets that lack one tile of a word.
///
/// How many there are is estimated from one in 64 of them: those whose scattered key begins with
/// six zero bits.
fn lacking_sizes(words: Words<'_>, longest: usize) -> Vec<u32> {
    let mut sample = vec![Vec::new(); longest + 1];
    each_word(words, longest, |tiles, sum| {
        let lacking = tiles.iter().map(|&tile| sum.wrapping_sub(key(tile)));
        sample[tiles.len()].extend(lacking.filter(|it| scatter(*it) >> 58 == 0));
    });
    let sizes = sample.iter_mut().map(|keys| {
        keys.sort_unstable();
        keys.dedup();
        blocks_for(64 * keys.len() as u64)
    });
    sizes.collect()
}

/// Blocks of a filter for so many keys.
fn blocks_for(keys: u64) -> u32 {
    (keys * BITS / 64 + 1) as u32
}

/// The greatest length up to which there are no more than `most` words.
fn longest(counts: &[u64], most: u64) -> usize {
    let sums = counts.iter().scan(0_u64, |sum, &count| {
        *sum = sum.saturating_add(count);
        Some(*sum)
    });
    sums.take_while(|&sum| sum <= most).count() - 1
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
    let info = words.info(node);
    let mut left = info.tiles;
    while left != 0 && depth < longest {
        let tile = left.trailing_zeros() as u8;
        left &= left - 1;
        let transition = words.edge(&info, 1 << tile);
        let sum = sum.wrapping_add(key(tile));
        tiles[depth] = tile;
        if transition.accepts() {
            see(&tiles[..=depth], sum);
        }
        let fits =
            u64::from(words.lengths(transition.child())) & ((2_u64 << (longest - depth - 1)) - 1);
        if fits != 0 {
            descend(
                words,
                transition.child(),
                tiles,
                (depth + 1, longest),
                sum,
                see,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::graph::Graph;
    use crate::lexicon::index::Index;

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
        let filters = build(index().words());
        let anagrams = filters.as_filters();
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
        let filters = build(index().words());
        let anagrams = filters.as_filters();
        let pairs = (4..64).filter(|&tile| anagrams.may_make(2, key(tile).wrapping_add(key(1)), 0));
        assert!(pairs.count() < 20);
    }

    #[test]
    fn no_words_make_an_empty_filter() {
        let filters = build(Index::default().words());
        let anagrams = filters.as_filters();
        assert!(!anagrams.may_make(2, key(1).wrapping_add(key(2)), 0));
    }
}
