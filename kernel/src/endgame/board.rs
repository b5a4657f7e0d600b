//! The board as a search makes and unmakes plays on it, with cross-sets kept up to date.
//!
//! A play changes few cells: those it covers, and the empty ones at the ends of
//! the words it makes. Another play whose span has none of them stays as it was.

use crate::board::lanes::{Cell, Lane, tiles};
use crate::board::ruleset::Ruleset;
use crate::lexicon::words::Words;
use crate::limits::MAX_SIDE;

use super::geometry::Geometry;
use super::play::EndgamePlay;

/// Lanes of the largest board.
pub const MAX_LANES: usize = 2 * MAX_SIDE;

/// The cells that a play changes, lane by lane.
#[derive(Clone, Copy, Debug)]
pub struct ChangedCells {
    /// A mask over cells for every lane.
    pub cells: [u32; MAX_LANES],
    /// The lanes with any, as a mask.
    pub lanes: u64,
}

impl Default for ChangedCells {
    fn default() -> Self {
        Self {
            cells: [0; MAX_LANES],
            lanes: 0,
        }
    }
}

impl ChangedCells {
    /// Forgets all cells.
    pub fn clear(&mut self) {
        let mut lanes = self.lanes;
        while lanes != 0 {
            self.cells[lanes.trailing_zeros() as usize] = 0;
            lanes &= lanes - 1;
        }
        self.lanes = 0;
    }

    /// Takes in one cell.
    #[inline]
    pub fn add(&mut self, lane: usize, cell: usize) {
        self.cells[lane] |= 1 << cell;
        self.lanes |= 1 << lane;
    }

    /// Whether `play` is no longer what it was.
    #[inline]
    #[must_use]
    pub fn affects(&self, play: &EndgamePlay) -> bool {
        self.cells[play.lane as usize] & play.span != 0
    }
}

/// The board as a search changes it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its measures.
    pub geometry: Geometry,
    cells: Vec<Cell>,
    /// The letters that any hand can lay.
    wanted: u64,
    /// How many tiles lie on the board.
    pub tiles: usize,
    /// Cells as they were before each change, the latest last.
    undo: Vec<(u32, Cell)>,
}

impl Board {
    /// Reads `squares`; only `wanted` letters are looked for in cross-sets.
    #[must_use]
    pub fn new(words: Words<'_>, ruleset: &Ruleset, squares: &[u8], wanted: u64) -> Self {
        let geometry = Geometry {
            rows: ruleset.rows,
            columns: ruleset.columns,
        };
        let mut board = Self {
            geometry,
            cells: vec![Cell::default(); 2 * ruleset.size()],
            wanted,
            tiles: squares.iter().filter(|&&tile| tile != 0).count(),
            undo: Vec::new(),
        };
        for lane in 0..geometry.lanes() {
            for cell in 0..geometry.len(lane) {
                let square = geometry.square(lane, cell).0;
                board.cells[geometry.offset(lane) + cell] = Cell {
                    mask: !0,
                    cross_points: 0,
                    tile: squares[square],
                    letter_factor: ruleset.letter_multipliers[square],
                    word_factor: ruleset.word_multipliers[square],
                    crossed: false,
                };
            }
        }
        for lane in 0..geometry.lanes() {
            for gap in 0..geometry.len(lane) {
                board.update_cross_set(words, ruleset, lane, gap);
            }
        }
        board.undo.clear();
        board
    }

    /// The cells of `lane` in reading order.
    #[inline]
    #[must_use]
    pub fn lane(&self, lane: usize) -> &[Cell] {
        let from = self.geometry.offset(lane);
        &self.cells[from..from + self.geometry.len(lane)]
    }

