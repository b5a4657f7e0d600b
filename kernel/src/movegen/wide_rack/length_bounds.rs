//! Bounds on the words from one start, by how many tiles they lay.

use crate::board::position::Position;
use crate::leaves::values::LeaveTable;
use crate::limits::MAX_RACK;
use crate::movegen::word_start::{PointBounds, WordStart};

/// For each number of tiles laid from one start: the most it may earn, and the bar it has to clear.
///
/// The points of a play are `word_factor * main + sum + fixed`: `main` adds up
/// the laid tiles with their letter premiums, `sum` the laid tiles in the words
/// at right angles. After `n` tiles the rest can earn at most `ahead`.
#[derive(Clone, Debug, Default)]
pub struct LengthBounds {
    /// The numbers of tiles in question, as a mask.
    laid: u16,
    word_factor: [i32; MAX_RACK + 1],
    fixed: [i32; MAX_RACK + 1],
    leave: [i64; MAX_RACK + 1],
    /// By tiles laid so far, then by tiles laid in all.
    ahead: [[i32; MAX_RACK + 1]; MAX_RACK + 1],
    /// The least of `word_factor * main + sum` that is still good enough; same order.
    bar: [[i32; MAX_RACK + 1]; MAX_RACK + 1],
}

impl LengthBounds {
    /// Weighs every legal number of tiles of `word_start`.
    pub fn set(
        &mut self,
        position: &Position<'_>,
        bounds: &PointBounds,
        word_start: &WordStart,
        leaves: &LeaveTable,
    ) {
        self.laid = word_start.legal();
        let mut factors = [0; MAX_RACK];
        for laid in word_start.fewest..=word_start.most {
            self.fixed[laid] = word_start.weigh(position.ruleset, laid, &mut factors);
            self.word_factor[laid] = word_start.steps[laid - 1].word_factor;
            self.leave[laid] = leaves.best(laid);
            let mut rest = bounds.nothing();
            self.ahead[laid][laid] = 0;
            for so_far in (0..laid).rev() {
                rest.add(&word_start.steps[so_far], factors[so_far]);
                self.ahead[so_far][laid] = rest.most();
            }
        }
    }

    /// The most points and equity that any legal number of tiles can reach.
    pub fn most(&self) -> (i32, i64) {
        let each = bits(self.laid).map(|laid| {
            let points = self.fixed[laid] + self.ahead[0][laid];
            (points, 1000 * i64::from(points) + self.leave[laid])
        });
        each.fold((i32::MIN, i64::MIN), |most, it| {
            (most.0.max(it.0), most.1.max(it.1))
        })
    }

    /// Raises the bars to plays of at least `floor` millipoints; gives the numbers of tiles that may reach it.
    pub fn raise_bars(&mut self, floor: i64) -> u16 {
        for laid in bits(self.laid) {
            // In points, rounded up; a floor without plays yet is below all points.
            let points = (floor.max(-1 << 40) - self.leave[laid] + 999).div_euclid(1000);
            let points = points.clamp(-1 << 30, 1 << 30) as i32;
            for so_far in 0..=laid {
                self.bar[so_far][laid] = points - self.fixed[laid] - self.ahead[so_far][laid];
            }
        }
        self.live(self.laid, 0, 0, 0)
    }

    /// Of the numbers in `live`, those that clear the bar after `so_far` tiles.
    #[inline]
    pub fn live(&self, live: u16, so_far: usize, main: i32, sum: i32) -> u16 {
        let bars = &self.bar[so_far];
        let clears = |laid: &usize| self.word_factor[*laid] * main + sum >= bars[*laid];
        let ahead = live & (u16::MAX << so_far);
        bits(ahead)
            .filter(clears)
            .fold(0, |live, laid| live | 1 << laid)
    }

    /// Points of a play that lays `laid` tiles.
    #[inline]
    pub fn points(&self, laid: usize, main: i32, sum: i32) -> i32 {
        self.word_factor[laid] * main + sum + self.fixed[laid]
    }
}

/// The set bits of `mask`, ascending.
#[inline]
fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}
