//! Every play of a position, in order.
//!
//! Squares are taken in the order of plays, and what starts on one is found in
//! ascending order of tiles. So only equity is left to sort by, and a stable
//! sort by counting does.
//!
//! Words that meet no tile on their way are read off the set of all words of
//! the rack; the others off the set of beginnings, and from the first tile on
//! the board down the graph.

use std::cmp::Ordering;

use crate::graph::ROOT;
use crate::ground::{Altered, reach};
use crate::lanes::{Lane, Lanes};
use crate::leaves::LeaveTable;
use crate::plays::Play;
use crate::position::Position;
use crate::ranking::Ranking;
use crate::rests::{BLANK_LEFT, Rests};
use crate::ruleset::{MAX_SIDE, Refusal};
use crate::search::MOST_PLAYS;
use crate::spellings::{Spelling, Spellings, Through};
use crate::starts::{Row, Start, distances};
use crate::tile::{self, BLANK};
use crate::words::{Hint, Words};

/// Working memory of a sweep, reused from one to the next.
#[derive(Clone, Debug, Default)]
pub struct Sweep {
    rests: Rests,
    spellings: Spellings,
    start: Start,
    /// Lanes and their cells where words start, in the order of plays.
    places: Vec<(u8, u8)>,
    /// The same with the most points that a word there may earn.
    hopes: Vec<(i32, u8, u8)>,
    set: Vec<u64>,
    found: Found,
    ranking: Ranking,
}

/// The plays found so far.
#[derive(Clone, Debug, Default)]
struct Found {
    plays: Vec<Play>,
    /// Whether only those of the most points are kept.
    tops: bool,
}

impl Found {
    fn reset(&mut self, tops: bool) {
        self.plays.clear();
        self.tops = tops;
    }

    /// The fewest points that a play is kept for.
    fn least(&self) -> i32 {
        match self.plays.first() {
            Some(top) if self.tops => top.points,
            _ => i32::MIN,
        }
    }

