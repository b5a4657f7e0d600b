//! Every play of a position, in order.
//!
//! Squares are taken in the order of plays, and what starts on one is found in
//! ascending order of tiles. So only equity is left to sort by, and a stable
//! counting sort does.
//!
//! Appel and Jacobson find a play in two steps: a left part from the rack, then its extension to
//! the right. So does this, but left parts are found once a position, not once an anchor
//! ([`left_parts`](crate::movegen::all_plays::left_parts)): words that meet no tile on the board
//! are among them, the others go on down the graph from the first tile on the board.

use std::cmp::Ordering;

use crate::board::changes::{CellMasks, footprint};
use crate::board::lanes::{Lane, Lanes};
use crate::board::play::{MOST_PLAYS, Play};
use crate::board::position::Position;
use crate::board::ruleset::Refusal;
use crate::leaves::values::LeaveTable;
use crate::lexicon::graph::ROOT;
use crate::lexicon::words::{NodeInfo, Words};
use crate::limits::MAX_SIDE;
use crate::movegen::all_plays::leave_map::{BLANK_LEFT, LeaveMap};
use crate::movegen::all_plays::left_parts::{LeftPart, LeftParts, Through};
use crate::movegen::all_plays::ranking::Ranking;
use crate::movegen::all_plays::start_square::{Row, StartSquare, distances};
use crate::tiles::{self, BLANK};

/// Working memory for listing plays, reused from one position to the next.
#[derive(Clone, Debug, Default)]
pub struct AllPlays {
    leave_map: LeaveMap,
    left_parts: LeftParts,
    start: StartSquare,
    /// Lanes and their cells where words start, in the order of plays.
    starts: Vec<(u8, u8)>,
    /// The most points that a word may earn, by start; for top plays only.
    bounds: Vec<(i32, u8, u8)>,
    set: Vec<u64>,
    found: Found,
    ranking: Ranking,
}

/// The plays found so far.
#[derive(Clone, Debug, Default)]
struct Found {
    plays: Vec<Play>,
    /// Whether only those of the most points are kept.
    top_only: bool,
}

impl Found {
    fn reset(&mut self, top_only: bool) {
        self.plays.clear();
        self.top_only = top_only;
    }

    /// The fewest points that a play is kept for.
    fn least(&self) -> i32 {
        match self.plays.first() {
            Some(top) if self.top_only => top.points,
            _ => i32::MIN,
        }
    }

    #[inline]
    fn push(&mut self, play: Play) {
        if self.top_only {
            match self.least().cmp(&play.points) {
                Ordering::Less => self.plays.clear(),
                Ordering::Equal => {}
                Ordering::Greater => return,
            }
        }
        if !self.is_full() {
            self.plays.push(play);
        }
    }

    /// Whether there are more than are given, so that looking on is in vain.
    #[inline]
    fn is_full(&self) -> bool {
        self.plays.len() > MOST_PLAYS
    }

    fn check(&self) -> Result<(), Refusal> {
        if self.is_full() {
            return Err(Refusal::TooManyPlays);
        }
        Ok(())
    }
}

impl AllPlays {
    /// The plays of `position`, best first: `limit` of them, or all when it is 0.
    ///
    /// # Errors
    /// [`Refusal::TooManyPlays`] beyond [`MOST_PLAYS`].
    pub fn plays(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        lanes: &Lanes,
        leaves: &LeaveTable,
        limit: usize,
    ) -> Result<&[Play], Refusal> {
        self.find(words, position, lanes, leaves, None)?;
        let keep = if limit == 0 { usize::MAX } else { limit };
        Ok(self.ranking.rank(&self.found.plays, keep))
    }