    /// `lane` as other searches read it.
    #[inline]
    #[must_use]
    pub fn as_lane(&self, lane: usize) -> Lane<'_> {
        let (first, down) = self.geometry.square(lane, 0);
        Lane {
            cells: self.lane(lane),
            first,
            step: if down { self.geometry.columns } else { 1 },
            down,
        }
    }

    /// Calls `each` with the cells that `play` covers.
    #[inline]
    pub fn for_each_laid(&self, play: &EndgamePlay, mut each: impl FnMut(usize, u8)) {
        let lane = self.lane(play.lane as usize);
        let mut at = play.start as usize;
        for &tile in &play.tiles[..play.laid as usize] {
            while lane.get(at).is_some_and(|cell| cell.tile != 0) {
                at += 1;
            }
            each(at, tile);
            at += 1;
        }
    }

    /// Adds the cells that `play` would change to `changed`.
    pub fn mark_changes(&self, play: &EndgamePlay, changed: &mut ChangedCells) {
        let lane = play.lane as usize;
        let (parallel, across, place) = self.geometry.sides(lane);
        self.for_each_laid(play, |cell, _| {
            changed.add(lane, cell);
            changed.add(across + cell, place);
            let (before, behind) = self.ends_of_run(across + cell, place);
            if let Some(gap) = before {
                changed.add(parallel + gap, cell);
            }
            if let Some(gap) = behind {
                changed.add(parallel + gap, cell);
            }
        });
        let (from, to) = (play.start as usize, (play.start + play.length) as usize);
        if from > 0 {
            changed.add(across + from - 1, place);
        }
        if to < self.geometry.len(lane) {
            changed.add(across + to, place);
        }
        if self.tiles == 0 {
            // The opening: what was possible anywhere now has to touch it.
            for lane in 0..self.geometry.lanes() {
                changed.cells[lane] = !0;
                changed.lanes |= 1 << lane;
            }
        }
    }

    /// Lays the tiles of `play`; what it changes is added to `changed`. Gives the length of the undo list
    /// before, for [`Board::unmake`].
    pub fn make(
        &mut self,
        words: Words<'_>,
        ruleset: &Ruleset,
        play: &EndgamePlay,
        changed: &mut ChangedCells,
    ) -> usize {
        let undo_from = self.undo.len();
        self.mark_changes(play, changed);
        let lane = play.lane as usize;
        let (_, across, place) = self.geometry.sides(lane);
        let mut covered = [(0, 0); crate::limits::MAX_RACK];
        let mut count = 0;
        self.for_each_laid(play, |cell, tile| {
            covered[count] = (cell, tile);
            count += 1;
        });
        for &(cell, tile) in &covered[..count] {
            self.put(self.geometry.offset(lane) + cell, tile);
            self.put(self.geometry.offset(across + cell) + place, tile);
        }
        self.tiles += count;
        for &(cell, _) in &covered[..count] {
            let (before, behind) = self.ends_of_run(across + cell, place);
            for gap in before.into_iter().chain(behind) {
                self.update_cross_set(words, ruleset, across + cell, gap);
            }
        }
        let (from, to) = (play.start as usize, (play.start + play.length) as usize);
        if from > 0 {
            self.update_cross_set(words, ruleset, lane, from - 1);
        }
        if to < self.geometry.len(lane) {
            self.update_cross_set(words, ruleset, lane, to);
        }
        undo_from
    }

    /// Takes back what was laid since `undo_from`, which was `count` tiles.
    pub fn unmake(&mut self, undo_from: usize, count: usize) {
        while self.undo.len() > undo_from {
            if let Some((at, cell)) = self.undo.pop() {
                self.cells[at as usize] = cell;
            }
        }
        self.tiles -= count;
    }

    fn put(&mut self, at: usize, tile: u8) {
        self.undo.push((at as u32, self.cells[at]));
        self.cells[at].tile = tile;
    }

    /// The empty cells at both ends of the tiles around `cell` of `lane`, which itself counts as a tile.
    #[inline]
    fn ends_of_run(&self, lane: usize, cell: usize) -> (Option<usize>, Option<usize>) {
        let cells = self.lane(lane);
        let (mut from, mut to) = (cell, cell + 1);
        while from > 0 && cells[from - 1].tile != 0 {
            from -= 1;
        }
        while to < cells.len() && cells[to].tile != 0 {
            to += 1;
        }
        (from.checked_sub(1), (to < cells.len()).then_some(to))
    }

    /// Recomputes the cross-set of the empty cell `gap` of `lane`. It applies to the lane at right angles.
    fn update_cross_set(&mut self, words: Words<'_>, ruleset: &Ruleset, lane: usize, gap: usize) {
        let cells = self.lane(lane);
        if cells[gap].tile != 0 {
            return;
        }
        let (before, behind) = self.ends_of_run(lane, gap);
        let from = before.map_or(0, |it| it + 1);
        let to = behind.unwrap_or(cells.len());
        if to - from < 2 {
            return;
        }
        let stand = cells[from..gap].iter().chain(&cells[gap + 1..to]);
        let points = stand.map(|cell| ruleset.points_of(cell.tile)).sum();
        let (before, behind) = (&cells[from..gap], &cells[gap + 1..to]);
        let mask = words.cross_set(tiles(before), &tiles(behind), self.wanted);
        let (_, across, place) = self.geometry.sides(lane);
        let at = self.geometry.offset(across + gap) + place;
        self.undo.push((at as u32, self.cells[at]));
        let cell = &mut self.cells[at];
        (cell.mask, cell.cross_points, cell.crossed) = (mask, points, true);
    }
}
