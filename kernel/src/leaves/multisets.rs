//! Numbers for small multisets of tile kinds, without gaps.
//!
//! Kind 0 is the blank, kind `n` the letter of tile id `n`. A multiset whose
//! kinds ascend as `k0 <= k1 <= ...` is strictly ascending once `i` is added to
//! the `i`-th, so the combinatorial number system numbers it: the sum of
//! `binomial(ki + i, i + 1)`. Smaller multisets come first.

use crate::board::position::Rack;
use crate::tiles::{self, BLANK};

/// Tiles of the largest multiset that is numbered.
pub const MAX_ORDER: usize = 6;

/// The most numbers there may be: all multisets of six of forty kinds.
pub const MOST: usize = 1 << 24;

/// The numbering of all multisets of up to `order` tiles of `kinds` kinds.
#[derive(Clone, Debug)]
pub struct Multisets {
    kinds: usize,
    order: usize,
    /// By place of the tile in its multiset, then by kind.
    steps: [[u32; 64]; MAX_ORDER],
    /// The first number of each size, and the number of all.
    offsets: [u32; MAX_ORDER + 2],
}

impl Multisets {
    /// The numbering; None for no kinds, more than 64, an order beyond [`MAX_ORDER`], or more
    /// than [`MOST`] numbers.
    #[must_use]
    pub fn new(kinds: usize, order: usize) -> Option<Self> {
        if !(1..=64).contains(&kinds) || order > MAX_ORDER {
            return None;
        }
        let mut steps = [[0; 64]; MAX_ORDER];
        for (place, row) in steps.iter_mut().enumerate() {
            for (kind, step) in row.iter_mut().enumerate().take(kinds) {
                *step = binomial(kind + place, place + 1)?;
            }
        }
        let mut offsets = [0_u32; MAX_ORDER + 2];
        for size in 0..=order {
            let of_this_size = binomial((kinds + size).saturating_sub(1), size)?;
            offsets[size + 1] = offsets[size].checked_add(of_this_size)?;
        }
        (offsets[order + 1] as usize <= MOST).then_some(Self {
            kinds,
            order,
            steps,
            offsets,
        })
    }

    /// How many multisets there are, the empty one included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.offsets[self.order + 1] as usize
    }

    /// Never: the empty multiset has a number.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Kinds of tiles, the blank included.
    #[must_use]
    pub fn kinds(&self) -> usize {
        self.kinds
    }

    /// Tiles of the largest multiset.
    #[must_use]
    pub fn order(&self) -> usize {
        self.order
    }

    /// The first number of the multisets of `size` tiles.
    #[inline]
    #[must_use]
    pub fn first(&self, size: usize) -> usize {
        self.offsets[size] as usize
    }

    /// What `kind` adds to a number as the tile after `place` others of lower or equal kind.
    #[inline]
    #[must_use]
    pub fn step(&self, place: usize, kind: u8) -> usize {
        self.steps[place][kind as usize] as usize
    }

    /// The number of ascending `kinds`, of which there are at most [`Multisets::order`].
    #[must_use]
    pub fn number(&self, kinds: &[u8]) -> usize {
        let steps = kinds.iter().enumerate();
        let sum: usize = steps.map(|(place, &kind)| self.step(place, kind)).sum();
        self.first(kinds.len()) + sum
    }

    /// Calls `visit` with every multiset in the order of the numbers: its kinds, ascending.
    pub fn each(&self, mut visit: impl FnMut(usize, &[u8])) {
        for size in 0..=self.order {
            let mut kinds = [0; MAX_ORDER];
            for number in self.first(size)..self.first(size + 1) {
                visit(number, &kinds[..size]);
                self.next(&mut kinds[..size]);
            }
        }
    }

    /// The multiset after `kinds` of the same size; numbers grow with the last tile first.
    fn next(&self, kinds: &mut [u8]) {
        for at in 0..kinds.len() {
            let limit = kinds.get(at + 1).map_or(self.kinds as u8 - 1, |&next| next);
            if kinds[at] < limit {
                kinds[at] += 1;
                kinds[..at].fill(0);
                return;
            }
        }
    }
}

/// The kinds on `tiles`, ascending: 0 for a blank, with or without a face.
#[must_use]
pub fn kinds_of(tiles: &[u8]) -> Vec<u8> {
    let kind = |&tile: &u8| {
        if tile & BLANK == 0 {
            tiles::face(tile)
        } else {
            0
        }
    };
    let mut kinds: Vec<u8> = tiles.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds
}

/// The kinds on a rack with their counts, ascending.
pub fn kinds_on(rack: &Rack) -> impl Iterator<Item = (u8, u8)> {
    let blanks = (rack.blanks > 0).then_some((0, rack.blanks));
    blanks.into_iter().chain(rack.kinds())
}

fn binomial(n: usize, k: usize) -> Option<u32> {
    let factors = (1..=k as u128).map(|factor| ((n as u128 + 1).saturating_sub(factor), factor));
    // Exact at every step: a product of k consecutive numbers is divisible by k!.
    let product = factors.fold(1, |product, (above, below)| product * above / below);
    u32::try_from(product).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_gaps_and_are_found_again() {
        let all = Multisets::new(5, 4).unwrap();
        let mut expected = 0;
        all.each(|number, kinds| {
            assert_eq!(number, expected);
            assert_eq!(all.number(kinds), number, "{kinds:?}");
            assert!(kinds.is_sorted() && kinds.iter().all(|&kind| kind < 5));
            expected += 1;
        });
        // 1 + 5 + 15 + 35 + 70
        assert_eq!((expected, all.len()), (126, 126));
    }

    #[test]
    fn too_many_are_refused() {
        assert!(Multisets::new(0, 2).is_none() && Multisets::new(65, 2).is_none());
        assert!(Multisets::new(30, 7).is_none() && Multisets::new(64, 6).is_none());
        assert_eq!(Multisets::new(27, 6).unwrap().len(), 1_107_568);
        assert_eq!(Multisets::new(64, 3).unwrap().len(), 47_905);
        assert_eq!(Multisets::new(1, 0).unwrap().len(), 1);
    }
}