    /// All plays of `position`, by place and tiles; with `near` only those that begin where they may come
    /// near such cells.
    ///
    /// # Errors
    /// [`Refusal::TooManyPlays`] beyond [`MOST_PLAYS`].
    pub fn find(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        lanes: &Lanes,
        leaves: &LeaveTable,
        near: Option<&CellMasks>,
    ) -> Result<&[Play], Refusal> {
        self.found.reset(false);
        let have_left_parts = self.prepare(words, position, lanes, leaves);
        for at in 0..self.starts.len() {
            let (lane, cell) = self.starts[at];
            let near = near.map_or(!0, |near| near[usize::from(lane)]);
            let lane = lanes.lane(lane.into());
            let farthest = footprint(cell.into(), lane.cells.len());
            if near & farthest == 0 || !self.start.walk(position, lane, cell.into()) {
                continue;
            }
            if near & footprint(cell.into(), self.start.farthest()) != 0 {
                self.list_from(words, position, lane, have_left_parts);
                self.found.check()?;
            }
        }
        Ok(&self.found.plays)
    }

    /// The plays of the most points that lay at most `most` tiles, in the order of plays.
    ///
    /// Starts are taken in the order of what a word there may earn, until none may earn enough.
    ///
    /// # Errors
    /// [`Refusal::TooManyPlays`] beyond [`MOST_PLAYS`].
    pub fn top_plays(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        lanes: &Lanes,
        leaves: &LeaveTable,
        most: usize,
    ) -> Result<&[Play], Refusal> {
        self.found.reset(true);
        let have_left_parts = self.prepare(words, position, lanes, leaves);
        let values = position.rack.values(position.ruleset);
        self.bounds.clear();
        for &(lane, cell) in &self.starts {
            let walked = self
                .start
                .walk(position, lanes.lane(lane.into()), cell.into());
            if walked && self.start.lay_at_most(most) {
                let max_points = self.start.max_points(&values, i32::MIN);
                self.bounds.push((max_points, lane, cell));
            }
        }
        self.bounds.sort_unstable_by(|one, other| other.cmp(one));
        for at in 0..self.bounds.len() {
            let (max_points, lane, cell) = self.bounds[at];
            let least = self.found.least();
            if max_points < least {
                break;
            }
            let lane = lanes.lane(lane.into());
            self.start.walk(position, lane, cell.into());
            self.start.lay_at_most(most);
            self.start.max_points(&values, least);
            self.list_from(words, position, lane, have_left_parts);
            self.found.check()?;
        }
        self.found.plays.sort_unstable_by(Play::order);
        Ok(&self.found.plays)
    }

    /// Finds what the rack spells and where words start; false when it spells too much to be kept.
    fn prepare(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        lanes: &Lanes,
        leaves: &LeaveTable,
    ) -> bool {
        self.leave_map.fill(&position.rack, leaves);
        self.start.opening = position.is_opening();
        self.starts.clear();
        let rules = position.ruleset;
        let mut distance = [[0; MAX_SIDE]; 2 * MAX_SIDE];
        for (at, distance) in distance.iter_mut().enumerate().take(lanes.len()) {
            distances(position, lanes.lane(at), self.start.opening, distance);
        }
        for square in 0..rules.size() {
            let (row, column) = (square / rules.columns, square % rules.columns);
            for (lane, cell) in [(row, column), (rules.rows + column, row)] {
                if usize::from(distance[lane][cell]) <= position.rack.size {
                    self.starts.push((lane as u8, cell as u8));
                }
            }
        }
        self.left_parts.fill(words, position, &self.leave_map)
    }

    /// Lists what begins at the start; `have_left_parts` tells that the left parts of the rack are known.
    fn list_from(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        lane: Lane<'_>,
        have_left_parts: bool,
    ) {
        let start = &self.start;
        let mut descent = Descent {
            words,
            lane,
            points: &position.ruleset.points,
            leave_map: &self.leave_map,
            start,
            ends: start.ends(),
            found: &mut self.found,
            tiles: [0; MAX_SIDE],
        };
        if start.before == 0 || !have_left_parts {
            descent.search_all();
            return;
        }
        let left_parts = &self.left_parts;
        if start.before > start.most {
            let set = select(left_parts, start, start.most, None, &mut self.set);
            for_each(set, |number| descent.list_word(left_parts.get(number)));
            return;
        }
        let behind = usize::from(start.at[start.before - 1]) + 1;
        let letter = tiles::face(lane.cells[behind].tile);
        let set = select(
            left_parts,
            start,
            start.before - 1,
            Some(letter),
            &mut self.set,
        );
        for_each(set, |number| {
            let left_part = left_parts.get(number);
            if usize::from(left_part.len) < start.before {
                descent.list_word(left_part);
            } else {
                descent.extend_through(left_part, left_parts.through(number, letter));
            }
        });
    }
}

