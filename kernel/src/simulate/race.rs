//! Which candidate is best: comparison on the same deals, when to stop, whom to try next.
//!
//! Every candidate is rolled out with deals 0, 1, 2, ...; so two of them are
//! compared by the differences on the deals that both have had, which takes
//! most of the luck out. A candidate is dismissed when a confidence sequence
//! of these differences (Waudby-Smith et al. 2021, "Time-uniform central limit
//! theory and asymptotic confidence sequences", one-sided) says that it is
//! behind: such a sequence holds at all times at once, however often one looks
//! and however the numbers of rollouts came about. Rollouts go where they tell
//! most (optimal computing budget allocation, Chen et al. 2000, for paired
//! differences).

/// Deals that both must have had before one is dismissed.
pub const DECIDE_FROM: usize = 48;

/// The number of deals at which the confidence sequence is narrowest.
const SHARPEST: f64 = 256.0;

/// Mean and standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// Weighted by the deals.
    pub mean: f64,
    /// Its standard error; 0 when every deal there is has been counted.
    pub error: f64,
    /// Standard deviation of one value.
    pub deviation: f64,
}

impl Estimate {
    /// The mean of `values`, each with its weight; `whole` when there are no others.
    pub fn of(values: impl Iterator<Item = (f64, f64)> + Clone, whole: bool) -> Self {
        let (mut weights, mut sum, mut number) = (0.0, 0.0, 0_u32);
        for (value, weight) in values.clone() {
            weights += weight;
            sum += weight * value;
            number += 1;
        }
        if weights <= 0.0 {
            return Self::default();
        }
        let mean = sum / weights;
        let (mut squares, mut weighted) = (0.0, 0.0);
        for (value, weight) in values {
            let apart = value - mean;
            squares += weight * apart * apart;
            weighted += weight * weight * apart * apart;
        }
        let number = f64::from(number);
        let unbias = if number > 1.0 {
            number / (number - 1.0)
        } else {
            1.0
        };
        let error = (weighted * unbias).sqrt() / weights;
        Self {
            mean,
            error: if whole { 0.0 } else { error },
            deviation: (squares / weights * unbias).sqrt(),
        }
    }
}

/// What is wanted before a race is over.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// How sure the winner must be; None when that does not end the race.
    pub confidence: Option<f64>,
    /// A candidate that is not better than the best by more than this may be dismissed.
    pub tolerance: f64,
    /// The least deviation that is believed, so that a few equal differences prove nothing.
    pub min_deviation: f64,
}

impl Goal {
    /// Whether a candidate that is `behind` on `deals` deals is proven not to be the best of `rivals` + 1.
    #[must_use]
    pub fn dismisses(&self, behind: &Estimate, deals: usize, rivals: usize) -> bool {
        let Some(confidence) = self.confidence else {
            return false;
        };
        if deals < DECIDE_FROM {
            return false;
        }
        let risk = (1.0 - confidence) / rivals.max(1) as f64;
        let deviation = behind.deviation.max(self.min_deviation);
        behind.mean + self.tolerance > deviation * width(deals as f64, risk)
    }
}

/// Half the width of the confidence sequence after `deals` values of deviation 1.
fn width(deals: f64, risk: f64) -> f64 {
    let odds = -2.0 * (2.0 * risk).min(0.5).ln();
    let spread = (odds + (odds + 1.0).ln()) / SHARPEST;
    let grown = deals * spread + 1.0;
    let log = (1.0 + grown.sqrt() / (2.0 * risk)).ln();
    (2.0 * grown / (deals * deals * spread) * log).sqrt()
}

/// How a candidate stands in a race.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// Its number.
    pub at: usize,
    /// Deals it has had.
    pub deals: usize,
    /// By how much it is behind the leader; nothing for the leader.
    pub behind: Estimate,
}

