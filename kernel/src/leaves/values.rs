//! What the tiles kept on the rack are worth, in millipoints: learnt values, or a simple estimate.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::board::position::Rack;
use crate::board::ruleset::Refusal;
use crate::leaves::expansion::Expansion;
use crate::leaves::multisets::{Multisets, kinds_on};
use crate::tiles::{self, BLANK};

/// The largest value of one part of the estimate, in millipoints.
const MAX_VALUE: i32 = 10_000_000;

/// What leaves are worth.
#[derive(Clone, Debug)]
pub struct Leaves {
    identity: u64,
    values: Values,
}

#[derive(Clone, Debug)]
enum Values {
    /// By a few numbers.
    Estimated(Box<Estimate>),
    /// As learnt by self-play.
    Learnt(Box<Expansion>),
}

/// A leave estimate: a value per tile, less for doubles and for an uneven mix.
///
/// The value of a leave is the sum of its tiles' values, minus `duplicate` for
/// every tile beyond the first of its letter, minus `imbalance` for every vowel
/// or consonant by which one outnumbers the other beyond one. Blanks are
/// neither doubled nor vowel nor consonant.
#[derive(Clone, Debug)]
struct Estimate {
    values: [i32; 64],
    duplicate: i32,
    vowels: u64,
    imbalance: i32,
}

impl Leaves {
    /// An [`Estimate`] of checked values, in millipoints; `values[0]` is the blank's.
    ///
    /// # Errors
    /// No value, values of more than 63 letters, or enormous ones.
    pub fn new(
        values: &[i32],
        duplicate: i32,
        vowels: u64,
        imbalance: i32,
    ) -> Result<Self, Refusal> {
        let range = -MAX_VALUE..=MAX_VALUE;
        let fit = values
            .iter()
            .chain([&duplicate, &imbalance])
            .all(|it| range.contains(it));
        if !fit || values.is_empty() || values.len() > 64 {
            return Err(Refusal::Leaves);
        }
        let mut by_tile = [0; 64];
        by_tile[..values.len()].copy_from_slice(values);
        Ok(Self::of(Values::Estimated(Box::new(Estimate {
            values: by_tile,
            duplicate,
            vowels,
            imbalance,
        }))))
    }

    /// An [`Expansion`] of the weights of all multisets of up to `order` tiles of `kinds` kinds.
    ///
    /// # Errors
    /// Not one weight for each, enormous ones, or too many multisets.
    pub fn learnt(kinds: usize, order: usize, weights: Vec<i32>) -> Result<Self, Refusal> {
        let multisets = Multisets::new(kinds, order).ok_or(Refusal::Leaves)?;
        let expansion = Expansion::new(multisets, weights).ok_or(Refusal::Leaves)?;
        Ok(Self::of(Values::Learnt(Box::new(expansion))))
    }

    fn of(values: Values) -> Self {
        static MADE: AtomicU64 = AtomicU64::new(1);
        Self {
            identity: MADE.fetch_add(1, Ordering::Relaxed),
            values,
        }
    }

    /// Tells leaves apart: equal for leaves and their clones alone, never 0.
    pub(crate) fn identity(&self) -> u64 {
        self.identity
    }

    /// Value of the tiles kept, in millipoints; a blank is any tile with bit 6.
    #[must_use]
    pub fn value(&self, leave: &[u8]) -> i64 {
        match &self.values {
            Values::Estimated(estimate) => estimate.value(leave),
            Values::Learnt(expansion) => expansion.value(leave),
        }
    }

    /// Appends the value of each leave of `rack` to `values`, as [`Expansion::fill`] does.
    fn fill(&self, rack: &Rack, values: &mut Vec<i64>) {
        match &self.values {
            Values::Estimated(estimate) => estimate.fill(rack, values),
            Values::Learnt(expansion) => expansion.fill(rack, values),
        }
    }
}

impl Estimate {
    fn value(&self, leave: &[u8]) -> i64 {
        let mut counts = [0_u32; 64];
        for &tile in leave {
            let kind = if tile & BLANK != 0 {
                0
            } else {
                tiles::face(tile)
            };
            counts[kind as usize] = counts[kind as usize].saturating_add(1);
        }
        self.value_of(&counts)
    }

