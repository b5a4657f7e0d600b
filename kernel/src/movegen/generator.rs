//! The move generator: all plays, or the best few without looking at most.
//!
//! It chooses among three ways to the best plays: by slots under bounds (`best_play`), by listing
//! all plays and taking the best (`all_plays`), and, for racks and premiums that the vectors of
//! slots do not hold, by starts under bounds (`wide_rack`).

use crate::board::changes::is_unaffected;
use crate::board::play::{BestPlays, Play};
use crate::board::position::Position;
use crate::board::ruleset::Refusal;
use crate::leaves::values::{LeaveTable, Leaves};
use crate::lexicon::words::Words;
use crate::movegen::all_plays::search::AllPlays;
use crate::movegen::best_play::search::{Base, BestPlaySearch};
use crate::movegen::incremental::base_board::{self, BaseBoard};
use crate::movegen::incremental::board_cache::BoardCache;
use crate::movegen::incremental::rack_cache::RackCache;
use crate::movegen::slots::bounded::BoundedSlot;
use crate::movegen::wide_rack::descent::Descent;
use crate::movegen::wide_rack::length_bounds::LengthBounds;
use crate::movegen::word_start::{PointBounds, TileSupply, WordStart};

/// The longest list of best plays that is searched for under bounds; longer ones are cut from all plays.
const MOST_BEST: usize = 64;

/// A square where words start in a lane, and the most they may earn.
#[derive(Clone, Copy, Debug)]
struct BoundedStart {
    lane: u8,
    start: u8,
    points: i32,
    equity: i64,
}

/// A move generator with its working memory and caches, reused from one position to the next.
#[derive(Clone, Debug)]
pub struct MoveGenerator {
    /// Of the selected board.
    current: BoardCache,
    /// Of the other boards, by their numbers; the place of the selected one is empty.
    others: Vec<BoardCache>,
    base: BaseBoard,
    /// The number of the selected board.
    number: usize,
    rack_cache: RackCache,
    /// Memory for the heap of slots.
    heap: Vec<BoundedSlot>,
    length_bounds: LengthBounds,
    starts: Vec<BoundedStart>,
    best: BestPlays,
    all_plays: AllPlays,
}

impl Default for MoveGenerator {
    fn default() -> Self {
        Self::with_rack_cache(1)
    }
}

impl MoveGenerator {
    /// A generator that keeps what it found out about the last `racks` racks.
    #[must_use]
    pub fn with_rack_cache(racks: usize) -> Self {
        Self {
            current: BoardCache::default(),
            others: Vec::new(),
            base: BaseBoard::default(),
            number: 0,
            rack_cache: RackCache::new(racks),
            heap: Vec::new(),
            length_bounds: LengthBounds::default(),
            starts: Vec::new(),
            best: BestPlays::default(),
            all_plays: AllPlays::default(),
        }
    }

    /// Selects the cache of board `number`: boards that come back, or come back nearly, are best kept apart.
    pub fn select_board(&mut self, number: usize) {
        self.base.in_use = false;
        if number != self.number {
            let most = number.max(self.number) + 1;
            if self.others.len() < most {
                self.others.resize_with(most, BoardCache::default);
            }
            std::mem::swap(&mut self.current, &mut self.others[self.number]);
            std::mem::swap(&mut self.current, &mut self.others[number]);
            self.number = number;
        }
    }

    /// Selects board `number`, which is `base` with a few tiles more: for a rack that was searched before on
    /// such a board, only what the tiles change is searched.
    pub fn select_board_on(&mut self, number: usize, base: &[u8]) {
        self.select_board(number);
        self.base.set(base);
    }

    /// Selects board `number` and starts from the cache of board `from`.
    pub fn select_copy(&mut self, number: usize, from: usize) {
        self.select_board(number);
        if let Some(from) = self.others.get(from).filter(|_| from != number) {
            self.current.become_copy_of(from);
        }
    }

    /// The plays of `position`, best first: `limit` of them, or all when it is 0.
    ///
    /// # Errors
    /// [`Refusal::TooManyPlays`] beyond [`MOST_PLAYS`](crate::board::play::MOST_PLAYS).
    pub fn plays(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        leaves: Option<&Leaves>,
        limit: usize,
    ) -> Result<&[Play], Refusal> {
        self.current.lanes.fill(words, position);
        self.rack_cache.select(words, position, leaves);
        if (1..=MOST_BEST).contains(&limit) {
            self.best.reset(limit);
            let on_base = limit == 1 && self.fill_base(words, position);
            if !position.ruleset.is_narrow() {
                self.find_by_starts(words, position);
            } else if position.rack.blanks > 0 || words.anagrams().know_all() {
                self.find_by_slots(words, position, on_base);
            } else if !self.find_by_listing(words, position, on_base) {
                self.find_by_slots(words, position, false);
            }
            return Ok(self.best.plays());
        }
        let leaves = &self.rack_cache.selected().leaves;
        self.all_plays
            .plays(words, position, &self.current.lanes, leaves, limit)
    }

    /// All plays of `position` that earn the most points and lay at most `most` tiles, in order.
    ///
    /// # Errors
    /// [`Refusal::TooManyPlays`] beyond [`MOST_PLAYS`](crate::board::play::MOST_PLAYS).
    pub fn top_plays(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        most: usize,
    ) -> Result<&[Play], Refusal> {
        self.current.lanes.fill(words, position);
        self.rack_cache.select(words, position, None);
        let leaves = &self.rack_cache.selected().leaves;
        self.all_plays
            .top_plays(words, position, &self.current.lanes, leaves, most)
    }