/// The words of at most `longest` tiles that may be laid at `start`, and the prefixes behind
/// which `letter` stands.
fn select<'a>(
    left_parts: &LeftParts,
    start: &StartSquare,
    longest: usize,
    letter: Option<u8>,
    set: &'a mut Vec<u64>,
) -> &'a [u64] {
    left_parts.words(start.fewest, longest, set);
    if let Some(letter) = letter {
        left_parts.add_prefixes(start.before, letter, set);
    }
    if start.crossed {
        let starts = start.before.min(start.most);
        for place in (0..starts).filter(|&place| start.cross_factor[place] > 0) {
            left_parts.keep(place, start.mask[place], set);
        }
    }
    set
}

/// Calls `with` for every number of `set`, ascending.
#[inline]
fn for_each(set: &[u64], mut with: impl FnMut(usize)) {
    for (word, &bits) in set.iter().enumerate() {
        let mut left = bits;
        while left != 0 {
            with(64 * word + left.trailing_zeros() as usize);
            left &= left - 1;
        }
    }
}

/// A way down the graph along one lane.
struct Descent<'a> {
    words: Words<'a>,
    lane: Lane<'a>,
    points: &'a [i32; 64],
    leave_map: &'a LeaveMap,
    start: &'a StartSquare,
    /// Where its words may end, as a mask over cells of the lane.
    ends: u32,
    found: &'a mut Found,
    tiles: [u8; MAX_SIDE],
}

/// What has been laid on the way.
#[derive(Clone, Copy, Default)]
struct Laid {
    /// How many tiles.
    count: usize,
    /// Which, as a set of [`LeaveMap`].
    set: u16,
    /// Their points with the factors of their letters.
    main: i32,
    /// Their points in words at right angles.
    cross: i32,
}

