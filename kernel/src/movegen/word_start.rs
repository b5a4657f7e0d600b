//! From one square of a lane: the empty squares that a word starting there would fill.
//!
//! Used where racks may be of any size: by [`wide_rack`](crate::movegen::wide_rack) and by the
//! endgame. The list of all plays has a layout of its own for this, as columns
//! ([`start_square`](crate::movegen::all_plays::start_square)).
//!
//! A word that starts on a given square and lays `n` tiles has a given end, for
//! tiles already on the board are part of it. Its points are a constant plus one
//! factor per laid tile, so they are bounded before any word is looked for.

use crate::board::lanes::Lane;
use crate::board::position::Position;
use crate::board::ruleset::Ruleset;
use crate::limits::MAX_RACK;

/// What may be laid, on which board.
#[derive(Clone, Copy, Debug)]
pub struct TileSupply<'a> {
    /// Factors and points.
    pub ruleset: &'a Ruleset,
    /// The letters to lay, as a mask.
    pub letters: u64,
    /// Whether there is a blank.
    pub blank: bool,
    /// How many tiles there are.
    pub size: usize,
    /// Whether the board is empty.
    pub opening: bool,
}

impl<'a> TileSupply<'a> {
    /// That of the rack and the board of `position`.
    pub fn of(position: &Position<'a>) -> Self {
        Self {
            ruleset: position.ruleset,
            letters: position.rack.letters,
            blank: position.rack.blanks > 0,
            size: position.rack.size,
            opening: position.is_opening(),
        }
    }

    /// Whether a tile may lie where the letters of `mask` may.
    #[inline]
    pub fn fits(&self, mask: u64) -> bool {
        mask & self.letters != 0 || self.blank && mask != 0
    }
}

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

impl Step {
    /// Whether a word that ends at one of `ends` ends right here, with no tile on the board behind.
    #[inline]
    pub fn is_last(&self, ends: u32) -> bool {
        ends >> self.end <= 1 && self.end == self.cell + 1
    }
}

/// All words that start on one square of a lane.
#[derive(Clone, Debug, Default)]
pub struct WordStart {
    /// The first square.
    pub start: u8,
    /// The squares to fill, in reading order.
    pub steps: [Step; MAX_RACK],
    /// How many of them a rack can fill.
    pub most: usize,
    /// The fewest tiles that make a legal word.
    pub fewest: usize,
}

impl WordStart {
    /// Walks `lane` from `start`; false when no legal word starts there.
    pub fn walk(&mut self, supply: &TileSupply<'_>, lane: Lane<'_>, start: usize) -> bool {
        self.start = start as u8;
        self.most = 0;
        if start > 0 && lane.cells[start - 1].tile != 0 {
            return false;
        }
        let (mut at, mut through_points) = run(supply.ruleset, lane, start);
        let mut word_factor = 1;
        let mut touching = (at > start).then_some(1);
        while at < lane.cells.len() && self.most < supply.size {
            let cell = lane.cells[at];
            if !supply.fits(cell.mask) {
                break;
            }
            let (end, points) = run(supply.ruleset, lane, at + 1);
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
            let touches = if supply.opening {
                supply.ruleset.start[lane.square(at)]
            } else {
                cell.crossed || end > at + 1
            };
            if touches && touching.is_none() {
                touching = Some(self.most);
            }
            at = end;
        }
        if self.most == 0 {
            return false;
        }
        self.fewest = touching.map_or(usize::MAX, |touching| {
            touching.max(self.shortest(supply, lane))
        });
        self.fewest <= self.most
    }

    /// The fewest tiles that make a word of two letters which is not listed across.
    fn shortest(&self, supply: &TileSupply<'_>, lane: Lane<'_>) -> usize {
        let first = self.steps[0];
        if supply.opening {
            return supply.ruleset.opening_min.max(2);
        }
        let one_letter = first.end - self.start < 2;
        // A single tile with words both ways is one play; the lane across has it.
        let twice = lane.down && first.cross_factor > 0;
        1 + usize::from(one_letter || twice)
    }

    /// The numbers of tiles that make a legal word, as a mask.
    pub fn legal(&self) -> u16 {
        // The bits `fewest` to `most`.
        ((2_u32 << self.most) - (1 << self.fewest)) as u16
    }

    /// Where words of so many tiles end, as a mask over cells of the lane.
    #[inline]
    pub fn ends(&self, laid: u16) -> u32 {
        let mut ends = 0;
        let mut left = laid;
        while left != 0 {
            ends |= 1 << self.steps[left.trailing_zeros() as usize - 1].end;
            left &= left - 1;
        }
        ends
    }

    /// Points of the word that lays `laid` tiles, but for those tiles, and the factor of each tile.
    pub fn weigh(&self, ruleset: &Ruleset, laid: usize, factors: &mut [i32; MAX_RACK]) -> i32 {
        let last = self.steps[laid - 1];
        let mut sum = last.through_points * last.word_factor + ruleset.bonus[laid];
        for (factor, step) in factors.iter_mut().zip(&self.steps[..laid]) {
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
pub struct PointBounds {
    /// Points of each tile of the rack, the largest first.
    values: [i32; MAX_RACK],
    /// Letters of the rack with their points, the largest first.
    kinds: [(u64, i32); MAX_RACK],
    /// How many letters there are.
    len: usize,
}

impl PointBounds {
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

    /// Points of the most valuable letter of the rack that `mask` admits; 0 when only a blank may.
    fn max_points(&self, mask: u64) -> i32 {
        let kinds = &self.kinds[..self.len];
        kinds
            .iter()
            .find(|(kind, _)| kind & mask != 0)
            .map_or(0, |(_, points)| *points)
    }

    /// The bound of no square yet.
    pub fn nothing(&self) -> PointBound<'_> {
        PointBound {
            bounds: self,
            all: Descending::default(),
            free: Descending::default(),
            crossed: 0,
        }
    }
}

/// The most that tiles on some squares can earn.
///
/// The smaller of two bounds: the most valuable tiles under the largest factors, and
/// the same with squares that have a cross-set taken by themselves.
pub struct PointBound<'a> {
    bounds: &'a PointBounds,
    all: Descending,
    free: Descending,
    crossed: i32,
}

impl PointBound<'_> {
    /// Takes in the square of `step`, where a tile's points are multiplied by `factor`.
    pub fn add(&mut self, step: &Step, factor: i32) {
        self.all.insert(factor);
        if step.cross_factor > 0 {
            self.crossed += factor * self.bounds.max_points(step.mask);
        } else {
            self.free.insert(factor);
        }
    }

    /// The bound.
    pub fn most(&self) -> i32 {
        let values = &self.bounds.values;
        let apart = self.crossed + self.free.dot(values);
        self.all.dot(values).min(apart)
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
