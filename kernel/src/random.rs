//! Random numbers that a seed decides: the same on every machine and for any number of threads.

use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// The seed of stream `number` of `seed`; streams of one seed are independent.
fn stream_seed(seed: u64, number: u64) -> u64 {
    // Both numbers are scattered before they are combined, so that neighbours have nothing in common;
    // the complement and the rotation keep (a, b) and (b, a) apart.
    let of = |seed| SplitMix64::seed_from_u64(seed).next_u64();
    of(seed) ^ of(!number).rotate_left(32)
}

/// A number below `end`, which is at least 1; for ends of a few hundred its bias is below 2^-50.
///
/// Multiply and shift in place of a remainder (Lemire 2019), without the rejection that would
/// take the rest of the bias away.
fn below(numbers: &mut impl Rng, end: usize) -> usize {
    ((u128::from(numbers.next_u64()) * end as u128) >> 64) as usize
}

/// Random numbers of one rollout: a generator that costs nothing to start, as every rollout does.
#[derive(Clone, Debug)]
pub struct RolloutRng(SplitMix64);

impl RolloutRng {
    /// Stream `number` of `seed`; streams of one seed are independent.
    #[must_use]
    pub fn new(seed: u64, number: u64) -> Self {
        Self(SplitMix64::seed_from_u64(stream_seed(seed, number)))
    }

    /// A number below `end`, which is at least 1; every one as likely but for less than 1 in 2^50.
    pub fn below(&mut self, end: usize) -> usize {
        below(&mut self.0, end)
    }

    /// A number from 0 to below 1.
    #[expect(clippy::cast_precision_loss, reason = "53 bits are exact")]
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Puts `tiles` in random order.
    pub fn shuffle(&mut self, tiles: &mut [u8]) {
        for end in (2..=tiles.len()).rev() {
            tiles.swap(end - 1, self.below(end));
        }
    }

    /// Puts `tile` at a random place of `bag`: a bag in uniformly random order stays so.
    pub fn insert_anywhere(&mut self, bag: &mut Vec<u8>, tile: u8) {
        let at = self.below(bag.len() + 1);
        bag.push(tile);
        let last = bag.len() - 1;
        bag.swap(at, last);
    }
}

/// Random numbers of one game of self-play.
pub struct GameRng(Xoshiro256PlusPlus);

impl GameRng {
    /// The numbers of game `number` of `seed`.
    pub fn new(seed: u64, number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(stream_seed(seed, number)))
    }

    /// Puts `tiles` in random order.
    pub fn shuffle(&mut self, tiles: &mut [u8]) {
        let count = tiles.len();
        self.move_to_front(tiles, count);
    }

    /// Moves `count` random tiles to the front of `tiles`.
    pub fn move_to_front(&mut self, tiles: &mut [u8], count: usize) {
        for at in 0..count.min(tiles.len()) {
            let from = at + below(&mut self.0, tiles.len() - at);
            tiles.swap(at, from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_even_and_differ() {
        let mut counts = [0_u32; 6];
        let mut rng = RolloutRng::new(1, 2);
        for _ in 0..6000 {
            counts[rng.below(6)] += 1;
        }
        assert!(counts.iter().all(|count| (880..1120).contains(count)));
        let first = |seed, number| RolloutRng::new(seed, number).0.next_u64();
        assert_ne!(first(1, 2), first(2, 1));
        assert_ne!(first(0, 0), first(0, 1));
    }

    #[test]
    fn a_shuffled_bag_stays_uniform() {
        let mut counts = std::collections::BTreeMap::new();
        for number in 0..6000 {
            let mut rng = RolloutRng::new(7, number);
            let mut bag = vec![1, 2];
            rng.shuffle(&mut bag);
            rng.insert_anywhere(&mut bag, 3);
            *counts.entry(bag).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (880..1120).contains(count)));
    }

    #[test]
    fn the_numbers_of_a_seed_stay_what_they_are() {
        let mut tiles: Vec<u8> = (0..10).collect();
        GameRng::new(1, 2).shuffle(&mut tiles);
        assert_eq!(tiles, [0, 8, 1, 2, 6, 5, 4, 9, 3, 7]);
    }

    #[test]
    fn every_order_of_three_is_as_likely() {
        let mut seen = std::collections::BTreeMap::new();
        for number in 0..6000 {
            let mut tiles = [1, 2, 3];
            GameRng::new(7, number).shuffle(&mut tiles);
            *seen.entry(tiles).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        // Five standard deviations around 1000.
        assert!(
            seen.values().all(|count| (855..1145).contains(count)),
            "{seen:?}"
        );
    }
}