impl Descent<'_> {
    /// Lists every word of the start, without the left parts.
    fn search_all(&mut self) {
        let first = self.start.at[0];
        let words = self.words;
        let (node, _) = words.follow(ROOT, false, self.lane.tiles(self.start.cell, first));
        let info = words.info(node);
        // Bit n of `lengths`: a word ends n tiles on; bit n of the shifted ends: it may end there.
        if info.lengths & (self.ends >> first) != 0 {
            self.descend(info, Laid::default());
        }
    }

    /// Lists the word that `left_part` is.
    #[inline]
    fn list_word(&mut self, left_part: &LeftPart) {
        let laid = self.weigh(left_part);
        let end = self.start.cell + left_part.len;
        let mut tiles = [0; MAX_SIDE];
        tiles[..left_part.tiles.len()].copy_from_slice(&left_part.tiles);
        self.push(laid, tiles, end);
    }

    /// Lists the words that begin with `left_part` and the tiles on the board behind it.
    #[inline]
    fn extend_through(&mut self, left_part: &LeftPart, through: Through) {
        let first = self.start.at[self.start.before - 1] + 1;
        if through.lengths & (self.ends >> (first + 1)) == 0 {
            return;
        }
        let end = self.start.end[self.start.before - 1];
        let (words, tiles) = (self.words, self.lane.tiles(first + 1, end));
        let (node, accepts) = words.follow(through.node, through.lengths & 1 == 1, tiles);
        let info = words.info(node);
        let accepts = accepts && self.ends >> end & 1 == 1;
        let goes_on = info.lengths & (self.ends >> end) != 0;
        if !accepts && !goes_on {
            return;
        }
        let laid = self.weigh(left_part);
        self.tiles = [0; MAX_SIDE];
        self.tiles[..left_part.tiles.len()].copy_from_slice(&left_part.tiles);
        if accepts {
            self.push(laid, self.tiles, end);
        }
        if goes_on {
            self.descend(info, laid);
        }
    }

    #[inline]
    fn weigh(&self, left_part: &LeftPart) -> Laid {
        let main = dot(&self.start.letter_factor, &left_part.points);
        let cross = if self.start.crossed {
            dot(&self.start.cross_factor, &left_part.points)
        } else {
            0
        };
        Laid {
            count: usize::from(left_part.len),
            set: left_part.laid,
            main,
            cross,
        }
    }

    /// Lists the words that go on from the node of `info`.
    fn descend(&mut self, info: NodeInfo, laid: Laid) {
        if self.found.is_full() {
            return;
        }
        let rest = self.leave_map.letters_left(laid.set);
        let open = self.start.mask[laid.count];
        let open = open
            & if laid.count + 1 == self.start.most && self.runs_out(laid.count) {
                info.ends
            } else {
                info.tiles
            };
        self.step(info, laid, open & rest & !BLANK_LEFT, 0);
        if rest & BLANK_LEFT != 0 {
            self.step(info, laid, open, BLANK);
        }
    }

    /// Whether no tile lies behind the square of the tile `at`.
    #[inline]
    fn runs_out(&self, at: usize) -> bool {
        self.start.end[at] == self.start.at[at] + 1
    }

    /// Lays each of `letters`, as letters or as the faces of a blank, and goes on.
    fn step(&mut self, info: NodeInfo, laid: Laid, mut letters: u64, blank: u8) {
        let start = self.start;
        let at = laid.count;
        let (cell, end) = (start.at[at], start.end[at]);
        let alone = self.runs_out(at);
        let count = at + 1;
        let last = count == start.most;
        let may_end = self.ends >> end & 1 == 1;
        let slot = (cell - start.cell) as usize;
        while letters != 0 {
            let bit = letters & letters.wrapping_neg();
            letters ^= bit;
            let face = bit.trailing_zeros() as u8;
            let value = if blank == 0 {
                self.points[face as usize]
            } else {
                0
            };
            let next = Laid {
                count,
                set: laid.set + self.leave_map.stride(face | blank),
                main: laid.main + i32::from(start.letter_factor[at]) * value,
                cross: laid.cross + i32::from(start.cross_factor[at]) * value,
            };
            self.tiles[slot] = face | blank;
            if alone {
                if may_end && info.ends & bit != 0 {
                    self.push(next, self.tiles, end);
                }
                if last {
                    continue;
                }
            }
            let edge = self.words.edge(&info, bit);
            let (mut child, mut accepts) = (edge.child(), false);
            if !alone {
                let tiles = self.lane.tiles(cell + 1, end);
                (child, accepts) = self.words.follow(child, edge.accepts(), tiles);
            }
            if accepts && may_end {
                self.push(next, self.tiles, end);
            }
            if last || child == 0 {
                continue;
            }
            let info = self.words.info(child);
            if info.lengths & (self.ends >> end) != 0 {
                self.descend(info, next);
            }
        }
        self.tiles[slot] = 0;
    }

    #[inline]
    fn push(&mut self, laid: Laid, tiles: [u8; MAX_SIDE], end: u8) {
        let start = self.start;
        let factor = start.word_factor[laid.count];
        let points = factor * laid.main + laid.cross + start.fixed[laid.count];
        let mut play = Play::new(start.square, start.down, tiles, end - start.cell);
        play.points = points;
        play.equity = 1000 * i64::from(points) + self.leave_map.value(laid.set);
        self.found.push(play);
    }
}

/// The numbers of two rows multiplied and added up.
#[inline]
fn dot(factors: &Row<i16>, points: &Row<u8>) -> i32 {
    let pairs = factors.iter().zip(points);
    pairs
        .map(|(&factor, &points)| i32::from(factor) * i32::from(points))
        .sum()
}
