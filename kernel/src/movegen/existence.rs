//! Whether any play exists: the question by which a game is proven to be over.
//!
//! A search for plays wants the best of one rack. Here any play will do, and the tiles may be
//! many more than a rack holds: all that some seat might have. So words are followed from the
//! left through every lane, and the first one that fits ends the search.

use crate::board::lanes::{Cell, Lanes};
use crate::board::position::Position;
use crate::board::ruleset::{Refusal, Ruleset};
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::Words;
use crate::limits::MAX_SIDE;
use crate::tiles::{self, BLANK};

/// Whether some of `tiles`, at most `most` of them, make a legal play on `board`.
///
/// # Errors
/// A board or tiles that do not belong to `ruleset`.
pub fn can_lay(
    words: Words<'_>,
    ruleset: &Ruleset,
    board: &[u8],
    tiles: &[u8],
    most: usize,
) -> Result<bool, Refusal> {
    let position = Position::read(ruleset, board, &[])?;
    let pool = Pool::read(ruleset, tiles)?;
    let mut lanes = Lanes::default();
    lanes.fill(words, &position);
    let opening = position.is_opening();
    let least = if opening { ruleset.opening_min } else { 1 };
    for at in 0..lanes.len() {
        let lane = lanes.lane(at);
        let joins = |cell: usize| {
            if opening {
                ruleset.start[lane.square(cell)]
            } else {
                lane.cells[cell].tile != 0 || lane.cells[cell].crossed
            }
        };
        let mut next_join = [usize::MAX; MAX_SIDE + 1];
        for cell in (0..lane.cells.len()).rev() {
            next_join[cell] = if joins(cell) {
                cell
            } else {
                next_join[cell + 1]
            };
        }
        let mut probe = Probe {
            words,
            cells: lane.cells,
            next_join,
            pool: pool.clone(),
            least,
            most,
            start: 0,
        };
        if probe.finds() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Tiles to lay: more than a rack, so that [`crate::board::position::Rack`] does not hold them.
#[derive(Clone)]
struct Pool {
    counts: [usize; 64],
    letters: u64,
    blanks: usize,
}

impl Pool {
    fn read(ruleset: &Ruleset, tiles: &[u8]) -> Result<Self, Refusal> {
        let mut pool = Self {
            counts: [0; 64],
            letters: 0,
            blanks: 0,
        };
        for &tile in tiles {
            if tile == BLANK {
                pool.blanks += 1;
            } else if tile == 0 || tile > ruleset.letters {
                return Err(Refusal::RackTile);
            } else {
                pool.counts[tile as usize] += 1;
                pool.letters |= 1 << tile;
            }
        }
        Ok(pool)
    }

    /// The letters that can be laid now, as a mask.
    fn choice(&self) -> u64 {
        if self.blanks > 0 { !0 } else { self.letters }
    }

    /// Takes a tile for `letter`: a blank only where its own are gone, for a blank can do
    /// whatever a tile kept instead could.
    fn take(&mut self, letter: usize) -> bool {
        let own = self.counts[letter] > 0;
        if own {
            self.counts[letter] -= 1;
            if self.counts[letter] == 0 {
                self.letters &= !(1 << letter);
            }
        } else {
            self.blanks -= 1;
        }
        own
    }

    /// Puts back what [`Pool::take`] took.
    fn put_back(&mut self, letter: usize, own: bool) {
        if own {
            self.counts[letter] += 1;
            self.letters |= 1 << letter;
        } else {
            self.blanks += 1;
        }
    }
}

/// One lane, tried from every square where a word may start.
struct Probe<'a> {
    words: Words<'a>,
    cells: &'a [Cell],
    /// By cell, the first from there on that joins a play to what lies, or covers the start.
    next_join: [usize; MAX_SIDE + 1],
    pool: Pool,
    least: usize,
    most: usize,
    start: usize,
}

impl Probe<'_> {
    fn finds(&mut self) -> bool {
        (0..self.cells.len()).any(|start| {
            self.start = start;
            let begins = start == 0 || self.cells[start - 1].tile == 0;
            begins && self.extends(start, ROOT, 0, false, false)
        })
    }

    /// Whether a play comes of what stands before cell `at`: `laid` tiles, `joined` to the rest,
    /// at `node` of the graph, a word if it `ends` there.
    fn extends(&mut self, at: usize, node: Node, laid: usize, joined: bool, ends: bool) -> bool {
        let cell = self.cells.get(at).copied();
        let free = cell.is_none_or(|cell| cell.tile == 0);
        if free && ends && joined && laid >= self.least && at >= self.start + 2 {
            return true;
        }
        let Some(cell) = cell else {
            return false;
        };
        let joined = joined || self.next_join[at] == at;
        let info = self.words.info(node);
        if !free {
            let letter = 1 << tiles::face(cell.tile);
            if info.tiles & letter == 0 {
                return false;
            }
            let transition = self.words.edge(&info, letter);
            return self.extends(
                at + 1,
                transition.child(),
                laid,
                joined,
                transition.accepts(),
            );
        }
        let left = self.most - laid;
        // From here to the nearest square that joins lie only empty ones.
        if left == 0 || !joined && self.next_join[at].saturating_sub(at) > left {
            return false;
        }
        let mut options = info.tiles & cell.mask & self.pool.choice();
        while options != 0 {
            let letter = options.trailing_zeros() as usize;
            options &= options - 1;
            let transition = self.words.edge(&info, 1 << letter);
            let own = self.pool.take(letter);
            let found = self.extends(
                at + 1,
                transition.child(),
                laid + 1,
                joined,
                transition.accepts(),
            );
            self.pool.put_back(letter, own);
            if found {
                return true;
            }
        }
        false
    }
}
