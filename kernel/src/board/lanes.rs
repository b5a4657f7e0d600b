//! The board as lanes: every row read across and every column read down, with cross-sets.
//!
//! The cross-set of an empty square are the letters that make a word with the tiles at right
//! angles to the lane (the cross-checks of Appel and Jacobson). A cell also keeps the points of
//! those tiles. Lanes are kept from board to board: only what changed squares touch is rebuilt.

use crate::board::position::Position;
use crate::lexicon::words::Words;
use crate::limits::MAX_SIDE;

/// One square as a lane sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The cross-set, as a mask; all letters when nothing stands at right angles.
    pub mask: u64,
    /// Points of the tiles at right angles.
    pub cross_points: i32,
    /// Tile on the square; 0 when empty.
    pub tile: u8,
    /// Factor of the letter.
    pub letter_factor: u8,
    /// Factor of the word.
    pub word_factor: u8,
    /// Whether tiles stand at right angles, so that a tile here makes a word both ways.
    pub crossed: bool,
}

impl Cell {
    /// What a tile laid here is multiplied by, in a main word multiplied by `word_factor`.
    #[inline]
    pub fn factor(&self, word_factor: i16) -> i16 {
        let crossing = i16::from(self.crossed) * i16::from(self.word_factor);
        i16::from(self.letter_factor) * (word_factor + crossing)
    }
}

/// Every lane of a board, the rows first.
///
/// On the next board of the same words and ruleset, only what its other tiles
/// change is rebuilt.
#[derive(Clone, Debug, Default)]
pub struct Lanes {
    cells: Vec<Cell>,
    rows: usize,
    columns: usize,
    board: Vec<u8>,
    /// For which words and ruleset, by their numbers.
    built_for: (u64, u64),
    /// The lanes in which a cell has changed since that was asked last, as a mask.
    changed: u64,
    /// The lanes in which a cell has changed since these were the same as others.
    unsynced: u64,
}

/// A row or a column.
#[derive(Clone, Copy, Debug)]
pub struct Lane<'a> {
    /// The squares in reading order.
    pub cells: &'a [Cell],
    /// The first square on the board.
    pub first: usize,
    /// From one square to the next.
    pub step: usize,
    /// Whether it reads down.
    pub down: bool,
}

impl Lanes {
    /// Reads the board of `position` and finds the cross-sets that are not known yet.
    #[inline(never)]
    pub fn fill(&mut self, words: Words<'_>, position: &Position<'_>) {
        let built_for = (words.identity, position.ruleset.identity());
        if self.built_for != built_for || self.board.len() != position.board.len() {
            self.clear(position);
            self.built_for = built_for;
        }
        let mut tiles_changed = [0_u32; 2 * MAX_SIDE];
        for square in 0..position.board.len() {
            let tile = position.board[square];
            if self.board[square] == tile {
                continue;
            }
            let (row, column) = (square / self.columns, square % self.columns);
            let down = self.in_column(square);
            self.board[square] = tile;
            self.cells[square].tile = tile;
            self.cells[down].tile = tile;
            tiles_changed[row] |= 1 << column;
            tiles_changed[self.rows + column] |= 1 << row;
        }
        for (lane, &changed) in tiles_changed.iter().enumerate() {
            if changed != 0 {
                self.changed |= 1 << lane;
                self.unsynced |= 1 << lane;
                self.update_cross_sets(words, position, lane, changed);
            }
        }
    }

    /// Forgets the board: all is empty, all has changed.
    fn clear(&mut self, position: &Position<'_>) {
        let rules = position.ruleset;
        (self.rows, self.columns) = (rules.rows, rules.columns);
        self.board.clear();
        self.board.resize(rules.size(), 0);
        self.cells.clear();
        self.cells.resize(2 * rules.size(), Cell::default());
        for square in 0..rules.size() {
            let cell = Cell {
                mask: !0,
                letter_factor: rules.letter_multipliers[square],
                word_factor: rules.word_multipliers[square],
                ..Cell::default()
            };
            let down = self.in_column(square);
            self.cells[square] = cell;
            self.cells[down] = cell;
        }
        self.changed = (1 << self.len()) - 1;
        self.unsynced = self.changed;
    }

    /// The board that was read last.
    pub fn board(&self) -> &[u8] {
        &self.board
    }

    /// For which words and ruleset these are, by their numbers.
    pub fn built_for(&self) -> (u64, u64) {
        self.built_for
    }

    /// Whether words, ruleset and sizes are those of `other`.
    pub fn is_like(&self, other: &Self) -> bool {
        self.built_for == other.built_for && self.cells.len() == other.cells.len()
    }

    /// By lane, which cells are not as in `other`, as masks; all of them where it is of another kind.
    pub fn differences(&self, other: &Self, masks: &mut Vec<u32>) {
        masks.clear();
        masks.resize(self.len(), if self.is_like(other) { 0 } else { !0 });
        if self.is_like(other) {
            for (lane, mask) in masks.iter_mut().enumerate() {
                let cells = self.cells_of(lane);
                let pairs = self.cells[cells.clone()].iter().zip(&other.cells[cells]);
                let differences = pairs.enumerate().filter(|(_, (own, other))| own != other);
                *mask = differences.map(|(at, _)| 1 << at).sum();
            }
        }
    }

