//! From the sums of a census to the weights of an expansion: estimates shrunk by how seldom a multiset was seen.
//!
//! The weight of a multiset is its mean less the weights of its parts. The raw
//! weights of one pattern (two vowels, a vowel and a doubled consonant, ...)
//! scatter around a mean, partly by nature and partly because each was seen a
//! limited number of times; how much by nature is estimated from all of them
//! (`DerSimonian` and Laird, 1986), and each is drawn towards the mean of its
//! pattern as far as it was seen too seldom to tell (empirical Bayes).

#![expect(
    clippy::cast_precision_loss,
    reason = "sums of millions of points lie far below 2^52"
)]

use std::collections::BTreeMap;

use crate::leaves::expansion::MAX_WEIGHT;
use crate::leaves::multisets::{MAX_ORDER, Multisets};
use crate::selfplay::census::Census;

/// What is known of the kinds of tiles.
#[derive(Clone, Debug)]
pub struct Kinds {
    /// Tiles of each kind in the set; the blanks first.
    pub counts: Vec<u8>,
    /// The kinds that are vowels, as a mask.
    pub vowels: u64,
}

impl Kinds {
    /// Whether the set holds all of `kinds`, which ascend.
    fn hold(&self, kinds: &[u8]) -> bool {
        kinds
            .chunk_by(|one, other| one == other)
            .all(|run| run.len() <= usize::from(self.counts[run[0] as usize]))
    }

    /// A key for multisets that look alike: how many blanks, vowels and consonants there are how often.
    fn pattern(&self, kinds: &[u8]) -> u64 {
        let mut runs = [0_u64; MAX_ORDER];
        let runs_of_kinds = kinds.chunk_by(|one, other| one == other);
        let mut length = 0;
        for run in runs_of_kinds {
            let class = match run[0] {
                0 => 0,
                kind if self.vowels >> kind & 1 == 1 => 1,
                _ => 2,
            };
            runs[length] = class * 8 + run.len() as u64;
            length += 1;
        }
        runs[..length].sort_unstable();
        runs[..length].iter().fold(0, |key, run| key * 32 + run)
    }
}

/// The raw weights of one pattern.
#[derive(Clone, Debug, Default)]
struct Scatter {
    /// Number of the multiset, times it was held, raw weight.
    seen: Vec<(usize, f64, f64)>,
    unseen: Vec<usize>,
}

impl Scatter {
    /// Mean and natural variance, when one sighting has the variance `noise`.
    fn spread(&self, noise: f64) -> (f64, f64) {
        let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
            self.seen.iter().map(|&(_, hits, raw)| of(hits, raw)).sum()
        };
        let hits = sum(&|hits, _| hits);
        if hits == 0.0 {
            return (0.0, 0.0);
        }
        let mean = sum(&|hits, raw| hits * raw) / hits;
        let scatter = sum(&|hits, raw| hits * (raw - mean) * (raw - mean));
        let effective = hits - sum(&|hits, _| hits * hits) / hits;
        let by_chance = noise * (self.seen.len() - 1) as f64;
        let natural = if effective > 0.0 {
            (scatter - by_chance) / effective
        } else {
            0.0
        };
        (mean, natural.max(0.0))
    }
}

/// The weights, in millipoints, of all multisets that `census` counts; 0 for those no set can hold.
///
/// # Panics
/// Never for `kinds` of as many counts as the census has kinds.
#[must_use]
pub fn weights(census: &Census, kinds: &Kinds) -> Vec<i32> {
    let multisets = census.multisets();
    let noise = census.variance();
    let mut weights = vec![0_i32; multisets.len()];
    for size in 1..=multisets.order() {
        let mut patterns: BTreeMap<u64, Scatter> = BTreeMap::new();
        of_size(multisets, size, |number, part| {
            if !kinds.hold(part) {
                return;
            }
            let pattern = patterns.entry(kinds.pattern(part)).or_default();
            match census.mean(number) {
                None => pattern.unseen.push(number),
                Some(mean) => {
                    let raw = mean - of_parts(multisets, &weights, part) as f64;
                    pattern.seen.push((number, census.hits(number) as f64, raw));
                }
            }
        });
        for scatter in patterns.values() {
            let (mean, natural) = scatter.spread(noise);
            for &number in &scatter.unseen {
                weights[number] = whole(mean);
            }
            for &(number, hits, raw) in &scatter.seen {
                let trust = natural / (natural + noise / hits);
                let trust = if trust.is_finite() { trust } else { 1.0 };
                weights[number] = whole(mean + trust * (raw - mean));
            }
        }
    }
    weights
}

/// Millipoints, within what an expansion takes.
fn whole(weight: f64) -> i32 {
    let most = f64::from(MAX_WEIGHT);
    weight.round().clamp(-most, most) as i32
}

fn of_size(multisets: &Multisets, size: usize, mut visit: impl FnMut(usize, &[u8])) {
    multisets.each(|number, part| {
        if part.len() == size {
            visit(number, part);
        }
    });
}

/// The weights of all multisets within `whole`, which ascends, each once; its own is still 0.
fn of_parts(multisets: &Multisets, weights: &[i32], whole: &[u8]) -> i64 {
    let mut sum = 0;
    for mask in 0..1_u32 << whole.len() {
        let mut part = [0; MAX_ORDER];
        let mut size = 0;
        let mut again = false;
        for (at, &kind) in whole.iter().enumerate() {
            if mask >> at & 1 == 1 {
                part[size] = kind;
                size += 1;
            } else {
                // Of equal tiles the first are taken, so that each multiset is met once.
                let taken_next = mask >> (at + 1) & 1 == 1;
                again |= taken_next && whole.get(at + 1) == Some(&kind);
            }
        }
        if !again {
            sum += i64::from(weights[multisets.number(&part[..size])]);
        }
    }
    sum
}
