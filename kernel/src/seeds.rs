//! Seeds of random numbers, and numbers below a bound: the same on every machine.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// The seed of stream `number` of `seed`; streams of one seed have nothing to do with each other.
#[must_use]
pub fn stream(seed: u64, number: u64) -> u64 {
    let of = |seed| SplitMix64::seed_from_u64(seed).next_u64();
    of(seed) ^ of(!number).rotate_left(32)
}

/// A number below `end`, which is at least 1; for ends of a few hundred its bias is below 2^-50.
pub fn below(numbers: &mut impl Rng, end: usize) -> usize {
    ((u128::from(numbers.next_u64()) * end as u128) >> 64) as usize
}
