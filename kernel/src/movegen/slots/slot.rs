//! Slots: a first square and a number of tiles to lay, before any rack is looked at.
//!
//! Where Appel and Jacobson search from an anchor (an empty square next to a tile), a slot also
//! fixes how many tiles are laid, so that one bound fits it closely.
//!
//! A word that starts on a given square and lays `n` tiles has a given end, for
//! tiles already on the board are part of it. Its points are a constant plus one
//! factor for each laid tile. All that depends on the board alone, so it is kept
//! for the lanes that the next board leaves as they are.

use crate::board::lanes::{Lane, Lanes};
use crate::board::position::Position;
use crate::lexicon::anagrams;
use crate::movegen::slots::descending::{Descending8, WIDTH};
use crate::tiles;

/// All words that start on one square and lay one number of tiles.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// What the points of each laid tile are multiplied by, the largest first.
    pub factors: Descending8,
    /// The same of the squares where nothing stands at right angles.
    pub free: Descending8,
    /// The key of the tiles on the board that the word takes in; see [`anagrams::key`].
    pub through: u64,
    /// Points but for the laid tiles.
    pub fixed: i32,
    /// Factor of the main word.
    pub word_factor: i16,
    /// Tiles of the word, laid or not.
    pub length: u8,
    /// The first square of the lane.
    pub start: u8,
    /// The square of the lane behind the last one.
    pub end: u8,
    /// How many tiles are laid.
    pub laid: u8,
    /// How many of them make a word at right angles, too.
    pub crossed: u8,
}

/// The slots of every lane.
#[derive(Clone, Debug, Default)]
pub struct Slots {
    by_lane: Vec<Vec<Slot>>,
    opening: bool,
}

impl Slots {
    /// Finds the slots of the lanes that have changed.
    #[inline(never)]
    pub fn fill(&mut self, lanes: &mut Lanes, position: &Position<'_>) {
        let opening = position.is_opening();
        let all = self.opening != opening || self.by_lane.len() != lanes.len();
        self.opening = opening;
        let changed = lanes.take_changed();
        self.by_lane.resize(lanes.len(), Vec::new());
        for (at, slots) in self.by_lane.iter_mut().enumerate() {
            if all || changed >> at & 1 == 1 {
                slots.clear();
                let lane = lanes.lane(at);
                if !opening
                    && lane
                        .cells
                        .iter()
                        .all(|cell| cell.tile == 0 && !cell.crossed)
                {
                    continue;
                }
                for start in 0..lane.cells.len() {
                    if start == 0 || lane.cells[start - 1].tile == 0 {
                        find_from(position, lane, start, opening, slots);
                    }
                }
            }
        }
    }

    /// Whether these are of as many lanes as `other`, and of an opening or not as they are.
    pub fn is_like(&self, other: &Self) -> bool {
        self.opening == other.opening && self.by_lane.len() == other.by_lane.len()
    }

    /// Copies the slots of the lanes of the mask `lanes` from `other`.
    pub fn copy(&mut self, other: &Self, lanes: u64) {
        for (at, (own, others)) in self.by_lane.iter_mut().zip(&other.by_lane).enumerate() {
            if lanes >> at & 1 == 1 {
                own.clone_from(others);
            }
        }
    }

    /// The slots of each lane.
    pub fn by_lane(&self) -> &[Vec<Slot>] {
        &self.by_lane
    }
}

/// Appends the slots that start on square `start` of a lane.
#[inline(never)]
fn find_from(
    position: &Position<'_>,
    lane: Lane<'_>,
    start: usize,
    opening: bool,
    slots: &mut Vec<Slot>,
) {
    let rules = position.ruleset;
    let mut slot = Slot {
        factors: Descending8::default(),
        free: Descending8::default(),
        through: 0,
        fixed: 0,
        word_factor: 1,
        length: 0,
        start: start as u8,
        end: 0,
        laid: 0,
        crossed: 0,
    };
    let (mut board_points, mut cross_points) = (0, 0);
    let most = rules.rack_size.min(WIDTH);
    let mut cell = take_through(position, lane, start, &mut slot, &mut board_points);
    let mut touching = cell > start;
    while cell < lane.cells.len() && (slot.laid as usize) < most {
        let it = lane.cells[cell];
        if it.mask == 0 {
            break;
        }
        slot.laid += 1;
        slot.crossed += u8::from(it.crossed);
        slot.length += 1;
        let square = cell;
        cell = take_through(position, lane, cell + 1, &mut slot, &mut board_points);
        slot.end = cell as u8;
        touching |= if opening {
            rules.start[lane.square(square)]
        } else {
            it.crossed || cell > square + 1
        };
        if it.crossed {
            cross_points += i32::from(it.word_factor) * it.cross_points;
        }
        let laid = slot.laid as usize;
        if it.word_factor == 1 {
            insert_factor(&mut slot, lane, square);
        } else {
            slot.word_factor *= i16::from(it.word_factor);
            (slot.factors, slot.free) = (Descending8::default(), Descending8::default());
            let squares = start..=square;
            for square in squares.filter(|&square| lane.cells[square].tile == 0) {
                insert_factor(&mut slot, lane, square);
            }
        }
        slot.fixed = board_points * i32::from(slot.word_factor) + cross_points + rules.bonus[laid];
        // A word of one letter is none. A single tile with words both ways is one play; the lane across has it.
        let enough = if opening {
            laid >= rules.opening_min.max(2)
        } else {
            slot.length > 1 && !(laid == 1 && lane.down && slot.crossed == 1)
        };
        if touching && enough {
            slots.push(slot);
        }
    }
}

/// Adds the tiles on the board from `cell` on to the word of `slot`; gives the next empty square.
fn take_through(
    position: &Position<'_>,
    lane: Lane<'_>,
    mut cell: usize,
    slot: &mut Slot,
    points: &mut i32,
) -> usize {
    while let Some(it) = lane.cells.get(cell).filter(|it| it.tile != 0) {
        slot.through = slot
            .through
            .wrapping_add(anagrams::key(tiles::face(it.tile)));
        slot.length += 1;
        *points += position.ruleset.points_of(it.tile);
        cell += 1;
    }
    cell
}

/// Adds the factor of a tile on `square`.
fn insert_factor(slot: &mut Slot, lane: Lane<'_>, square: usize) {
    let cell = lane.cells[square];
    let factor = cell.factor(slot.word_factor);
    slot.factors.insert(factor);
    if !cell.crossed {
        slot.free.insert(factor);
    }
}
