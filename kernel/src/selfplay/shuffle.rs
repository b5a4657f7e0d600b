//! Chance, by seed: the same on every machine.

use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// Random numbers of one game.
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The numbers of game `number` of `seed`.
    pub fn new(seed: u64, number: u64) -> Self {
        let of = |seed| SplitMix64::seed_from_u64(seed).next_u64();
        let mixed = of(seed) ^ of(!number).rotate_left(32);
        Self(Xoshiro256PlusPlus::seed_from_u64(mixed))
    }

    /// A number below `bound`; for bounds of a few hundred its bias is below 2^-50.
    fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// Puts `tiles` in random order.
    pub fn shuffle(&mut self, tiles: &mut [u8]) {
        let count = tiles.len();
        self.bring_down(tiles, count);
    }

    /// Moves `count` random tiles to the front of `tiles`.
    pub fn bring_down(&mut self, tiles: &mut [u8], count: usize) {
        for at in 0..count.min(tiles.len()) {
            let from = at + self.below(tiles.len() - at);
            tiles.swap(at, from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_stay_what_they_are() {
        let mut tiles: Vec<u8> = (0..10).collect();
        Chance::new(1, 2).shuffle(&mut tiles);
        assert_eq!(tiles, [0, 8, 1, 2, 6, 5, 4, 9, 3, 7]);
    }

    #[test]
    fn every_order_of_three_is_as_likely() {
        let mut seen = std::collections::BTreeMap::new();
        for number in 0..6000 {
            let mut tiles = [1, 2, 3];
            Chance::new(7, number).shuffle(&mut tiles);
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
