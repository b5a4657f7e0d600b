//! The board as lanes: every row read across and every column read down.
//!
//! A lane knows of each empty square which tiles may lie there because of the
//! word at right angles, and what that word is worth.

use crate::graph::{Node, ROOT};
use crate::guide::Words;
use crate::position::Position;
use crate::ruleset::MAX_SIDE;
use crate::tile;

/// One square as a lane sees it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cell {
    /// The rack's letters that may lie here, as a mask; all letters when nothing stands at right angles.
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

/// Every lane of a board, the rows first.
#[derive(Clone, Debug, Default)]
pub struct Lanes {
    cells: Vec<Cell>,
    rows: usize,
    columns: usize,
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
    /// Reads the board of `position` and finds its cross-sets.
    pub fn fill(&mut self, words: Words<'_>, position: &Position<'_>) {
        let rules = position.ruleset;
        (self.rows, self.columns) = (rules.rows, rules.columns);
        self.cells.clear();
        self.cells.resize(2 * rules.size(), Cell::default());
        for square in 0..rules.size() {
            let cell = Cell {
                mask: !0,
                cross_points: 0,
                tile: position.board[square],
                letter_factor: rules.letter_multipliers[square],
                word_factor: rules.word_multipliers[square],
                crossed: false,
            };
            let down = self.in_column(square);
            self.cells[square] = cell;
            self.cells[down] = cell;
        }
        let wanted = if position.rack.blanks > 0 {
            !0
        } else {
            position.rack.letters
        };
        for lane in 0..self.rows + self.columns {
            self.cross(words, position, lane, wanted);
        }
    }

    /// How many lanes there are.
    pub fn len(&self) -> usize {
        self.rows + self.columns
    }

    /// Lane `at`: rows from the top, then columns from the left.
    pub fn lane(&self, at: usize) -> Lane<'_> {
        let (rows, columns) = (self.rows, self.columns);
        if at < rows {
            let first = at * columns;
            let cells = &self.cells[first..first + columns];
            return Lane {
                cells,
                first,
                step: 1,
                down: false,
            };
        }
        let first = at - rows;
        let from = rows * columns + first * rows;
        let cells = &self.cells[from..from + rows];
        Lane {
            cells,
            first,
            step: columns,
            down: true,
        }
    }

    /// Where `square` lies among the cells of the columns.
    fn in_column(&self, square: usize) -> usize {
        let (row, column) = (square / self.columns, square % self.columns);
        self.rows * self.columns + column * self.rows + row
    }

    /// Finds what may stand in the gaps of lane `at`, and tells the lanes at right angles.
    fn cross(&mut self, words: Words<'_>, position: &Position<'_>, at: usize, wanted: u64) {
        let mut tiles = [0_u8; MAX_SIDE];
        let lane = self.lane(at);
        let (length, first, step, down) = (lane.cells.len(), lane.first, lane.step, lane.down);
        for (tile, cell) in tiles.iter_mut().zip(lane.cells) {
            *tile = cell.tile;
        }
        let mut from = 0;
        for gap in (0..length).filter(|&gap| tiles[gap] == 0) {
            let before = &tiles[from..gap];
            let next_gap = (gap + 1..length).find(|&end| tiles[end] == 0);
            let to = next_gap.unwrap_or(length);
            let after = &tiles[gap + 1..to];
            from = gap + 1;
            if before.is_empty() && after.is_empty() {
                continue;
            }
            let square = first + gap * step;
            let crossing = if down { square } else { self.in_column(square) };
            let cell = &mut self.cells[crossing];
            cell.crossed = true;
            cell.mask = cross_set(words, before, after, wanted);
            let stand = before.iter().chain(after);
            cell.cross_points = stand.map(|&tile| position.ruleset.points_of(tile)).sum();
        }
    }
}

/// The tiles of `wanted` that stand between `before` and `after`, as a mask.
fn cross_set(words: Words<'_>, before: &[u8], after: &[u8], wanted: u64) -> u64 {
    let node = follow(words, ROOT, before).0;
    let hint = words.guide.hint(node);
    if after.is_empty() {
        return hint.ends & wanted;
    }
    let mut fits = 0;
    let mut left = hint.tiles & wanted;
    while left != 0 {
        let tile = left & left.wrapping_neg();
        left ^= tile;
        let child = words.edge(node, hint, tile).child();
        fits |= if follow(words, child, after).1 {
            tile
        } else {
            0
        };
    }
    fits
}

/// The node behind `tiles` and whether a word ends there; node 0 when there is no way.
#[inline]
fn follow(words: Words<'_>, mut node: Node, tiles: &[u8]) -> (Node, bool) {
    let mut accepts = false;
    for &tile in tiles {
        match words.step(node, tile::face(tile)) {
            Some(edge) => (node, accepts) = (edge.child(), edge.accepts()),
            None => return (0, false),
        }
    }
    (node, accepts)
}

impl Lane<'_> {
    /// The square on the board at `cell`.
    pub fn square(&self, cell: usize) -> usize {
        self.first + cell * self.step
    }
}
