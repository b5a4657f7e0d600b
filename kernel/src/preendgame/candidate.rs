//! A move of a pre-endgame, and what is known of it for every ordering of the hidden tiles.

use std::collections::BTreeMap;

use crate::board::play::Play;
use crate::board::ruleset::Ruleset;
use crate::endgame::INFINITE;
use crate::game::state::GameState;
use crate::tiles::{BLANK, is_blank};

use super::deals::{Deal, deals, sorted};

/// What may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Tiles laid.
    Play(Play),
    /// Tiles exchanged, ascending.
    Exchange(Vec<u8>),
    /// Nothing.
    Pass,
}

/// By the tiles of the other: the sum of the leads that moves came to, and how many they are.
pub type LeadsByRack = BTreeMap<Vec<u8>, (i64, i64)>;

/// A deal, and by how much the mover leads at the end of it.
#[derive(Clone, Debug)]
pub struct Case {
    /// How the tiles lie.
    pub deal: Deal,
    /// How many orderings come to it.
    pub weight: u64,
    /// The final lead is proven to be at least this.
    pub lower: i32,
    /// The final lead is proven to be at most this.
    pub upper: i32,
    /// The best guess at it; None before any look.
    pub guess: Option<i32>,
}

impl Case {
    /// Whether it is proven to be won, drawn or lost.
    pub fn is_decided(&self) -> bool {
        self.lower > 0 || self.upper < 0 || self.lower == self.upper
    }

    /// The lead to expect: its own guess, or else the mean of those of the same tiles on the
    /// other's rack.
    pub fn expected_lead(&self, leads: &LeadsByRack) -> i64 {
        if let Some(guess) = self.guess {
            return guess.into();
        }
        leads
            .get(&self.deal.theirs)
            .map_or(0, |&(sum, count)| sum / count)
    }

    /// Adds its lead to those of others.
    pub fn record(&self, leads: &mut LeadsByRack) {
        if let Some(guess) = self.guess {
            let expected_lead = leads.entry(self.deal.theirs.clone()).or_default();
            *expected_lead = (expected_lead.0 + i64::from(guess), expected_lead.1 + 1);
        }
    }

    /// Whether it is first to be asked if it is won, rather than if it is lost.
    pub fn asks_for_win(&self) -> bool {
        self.upper > 0 && (self.lower == 0 || self.guess.is_some_and(|guess| guess > 0))
    }

    /// Takes in what was found.
    pub fn take(&mut self, found: Found) {
        self.lower = self.lower.max(found.lower);
        self.upper = self.upper.min(found.upper);
        debug_assert!(self.lower <= self.upper, "{self:?}");
        self.guess = Some(found.guess.max(self.lower).min(self.upper));
    }
}

/// What was found of the final lead.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// It is at least this.
    pub lower: i32,
    /// It is at most this.
    pub upper: i32,
    /// The best guess at it.
    pub guess: i32,
}

impl Found {
    /// It is `lead`.
    pub const fn exactly(lead: i32) -> Self {
        Self {
            lower: lead,
            upper: lead,
            guess: lead,
        }
    }
}

/// A move with its cases.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// What is done.
    pub step: Step,
    /// Points of the turn.
    pub points: i32,
    /// The cases, once it has been looked at.
    pub cases: Vec<Case>,
    /// Whether the bag still holds tiles behind it.
    pub open: bool,
    /// Whether it is proven to be worse than another.
    pub dismissed: bool,
    /// It is proven to win at least and at most these shares.
    pub bounds: (f64, f64),
}

impl Candidate {
    /// A move not looked at yet.
    pub fn new(step: Step) -> Self {
        let points = match &step {
            Step::Play(play) => play.points,
            _ => 0,
        };
        Self {
            step,
            points,
            cases: Vec::new(),
            open: false,
            dismissed: false,
            bounds: (0.0, 1.0),
        }
    }

    /// Recomputes the bounds.
    pub fn bound(&mut self) {
        let mut sums = Sums::default();
        self.cases.iter().for_each(|case| sums.add(case));
        self.bounds = sums.bounds();
    }

    /// Lists the cases; `state` is the game before the move, the other's rack and the bag unknown.
    pub fn open_cases(&mut self, state: &GameState, rack_size: usize, unseen: &[u8], bag: usize) {
        if !self.cases.is_empty() {
            return;
        }
        let rack = state.rack();
        let (gone, returned) = match &self.step {
            Step::Play(play) => (racked(play.tiles()), Vec::new()),
            Step::Exchange(tiles) => (tiles.clone(), tiles.clone()),
            Step::Pass => (Vec::new(), Vec::new()),
        };
        let kept = without(rack, &gone);
        let draws = match self.step {
            Step::Pass => 0,
            _ => (rack_size - kept.len()).min(bag),
        };
        self.open = draws < bag || !returned.is_empty();
        let found = deals(unseen, bag, &kept, draws, &returned);
        let case = |(deal, weight)| Case {
            deal,
            weight,
            lower: -INFINITE,
            upper: INFINITE,
            guess: None,
        };
        self.cases = scattered(found).into_iter().map(case).collect();
    }

