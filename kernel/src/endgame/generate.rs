//! Plays of a rack, lane by lane, near cells that have changed.

use crate::graph::{Node, ROOT};
use crate::guide::Words;
use crate::lanes::{Cell, tiles};
use crate::ruleset::{MAX_RACK, Ruleset};
use crate::tile::{self, BLANK};

use super::grid::{Altered, Grid};
use super::lay::{Hand, Lay};

/// An empty cell to fill, and the tiles right behind it.
#[derive(Clone, Copy, Debug, Default)]
struct Step {
    mask: u64,
    cross_points: i32,
    cross_factor: i32,
    letter_factor: i32,
    word_factor: i32,
    through: i32,
    cell: usize,
    end: usize,
}

/// One search for plays.
struct Generator<'a> {
    words: Words<'a>,
    ruleset: &'a Ruleset,
    hand: &'a Hand,
    rack: u16,
    cells: &'a [Cell],
    lane: u8,
    start: usize,
    steps: [Step; MAX_RACK],
    most: usize,
    fewest: usize,
    /// The ends that matter, as a mask over cells.
    ends: u32,
    tiles: [u8; MAX_RACK],
    room: usize,
    out: &'a mut Vec<Lay>,
}

/// What a word in the making has come to.
#[derive(Clone, Copy)]
struct Made {
    node: Node,
    letters: u64,
    uses: u16,
    main: i32,
    sum: i32,
}

/// Appends to `out` the plays of `rack` whose span meets a cell of `altered`, until there are `most`.
pub fn plays_near(
    words: Words<'_>,
    ruleset: &Ruleset,
    grid: &Grid,
    (hand, rack): (&Hand, u16),
    altered: &Altered,
    (most, out): (usize, &mut Vec<Lay>),
) {
    let mut lanes = altered.lanes;
    let letters = hand.letters(rack);
    while lanes != 0 && rack != 0 {
        let lane = lanes.trailing_zeros() as usize;
        lanes &= lanes - 1;
        let mut generator = Generator {
            words,
            ruleset,
            hand,
            rack,
            cells: grid.lane(lane),
            lane: lane as u8,
            start: 0,
            steps: [Step::default(); MAX_RACK],
            most: 0,
            fewest: 0,
            ends: 0,
            tiles: [0; MAX_RACK],
            room: most,
            out,
        };
        let down = lane >= grid.shape.rows;
        let square = |cell| grid.shape.square(lane, cell).0;
        let opening = (grid.tiles == 0).then_some(square);
        generator.lane(altered.cells[lane], letters, down, opening.as_ref());
    }
}