    fn fill(&self, rack: &Rack, values: &mut Vec<i64>) {
        let ways: usize = kinds_on(rack)
            .map(|(_, count)| usize::from(count) + 1)
            .product();
        for number in 0..ways {
            let mut kept = [0; 64];
            let mut left = number;
            for (kind, count) in kinds_on(rack) {
                let base = usize::from(count) + 1;
                kept[kind as usize] = (left % base) as u32;
                left /= base;
            }
            values.push(self.value_of(&kept));
        }
    }

    /// Value of counts by letter, with the blanks at 0.
    fn value_of(&self, counts: &[u32; 64]) -> i64 {
        let (mut sum, mut vowels, mut consonants) = (0, 0_i64, 0_i64);
        for (kind, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let count = i64::from(count);
            sum += i64::from(self.values[kind]) * count;
            if kind > 0 {
                sum -= i64::from(self.duplicate) * (count - 1);
                let side = if self.vowels >> kind & 1 == 1 {
                    &mut vowels
                } else {
                    &mut consonants
                };
                *side += count;
            }
        }
        let uneven = ((vowels - consonants).abs() - 1).max(0);
        sum - i64::from(self.imbalance) * uneven
    }
}

/// The values of everything one rack can keep, looked up by what it lays.
///
/// A set of laid tiles is a number: the sum of [`LeaveTable::stride`] over its
/// tiles. So a search adds one number for each tile it lays.
#[derive(Clone, Debug, Default)]
pub struct LeaveTable {
    /// By tile; every face of a blank has the blank's.
    strides: Vec<u16>,
    values: Vec<i64>,
    best: Vec<i64>,
    /// Tiles laid, by the number of the set.
    sizes: Vec<u8>,
}

impl LeaveTable {
    /// Values every leave of `rack`; all are 0 without `leaves`.
    pub fn fill(&mut self, rack: &Rack, leaves: Option<&Leaves>) {
        self.strides.clear();
        self.strides.resize(128, 0);
        self.best.clear();
        self.best
            .resize(rack.size + 1, if leaves.is_some() { i64::MIN } else { 0 });
        self.values.clear();
        let Some(leaves) = leaves else {
            self.values.push(0);
            return;
        };
        let mut ways = 1_u16;
        for (kind, count) in kinds_on(rack) {
            if kind == 0 {
                self.strides[BLANK as usize..].fill(ways);
            } else {
                self.strides[kind as usize] = ways;
            }
            ways *= u16::from(count) + 1;
        }
        leaves.fill(rack, &mut self.values);
        // What is kept and what is laid make the rack: their numbers add up to the last one.
        self.values.reverse();
        self.sizes.clear();
        self.sizes.push(0);
        for (_, count) in kinds_on(rack) {
            let known = self.sizes.len();
            for more in 1..=count {
                self.sizes.extend_from_within(..known);
                let added = &mut self.sizes[known * usize::from(more)..];
                for size in added {
                    *size += more;
                }
            }
        }
        for (&size, &value) in self.sizes.iter().zip(&self.values) {
            let best = &mut self.best[size as usize];
            *best = value.max(*best);
        }
    }

    /// What laying `tile` (with bit 6 a blank) adds to the number of a set.
    #[inline]
    #[must_use]
    pub fn stride(&self, tile: u8) -> u16 {
        self.strides[tile as usize & 0x7f]
    }

    /// Value of what is kept when the set `laid` leaves the rack, in millipoints.
    #[inline]
    #[must_use]
    pub fn value(&self, laid: u16) -> i64 {
        self.values[laid as usize]
    }

    /// Whether every leave is worth nothing.
    #[inline]
    #[must_use]
    pub fn is_flat(&self) -> bool {
        self.values.len() == 1
    }

    /// The best value when `laid` tiles leave the rack.
    #[inline]
    #[must_use]
    pub fn best(&self, laid: usize) -> i64 {
        self.best[laid]
    }
}
