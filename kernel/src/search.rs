//! Generation of plays: all of them, or the best few without looking at most.

use crate::descent::{Descent, Goal};
use crate::guide::Words;
use crate::lanes::Lanes;
use crate::leaves::{LeaveTable, Leaves};
use crate::plays::{Best, Play};
use crate::position::Position;
use crate::reach::{Bounds, Reach};
use crate::ruleset::{MAX_RACK, Refusal};

/// The most plays that are bounded instead of listed.
const FEW: usize = 64;

/// The most plays that are listed at all.
pub const MOST_PLAYS: usize = 1 << 22;

/// A slot: words that start on one square, lay one number of tiles, and may earn so much.
#[derive(Clone, Copy, Debug)]
struct Slot {
    lane: u8,
    start: u8,
    laid: u8,
    points: i32,
    equity: i64,
}

/// Working memory of a search, reused from one to the next.
#[derive(Clone, Debug, Default)]
pub struct Search {
    lanes: Lanes,
    leaves: LeaveTable,
    slots: Vec<Slot>,
    order: Vec<(i64, u32)>,
    best: Best,
    all: Vec<Play>,
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
        self.lanes.fill(words.graph, position);
        self.leaves.fill(&position.rack, leaves);
        if (1..=FEW).contains(&limit) {
            self.best.reset(limit);
            self.find_best(words, position);
            return Ok(self.best.plays());
        }
        self.all.clear();
        self.list_all(words, position)?;
        self.all.sort_unstable_by(Play::order);
        let keep = if limit == 0 {
            self.all.len()
        } else {
            limit.min(self.all.len())
        };
        Ok(&self.all[..keep])
    }

    fn list_all(&mut self, words: Words<'_>, position: &Position<'_>) -> Result<(), Refusal> {
        let opening = position.is_opening();
        let mut reach = Reach::default();
        for at in 0..self.lanes.len() {
            let lane = self.lanes.lane(at);
            for start in 0..lane.cells.len() {
                if !reach.walk(position, lane, start, opening) {
                    continue;
                }
                let mut descent = Descent::new(words, position, lane, &reach, &self.leaves);
                descent.sweep(&mut self.all, MOST_PLAYS + 1);
                if self.all.len() > MOST_PLAYS {
                    return Err(Refusal::TooManyPlays);
                }
            }
        }
        Ok(())
    }

    /// Looks into slots in the order of what they may earn, until no slot may earn enough.
    fn find_best(&mut self, words: Words<'_>, position: &Position<'_>) {
        let opening = position.is_opening();
        let bounds = Bounds::new(position);
        self.find_slots(position, &bounds, opening);
        let mut reach = Reach::default();
        for &(_, at) in &self.order {
            let slot = self.slots[at as usize];
            let lane = self.lanes.lane(slot.lane as usize);
            let place = (lane.square(slot.start as usize) as u16, lane.down);
            if let Some(worst) = self.best.worst() {
                if slot.equity < worst.equity {
                    break;
                }
                let level = slot.equity == worst.equity && slot.points <= worst.points;
                if level && (slot.points < worst.points || place > worst.place()) {
                    continue;
                }
            }
            reach.walk(position, lane, slot.start as usize, opening);
            let mut descent = Descent::new(words, position, lane, &reach, &self.leaves);
            descent.probe(
                &Goal::new(position, &bounds, &reach, &self.leaves, slot.laid as usize),
                &mut self.best,
            );
        }
    }

    fn find_slots(&mut self, position: &Position<'_>, bounds: &Bounds, opening: bool) {
        self.slots.clear();
        let mut reach = Reach::default();
        let mut factors = [0; MAX_RACK];
        for at in 0..self.lanes.len() {
            let lane = self.lanes.lane(at);
            for start in 0..lane.cells.len() {
                if !reach.walk(position, lane, start, opening) {
                    continue;
                }
                for laid in reach.fewest..=reach.most {
                    let fixed = reach.weigh(position.ruleset, laid, &mut factors);
                    let points = fixed + bounds.most(reach.filled(laid), &factors);
                    self.slots.push(Slot {
                        lane: at as u8,
                        start: start as u8,
                        laid: laid as u8,
                        points,
                        equity: 1000 * i64::from(points) + self.leaves.best(laid),
                    });
                }
            }
        }
        self.order.clear();
        let order = self.slots.iter().enumerate();
        self.order
            .extend(order.map(|(at, slot)| (-slot.equity, at as u32)));
        self.order.sort_unstable();
    }
}
