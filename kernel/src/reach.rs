//! From one square of a lane: the empty squares that a word starting there would fill.
//!
//! A word that starts on a given square and lays `n` tiles has a given end, for
//! tiles already on the board are part of it. Its points are a constant plus one
//! factor per laid tile, so they are bounded before any word is looked for.

use crate::lanes::Lane;
use crate::position::Position;
use crate::ruleset::{MAX_RACK, Ruleset};

/// An empty square to fill, and the tiles on the board right after it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Step {
    /// The letters that may lie here, as a mask.
    pub mask: u64,
    /// Points of the word at right angles without the tile laid here, premiums included.
    pub cross_points: i32,
    /// Factor of the tile laid here in the word at right angles; 0 when there is none.
    pub cross_factor: i32,
    /// Factor of the letter in the main word.
    pub letter_factor: i32,
    /// Factor of the main word when it covers this square, all squares before included.
    pub word_factor: i32,
    /// Points of all tiles on the board up to the end of the run behind this square.
    pub through_points: i32,
    /// Where the square lies in the lane.
    pub cell: u8,
    /// End of the run of tiles behind it: the next empty square, or the end of the lane.
    pub end: u8,
}

/// All words that start on one square of a lane.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// The first square.
    pub start: u8,
    /// The squares to fill, in reading order.
    pub steps: [Step; MAX_RACK],
    /// How many of them a rack can fill.
    pub most: usize,
    /// The fewest tiles that make a legal word.
    pub fewest: usize,
}

impl Reach {
    /// Walks `lane` from `start`; false when no legal word starts there.
    pub fn walk(
        &mut self,
        position: &Position<'_>,
        lane: Lane<'_>,
        start: usize,
        opening: bool,
    ) -> bool {
        self.start = start as u8;
        self.most = 0;
        if start > 0 && lane.cells[start - 1].tile != 0 {
            return false;
        }
        let (mut at, mut through_points) = run(position.ruleset, lane, start);
        let mut word_factor = 1;
        let mut touching = (at > start).then_some(1);
        while at < lane.cells.len() && self.most < position.rack.size {
            let cell = lane.cells[at];
            if cell.mask & position.rack.letters == 0
                && (position.rack.blanks == 0 || cell.mask == 0)
            {
                break;
            }
            let (end, points) = run(position.ruleset, lane, at + 1);
            word_factor *= i32::from(cell.word_factor);
            through_points += points;
            let factor = i32::from(cell.crossed) * i32::from(cell.word_factor);
            self.steps[self.most] = Step {
                mask: cell.mask,
                cross_points: factor * cell.cross_points,
                cross_factor: factor * i32::from(cell.letter_factor),
                letter_factor: i32::from(cell.letter_factor),
                word_factor,
                through_points,
                cell: at as u8,
                end: end as u8,
            };
            self.most += 1;
            let touches = if opening {
                position.ruleset.start[lane.square(at)]
            } else {
                cell.crossed || end > at + 1
            };
            if touches && touching.is_none() {
                touching = Some(self.most);
            }
            at = end;
        }
        self.fewest = touching.map_or(usize::MAX, |touching| {
            touching.max(self.shortest(position, lane, opening))
        });
        self.fewest <= self.most
    }

    /// The fewest tiles that make a word of two letters which is not listed across.
    fn shortest(&self, position: &Position<'_>, lane: Lane<'_>, opening: bool) -> usize {
        let first = self.steps[0];
        if opening {
            return position.ruleset.opening_min.max(2);
        }
        let one_letter = first.end - self.start < 2;
        // A single tile with words both ways is one play; the lane across has it.
        let twice = lane.down && first.cross_factor > 0;
        1 + usize::from(one_letter || twice)
    }

    /// Where words may end, as a mask over cells of the lane.
    pub fn ends(&self) -> u32 {
        let steps = &self.steps[self.fewest - 1..self.most];
        steps.iter().fold(0, |ends, step| ends | 1 << step.end)
    }

    /// The squares to fill by the word that lays `laid` tiles.
    pub fn filled(&self, laid: usize) -> &[Step] {
        &self.steps[..laid]
    }

    /// Points of the word that lays `laid` tiles, but for those tiles, and the factor of each tile.
    pub fn weigh(&self, ruleset: &Ruleset, laid: usize, factors: &mut [i32; MAX_RACK]) -> i32 {
        let last = self.steps[laid - 1];
        let mut sum = last.through_points * last.word_factor + ruleset.bonus[laid];
        for (factor, step) in factors.iter_mut().zip(self.filled(laid)) {
            sum += step.cross_points;
            *factor = step.letter_factor * last.word_factor + step.cross_factor;
        }
        sum
    }
}

/// The run of tiles on the board from `at`: its end and its points.
fn run(ruleset: &Ruleset, lane: Lane<'_>, at: usize) -> (usize, i32) {
    let run = lane.cells[at.min(lane.cells.len())..]
        .iter()
        .take_while(|cell| cell.tile != 0);
    let (mut end, mut points) = (at, 0);
    for cell in run {
        end += 1;
        points += ruleset.points_of(cell.tile);
    }
    (end, points)
}

/// Bounds on what tiles earn under given factors.
pub struct Bounds {
    /// Points of each tile of the rack, the largest first.
    values: [i32; MAX_RACK],
    /// Letters of the rack with their points, the largest first.
    kinds: [(u64, i32); MAX_RACK],
    /// How many letters there are.
    len: usize,
}

impl Bounds {
    /// Prepares bounds for the rack of `position`.
    pub fn new(position: &Position<'_>) -> Self {
        let mut kinds = [(0, 0); MAX_RACK];
        let mut len = 0;
        for (kind, _) in position.rack.kinds() {
            kinds[len] = (1 << kind, position.ruleset.points[kind as usize]);
            len += 1;
        }
        kinds[..len].sort_unstable_by_key(|&(_, points)| -points);
        Self {
            values: position.rack.values(position.ruleset),
            kinds,
            len,
        }
    }

    /// Points of the dearest letter of the rack that `mask` admits; 0 when only a blank may.
    fn dearest(&self, mask: u64) -> i32 {
        let kinds = &self.kinds[..self.len];
        kinds
            .iter()
            .find(|(kind, _)| kind & mask != 0)
            .map_or(0, |(_, points)| *points)
    }

    /// The most that tiles on `steps` can earn under `factors`.
    ///
    /// The smaller of two bounds: the dearest tiles under the largest factors,
    /// and the same with squares that have a cross-set taken by themselves.
    pub fn most(&self, steps: &[Step], factors: &[i32]) -> i32 {
        let mut all = Descending::default();
        let mut free = Descending::default();
        let mut crossed = 0;
        for (step, &factor) in steps.iter().zip(factors) {
            all.insert(factor);
            if step.cross_factor > 0 {
                crossed += factor * self.dearest(step.mask);
            } else {
                free.insert(factor);
            }
        }
        all.dot(&self.values).min(crossed + free.dot(&self.values))
    }
}

/// A few numbers, the largest first.
#[derive(Default)]
struct Descending {
    numbers: [i32; MAX_RACK],
    len: usize,
}

impl Descending {
    fn insert(&mut self, number: i32) {
        let mut at = self.len;
        while at > 0 && self.numbers[at - 1] < number {
            self.numbers[at] = self.numbers[at - 1];
            at -= 1;
        }
        self.numbers[at] = number;
        self.len += 1;
    }

    fn dot(&self, values: &[i32; MAX_RACK]) -> i32 {
        let pairs = self.numbers[..self.len].iter().zip(values);
        pairs.map(|(number, value)| number * value).sum()
    }
}