/// How many rollouts each of `field` (the leader first) should get out of `batch` more.
#[must_use]
pub fn shares(field: &[Standing], batch: usize, min_deviation: f64) -> Vec<usize> {
    let worth = |standing: &Standing| {
        let deviation = standing.behind.deviation.max(min_deviation);
        // A gap within the error is as good as half the error: no candidate takes all.
        let gap = standing
            .behind
            .mean
            .abs()
            .max(standing.behind.error / 2.0)
            .max(min_deviation / 100.0);
        (deviation / gap).powi(2)
    };
    let mut weights: Vec<f64> = field.iter().map(worth).collect();
    weights[0] = weights[1..]
        .iter()
        .copied()
        .fold(0.0, f64::max)
        .max(f64::MIN_POSITIVE);
    let sum: f64 = weights.iter().sum();
    let total: usize = batch + field.iter().map(|standing| standing.deals).sum::<usize>();
    let wanted = |at: usize| (weights[at] / sum * total as f64 - field[at].deals as f64).max(0.0);
    let wants: Vec<f64> = (0..field.len()).map(wanted).collect();
    let all: f64 = wants.iter().sum();
    if all <= 0.0 {
        return vec![batch / field.len(); field.len()];
    }
    wants
        .iter()
        .map(|want| (want / all * batch as f64).round() as usize)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_errors() {
        let even = Estimate::of([1.0, 3.0].into_iter().map(|it| (it, 1.0)), false);
        assert_eq!(
            (even.mean, even.deviation, even.error),
            (2.0, 2_f64.sqrt(), 1.0)
        );
        let weighted = Estimate::of([(1.0, 3.0), (5.0, 1.0)].into_iter(), true);
        assert_eq!((weighted.mean, weighted.error), (2.0, 0.0));
        assert_eq!(Estimate::of(std::iter::empty(), false), Estimate::default());
    }

    #[test]
    fn the_sequence_is_wider_than_an_interval_and_narrows() {
        // 1.645 / sqrt(n) is the one-sided interval of one look at 95 %.
        for deals in [50.0_f64, 256.0, 4000.0, 100_000.0] {
            let ratio = width(deals, 0.05) * deals.sqrt() / 1.645;
            assert!((1.2..2.5).contains(&ratio), "{deals}: {ratio}");
            assert!(width(2.0 * deals, 0.05) < width(deals, 0.05));
            assert!(width(deals, 0.01) > width(deals, 0.05));
        }
    }

    #[test]
    fn equal_candidates_are_seldom_told_apart_however_often_one_looks() {
        use crate::random::RolloutRng;
        let goal = Goal {
            confidence: Some(0.95),
            tolerance: 0.0,
            min_deviation: 0.0,
        };
        let mut wrong = 0;
        for run in 0..600 {
            let mut rng = RolloutRng::new(5, run);
            let (mut sum, mut squares) = (0.0, 0.0);
            // Seldom much and often little, as wins by a bingo are; the mean is 0.
            let told = (1..1500).any(|deals| {
                let value = if rng.below(5) == 0 { 4.0 } else { -1.0 };
                sum += value;
                squares += value * value;
                let number = f64::from(deals);
                let mean = sum / number;
                let behind = Estimate {
                    mean,
                    error: 0.0,
                    deviation: (squares / number - mean * mean).max(0.0).sqrt(),
                };
                goal.dismisses(&behind, deals as usize, 1)
            });
            wrong += u32::from(told);
        }
        assert!(wrong <= 30, "{wrong} of 600 at a risk of one in twenty");
        assert!(wrong > 0, "a test that is never wrong is too shy");
    }

    #[test]
    fn rollouts_go_to_the_close_ones() {
        let standing = |at, mean: f64| Standing {
            at,
            deals: 50,
            behind: Estimate {
                mean,
                error: 1.0,
                deviation: 7.0,
            },
        };
        let given = shares(
            &[standing(0, 0.0), standing(1, 1.0), standing(2, 9.0)],
            100,
            0.1,
        );
        assert!(
            given[0] == given[1] && given[1] > 40 && given[2] == 0,
            "{given:?}"
        );
    }
}
