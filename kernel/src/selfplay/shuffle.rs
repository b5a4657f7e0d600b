//! Chance, by seed: the same on every machine.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::seeds;

/// Random numbers of one game.
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The numbers of game `number` of `seed`.
    pub fn new(seed: u64, number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seeds::stream(
            seed, number,
        )))
    }

    /// Puts `tiles` in random order.
    pub fn shuffle(&mut self, tiles: &mut [u8]) {
        let count = tiles.len();
        self.bring_down(tiles, count);
    }

    /// Moves `count` random tiles to the front of `tiles`.
    pub fn bring_down(&mut self, tiles: &mut [u8], count: usize) {
        for at in 0..count.min(tiles.len()) {
            let from = at + seeds::below(&mut self.0, tiles.len() - at);
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
