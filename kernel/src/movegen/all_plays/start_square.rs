//! A square of a lane where words may start: the squares they fill, and what tiles earn there.
//!
//! The same facts as [`word_start`](crate::movegen::word_start), kept as columns so that the
//! points of a left part are two sums of products over vectors.

use crate::board::lanes::Lane;
use crate::board::position::Position;
use crate::board::ruleset::Ruleset;
use crate::limits::{MAX_RACK, MAX_SIDE};

/// As many numbers as a rack has tiles, and one for a full vector.
pub type Row<T> = [T; MAX_RACK + 1];

/// All words that start on one square of a lane, by how many tiles they lay.
///
/// A word that starts on a given square and lays `n` tiles has a given end, for
/// tiles already on the board are part of it. It earns `word_factor[n] *` the
/// laid tiles with their `letter_factor`, plus the laid tiles with their
/// `cross_factor`, plus `fixed[n]`.
#[derive(Clone, Debug, Default)]
pub struct StartSquare {
    /// Whether the board is empty.
    pub opening: bool,
    /// The first square, in the lane.
    pub cell: u8,
    /// The same on the board.
    pub square: u16,
    /// Whether the lane reads down.
    pub down: bool,
    /// The fewest tiles that make a legal word.
    pub fewest: usize,
    /// The most tiles that can be laid.
    pub most: usize,
    /// How many are laid when the word reaches the first tile on the board; none such beyond [`StartSquare::most`].
    pub before: usize,
    /// Whether a square has a tile at right angles.
    pub crossed: bool,
    /// By tile: the letters that may lie there, as a mask.
    pub mask: Row<u64>,
    /// By tile: where it lies in the lane.
    pub at: Row<u8>,
    /// By tile: where the run of tiles behind it ends; the next square when there is none.
    pub end: Row<u8>,
    /// By tile: factor of its letter.
    pub letter_factor: Row<i16>,
    /// By tile: factor in the word at right angles; 0 when there is none.
    pub cross_factor: Row<i16>,
    /// By tiles laid: factor of the word.
    pub word_factor: Row<i32>,
    /// By tiles laid: points but for those tiles.
    pub fixed: Row<i32>,
}

impl StartSquare {
    /// Looks along `lane` from the square `cell`; false when no legal word starts there.
    pub fn walk(&mut self, position: &Position<'_>, lane: Lane<'_>, cell: usize) -> bool {
        if cell > 0 && lane.cells[cell - 1].tile != 0 {
            return false;
        }
        self.cell = cell as u8;
        self.square = lane.square(cell) as u16;
        self.down = lane.down;
        self.most = 0;
        self.crossed = false;
        let rules = position.ruleset;
        let (mut at, mut through) = run(rules, lane, cell);
        self.before = if at > cell { 0 } else { usize::MAX };
        let mut touching = (at > cell).then_some(1);
        let (mut word_factor, mut sum) = (1, 0);
        while at < lane.cells.len() && self.most < position.rack.size {
            let square = lane.cells[at];
            let mask = square.mask & faces(position);
            if mask == 0 {
                break;
            }
            let (end, points) = run(rules, lane, at + 1);
            let tile = self.most;
            self.most += 1;
            word_factor *= i32::from(square.word_factor);
            through += points;
            let crossing = i16::from(square.crossed) * i16::from(square.word_factor);
            sum += i32::from(crossing) * square.cross_points;
            self.mask[tile] = mask;
            self.at[tile] = at as u8;
            self.end[tile] = end as u8;
            self.letter_factor[tile] = i16::from(square.letter_factor);
            self.cross_factor[tile] = crossing * i16::from(square.letter_factor);
            self.word_factor[self.most] = word_factor;
            self.fixed[self.most] = through * word_factor + sum + rules.bonus[self.most];
            self.crossed |= square.crossed;
            if end > at + 1 && self.before == usize::MAX {
                self.before = self.most;
            }
            let touches = if self.opening {
                rules.start[lane.square(at)]
            } else {
                square.crossed || end > at + 1
            };
            touching = touching.or(touches.then_some(self.most));
            at = end;
        }
        let Some(touching) = touching.filter(|&touching| touching <= self.most) else {
            return false;
        };
        self.fewest = touching.max(self.shortest(position));
        self.fewest <= self.most
    }

