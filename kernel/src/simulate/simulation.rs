//! The simulation itself: rounds of rollouts until one of the limits is reached.

use std::sync::atomic::AtomicBool;

use super::candidates::Candidate;
use super::limits::{Limits, MAX_PLIES, MAX_ROLLOUTS, MAX_THREADS, Stop};
use super::player_view::Refusal;
use super::race::{DECIDE_FROM, Goal, shares};
use super::rollout::{Plan, Rules, Sample, Worker};
use super::win_chances;
use super::workers::{self, Job};

/// Rollouts of one job.
const JOB_SIZE: usize = 8;

/// Share in the win that one point is worth, so that candidates that win as often are ordered.
const WIN_PER_POINT: f64 = 1e-4;

/// What makes one candidate better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// More wins; among equals more points.
    Win,
    /// More points ahead.
    Points,
}

impl Objective {
    pub(super) fn of(self, sample: &Sample) -> f64 {
        let points = sample.gain as f64 / 1e3;
        match self {
            Self::Win => sample.win as f64 / win_chances::CERTAIN as f64 + WIN_PER_POINT * points,
            Self::Points => points,
        }
    }

    /// The least deviation of a difference that is believed, so that a few equal ones prove nothing.
    fn min_deviation(self) -> f64 {
        match self {
            Self::Win => 0.005,
            Self::Points => 0.5,
        }
    }
}

/// Candidates and their rollouts so far.
#[derive(Debug)]
pub struct Simulation {
    pub(super) plan: Plan,
    pub(super) candidates: Vec<Candidate>,
    pub(super) objective: Objective,
    pub(super) samples: Vec<Vec<Sample>>,
    pub(super) dismissed: Vec<bool>,
    jobs: Vec<Job>,
    workers: Vec<Worker>,
}

impl Simulation {
    /// A simulation without a rollout yet; the caller has checked scene and candidates.
    ///
    /// # Errors
    /// Too many plies, chances for another number of seats.
    pub fn new(
        plan: Plan,
        candidates: Vec<Candidate>,
        objective: Objective,
    ) -> Result<Self, Refusal> {
        if plan.plies > MAX_PLIES {
            return Err(Refusal::Plies);
        }
        if plan.chances.seats() != plan.view.seats() {
            return Err(Refusal::Chances);
        }
        Ok(Self {
            samples: vec![Vec::new(); candidates.len()],
            dismissed: vec![false; candidates.len()],
            jobs: Vec::new(),
            workers: Vec::new(),
            plan,
            candidates,
            objective,
        })
    }

    /// The candidates, by their numbers.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Rollouts of all candidates so far.
    #[must_use]
    pub fn rollouts(&self) -> usize {
        self.samples.iter().map(Vec::len).sum()
    }

    /// Whether all deals there are take part, so that the end is exact.
    #[must_use]
    pub fn is_enumerated(&self) -> bool {
        self.plan.deals.count().is_some()
    }

    /// Runs rollouts until a limit is reached; `halt` is read before every one.
    ///
    /// # Errors
    /// Limits out of range; a position that the search refuses.
    pub fn advance(
        &mut self,
        rules: &Rules<'_>,
        limits: &Limits,
        threads: usize,
        halt: &AtomicBool,
    ) -> Result<Stop, Refusal> {
        let goal = self.goal(limits)?;
        if !(1..=MAX_THREADS).contains(&threads) {
            return Err(Refusal::Threads);
        }
        let most = limits.rollouts.min(MAX_ROLLOUTS);
        loop {
            if self.jobs.is_empty()
                && let Some(stop) = self.plan_round(&goal, most)
            {
                return Ok(stop);
            }
            self.workers
                .resize_with(threads.max(self.workers.len()), Worker::default);
            let halted = workers::run(
                &mut self.jobs,
                &mut self.workers[..threads],
                (rules, &self.plan, &self.candidates),
                (limits.until, halt),
            )?;
            self.collect();
            if let Some(stop) = halted {
                return Ok(stop);
            }
        }
    }

    fn goal(&self, limits: &Limits) -> Result<Goal, Refusal> {
        let sound = |confidence: f64| confidence > 0.5 && confidence < 1.0;
        if !limits.confidence.is_none_or(sound) {
            return Err(Refusal::Confidence);
        }
        if !(0.0..=1e6).contains(&limits.tolerance) {
            return Err(Refusal::Tolerance);
        }
        Ok(Goal {
            confidence: limits.confidence,
            tolerance: limits.tolerance,
            min_deviation: self.objective.min_deviation(),
        })
    }

    /// Takes over the samples of finished jobs, as far as no earlier job of the candidate is missing.
    fn collect(&mut self) {
        let samples = &mut self.samples;
        self.jobs.retain_mut(|job| {
            let own = &mut samples[job.at];
            let ready = own.len() == job.from && job.is_done();
            if ready {
                own.append(&mut job.samples);
            }
            !ready
        });
    }

    /// Plans the next jobs, or gives the reason why there are none.
    fn plan_round(&mut self, goal: &Goal, most: usize) -> Option<Stop> {
        let spent = self.rollouts();
        let left = most.saturating_sub(spent);
        if let Some(count) = self.plan.deals.count() {
            return self.plan_deals(count, left);
        }
        if left == 0 {
            return Some(Stop::Rollouts);
        }
        let number = self.candidates.len();
        let first = DECIDE_FROM.min((most / (2 * number)).max(1));
        if self.samples.iter().any(|samples| samples.len() < first) {
            let wanted = |own: &Vec<Sample>| first.saturating_sub(own.len());
            let wants: Vec<usize> = self.samples.iter().map(wanted).collect();
            self.add_jobs(&wants, left);
            return None;
        }
        let field = self.field(goal);
        if field.len() == 1 && number > 1 {
            return Some(Stop::Confident);
        }
        let batch = (spent / 8).max(2 * JOB_SIZE * field.len()).min(left);
        let mut wants = vec![0; number];
        if field.len() == 1 {
            wants[field[0].at] = batch;
        } else {
            for (standing, more) in field.iter().zip(shares(&field, batch, goal.min_deviation)) {
                wants[standing.at] = more;
            }
        }
        self.add_jobs(&wants, left);
        None
    }

    /// The next deals of all that there are, for every candidate.
    fn plan_deals(&mut self, count: usize, left: usize) -> Option<Stop> {
        let number = self.candidates.len();
        let done = self.samples[0].len();
        if done == count {
            return Some(Stop::Exact);
        }
        let wanted = (count - done).min(4 * JOB_SIZE).min(left / number);
        if wanted == 0 {
            return Some(Stop::Rollouts);
        }
        self.add_jobs(&vec![wanted; number], left);
        None
    }

    /// Cuts what each candidate is to get into jobs, `left` rollouts at most.
    fn add_jobs(&mut self, wants: &[usize], mut left: usize) {
        for (at, &wanted) in wants.iter().enumerate() {
            let from = self.samples[at].len();
            let end = from + wanted.min(left);
            left -= end - from;
            for from in (from..end).step_by(JOB_SIZE) {
                self.jobs.push(Job::new(at, from, end.min(from + JOB_SIZE)));
            }
        }
        if self.jobs.is_empty() && left > 0 {
            let from = self.samples[0].len();
            self.jobs.push(Job::new(0, from, from + 1));
        }
        // The same deals for every candidate, one after the other: their racks are remembered.
        self.jobs.sort_by_key(|job| job.from);
    }
}
