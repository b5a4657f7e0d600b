//! The board as lanes that change play by play and change back.
//!
//! A play alters few cells: those it covers, and the empty ones at the ends of
//! the words it makes. A play whose span meets none of them stays as it was.

use crate::lanes::{Cell, Lane, tiles};
use crate::ruleset::{MAX_SIDE, Ruleset};
use crate::words::Words;

use super::lay::Lay;

/// Lanes of the largest board.
pub const MAX_LANES: usize = 2 * MAX_SIDE;

/// Height and width, and the numbering of lanes and cells: rows first, then columns.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Height in squares.
    pub rows: usize,
    /// Width in squares.
    pub columns: usize,
}

impl Shape {
    /// How many lanes there are.
    #[must_use]
    pub fn lanes(self) -> usize {
        self.rows + self.columns
    }

    /// Cells of `lane`.
    #[must_use]
    pub fn len(self, lane: usize) -> usize {
        if lane < self.rows {
            self.columns
        } else {
            self.rows
        }
    }

    /// Where the cells of `lane` begin.
    #[must_use]
    pub fn offset(self, lane: usize) -> usize {
        if lane < self.rows {
            lane * self.columns
        } else {
            self.rows * self.columns + (lane - self.rows) * self.rows
        }
    }

    /// The first lane parallel to `lane`, the first at right angles, and the place of `lane` among the parallel.
    #[must_use]
    pub fn sides(self, lane: usize) -> (usize, usize, usize) {
        if lane < self.rows {
            (0, self.rows, lane)
        } else {
            (self.rows, 0, lane - self.rows)
        }
    }

    /// The lane and the cell of `square`, read across or `down`.
    #[must_use]
    pub fn place(self, square: usize, down: bool) -> (usize, usize) {
        let (row, column) = (square / self.columns, square % self.columns);
        if down {
            (self.rows + column, row)
        } else {
            (row, column)
        }
    }

    /// The square on the board, and whether the lane reads down.
    #[must_use]
    pub fn square(self, lane: usize, cell: usize) -> (usize, bool) {
        if lane < self.rows {
            (lane * self.columns + cell, false)
        } else {
            (cell * self.columns + lane - self.rows, true)
        }
    }
}

/// The cells that a play alters, lane by lane.
#[derive(Clone, Copy, Debug)]
pub struct Altered {
    /// A mask over cells for every lane.
    pub cells: [u32; MAX_LANES],
    /// The lanes with any, as a mask.
    pub lanes: u64,
}

impl Default for Altered {
    fn default() -> Self {
        Self {
            cells: [0; MAX_LANES],
            lanes: 0,
        }
    }
}

impl Altered {
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

    /// Whether `lay` is no longer what it was.
    #[inline]
    #[must_use]
    pub fn meets(&self, lay: &Lay) -> bool {
        self.cells[lay.lane as usize] & lay.span != 0
    }
}

/// The board as a search changes it.
#[derive(Clone, Debug)]
pub struct Grid {
    /// Its measures.
    pub shape: Shape,
    cells: Vec<Cell>,
    /// The letters that any hand can lay.
    wanted: u64,
    /// How many tiles lie on the board.
    pub tiles: usize,
    undo: Vec<(u32, Cell)>,
}

impl Grid {
    /// Reads `board`; only `wanted` letters are looked for in cross-sets.
    #[must_use]
    pub fn new(words: Words<'_>, ruleset: &Ruleset, board: &[u8], wanted: u64) -> Self {
        let shape = Shape {
            rows: ruleset.rows,
            columns: ruleset.columns,
        };
        let mut grid = Self {
            shape,
            cells: vec![Cell::default(); 2 * ruleset.size()],
            wanted,
            tiles: board.iter().filter(|&&tile| tile != 0).count(),
            undo: Vec::new(),
        };
        for lane in 0..shape.lanes() {
            for cell in 0..shape.len(lane) {
                let square = shape.square(lane, cell).0;
                grid.cells[shape.offset(lane) + cell] = Cell {
                    mask: !0,
                    cross_points: 0,
                    tile: board[square],
                    letter_factor: ruleset.letter_multipliers[square],
                    word_factor: ruleset.word_multipliers[square],
                    crossed: false,
                };
            }
        }
        for lane in 0..shape.lanes() {
            for gap in 0..shape.len(lane) {
                grid.cross(words, ruleset, lane, gap);
            }
        }
        grid.undo.clear();
        grid
    }

    /// The cells of `lane` in reading order.
    #[inline]
    #[must_use]
    pub fn lane(&self, lane: usize) -> &[Cell] {
        let from = self.shape.offset(lane);
        &self.cells[from..from + self.shape.len(lane)]
    }

