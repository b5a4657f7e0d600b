//! Generation of plays: all of them, or the best few without looking at most.

use crate::descent::Descent;
use crate::goals::Goals;
use crate::ground::{self, Ground};
use crate::hunt::{Below, Hunt};
use crate::leaves::{LeaveTable, Leaves};
use crate::plays::{Best, Play};
use crate::position::Position;
use crate::prospect::Prospect;
use crate::racks::Racks;
use crate::reach::{Bounds, Reach, Stock};
use crate::ruleset::Refusal;
use crate::sight::Sight;
use crate::sweep::Sweep;
use crate::words::Words;

/// The most plays that are bounded instead of listed.
const FEW: usize = 64;

/// The most plays that are listed at all.
pub const MOST_PLAYS: usize = 1 << 22;

/// A square where words start in a lane, and the most they may earn.
#[derive(Clone, Copy, Debug)]
struct Place {
    lane: u8,
    start: u8,
    points: i32,
    equity: i64,
}

/// Working memory of a search, reused from one to the next.
#[derive(Clone, Debug)]
pub struct Search {
    /// What is known of the board attended to, and of others by their numbers.
    sight: Sight,
    aside: Vec<Sight>,
    ground: Ground,
    at: usize,
    racks: Racks,
    prospects: Vec<Prospect>,
    goals: Goals,
    places: Vec<Place>,
    best: Best,
    sweep: Sweep,
}

impl Default for Search {
    fn default() -> Self {
        Self::remembering(1)
    }
}

impl Search {
    /// A search that remembers what it found out about so many racks.
    #[must_use]
    pub fn remembering(racks: usize) -> Self {
        Self {
            sight: Sight::default(),
            aside: Vec::new(),
            ground: Ground::default(),
            at: 0,
            racks: Racks::new(racks),
            prospects: Vec::new(),
            goals: Goals::default(),
            places: Vec::new(),
            best: Best::default(),
            sweep: Sweep::default(),
        }
    }

    /// Attends to board `number`: boards that come back, or come back nearly, are best kept apart.
    pub fn attend(&mut self, number: usize) {
        self.ground.bears = false;
        if number != self.at {
            let most = number.max(self.at) + 1;
            if self.aside.len() < most {
                self.aside.resize_with(most, Sight::default);
            }
            std::mem::swap(&mut self.sight, &mut self.aside[self.at]);
            std::mem::swap(&mut self.sight, &mut self.aside[number]);
            self.at = number;
        }
    }

    /// Attends to board `number`, which is `ground` with a few tiles more: of a rack that is met again
    /// on such boards only what they alter is looked at.
    pub fn attend_on(&mut self, number: usize, ground: &[u8]) {
        self.attend(number);
        self.ground.bear(ground);
    }

    /// Attends to board `number`, which starts from what is known of board `from`.
    pub fn attend_from(&mut self, number: usize, from: usize) {
        self.attend(number);
        if let Some(from) = self.aside.get(from).filter(|_| from != number) {
            self.sight.copy(from);
        }
    }

    /// The plays of `position`, best first: `limit` of them, or all when it is 0.
    ///
    /// # Errors
    /// [`Refusal::TooManyPlays`] beyond [`MOST_PLAYS`].
    pub fn plays(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        leaves: Option<&Leaves>,
        limit: usize,
    ) -> Result<&[Play], Refusal> {
        self.sight.lanes.fill(words, position);
        self.racks.turn_to(words, position, leaves);
        if (1..=FEW).contains(&limit) {
            self.best.reset(limit);
            let on_ground = limit == 1 && self.fill_ground(words, position);
            if !position.ruleset.is_narrow() {
                self.find_best(words, position);
            } else if position.rack.blanks > 0 || words.anagrams().know_all() {
                self.hunt(words, position, on_ground);
            } else if !self.list_best(words, position, on_ground) {
                self.hunt(words, position, false);
            }
            return Ok(self.best.plays());
        }
        let leaves = &self.racks.current().leaves;
        self.sweep
            .plays(words, position, &self.sight.lanes, leaves, limit)
    }

    /// All plays of `position` that earn the most points and lay at most `most` tiles, in order.
    ///
    /// # Errors
    /// [`Refusal::TooManyPlays`] beyond [`MOST_PLAYS`].
    pub fn tops(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        most: usize,
    ) -> Result<&[Play], Refusal> {
        self.sight.lanes.fill(words, position);
        self.racks.turn_to(words, position, None);
        let leaves = &self.racks.current().leaves;
        self.sweep
            .tops(words, position, &self.sight.lanes, leaves, most)
    }