    /// Notes that the lanes are now the same as those they were copied from.
    pub fn mark_synced(&mut self) {
        self.unsynced = 0;
    }

    /// Copies from `other`, which these were a copy of, every lane that has changed here since;
    /// gives those lanes as a mask.
    pub fn sync_from(&mut self, other: &Self) -> u64 {
        let unsynced = std::mem::take(&mut self.unsynced);
        let mut left = unsynced;
        while left != 0 {
            let cells = self.cells_of(left.trailing_zeros() as usize);
            self.cells[cells.clone()].copy_from_slice(&other.cells[cells]);
            left &= left - 1;
        }
        self.board.copy_from_slice(&other.board);
        self.changed = self.changed & !unsynced | other.changed & unsynced;
        unsynced
    }

    /// Which cells are those of lane `at`.
    fn cells_of(&self, at: usize) -> std::ops::Range<usize> {
        if at < self.rows {
            at * self.columns..(at + 1) * self.columns
        } else {
            let from = self.rows * self.columns + (at - self.rows) * self.rows;
            from..from + self.rows
        }
    }

    /// The lanes in which a cell has changed since this was asked last, as a mask.
    pub fn take_changed(&mut self) -> u64 {
        std::mem::take(&mut self.changed)
    }

    /// How many lanes there are.
    pub fn len(&self) -> usize {
        self.rows + self.columns
    }

    /// Lane `at`: rows from the top, then columns from the left.
    pub fn lane(&self, at: usize) -> Lane<'_> {
        let (rows, columns) = (self.rows, self.columns);
        if at < rows {
            let cells = &self.cells[self.cells_of(at)];
            return Lane {
                cells,
                first: at * columns,
                step: 1,
                down: false,
            };
        }
        let cells = &self.cells[self.cells_of(at)];
        Lane {
            cells,
            first: at - rows,
            step: columns,
            down: true,
        }
    }

    /// Where `square` lies among the cells of the columns.
    fn in_column(&self, square: usize) -> usize {
        let (row, column) = (square / self.columns, square % self.columns);
        self.rows * self.columns + column * self.rows + row
    }

    /// Recomputes the cross-sets of the empty squares next to the `changed` ones of lane `at`. They apply to
    /// the lanes at right angles.
    fn update_cross_sets(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        at: usize,
        changed: u32,
    ) {
        let mut tiles = [0_u8; MAX_SIDE];
        let lane = self.lane(at);
        let (length, first, step, down) = (lane.cells.len(), lane.first, lane.step, lane.down);
        for (tile, cell) in tiles.iter_mut().zip(lane.cells) {
            *tile = cell.tile;
        }
        let tiles = &tiles[..length];
        // From the tile after the last gap, to the next gap.
        let (mut from, mut to) = (0, gap_from(tiles, 0));
        while to < length {
            let gap = to;
            to = gap_from(tiles, gap + 1);
            // The cells from before the run to the next gap, as a mask: their tiles decide the cross-set here.
            let near = (2_u64 << to.min(length - 1)) - (1 << (from.max(1) - 1));
            let (before, after) = (&tiles[from..gap], &tiles[gap + 1..to]);
            from = gap + 1;
            if near & u64::from(changed) == 0 {
                continue;
            }
            let square = first + gap * step;
            let crossing = if down { square } else { self.in_column(square) };
            let crossed = !(before.is_empty() && after.is_empty());
            let mask = if crossed {
                let (before, after) = (before.iter().copied(), after.iter().copied());
                words.cross_set(before, &after, !0)
            } else {
                !0
            };
            let stand = before.iter().chain(after);
            let cross_points = stand.map(|&tile| position.ruleset.points_of(tile)).sum();
            let cell = &mut self.cells[crossing];
            if (cell.mask, cell.cross_points, cell.crossed) != (mask, cross_points, crossed) {
                (cell.mask, cell.cross_points, cell.crossed) = (mask, cross_points, crossed);
                self.changed |= 1 << self.crossing_lane(at, gap);
                self.unsynced |= 1 << self.crossing_lane(at, gap);
            }
        }
    }

    /// The lane that crosses lane `at` at its cell `cell`.
    fn crossing_lane(&self, at: usize, cell: usize) -> usize {
        if at < self.rows {
            self.rows + cell
        } else {
            cell
        }
    }
}

/// The first empty square of `tiles` from `at` on, or their end.
fn gap_from(tiles: &[u8], at: usize) -> usize {
    let found = tiles[at..].iter().position(|&tile| tile == 0);
    found.map_or(tiles.len(), |found| at + found)
}

impl Lane<'_> {
    /// The square on the board at `cell`.
    pub fn square(&self, cell: usize) -> usize {
        self.first + cell * self.step
    }

    /// What lies on the squares `from` to `to` - 1.
    #[inline]
    pub fn tiles(&self, from: u8, to: u8) -> impl Iterator<Item = u8> + use<'_> {
        tiles(&self.cells[from as usize..to as usize])
    }
}

/// What lies on `cells`.
#[inline]
pub fn tiles(cells: &[Cell]) -> impl Iterator<Item = u8> + Clone + use<'_> {
    cells.iter().map(|cell| cell.tile)
}