    /// `lane` as it lies on the board.
    #[inline]
    #[must_use]
    pub fn on_board(&self, lane: usize) -> Lane<'_> {
        let (first, down) = self.shape.square(lane, 0);
        Lane {
            cells: self.lane(lane),
            first,
            step: if down { self.shape.columns } else { 1 },
            down,
        }
    }

    /// Calls `each` with the cells that `lay` covers.
    #[inline]
    pub fn covers(&self, lay: &Lay, mut each: impl FnMut(usize, u8)) {
        let lane = self.lane(lay.lane as usize);
        let mut at = lay.start as usize;
        for &tile in &lay.tiles[..lay.laid as usize] {
            while lane.get(at).is_some_and(|cell| cell.tile != 0) {
                at += 1;
            }
            each(at, tile);
            at += 1;
        }
    }

    /// Adds the cells that `lay` would alter to `altered`.
    pub fn alter(&self, lay: &Lay, altered: &mut Altered) {
        let lane = lay.lane as usize;
        let (parallel, across, place) = self.shape.sides(lane);
        self.covers(lay, |cell, _| {
            altered.add(lane, cell);
            altered.add(across + cell, place);
            let (before, behind) = self.run(across + cell, place);
            if let Some(gap) = before {
                altered.add(parallel + gap, cell);
            }
            if let Some(gap) = behind {
                altered.add(parallel + gap, cell);
            }
        });
        let (from, to) = (lay.start as usize, (lay.start + lay.length) as usize);
        if from > 0 {
            altered.add(across + from - 1, place);
        }
        if to < self.shape.len(lane) {
            altered.add(across + to, place);
        }
        if self.tiles == 0 {
            // The opening: what was possible anywhere now has to touch it.
            for lane in 0..self.shape.lanes() {
                altered.cells[lane] = !0;
                altered.lanes |= 1 << lane;
            }
        }
    }

    /// Lays the tiles of `lay`; what it altered is added to `altered`. Gives the mark for [`Grid::lift`].
    pub fn lay(
        &mut self,
        words: Words<'_>,
        ruleset: &Ruleset,
        lay: &Lay,
        altered: &mut Altered,
    ) -> usize {
        let mark = self.undo.len();
        self.alter(lay, altered);
        let lane = lay.lane as usize;
        let (_, across, place) = self.shape.sides(lane);
        let mut covered = [(0, 0); crate::ruleset::MAX_RACK];
        let mut count = 0;
        self.covers(lay, |cell, tile| {
            covered[count] = (cell, tile);
            count += 1;
        });
        for &(cell, tile) in &covered[..count] {
            self.put(self.shape.offset(lane) + cell, tile);
            self.put(self.shape.offset(across + cell) + place, tile);
        }
        self.tiles += count;
        for &(cell, _) in &covered[..count] {
            let (before, behind) = self.run(across + cell, place);
            for gap in before.into_iter().chain(behind) {
                self.cross(words, ruleset, across + cell, gap);
            }
        }
        let (from, to) = (lay.start as usize, (lay.start + lay.length) as usize);
        if from > 0 {
            self.cross(words, ruleset, lane, from - 1);
        }
        if to < self.shape.len(lane) {
            self.cross(words, ruleset, lane, to);
        }
        mark
    }

    /// Takes back what was laid since `mark`, which was `count` tiles.
    pub fn lift(&mut self, mark: usize, count: usize) {
        while self.undo.len() > mark {
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
    fn run(&self, lane: usize, cell: usize) -> (Option<usize>, Option<usize>) {
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

    /// Finds what may stand in the empty cell `gap` of `lane`, and tells the lane at right angles.
    fn cross(&mut self, words: Words<'_>, ruleset: &Ruleset, lane: usize, gap: usize) {
        let cells = self.lane(lane);
        if cells[gap].tile != 0 {
            return;
        }
        let (before, behind) = self.run(lane, gap);
        let from = before.map_or(0, |it| it + 1);
        let to = behind.unwrap_or(cells.len());
        if to - from < 2 {
            return;
        }
        let stand = cells[from..gap].iter().chain(&cells[gap + 1..to]);
        let points = stand.map(|cell| ruleset.points_of(cell.tile)).sum();
        let (before, behind) = (&cells[from..gap], &cells[gap + 1..to]);
        let mask = words.cross_set(tiles(before), &tiles(behind), self.wanted);
        let (_, across, place) = self.shape.sides(lane);
        let at = self.shape.offset(across + gap) + place;
        self.undo.push((at as u32, self.cells[at]));
        let cell = &mut self.cells[at];
        (cell.mask, cell.cross_points, cell.crossed) = (mask, points, true);
    }
}
