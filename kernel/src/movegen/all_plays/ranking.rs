//! Plays put in order without comparing them: a radix sort by equity.

use std::cmp::Ordering;

use crate::board::play::Play;

/// Bits of one digit.
const DIGIT: u32 = 11;

/// Fewer plays are compared with each other.
const FEW: usize = 48;

/// Working memory for putting plays in order.
#[derive(Clone, Debug, Default)]
pub struct Ranking {
    order: Vec<Ranked>,
    other: Vec<Ranked>,
    ordered: Vec<Play>,
}

/// How far a play is from the best, and where it was found.
#[derive(Clone, Copy, Debug, Default)]
struct Ranked {
    behind: u32,
    found: u32,
}

impl Ranking {
    /// The first `keep` of `found` in the order of [`Play::order`].
    ///
    /// `found` must be in ascending order of place and tiles: the order of
    /// plays that are level stays as it is.
    pub fn rank(&mut self, found: &[Play], keep: usize) -> &[Play] {
        self.ordered.clear();
        let equities = found.iter().map(|play| play.equity);
        let range = equities.clone().min().zip(equities.max());
        let Some((least, most)) = range else {
            return &self.ordered;
        };
        // Without leaves all equities are whole points, and far fewer digits do.
        let unit = if found
            .iter()
            .all(|play| play.equity == 1000 * i64::from(play.points))
        {
            1000
        } else {
            1
        };
        let width = u32::try_from((most - least) / unit);
        let behind = |play: &Play| ((most - play.equity) / unit) as u32;
        match width {
            Ok(width) if found.len() > FEW => {
                self.order.clear();
                let ranked = found.iter().zip(0..);
                self.order.extend(ranked.map(|(play, at)| Ranked {
                    behind: behind(play),
                    found: at,
                }));
                self.count(width);
                if unit == 1 {
                    self.settle_level(found);
                }
                let order = self.order.iter().take(keep);
                self.ordered
                    .extend(order.map(|ranked| found[ranked.found as usize]));
            }
            _ => {
                self.ordered.extend_from_slice(found);
                self.ordered.sort_by(by_equity);
                self.ordered.truncate(keep);
            }
        }
        &self.ordered
    }

    /// Sorts by counting each digit, the lowest first.
    fn count(&mut self, width: u32) {
        let digits = (u32::BITS - width.leading_zeros()).div_ceil(DIGIT);
        for digit in 0..digits {
            let shift = digit * DIGIT;
            let bucket = |ranked: &Ranked| (ranked.behind >> shift) as usize & ((1 << DIGIT) - 1);
            let mut next = [0_u32; 1 << DIGIT];
            for ranked in &self.order {
                next[bucket(ranked)] += 1;
            }
            let mut sum = 0;
            for count in &mut next {
                sum += std::mem::replace(count, sum);
            }
            self.other.resize(self.order.len(), Ranked::default());
            for ranked in &self.order {
                let at = &mut next[bucket(ranked)];
                self.other[*at as usize] = *ranked;
                *at += 1;
            }
            std::mem::swap(&mut self.order, &mut self.other);
        }
    }

    /// Puts more points first among plays of the same equity.
    fn settle_level(&mut self, found: &[Play]) {
        let points = |ranked: &Ranked| found[ranked.found as usize].points;
        for level in self
            .order
            .chunk_by_mut(|one, next| one.behind == next.behind)
        {
            if !level.is_sorted_by(|one, next| points(one) >= points(next)) {
                level.sort_by_key(|ranked| -points(ranked));
            }
        }
    }
}

/// Equity, then points, the larger first.
fn by_equity(one: &Play, other: &Play) -> Ordering {
    (other.equity, other.points).cmp(&(one.equity, one.points))
}