    /// The square behind the longest word.
    pub fn farthest(&self) -> usize {
        usize::from(self.end[self.most - 1])
    }

    /// The fewest tiles that make a word of two letters which is not listed across.
    fn shortest(&self, position: &Position<'_>) -> usize {
        if self.opening {
            return position.ruleset.opening_min.max(2);
        }
        let one_letter = self.end[0] - self.cell < 2;
        // A single tile with words both ways is one play; the lane across has it.
        let twice = self.down && self.cross_factor[0] > 0;
        1 + usize::from(one_letter || twice)
    }

    /// Leaves out words of more than `most` tiles; false when none is left.
    pub fn lay_at_most(&mut self, most: usize) -> bool {
        self.most = self.most.min(most);
        self.fewest <= self.most
    }

    /// The most that a word here may earn with tiles of these `values`, the largest first; leaves
    /// out the fewest and most tiles that cannot earn `least` points.
    pub fn max_points(&mut self, values: &[i32; MAX_RACK], least: i32) -> i32 {
        let mut best = i32::MIN;
        let mut worth = None;
        for laid in self.fewest..=self.most {
            let mut factors: Row<i32> = [0; MAX_RACK + 1];
            for (at, factor) in factors[..laid].iter_mut().enumerate() {
                *factor = i32::from(self.letter_factor[at]) * self.word_factor[laid]
                    + i32::from(self.cross_factor[at]);
            }
            factors[..laid].sort_unstable_by(|one, other| other.cmp(one));
            let tiles = factors.iter().zip(values);
            let tiles: i32 = tiles.map(|(factor, value)| factor * value).sum();
            let points = self.fixed[laid] + tiles;
            if points >= least {
                worth = Some((worth.map_or(laid, |(fewest, _)| fewest), laid));
            }
            best = best.max(points);
        }
        (self.fewest, self.most) = worth.unwrap_or((self.fewest, self.most));
        best
    }

    /// Where legal words end, as a mask over cells of the lane.
    pub fn ends(&self) -> u32 {
        let ends = &self.end[self.fewest - 1..self.most];
        ends.iter().fold(0, |ends, &end| ends | 1 << end)
    }
}

/// By square of a lane: how many tiles a word lays, starting there, before it touches a tile on the
/// board or, at the `opening`, a start square; more than any rack has where it cannot.
pub fn distances(
    position: &Position<'_>,
    lane: Lane<'_>,
    opening: bool,
    distances: &mut [u8; MAX_SIDE],
) {
    let faces = faces(position);
    let mut distance = u8::MAX;
    let mut next_to_tile = false;
    for (at, cell) in lane.cells.iter().enumerate().rev() {
        let touches = cell.tile != 0 || cell.crossed || next_to_tile;
        distance = if cell.tile == 0 && cell.mask & faces == 0 {
            u8::MAX
        } else if touches || opening && position.ruleset.start[lane.square(at)] {
            1
        } else {
            distance.saturating_add(1)
        };
        next_to_tile = cell.tile != 0;
        distances[at] = distance;
    }
}

/// Every letter that a tile of the rack can show, as a mask.
fn faces(position: &Position<'_>) -> u64 {
    if position.rack.blanks > 0 {
        !0
    } else {
        position.rack.letters
    }
}

/// The run of tiles on the board from `at`: its end and its points.
fn run(rules: &Ruleset, lane: Lane<'_>, at: usize) -> (usize, i32) {
    let (mut end, mut points) = (at, 0);
    while let Some(cell) = lane.cells.get(end).filter(|cell| cell.tile != 0) {
        end += 1;
        points += rules.points_of(cell.tile);
    }
    (end, points)
}