impl Generator<'_> {
    /// Every start whose words can reach a cell of `focus`.
    fn lane(
        &mut self,
        focus: u32,
        letters: u64,
        down: bool,
        opening: Option<&impl Fn(usize) -> usize>,
    ) {
        let mut starts = self.starts(focus, letters);
        while starts != 0 && self.out.len() < self.room {
            let start = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            let before = start.saturating_sub(1);
            let ahead = focus & (!0 << before);
            self.start = start;
            let first = ahead.trailing_zeros() as usize;
            if !self.walk(letters, down, opening) || self.steps[self.most - 1].end < first {
                continue;
            }
            self.ends = 0;
            for step in &self.steps[self.fewest - 1..self.most] {
                if step.end >= first {
                    self.ends |= 1 << step.end;
                }
            }
            let to = self.steps[0].cell;
            let before = tiles(&self.cells[start..to]);
            let node = self.words.guide.follow(ROOT, false, before).0;
            if self.words.guide.hint(node).lengths & (self.ends >> to) != 0 {
                let (main, sum) = (0, 0);
                self.extend(
                    0,
                    Made {
                        node,
                        letters,
                        uses: 0,
                        main,
                        sum,
                    },
                );
            }
        }
    }

    /// Where a word may start that reaches a cell of `focus`, as a mask over cells.
    fn starts(&self, focus: u32, letters: u64) -> u32 {
        let size = self.rack.count_ones();
        let blank = self.hand.field(BLANK) & self.rack != 0;
        let mut starts = 0;
        let mut left = focus & (!0 >> (32 - self.cells.len()));
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            starts |= 3 << cell;
            let mut filled = 0;
            for at in (0..cell).rev() {
                let it = &self.cells[at];
                let fits = it.mask & letters != 0 || blank && it.mask != 0;
                filled += u32::from(it.tile == 0);
                if filled > size || it.tile == 0 && !fits {
                    break;
                }
                starts |= 1 << at;
            }
        }
        let tiles = self.cells.iter().enumerate();
        let tiles = tiles.fold(0, |mask, (at, cell)| mask | u32::from(cell.tile != 0) << at);
        starts & !(tiles << 1) & (!0 >> (32 - self.cells.len()))
    }

    /// Finds the cells to fill from the start; false when no legal word begins there.
    fn walk(
        &mut self,
        letters: u64,
        down: bool,
        opening: Option<&impl Fn(usize) -> usize>,
    ) -> bool {
        let size = self.rack.count_ones() as usize;
        let blank = self.hand.field(BLANK) & self.rack != 0;
        let (mut at, mut through) = self.run(self.start);
        let mut touching = (at > self.start).then_some(1);
        let mut word_factor = 1;
        self.most = 0;
        while at < self.cells.len() && self.most < size {
            let cell = self.cells[at];
            if cell.mask & letters == 0 && !(blank && cell.mask != 0) {
                break;
            }
            let (end, points) = self.run(at + 1);
            word_factor *= i32::from(cell.word_factor);
            through += points;
            let factor = i32::from(cell.crossed) * i32::from(cell.word_factor);
            self.steps[self.most] = Step {
                mask: cell.mask,
                cross_points: factor * cell.cross_points,
                cross_factor: factor * i32::from(cell.letter_factor),
                letter_factor: i32::from(cell.letter_factor),
                word_factor,
                through,
                cell: at,
                end,
            };
            self.most += 1;
            let touches = opening.map_or(cell.crossed || end > at + 1, |square| {
                self.ruleset.start[square(at)]
            });
            if touches && touching.is_none() {
                touching = Some(self.most);
            }
            at = end;
        }
        let shortest = if opening.is_some() {
            self.ruleset.opening_min.max(2)
        } else if self.most > 0 {
            let first = self.steps[0];
            // A single tile with words both ways is one play; the lane across has it.
            1 + usize::from(first.end - self.start < 2 || down && first.cross_factor > 0)
        } else {
            1
        };
        self.fewest = touching.unwrap_or(usize::MAX).max(shortest);
        self.fewest <= self.most
    }

    /// The run of tiles from `at`: its end and its points.
    fn run(&self, at: usize) -> (usize, i32) {
        let (mut end, mut points) = (at, 0);
        while let Some(cell) = self.cells.get(end).filter(|cell| cell.tile != 0) {
            points += self.ruleset.points_of(cell.tile);
            end += 1;
        }
        (end, points)
    }

    /// Lays every tile that fits on the cell of step `depth`.
    fn extend(&mut self, depth: usize, made: Made) {
        let step = self.steps[depth];
        let hint = self.words.guide.hint(made.node);
        let last = depth + 1 == self.most && step.end == step.cell + 1;
        let open = step.mask & if last { hint.ends } else { hint.tiles };
        let mut left = open & made.letters;
        while left != 0 {
            let kind = left.trailing_zeros() as u8;
            left &= left - 1;
            let free = self.hand.field(kind) & self.rack & !made.uses;
            let uses = free & free.wrapping_neg();
            let letters = match free ^ uses {
                0 => made.letters & !(1 << kind),
                _ => made.letters,
            };
            self.lay(
                depth,
                kind,
                Made {
                    letters,
                    uses: made.uses | uses,
                    ..made
                },
            );
        }
        let free = self.hand.field(BLANK) & self.rack & !made.uses;
        if free == 0 {
            return;
        }
        let uses = made.uses | free & free.wrapping_neg();
        let mut left = open;
        while left != 0 {
            let kind = left.trailing_zeros() as u8;
            left &= left - 1;
            self.lay(depth, kind | BLANK, Made { uses, ..made });
        }
    }

    /// Lays `tile` on the cell of step `depth` and goes on behind it.
    #[inline]
    fn lay(&mut self, depth: usize, tile: u8, made: Made) {
        let step = self.steps[depth];
        let hint = self.words.guide.hint(made.node);
        let edge = self.words.edge(made.node, hint, 1 << tile::face(tile));
        let (mut child, mut accepts) = (edge.child(), edge.accepts());
        if step.end > step.cell + 1 {
            let behind = tiles(&self.cells[step.cell + 1..step.end]);
            (child, accepts) = self.words.guide.follow(child, false, behind);
        }
        let value = self.ruleset.points_of(tile);
        let main = made.main + step.letter_factor * value;
        let sum = made.sum + step.cross_points + step.cross_factor * value;
        self.tiles[depth] = tile;
        if accepts && self.ends >> step.end & 1 == 1 && self.out.len() < self.room {
            self.found(depth, made.uses, main, sum);
        }
        if depth + 1 < self.most
            && self.words.guide.hint(child).lengths & (self.ends >> step.end) != 0
        {
            self.extend(
                depth + 1,
                Made {
                    node: child,
                    main,
                    sum,
                    ..made
                },
            );
        }
    }

    fn found(&mut self, depth: usize, uses: u16, main: i32, sum: i32) {
        let step = self.steps[depth];
        let points = (main + step.through) * step.word_factor + sum + self.ruleset.bonus[depth + 1];
        let (from, to) = (
            self.start.saturating_sub(1),
            step.end.min(self.cells.len() - 1),
        );
        let mut tiles = [0; MAX_RACK];
        tiles[..=depth].copy_from_slice(&self.tiles[..=depth]);
        self.out.push(Lay {
            span: (!0 << from) & (!0 >> (31 - to)),
            points,
            uses,
            worth: self.hand.worth(uses) as u16,
            lane: self.lane,
            start: self.start as u8,
            length: (step.end - self.start) as u8,
            laid: depth as u8 + 1,
            tiles,
        });
    }
}