    #[inline]
    fn push(&mut self, play: Play) {
        if self.tops {
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

impl Sweep {
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
        near: Option<&Altered>,
    ) -> Result<&[Play], Refusal> {
        self.found.reset(false);
        let listed = self.prepare(words, position, lanes, leaves);
        for at in 0..self.places.len() {
            let (lane, cell) = self.places[at];
            let near = near.map_or(!0, |near| near[usize::from(lane)]);
            let lane = lanes.lane(lane.into());
            let farthest = reach(cell.into(), lane.cells.len());
            if near & farthest == 0 || !self.start.walk(position, lane, cell.into()) {
                continue;
            }
            if near & reach(cell.into(), self.start.farthest()) != 0 {
                self.list(words, position, lane, listed);
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
    pub fn tops(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        lanes: &Lanes,
        leaves: &LeaveTable,
        most: usize,
    ) -> Result<&[Play], Refusal> {
        self.found.reset(true);
        let listed = self.prepare(words, position, lanes, leaves);
        let values = position.rack.values(position.ruleset);
        self.hopes.clear();
        for &(lane, cell) in &self.places {
            let walked = self
                .start
                .walk(position, lanes.lane(lane.into()), cell.into());
            if walked && self.start.lay_at_most(most) {
                let hope = self.start.hope(&values, i32::MIN);
                self.hopes.push((hope, lane, cell));
            }
        }
        self.hopes.sort_unstable_by(|one, other| other.cmp(one));
        for at in 0..self.hopes.len() {
            let (hope, lane, cell) = self.hopes[at];
            let least = self.found.least();
            if hope < least {
                break;
            }
            let lane = lanes.lane(lane.into());
            self.start.walk(position, lane, cell.into());
            self.start.lay_at_most(most);
            self.start.hope(&values, least);
            self.list(words, position, lane, listed);
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
        self.rests.fill(&position.rack, leaves);
        self.start.opening = position.is_opening();
        self.places.clear();
        let rules = position.ruleset;
        let mut distance = [[0; MAX_SIDE]; 2 * MAX_SIDE];
        for (at, distance) in distance.iter_mut().enumerate().take(lanes.len()) {
            distances(position, lanes.lane(at), self.start.opening, distance);
        }
        for square in 0..rules.size() {
            let (row, column) = (square / rules.columns, square % rules.columns);
            for (lane, cell) in [(row, column), (rules.rows + column, row)] {
                if usize::from(distance[lane][cell]) <= position.rack.size {
                    self.places.push((lane as u8, cell as u8));
                }
            }
        }
        self.spellings.fill(words, position, &self.rests)
    }

    /// Lists what begins at the start; `listed` tells that the spellings of the rack are known.
    fn list(&mut self, words: Words<'_>, position: &Position<'_>, lane: Lane<'_>, listed: bool) {
        let start = &self.start;
        let mut descent = Descent {
            words,
            lane,
            points: &position.ruleset.points,
            rests: &self.rests,
            start,
            ends: start.ends(),
            found: &mut self.found,
            tiles: [0; MAX_SIDE],
        };
        if start.before == 0 || !listed {
            descent.begin();
            return;
        }
        let spellings = &self.spellings;
        if start.before > start.most {
            let set = choose(spellings, start, start.most, None, &mut self.set);
            each(set, |number| descent.lay(spellings.get(number)));
            return;
        }
        let behind = usize::from(start.at[start.before - 1]) + 1;
        let letter = tile::face(lane.cells[behind].tile);
        let set = choose(
            spellings,
            start,
            start.before - 1,
            Some(letter),
            &mut self.set,
        );
        each(set, |number| {
            let spelling = spellings.get(number);
            if usize::from(spelling.len) < start.before {
                descent.lay(spelling);
            } else {
                descent.go_on(spelling, spellings.through(number, letter));
            }
        });
    }
}

/// The words of at most `longest` tiles that may be laid at `start`, and the beginnings behind
/// which `letter` stands.
fn choose<'a>(
    spellings: &Spellings,
    start: &Start,
    longest: usize,
    letter: Option<u8>,
    set: &'a mut Vec<u64>,
) -> &'a [u64] {
    spellings.words(start.fewest, longest, set);
    if let Some(letter) = letter {
        spellings.add_beginnings(start.before, letter, set);
    }
    if start.crossed {
        let places = start.before.min(start.most);
        for place in (0..places).filter(|&place| start.cross_factor[place] > 0) {
            spellings.keep(place, start.mask[place], set);
        }
    }
    set
}

/// Calls `with` for every number of `set`, ascending.
#[inline]
fn each(set: &[u64], mut with: impl FnMut(usize)) {
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
    rests: &'a Rests,
    start: &'a Start,
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
    /// Which, as a set of [`Rests`].
    set: u16,
    /// Their points with the factors of their letters.
    main: i32,
    /// Their points in words at right angles.
    cross: i32,
}

impl Descent<'_> {
    /// Lists every word of the start, without the spellings.
    fn begin(&mut self) {
        let first = self.start.at[0];
        let words = self.words;
        let (node, _) = words.follow(ROOT, false, self.lane.tiles(self.start.cell, first));
        let hint = words.hint(node);
        if hint.lengths & (self.ends >> first) != 0 {
            self.descend(hint, Laid::default());
        }
    }

    /// Lists the word that `spelling` is.
    #[inline]
    fn lay(&mut self, spelling: &Spelling) {
        let laid = self.weigh(spelling);
        let end = self.start.cell + spelling.len;
        let mut tiles = [0; MAX_SIDE];
        tiles[..spelling.tiles.len()].copy_from_slice(&spelling.tiles);
        self.push(laid, tiles, end);
    }

    /// Lists the words that begin with `spelling` and the tiles on the board behind it.
    #[inline]
    fn go_on(&mut self, spelling: &Spelling, through: Through) {
        let first = self.start.at[self.start.before - 1] + 1;
        if through.lengths & (self.ends >> (first + 1)) == 0 {
            return;
        }
        let end = self.start.end[self.start.before - 1];
        let (words, tiles) = (self.words, self.lane.tiles(first + 1, end));
        let (node, accepts) = words.follow(through.node, through.lengths & 1 == 1, tiles);
        let hint = words.hint(node);
        let accepts = accepts && self.ends >> end & 1 == 1;
        let goes_on = hint.lengths & (self.ends >> end) != 0;
        if !accepts && !goes_on {
            return;
        }
        let laid = self.weigh(spelling);
        self.tiles = [0; MAX_SIDE];
        self.tiles[..spelling.tiles.len()].copy_from_slice(&spelling.tiles);
        if accepts {
            self.push(laid, self.tiles, end);
        }
        if goes_on {
            self.descend(hint, laid);
        }
    }

    #[inline]
    fn weigh(&self, spelling: &Spelling) -> Laid {
        let main = dot(&self.start.letter_factor, &spelling.points);
        let cross = if self.start.crossed {
            dot(&self.start.cross_factor, &spelling.points)
        } else {
            0
        };
        Laid {
            count: usize::from(spelling.len),
            set: spelling.laid,
            main,
            cross,
        }
    }

    /// Lists the words that go on from the node of `hint`.
    fn descend(&mut self, hint: Hint, laid: Laid) {
        if self.found.is_full() {
            return;
        }
        let rest = self.rests.tiles(laid.set);
        let open = self.start.mask[laid.count];
        let open = open
            & if laid.count + 1 == self.start.most && self.runs_out(laid.count) {
                hint.ends
            } else {
                hint.tiles
            };
        self.step(hint, laid, open & rest & !BLANK_LEFT, 0);
        if rest & BLANK_LEFT != 0 {
            self.step(hint, laid, open, BLANK);
        }
    }

    /// Whether no tile lies behind the square of the tile `at`.
    #[inline]
    fn runs_out(&self, at: usize) -> bool {
        self.start.end[at] == self.start.at[at] + 1
    }

    /// Lays each of `letters`, as letters or as the faces of a blank, and goes on.
    fn step(&mut self, hint: Hint, laid: Laid, mut letters: u64, blank: u8) {
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
                set: laid.set + self.rests.stride(face | blank),
                main: laid.main + i32::from(start.letter_factor[at]) * value,
                cross: laid.cross + i32::from(start.cross_factor[at]) * value,
            };
            self.tiles[slot] = face | blank;
            if alone {
                if may_end && hint.ends & bit != 0 {
                    self.push(next, self.tiles, end);
                }
                if last {
                    continue;
                }
            }
            let edge = self.words.edge(&hint, bit);
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
            let hint = self.words.hint(child);
            if hint.lengths & (self.ends >> end) != 0 {
                self.descend(hint, next);
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
        play.equity = 1000 * i64::from(points) + self.rests.value(laid.set);
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
