//! How candidates stand: who leads, by how much, and what is known of each.

use super::race::{Estimate, Goal, Standing};
use super::rollout::{self, Sample};
use super::simulation::Simulation;
use super::win_chances;

/// What is known of a candidate.
#[derive(Clone, Debug)]
pub struct Prospect {
    /// Its number.
    pub at: usize,
    /// Rollouts it has had.
    pub rollouts: usize,
    /// Share in the win, 0 to 1.
    pub win: Estimate,
    /// Points gained on the best other seat.
    pub gain: Estimate,
    /// By how much it is behind the best one, on the same deals: in share of the win or in points.
    pub behind: Estimate,
    /// Whether it was proven not to be the best.
    pub dismissed: bool,
    /// Share of rollouts that were played to the end of the game.
    pub over: f64,
    /// Points of each ply after the candidate, as far as kept, and the share that lays a whole rack.
    pub plies: Vec<(Estimate, f64)>,
}

impl Simulation {
    /// What is known, the best candidate first.
    #[must_use]
    pub fn prospects(&self) -> Vec<Prospect> {
        let leader = self.leader();
        let mut order: Vec<Prospect> = (0..self.candidates.len())
            .map(|at| self.prospect(at, leader))
            .collect();
        order.sort_by(|a, b| {
            let first = (b.at == leader).cmp(&(a.at == leader));
            let tried = (a.rollouts == 0).cmp(&(b.rollouts == 0));
            first
                .then(tried)
                .then(a.behind.mean.total_cmp(&b.behind.mean))
        });
        order
    }

    /// The candidates still in the race, the leader first; those proven to be behind are dismissed.
    pub(super) fn field(&mut self, goal: &Goal) -> Vec<Standing> {
        let leader = self.leader();
        let standing = |at: usize| Standing {
            at,
            deals: self.samples[at].len(),
            behind: self.behind(at, leader),
        };
        let number = self.candidates.len();
        let mut field: Vec<Standing> = (0..number)
            .filter(|&at| !self.dismissed[at])
            .map(standing)
            .collect();
        for standing in &field {
            let (at, deals) = (standing.at, standing.deals);
            let common = deals.min(self.samples[leader].len());
            if at != leader && goal.dismisses(&standing.behind, common, number - 1) {
                self.dismissed[at] = true;
            }
        }
        field.retain(|standing| !self.dismissed[standing.at]);
        field.sort_by_key(|standing| standing.at != leader);
        field
    }

    /// The candidate that does best, of those not dismissed.
    fn leader(&self) -> usize {
        let running = || (0..self.candidates.len()).filter(|&at| !self.dismissed[at]);
        let mean = |at: usize| self.estimate(at, |sample| self.objective.of(sample)).mean;
        let tried = |at: &usize| !self.samples[*at].is_empty();
        let means = running().filter(tried).map(|at| (at, mean(at)));
        let Some((first, _)) = means.reduce(|a, b| if b.1 > a.1 { b } else { a }) else {
            return running().next().unwrap_or(0);
        };
        // What beats it on the same deals leads instead.
        let ahead = running().map(|at| (at, -self.behind(at, first).mean));
        let best = ahead.fold((first, 0.0), |a, b| if b.1 > a.1 { b } else { a });
        best.0
    }

    fn behind(&self, at: usize, leader: usize) -> Estimate {
        let pairs = self.samples[leader]
            .iter()
            .zip(&self.samples[at])
            .enumerate();
        let whole = self.plan.deals.count() == Some(self.samples[at].len());
        let values = pairs.map(|(number, (best, own))| {
            let gap = self.objective.of(best) - self.objective.of(own);
            (gap, self.plan.deals.weight(number))
        });
        Estimate::of(values, whole)
    }

    fn estimate(&self, at: usize, value: impl Fn(&Sample) -> f64) -> Estimate {
        let samples = self.samples[at].iter().enumerate();
        let whole = self.plan.deals.count() == Some(self.samples[at].len());
        let weigh = |(number, sample)| (value(sample), self.plan.deals.weight(number));
        Estimate::of(samples.map(weigh), whole)
    }

    fn prospect(&self, at: usize, leader: usize) -> Prospect {
        let told = rollout::PLIES_REPORTED.min(self.plan.plies);
        let bit = |set: bool| f64::from(u8::from(set));
        let ply = |ply: usize| {
            let points = self.estimate(at, |sample| f64::from(sample.points[ply]));
            let whole = self.estimate(at, |sample| bit(sample.whole >> ply & 1 == 1));
            (points, whole.mean)
        };
        Prospect {
            at,
            rollouts: self.samples[at].len(),
            win: self.estimate(at, |sample| sample.win as f64 / win_chances::CERTAIN as f64),
            gain: self.estimate(at, |sample| sample.gain as f64 / 1e3),
            behind: self.behind(at, leader),
            dismissed: self.dismissed[at],
            over: self.estimate(at, |sample| bit(sample.over)).mean,
            plies: (0..told).map(ply).collect(),
        }
    }
}
