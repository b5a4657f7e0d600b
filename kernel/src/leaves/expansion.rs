//! Leave values as a sum over parts: each tile, each pair, each triple on the leave adds its weight.
//!
//! A leave is worth the sum of the weights of all multisets that it contains,
//! so weights of single tiles are values, weights of pairs what they add to
//! their tiles, and so on. Any function of leaves of up to `order` tiles can be
//! written so (Moebius inversion over multisets); larger leaves are
//! extrapolated. For one rack all its leaves are summed at once.

use crate::board::position::Rack;
use crate::leaves::multisets::{self, Multisets};
use crate::limits::MAX_RACK;

/// The largest weight, in millipoints.
pub const MAX_WEIGHT: i32 = 10_000_000;

/// Weights of multisets, in millipoints.
#[derive(Clone, Debug)]
pub struct Expansion {
    multisets: Multisets,
    weights: Vec<i32>,
}

impl Expansion {
    /// Takes one weight for every number of `multisets`; None when they are not as many, or enormous.
    #[must_use]
    pub fn new(multisets: Multisets, weights: Vec<i32>) -> Option<Self> {
        let range = -MAX_WEIGHT..=MAX_WEIGHT;
        let fit =
            weights.len() == multisets.len() && weights.iter().all(|weight| range.contains(weight));
        fit.then_some(Self { multisets, weights })
    }

    /// The numbering of the weights.
    #[must_use]
    pub fn multisets(&self) -> &Multisets {
        &self.multisets
    }

    /// The weights, in order of the numbers.
    #[must_use]
    pub fn weights(&self) -> &[i32] {
        &self.weights
    }

    /// What keeping `leave` is worth: its first [`MAX_RACK`] tiles in order; unknown tiles are worth nothing.
    #[must_use]
    pub fn value(&self, leave: &[u8]) -> i64 {
        let mut kinds = multisets::kinds_of(leave);
        kinds.retain(|&kind| (kind as usize) < self.multisets.kinds());
        kinds.truncate(MAX_RACK);
        let mut counted: Vec<(u8, u8)> = Vec::with_capacity(kinds.len());
        for kind in kinds {
            match counted.last_mut() {
                Some((last, count)) if *last == kind => *count += 1,
                _ => counted.push((kind, 1)),
            }
        }
        let mut sum = 0;
        self.parts(&counted, 0, 0, 0, 1, &mut |_, weight| {
            sum += i64::from(weight);
        });
        sum
    }

    /// Appends the value of each leave of `rack` to the empty `values`, ordered by its number: the
    /// counts kept as digits, of the lowest kind first, each to the base of the count held plus one.
    pub fn fill(&self, rack: &Rack, values: &mut Vec<i64>) {
        let mut kinds = [(0, 0); MAX_RACK];
        let mut length = 0;
        let mut ways = 1;
        for kind in multisets::kinds_on(rack) {
            kinds[length] = kind;
            length += 1;
            ways *= usize::from(kind.1) + 1;
        }
        values.resize(ways, 0);
        self.parts(&kinds[..length], 0, 0, 0, 1, &mut |number, weight| {
            values[number] = i64::from(weight);
        });
        let mut stride = 1;
        for &(_, count) in &kinds[..length] {
            let block = stride * (usize::from(count) + 1);
            for values in values.chunks_exact_mut(block) {
                for at in stride..block {
                    values[at] += values[at - stride];
                }
            }
            stride = block;
        }
    }

    /// Calls `visit` with the number and the weight of every multiset within `kinds`.
    ///
    /// So far `place` tiles are taken, which make `sum` of the multiset's number and `number` of
    /// the leave's; one more of the first kind adds `stride` to the latter.
    fn parts(
        &self,
        kinds: &[(u8, u8)],
        place: usize,
        sum: usize,
        number: usize,
        stride: usize,
        visit: &mut impl FnMut(usize, i32),
    ) {
        let Some((&(kind, count), rest)) = kinds.split_first() else {
            visit(number, self.weights[self.multisets.first(place) + sum]);
            return;
        };
        if kind as usize >= self.multisets.kinds() {
            return self.parts(
                rest,
                place,
                sum,
                number,
                stride * (usize::from(count) + 1),
                visit,
            );
        }
        let (mut sum, mut number) = (sum, number);
        let beyond = stride * (usize::from(count) + 1);
        self.parts(rest, place, sum, number, beyond, visit);
        for place in place..(place + usize::from(count)).min(self.multisets.order()) {
            sum += self.multisets.step(place, kind);
            number += stride;
            self.parts(rest, place + 1, sum, number, beyond, visit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ruleset::{Ruleset, Setup};
    use crate::tiles::BLANK;

    fn some_weights(order: usize) -> Expansion {
        let multisets = Multisets::new(6, order).unwrap();
        let weight = |number: usize| (number as i32 * 7919) % 5003 - 2500;
        let weights = (0..multisets.len()).map(weight).collect();
        Expansion::new(multisets, weights).unwrap()
    }

    /// Adds up the weights of all parts the plain way: a part for each choice of counts.
    fn plain(expansion: &Expansion, leave: &[u8]) -> i64 {
        let mut kinds = multisets::kinds_of(leave);
        kinds.sort_unstable();
        let mut parts = std::collections::BTreeSet::new();
        for mask in 0..1_u32 << kinds.len() {
            let part: Vec<u8> = (0..kinds.len())
                .filter(|at| mask >> at & 1 == 1)
                .map(|at| kinds[at])
                .collect();
            if part.len() <= expansion.multisets.order() {
                parts.insert(part);
            }
        }
        let weight = |part: &Vec<u8>| expansion.weights[expansion.multisets.number(part)];
        parts.iter().map(|part| i64::from(weight(part))).sum()
    }

    #[test]
    fn every_leave_of_a_rack_has_the_sum_of_its_parts() {
        let rules = Ruleset::new(Setup {
            rows: 1,
            columns: 1,
            word_multipliers: vec![1],
            letter_multipliers: vec![1],
            start: vec![0],
            points: vec![1; 6],
            rack_size: 8,
            bonus: vec![0; 9],
            opening_min: 2,
        })
        .unwrap();
        let rack = Rack::read(&rules, &[3, BLANK, 1, 3, 5, 3, BLANK, 2]).unwrap();
        for order in 0..=6 {
            let expansion = some_weights(order);
            let mut values = Vec::new();
            expansion.fill(&rack, &mut values);
            assert_eq!(values.len(), 3 * 2 * 2 * 4 * 2);
            for (number, &value) in values.iter().enumerate() {
                let mut left = number;
                let mut leave = Vec::new();
                for (tile, base) in [(BLANK, 3), (1, 2), (2, 2), (3, 4), (5, 2)] {
                    leave.extend(std::iter::repeat_n(tile, left % base));
                    left /= base;
                }
                assert_eq!(
                    value,
                    plain(&expansion, &leave),
                    "{leave:?} of order {order}"
                );
                assert_eq!(value, expansion.value(&leave), "{leave:?} of order {order}");
            }
        }
    }

    #[test]
    fn strange_leaves_have_a_value() {
        let expansion = some_weights(2);
        assert_eq!(expansion.value(&[1, 63]), expansion.value(&[1]));
        assert_eq!(expansion.value(&[BLANK | 3]), expansion.value(&[BLANK]));
        assert_eq!(expansion.value(&[1; 200]), expansion.value(&[1; MAX_RACK]));
    }
}
