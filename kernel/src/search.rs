//! Generation of plays: all of them, or the best few without looking at most.

use crate::descent::Descent;
use crate::goals::Goals;
use crate::hunt::{Hunt, Prospects};
use crate::lanes::Lanes;
use crate::leaves::{LeaveTable, Leaves};
use crate::plays::{Best, Play};
use crate::position::Position;
use crate::reach::{Bounds, Reach, Stock};
use crate::ruleset::Refusal;
use crate::slots::Slots;
use crate::subracks::Subracks;
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
#[derive(Clone, Debug, Default)]
pub struct Search {
    lanes: Lanes,
    slots: Slots,
    subracks: Subracks,
    prospects: Prospects,
    leaves: LeaveTable,
    goals: Goals,
    places: Vec<Place>,
    best: Best,
    sweep: Sweep,
}

impl Search {
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
        self.lanes.fill(words, position);
        self.leaves.fill(&position.rack, leaves);
        if (1..=FEW).contains(&limit) {
            self.best.reset(limit);
            if position.ruleset.is_narrow() {
                self.hunt(words, position);
            } else {
                self.find_best(words, position);
            }
            return Ok(self.best.plays());
        }
        self.sweep
            .plays(words, position, &self.lanes, &self.leaves, limit)
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
        self.lanes.fill(words, position);
        self.leaves.fill(&position.rack, None);
        self.sweep
            .tops(words, position, &self.lanes, &self.leaves, most)
    }

    /// What the tiles kept after the last search are worth.
    #[must_use]
    pub fn leaves(&self) -> &LeaveTable {
        &self.leaves
    }

    fn hunt(&mut self, words: Words<'_>, position: &Position<'_>) {
        self.slots.fill(&mut self.lanes, position);
        self.subracks.fill(position, &self.leaves);
        let hunt = Hunt {
            words,
            position,
            lanes: &self.lanes,
            slots: &self.slots,
            subracks: &self.subracks,
            letters: !0 >> (63 - position.ruleset.letters) & !1,
            flat: self.leaves.is_flat(),
        };
        hunt.run(&mut self.prospects, &mut self.best);
    }

    /// Looks into places in the order of what they may earn, until no place may earn enough.
    fn find_best(&mut self, words: Words<'_>, position: &Position<'_>) {
        let stock = Stock::of(position);
        let bounds = Bounds::new(position);
        self.find_places(position, &bounds, &stock);
        let mut reach = Reach::default();
        for place in &self.places {
            let lane = self.lanes.lane(place.lane as usize);
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
            self.goals.set(position, &bounds, &reach, &self.leaves);
            let mut descent = Descent::new(words, position, lane, &reach, &self.leaves);
            descent.probe(&mut self.goals, &mut self.best);
        }
    }

    fn find_places(&mut self, position: &Position<'_>, bounds: &Bounds, stock: &Stock<'_>) {
        self.places.clear();
        let mut reach = Reach::default();
        for at in 0..self.lanes.len() {
            let lane = self.lanes.lane(at);
            for start in 0..lane.cells.len() {
                if !reach.walk(stock, lane, start) {
                    continue;
                }
                self.goals.set(position, bounds, &reach, &self.leaves);
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