    /// The game of case `at` after the move.
    pub fn state(&self, at: usize, ruleset: &Ruleset, state: &GameState) -> GameState {
        let deal = &self.cases[at].deal;
        let (mut next, mover) = (state.clone(), state.turn);
        next.bag = Vec::new();
        match &self.step {
            Step::Play(play) => next.play(ruleset, play),
            Step::Exchange(_) => {
                next.pass();
                next.passes = 0;
            }
            Step::Pass => next.pass(),
        }
        next.racks[mover].clone_from(&deal.mine);
        next.racks[1 - mover].clone_from(&deal.theirs);
        next.bag.clone_from(&deal.bag);
        next
    }

    /// What is known so far, as shares of all orderings.
    pub fn weighed(&self) -> Weighed {
        let mut sums = Sums::default();
        self.cases.iter().for_each(|case| sums.add(case));
        let (total, guessed) = (sums.total, sums.guessed);
        let (win_lower, win_upper) = self.bounds;
        Weighed {
            step: self.step.clone(),
            points: self.points,
            win: share(sums.win as i64, 2 * guessed),
            win_lower,
            win_upper,
            spread: share(sums.spread, guessed),
            decided: share(sums.decided as i64, total),
            exact: share(sums.exact as i64, total),
            looked_at: sums.guessed > 0,
            open: self.open,
            dismissed: self.dismissed,
        }
    }
}

/// What is known of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// What is done.
    pub step: Step,
    /// Points of the turn.
    pub points: i32,
    /// Share of the orderings that it seems to win, a draw counting half.
    pub win: f64,
    /// It is proven to win at least this share.
    pub win_lower: f64,
    /// It is proven to win at most this share.
    pub win_upper: f64,
    /// The final lead, on the average, as it seems.
    pub spread: f64,
    /// Share of the orderings that are proven to be won, drawn or lost.
    pub decided: f64,
    /// Share of the orderings of which the final lead is proven.
    pub exact: f64,
    /// Whether any ordering was looked at.
    pub looked_at: bool,
    /// Whether the bag still holds tiles behind it, so that the orderings are played with all tiles known.
    pub open: bool,
    /// Whether another move is proven to win more.
    pub dismissed: bool,
}

/// `part` of `whole`; orderings are few enough to be counted exactly.
#[expect(
    clippy::cast_precision_loss,
    reason = "far fewer than 2^52 orderings of a dozen tiles"
)]
fn share(part: i64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// Weights added up over cases; wins and losses count two, draws one of each.
#[derive(Default)]
struct Sums {
    total: u64,
    guessed: u64,
    decided: u64,
    exact: u64,
    win: u64,
    won: u64,
    lost: u64,
    spread: i64,
}

impl Sums {
    /// The least and the largest share of wins.
    fn bounds(&self) -> (f64, f64) {
        let all = 2 * self.total;
        (
            share(self.won as i64, all),
            share((all - self.lost) as i64, all),
        )
    }

    fn add(&mut self, case: &Case) {
        let weight = case.weight;
        self.total += weight;
        self.decided += weight * u64::from(case.is_decided());
        self.exact += weight * u64::from(case.lower == case.upper);
        self.won += weight * doubled_share(case.lower);
        self.lost += weight * doubled_share(case.upper.saturating_neg());
        if let Some(guess) = case.guess {
            self.guessed += weight;
            self.win += weight * doubled_share(guess);
            self.spread += weight as i64 * i64::from(guess);
        }
    }
}

/// Two for a lead, one for none, nothing when behind.
fn doubled_share(lead: i32) -> u64 {
    (lead.signum() + 1) as u64
}

/// `deals` in an order of which every beginning is spread evenly over all of them.
///
/// The multiples of the golden ratio, without their whole parts, are the keys.
fn scattered<T>(deals: Vec<T>) -> Vec<T> {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut keyed: Vec<(u64, T)> = (0..)
        .map(|at: u64| at.wrapping_mul(GOLDEN))
        .zip(deals)
        .collect();
    keyed.sort_unstable_by_key(|(key, _)| *key);
    keyed.into_iter().map(|(_, deal)| deal).collect()
}

/// The tiles of a rack that a play lays.
fn racked(tiles: &[u8]) -> Vec<u8> {
    let laid = tiles.iter().filter(|&&tile| tile != 0);
    let kinds: Vec<u8> = laid
        .map(|&tile| if is_blank(tile) { BLANK } else { tile })
        .collect();
    sorted(&kinds)
}

fn without(rack: &[u8], gone: &[u8]) -> Vec<u8> {
    let mut kept = sorted(rack);
    for tile in gone {
        if let Some(at) = kept.iter().position(|it| it == tile) {
            kept.remove(at);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::scattered;

    #[test]
    fn every_beginning_is_an_even_sample() {
        let order = scattered((0..1000_i32).collect());
        for count in [8, 32, 128, 512] {
            let mut sample = order[..count].to_vec();
            sample.sort_unstable();
            let gaps = sample.windows(2).map(|pair| pair[1] - pair[0]);
            let mean = 1000 / count as i32;
            assert!(gaps.max().unwrap() <= 3 * mean, "{count}: {sample:?}");
        }
        let mut all = order;
        all.sort_unstable();
        assert!(all.iter().copied().eq(0..1000));
    }
}
