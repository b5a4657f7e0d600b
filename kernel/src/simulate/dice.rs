//! Random numbers that a seed decides: the same on every machine and for any number of threads.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::seeds;

/// A stream of random numbers; starting one costs nothing, as every rollout does.
#[derive(Clone, Debug)]
pub struct Dice(SplitMix64);

impl Dice {
    /// Stream `number` of `seed`; streams of one seed have nothing to do with each other.
    #[must_use]
    pub fn new(seed: u64, number: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seeds::stream(seed, number)))
    }

    /// A number below `end`, which is at least 1; every one as likely but for less than 1 in 2^50.
    pub fn below(&mut self, end: usize) -> usize {
        seeds::below(&mut self.0, end)
    }

    /// A number from 0 to below 1.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Puts `tiles` in random order.
    pub fn shuffle(&mut self, tiles: &mut [u8]) {
        for end in (2..=tiles.len()).rev() {
            tiles.swap(end - 1, self.below(end));
        }
    }

    /// Puts `tile` at a random place of `bag`: a bag in random order stays in random order.
    pub fn bury(&mut self, bag: &mut Vec<u8>, tile: u8) {
        let at = self.below(bag.len() + 1);
        bag.push(tile);
        let last = bag.len() - 1;
        bag.swap(at, last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_even_and_differ() {
        let mut counts = [0_u32; 6];
        let mut dice = Dice::new(1, 2);
        for _ in 0..6000 {
            counts[dice.below(6)] += 1;
        }
        assert!(counts.iter().all(|count| (880..1120).contains(count)));
        let first = |seed, number| Dice::new(seed, number).0.next_u64();
        assert_ne!(first(1, 2), first(2, 1));
        assert_ne!(first(0, 0), first(0, 1));
    }

    #[test]
    fn every_order_is_as_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for number in 0..6000 {
            let mut dice = Dice::new(7, number);
            let mut bag = vec![1, 2];
            dice.shuffle(&mut bag);
            dice.bury(&mut bag, 3);
            *counts.entry(bag).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (880..1120).contains(count)));
    }
}
