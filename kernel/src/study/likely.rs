//! The words that are drawn most often from the full bag.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use super::query::{Query, State};
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::Words;
use crate::tiles::BLANK;

/// Blanks of the fullest bag whose ways are counted.
const MOST_BLANKS: usize = 8;

/// Tiles of the longest word.
const MOST_TILES: usize = 32;

/// A word and the number of ways to draw its tiles from the full bag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likely {
    /// Sets of tiles in the bag that spell the word, blanks for any of its letters included.
    pub ways: u128,
    /// Tile ids, in the order of the word.
    pub tiles: Vec<u8>,
}

impl Ord for Likely {
    /// More ways first, then ascending tiles: the least is the best.
    fn cmp(&self, other: &Self) -> Ordering {
        (Reverse(self.ways), &self.tiles).cmp(&(Reverse(other.ways), &other.tiles))
    }
}

impl PartialOrd for Likely {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The `limit` words that fit `query` with the most ways to draw them, best first.
///
/// `bag` holds every tile of the set. None when `budget` edges do not tell.
#[must_use]
pub fn likeliest(
    words: Words<'_>,
    query: &Query,
    bag: &[u8],
    limit: usize,
    budget: u64,
) -> Option<Vec<Likely>> {
    let mut search = Search {
        words,
        query,
        ways: Ways::of(bag),
        spelled: Vec::new(),
        best: BinaryHeap::new(),
        limit,
        left: budget,
    };
    if limit > 0 {
        search.below(ROOT, query.start())?;
    }
    Some(search.best.into_sorted_vec())
}

struct Search<'a> {
    words: Words<'a>,
    query: &'a Query,
    ways: Ways,
    spelled: Vec<u8>,
    /// The best so far, the worst of them on top.
    best: BinaryHeap<Likely>,
    limit: usize,
    left: u64,
}

impl Search<'_> {
    fn below(&mut self, node: Node, state: State) -> Option<()> {
        for (tile, edge) in self.words.edges(node) {
            self.left = self.left.checked_sub(1)?;
            let Some(next) = self.query.after(state, tile) else {
                continue;
            };
            self.spelled.push(tile);
            self.ways.add(tile);
            if edge.accepts() && self.query.accepts(next) {
                self.offer();
            }
            let lengths = self.words.info(edge.child()).lengths & self.query.further(next);
            if lengths != 0 && self.is_worth(lengths.trailing_zeros()) {
                self.below(edge.child(), next)?;
            }
            self.ways.remove(tile);
            self.spelled.pop();
        }
        Some(())
    }

    fn offer(&mut self) {
        let word = Likely {
            ways: self.ways.count(),
            tiles: self.spelled.clone(),
        };
        if self.best.len() < self.limit {
            self.best.push(word);
        } else if self.best.peek().is_some_and(|worst| word < *worst) {
            self.best.pop();
            self.best.push(word);
        }
    }

    /// Whether a word of at least `more` further tiles may be among the best.
    fn is_worth(&self, more: u32) -> bool {
        let Some(worst) = self.best.peek().filter(|_| self.best.len() == self.limit) else {
            return true;
        };
        // Shorter words are not always likelier: the bound holds for a single length only.
        let exact = self.query.is_of_one_length();
        !exact || self.ways.most_after(more as usize) >= worst.ways
    }
}

/// The ways to draw a growing multiset of tiles.
struct Ways {
    /// By letter and number of it: the ways to draw it with blanks for nothing.
    free: Vec<[u128; MOST_TILES + 1]>,
    /// Of each letter in the bag.
    bag: [usize; 64],
    blanks: usize,
    /// Of each letter in the word.
    word: [usize; 64],
    letters: Vec<u8>,
}

impl Ways {
    fn of(tiles: &[u8]) -> Self {
        let mut ways = Self {
            bag: [0; 64],
            blanks: 0,
            word: [0; 64],
            letters: Vec::new(),
            free: Vec::new(),
        };
        for &tile in tiles {
            if tile == BLANK {
                ways.blanks = (ways.blanks + 1).min(MOST_BLANKS);
            } else {
                ways.bag[usize::from(tile & 0x3f)] += 1;
            }
        }
        let free = |&held: &usize| {
            let by_number = |wanted: usize| {
                let fewest = wanted.saturating_sub(ways.blanks);
                (fewest..=wanted).map(|drawn| choose(held, drawn)).sum()
            };
            std::array::from_fn(by_number)
        };
        ways.free = ways.bag.iter().map(free).collect();
        ways
    }

    fn add(&mut self, tile: u8) {
        self.word[tile as usize] += 1;
        if self.word[tile as usize] == 1 {
            self.letters.push(tile);
        }
    }

    fn remove(&mut self, tile: u8) {
        self.word[tile as usize] -= 1;
        if self.word[tile as usize] == 0 {
            self.letters.retain(|&letter| letter != tile);
        }
    }

    /// The number of ways: for each number of blanks, what they may stand for times how they are drawn.
    fn count(&self) -> u128 {
        let mut by_blanks = [0_u128; MOST_BLANKS + 1];
        by_blanks[0] = 1;
        for &letter in &self.letters {
            let (held, wanted) = (self.bag[letter as usize], self.word[letter as usize]);
            let mut next = [0_u128; MOST_BLANKS + 1];
            for (blanks, &ways) in by_blanks.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                for more in 0..=wanted.min(MOST_BLANKS - blanks) {
                    let drawn = choose(held, wanted - more);
                    next[blanks + more] =
                        next[blanks + more].saturating_add(ways.saturating_mul(drawn));
                }
            }
            by_blanks = next;
        }
        let with =
            |(blanks, ways): (usize, &u128)| choose(self.blanks, blanks).saturating_mul(*ways);
        by_blanks
            .iter()
            .enumerate()
            .map(with)
            .fold(0, u128::saturating_add)
    }

    /// The most ways of any word that has these tiles and `more` others.
    ///
    /// Each letter counts as if all its blanks were free, which is log-concave
    /// in its number, so that the best letters to add are found one by one.
    fn most_after(&self, more: usize) -> u128 {
        let free = |letter: usize, wanted: usize| self.free[letter][wanted.min(MOST_TILES)];
        let mut counts = self.word;
        let mut ways: u128 = 1;
        for &letter in &self.letters {
            ways = ways.saturating_mul(free(letter as usize, counts[letter as usize]));
        }
        for _ in 0..more {
            let gain = |letter: &usize| {
                let (now, then) = (
                    free(*letter, counts[*letter]),
                    free(*letter, counts[*letter] + 1),
                );
                then * 1_000_000 / now.max(1)
            };
            let Some(letter) = (1..64)
                .filter(|&letter| self.bag[letter] > 0)
                .max_by_key(gain)
            else {
                break;
            };
            let (now, then) = (
                free(letter, counts[letter]),
                free(letter, counts[letter] + 1),
            );
            ways = ways.saturating_mul(then).div_ceil(now.max(1));
            counts[letter] += 1;
        }
        let blanks: u128 = (0..=self.blanks)
            .map(|drawn| choose(self.blanks, drawn))
            .max()
            .unwrap_or(1);
        ways.saturating_mul(blanks)
    }
}

/// The number of ways to choose `few` of `many`.
fn choose(many: usize, few: usize) -> u128 {
    if few > many {
        return 0;
    }
    (0..few).fold(1, |ways, at| ways * (many - at) as u128 / (at + 1) as u128)
}