    /// What the tiles kept after the last search are worth.
    #[must_use]
    pub fn leaves(&self) -> &LeaveTable {
        &self.rack_cache.selected().leaves
    }

    /// Fills the cache of the base board; false when the selected board has none.
    fn fill_base(&mut self, words: Words<'_>, position: &Position<'_>) -> bool {
        let Self { base, current, .. } = self;
        if !base.in_use || base.board.len() != position.board.len() {
            return false;
        }
        let base_position = Position {
            board: &base.board,
            ..position.clone()
        };
        if base_position.is_opening() != position.is_opening() {
            return false;
        }
        base.cache.lanes.fill(words, &base_position);
        base.cache.slots.fill(&mut base.cache.lanes, &base_position);
        current.compare(base.number, &base.cache.lanes);
        true
    }

    /// Lists all plays and takes the best: faster than the search by slots where the words are too many for
    /// filters and the rack has no blank. On a base board only the plays that differ from those there are
    /// listed. False when there are too many.
    fn find_by_listing(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        on_base: bool,
    ) -> bool {
        let rack = self.rack_cache.selected_mut();
        let (mut near, mut unaffected) = (None, None);
        if on_base {
            let (base, changed) = (&self.base, self.current.changed());
            if rack.best_plays(base.number).is_none() {
                let (lanes, limit) = (&base.cache.lanes, base_board::PLAYS);
                let found = self
                    .all_plays
                    .plays(words, position, lanes, &rack.leaves, limit);
                let Ok(plays) = found else {
                    return false;
                };
                rack.set_best_plays(base.number, plays);
            }
            let known = rack.best_plays(base.number).unwrap_or_default();
            let (rows, columns) = (position.ruleset.rows, position.ruleset.columns);
            let stays = |play: &&Play| is_unaffected(play, changed, rows, columns);
            unaffected = known.iter().find(stays);
            near = (unaffected.is_some() || known.len() < base_board::PLAYS).then_some(changed);
        }
        let (lanes, leaves) = (&self.current.lanes, &rack.leaves);
        let Ok(plays) = self.all_plays.find(words, position, lanes, leaves, near) else {
            return false;
        };
        for play in unaffected.into_iter().chain(plays) {
            self.best.offer(play);
        }
        true
    }

    /// Finds the best plays by looking at the slots of the highest bounds first.
    fn find_by_slots(&mut self, words: Words<'_>, position: &Position<'_>, on_base: bool) {
        self.current.slots.fill(&mut self.current.lanes, position);
        let rack = self.rack_cache.selected_mut();
        rack.list_subracks(position);
        let base = Base {
            view: self.base.cache.view(),
            number: self.base.number,
            changed: self.current.changed(),
        };
        let mut search = BestPlaySearch {
            words,
            position,
            view: self.current.view(),
            base: on_base.then_some(base),
            rack,
            letters: !0 >> (63 - position.ruleset.letters) & !1,
        };
        search.run(&mut self.heap, &mut self.best);
    }

    /// Finds the best plays by looking at the starts of the highest bounds first.
    fn find_by_starts(&mut self, words: Words<'_>, position: &Position<'_>) {
        let supply = TileSupply::of(position);
        let bounds = PointBounds::new(position);
        self.bound_starts(position, &bounds, &supply);
        let mut word_start = WordStart::default();
        let leaves = &self.rack_cache.selected().leaves;
        for bounded in &self.starts {
            let lane = self.current.lanes.lane(bounded.lane as usize);
            if let Some(worst) = self.best.worst() {
                if bounded.equity < worst.equity {
                    break;
                }
                let level = bounded.equity == worst.equity && bounded.points <= worst.points;
                let start = lane.square(bounded.start as usize) as u16;
                if level && (bounded.points < worst.points || (start, lane.down) > worst.place()) {
                    continue;
                }
            }
            word_start.walk(&supply, lane, bounded.start as usize);
            self.length_bounds
                .set(position, &bounds, &word_start, leaves);
            let mut descent = Descent::new(words, position, lane, &word_start, leaves);
            descent.offer_plays(&mut self.length_bounds, &mut self.best);
        }
    }

    /// Bounds what begins on each square of each lane, the highest bound first.
    fn bound_starts(
        &mut self,
        position: &Position<'_>,
        bounds: &PointBounds,
        supply: &TileSupply<'_>,
    ) {
        self.starts.clear();
        let mut word_start = WordStart::default();
        let leaves = &self.rack_cache.selected().leaves;
        for at in 0..self.current.lanes.len() {
            let lane = self.current.lanes.lane(at);
            for start in 0..lane.cells.len() {
                if !word_start.walk(supply, lane, start) {
                    continue;
                }
                self.length_bounds
                    .set(position, bounds, &word_start, leaves);
                let (points, equity) = self.length_bounds.most();
                self.starts.push(BoundedStart {
                    lane: at as u8,
                    start: start as u8,
                    points,
                    equity,
                });
            }
        }
        let by_bound = |bounded: &BoundedStart| (-bounded.equity, bounded.lane, bounded.start);
        self.starts.sort_unstable_by_key(by_bound);
    }
}
