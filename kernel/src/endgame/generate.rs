//! Plays of a rack, lane by lane, near cells that have changed.

use crate::graph::{Node, ROOT};
use crate::lanes::Lane;
use crate::reach::{Reach, Stock};
use crate::ruleset::{MAX_RACK, Ruleset};
use crate::tile::{self, BLANK};
use crate::words::Words;

use super::grid::{Altered, Grid};
use super::lay::{Hand, Lay, span};

/// One search for plays.
struct Generator<'a> {
    words: Words<'a>,
    stock: Stock<'a>,
    hand: &'a Hand,
    rack: u16,
    lane: Lane<'a>,
    /// Its number.
    number: u8,
    reach: Reach,
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
    let stock = Stock {
        ruleset,
        letters: hand.letters(rack),
        blank: hand.field(BLANK) & rack != 0,
        size: ruleset.rack_size.min(rack.count_ones() as usize),
        opening: grid.tiles == 0,
    };
    while lanes != 0 && rack != 0 {
        let lane = lanes.trailing_zeros() as usize;
        lanes &= lanes - 1;
        let mut generator = Generator {
            words,
            stock,
            hand,
            rack,
            lane: grid.on_board(lane),
            number: lane as u8,
            reach: Reach::default(),
            ends: 0,
            tiles: [0; MAX_RACK],
            room: most,
            out,
        };
        generator.search(altered.cells[lane]);
    }
}

impl Generator<'_> {
    /// Every start whose words can reach a cell of `focus`.
    fn search(&mut self, focus: u32) {
        let mut starts = self.starts(focus);
        while starts != 0 && self.out.len() < self.room {
            let start = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            let before = start.saturating_sub(1);
            let ahead = focus & (!0 << before);
            let first = ahead.trailing_zeros() as u8;
            let reach = &mut self.reach;
            if !reach.walk(&self.stock, self.lane, start) || reach.steps[reach.most - 1].end < first
            {
                continue;
            }
            self.ends = 0;
            for step in &reach.steps[reach.fewest - 1..reach.most] {
                if step.end >= first {
                    self.ends |= 1 << step.end;
                }
            }
            let to = reach.steps[0].cell;
            let before = self.lane.tiles(start as u8, to);
            let node = self.words.follow(ROOT, false, before).0;
            if self.words.hint(node).lengths & (self.ends >> to) != 0 {
                let made = Made {
                    node,
                    letters: self.stock.letters,
                    uses: 0,
                    main: 0,
                    sum: 0,
                };
                self.extend(0, made);
            }
        }
    }

    /// Where a word may start that reaches a cell of `focus`, as a mask over cells.
    fn starts(&self, focus: u32) -> u32 {
        let cells = self.lane.cells;
        let mut starts = 0;
        let mut left = focus & (!0 >> (32 - cells.len()));
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            starts |= 3 << cell;
            let mut filled = 0;
            for at in (0..cell).rev() {
                let it = &cells[at];
                filled += usize::from(it.tile == 0);
                if filled > self.stock.size || it.tile == 0 && !self.stock.fits(it.mask) {
                    break;
                }
                starts |= 1 << at;
            }
        }
        let tiles = cells.iter().enumerate();
        let tiles = tiles.fold(0, |mask, (at, cell)| mask | u32::from(cell.tile != 0) << at);
        starts & !(tiles << 1) & (!0 >> (32 - cells.len()))
    }

    /// Lays every tile that fits on the cell of step `depth`.
    fn extend(&mut self, depth: usize, made: Made) {
        let step = self.reach.steps[depth];
        let hint = self.words.hint(made.node);
        let last = depth + 1 == self.reach.most && step.end == step.cell + 1;
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
        let step = self.reach.steps[depth];
        let hint = self.words.hint(made.node);
        let edge = self.words.edge(&hint, 1 << tile::face(tile));
        let (mut child, mut accepts) = (edge.child(), edge.accepts());
        if step.end > step.cell + 1 {
            let behind = self.lane.tiles(step.cell + 1, step.end);
            (child, accepts) = self.words.follow(child, false, behind);
        }
        let value = self.stock.ruleset.points_of(tile);
        let main = made.main + step.letter_factor * value;
        let sum = made.sum + step.cross_points + step.cross_factor * value;
        self.tiles[depth] = tile;
        if accepts && self.ends >> step.end & 1 == 1 && self.out.len() < self.room {
            self.found(depth, made.uses, main, sum);
        }
        if depth + 1 < self.reach.most
            && self.words.hint(child).lengths & (self.ends >> step.end) != 0
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
        let step = self.reach.steps[depth];
        let points = (main + step.through_points) * step.word_factor
            + sum
            + self.stock.ruleset.bonus[depth + 1];
        let start = self.reach.start;
        let end = (step.end as usize).min(self.lane.cells.len() - 1);
        let mut tiles = [0; MAX_RACK];
        tiles[..=depth].copy_from_slice(&self.tiles[..=depth]);
        self.out.push(Lay {
            span: span(start as usize, end),
            points,
            uses,
            worth: self.hand.worth(uses) as u16,
            lane: self.number,
            start,
            length: step.end - start,
            laid: depth as u8 + 1,
            tiles,
        });
    }
}
