//! Generation of the plays of a rack near cells that have changed, lane by lane.

use crate::board::lanes::Lane;
use crate::board::ruleset::Ruleset;
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::Words;
use crate::limits::MAX_RACK;
use crate::movegen::word_start::{TileSupply, WordStart};
use crate::tiles::{self, BLANK};

use super::board::{Board, ChangedCells};
use super::hand::Hand;
use super::play::{EndgamePlay, span};

/// One search for plays.
struct Generator<'a> {
    words: Words<'a>,
    supply: TileSupply<'a>,
    hand: &'a Hand,
    rack: u16,
    lane: Lane<'a>,
    number: u8,
    word_start: WordStart,
    /// The ends that matter, as a mask over cells.
    ends: u32,
    tiles: [u8; MAX_RACK],
    room: usize,
    out: &'a mut Vec<EndgamePlay>,
}

/// What a word in the making has come to.
#[derive(Clone, Copy)]
struct Prefix {
    node: Node,
    letters: u64,
    uses: u16,
    main: i32,
    sum: i32,
}

/// Appends to `out` the plays of `rack` whose span meets a cell of `changed`, until there are `most`.
pub fn plays_near(
    words: Words<'_>,
    ruleset: &Ruleset,
    board: &Board,
    (hand, rack): (&Hand, u16),
    changed: &ChangedCells,
    (most, out): (usize, &mut Vec<EndgamePlay>),
) {
    let mut lanes = changed.lanes;
    let supply = TileSupply {
        ruleset,
        letters: hand.letters(rack),
        blank: hand.field(BLANK) & rack != 0,
        size: ruleset.rack_size.min(rack.count_ones() as usize),
        opening: board.tiles == 0,
    };
    while lanes != 0 && rack != 0 {
        let lane = lanes.trailing_zeros() as usize;
        lanes &= lanes - 1;
        let mut generator = Generator {
            words,
            supply,
            hand,
            rack,
            lane: board.as_lane(lane),
            number: lane as u8,
            word_start: WordStart::default(),
            ends: 0,
            tiles: [0; MAX_RACK],
            room: most,
            out,
        };
        generator.search(changed.cells[lane]);
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
            let word_start = &mut self.word_start;
            if !word_start.walk(&self.supply, self.lane, start)
                || word_start.steps[word_start.most - 1].end < first
            {
                continue;
            }
            self.ends = 0;
            for step in &word_start.steps[word_start.fewest - 1..word_start.most] {
                if step.end >= first {
                    self.ends |= 1 << step.end;
                }
            }
            let to = word_start.steps[0].cell;
            let before = self.lane.tiles(start as u8, to);
            let node = self.words.follow(ROOT, false, before).0;
            if self.words.info(node).lengths & (self.ends >> to) != 0 {
                let prefix = Prefix {
                    node,
                    letters: self.supply.letters,
                    uses: 0,
                    main: 0,
                    sum: 0,
                };
                self.extend(0, prefix);
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
            // A word that starts on the cell, or right behind it, touches it.
            starts |= 3 << cell;
            let mut filled = 0;
            for at in (0..cell).rev() {
                let it = &cells[at];
                filled += usize::from(it.tile == 0);
                if filled > self.supply.size || it.tile == 0 && !self.supply.fits(it.mask) {
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
    fn extend(&mut self, depth: usize, prefix: Prefix) {
        let step = self.word_start.steps[depth];
        let info = self.words.info(prefix.node);
        let last = depth + 1 == self.word_start.most && step.end == step.cell + 1;
        let open = step.mask & if last { info.ends } else { info.tiles };
        let mut left = open & prefix.letters;
        while left != 0 {
            let kind = left.trailing_zeros() as u8;
            left &= left - 1;
            let free = self.hand.field(kind) & self.rack & !prefix.uses;
            let uses = free & free.wrapping_neg();
            let letters = match free ^ uses {
                0 => prefix.letters & !(1 << kind),
                _ => prefix.letters,
            };
            self.place(
                depth,
                kind,
                Prefix {
                    letters,
                    uses: prefix.uses | uses,
                    ..prefix
                },
            );
        }
        let free = self.hand.field(BLANK) & self.rack & !prefix.uses;
        if free == 0 {
            return;
        }
        let uses = prefix.uses | free & free.wrapping_neg();
        let mut left = open;
        while left != 0 {
            let kind = left.trailing_zeros() as u8;
            left &= left - 1;
            self.place(depth, kind | BLANK, Prefix { uses, ..prefix });
        }
    }

    /// Lays `tile` on the cell of step `depth` and goes on behind it.
    #[inline]
    fn place(&mut self, depth: usize, tile: u8, prefix: Prefix) {
        let step = self.word_start.steps[depth];
        let info = self.words.info(prefix.node);
        let edge = self.words.edge(&info, 1 << tiles::face(tile));
        let (mut child, mut accepts) = (edge.child(), edge.accepts());
        if step.end > step.cell + 1 {
            let behind = self.lane.tiles(step.cell + 1, step.end);
            (child, accepts) = self.words.follow(child, false, behind);
        }
        let value = self.supply.ruleset.points_of(tile);
        let main = prefix.main + step.letter_factor * value;
        let sum = prefix.sum + step.cross_points + step.cross_factor * value;
        self.tiles[depth] = tile;
        if accepts && self.ends >> step.end & 1 == 1 && self.out.len() < self.room {
            self.found(depth, prefix.uses, main, sum);
        }
        if depth + 1 < self.word_start.most
            && self.words.info(child).lengths & (self.ends >> step.end) != 0
        {
            self.extend(
                depth + 1,
                Prefix {
                    node: child,
                    main,
                    sum,
                    ..prefix
                },
            );
        }
    }

    fn found(&mut self, depth: usize, uses: u16, main: i32, sum: i32) {
        let step = self.word_start.steps[depth];
        let points = (main + step.through_points) * step.word_factor
            + sum
            + self.supply.ruleset.bonus[depth + 1];
        let start = self.word_start.start;
        let end = (step.end as usize).min(self.lane.cells.len() - 1);
        let mut tiles = [0; MAX_RACK];
        tiles[..=depth].copy_from_slice(&self.tiles[..=depth]);
        self.out.push(EndgamePlay {
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