    /// What the tiles kept after the last search are worth.
    #[must_use]
    pub fn leaves(&self) -> &LeaveTable {
        &self.racks.current().leaves
    }

    /// Makes ready what the board attended to lies on; false when it lies on nothing that is known.
    fn fill_ground(&mut self, words: Words<'_>, position: &Position<'_>) -> bool {
        let Self { ground, sight, .. } = self;
        if !ground.bears || ground.board.len() != position.board.len() {
            return false;
        }
        let below = Position {
            board: &ground.board,
            ..position.clone()
        };
        if below.is_opening() != position.is_opening() {
            return false;
        }
        ground.sight.lanes.fill(words, &below);
        ground.sight.slots.fill(&mut ground.sight.lanes, &below);
        sight.compare(ground);
        true
    }

    /// Takes the best of all plays: faster than a hunt where the words are too many for filters and the rack
    /// has no blank. On a ground only those are listed that are not as there. False when there are too many.
    fn list_best(&mut self, words: Words<'_>, position: &Position<'_>, on_ground: bool) -> bool {
        let held = self.racks.current_mut();
        let (mut near, mut same) = (None, None);
        if on_ground {
            let (ground, altered) = (&self.ground, self.sight.altered());
            if held.known(ground.number).is_none() {
                let (lanes, limit) = (&ground.sight.lanes, ground::PLAYS);
                let found = self
                    .sweep
                    .plays(words, position, lanes, &held.leaves, limit);
                let Ok(plays) = found else {
                    return false;
                };
                held.learn(ground.number, plays);
            }
            let known = held.known(ground.number).unwrap_or_default();
            let (rows, columns) = (position.ruleset.rows, position.ruleset.columns);
            let stays = |play: &&Play| ground::stays(play, altered, rows, columns);
            same = known.iter().find(stays);
            near = (same.is_some() || known.len() < ground::PLAYS).then_some(altered);
        }
        let (lanes, leaves) = (&self.sight.lanes, &held.leaves);
        let Ok(plays) = self.sweep.find(words, position, lanes, leaves, near) else {
            return false;
        };
        for play in same.into_iter().chain(plays) {
            self.best.offer(play);
        }
        true
    }

    fn hunt(&mut self, words: Words<'_>, position: &Position<'_>, on_ground: bool) {
        self.sight.slots.fill(&mut self.sight.lanes, position);
        let held = self.racks.current_mut();
        held.list(position);
        let below = Below {
            field: self.ground.sight.field(),
            number: self.ground.number,
            altered: self.sight.altered(),
        };
        let mut hunt = Hunt {
            words,
            position,
            field: self.sight.field(),
            below: on_ground.then_some(below),
            held,
            letters: !0 >> (63 - position.ruleset.letters) & !1,
        };
        hunt.run(&mut self.prospects, &mut self.best);
    }

    /// Looks into places in the order of what they may earn, until no place may earn enough.
    fn find_best(&mut self, words: Words<'_>, position: &Position<'_>) {
        let stock = Stock::of(position);
        let bounds = Bounds::new(position);
        self.find_places(position, &bounds, &stock);
        let mut reach = Reach::default();
        let leaves = &self.racks.current().leaves;
        for place in &self.places {
            let lane = self.sight.lanes.lane(place.lane as usize);
            if let Some(worst) = self.best.worst() {
                if place.equity < worst.equity {
                    break;
                }
                let level = place.equity == worst.equity && place.points <= worst.points;
                let start = lane.square(place.start as usize) as u16;
                if level && (place.points < worst.points || (start, lane.down) > worst.place()) {
                    continue;
                }
            }
            reach.walk(&stock, lane, place.start as usize);
            self.goals.set(position, &bounds, &reach, leaves);
            let mut descent = Descent::new(words, position, lane, &reach, leaves);
            descent.probe(&mut self.goals, &mut self.best);
        }
    }

    fn find_places(&mut self, position: &Position<'_>, bounds: &Bounds, stock: &Stock<'_>) {
        self.places.clear();
        let mut reach = Reach::default();
        let leaves = &self.racks.current().leaves;
        for at in 0..self.sight.lanes.len() {
            let lane = self.sight.lanes.lane(at);
            for start in 0..lane.cells.len() {
                if !reach.walk(stock, lane, start) {
                    continue;
                }
                self.goals.set(position, bounds, &reach, leaves);
                let (points, equity) = self.goals.most();
                self.places.push(Place {
                    lane: at as u8,
                    start: start as u8,
                    points,
                    equity,
                });
            }
        }
        let order = |place: &Place| (-place.equity, place.lane, place.start);
        self.places.sort_unstable_by_key(order);
    }
}
