//! Squares, lanes and cells: where each lies in the others.

/// Height and width, and the numbering of lanes and cells: rows first, then columns.
#[derive(Clone, Copy, Debug)]
pub struct Geometry {
    /// Height in squares.
    pub rows: usize,
    /// Width in squares.
    pub columns: usize,
}

impl Geometry {
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
