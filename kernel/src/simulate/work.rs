//! Rollouts as pieces of work for several threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use super::rollout::{Plan, Rules, Sample, Worker};
use super::{Candidate, Refusal, Stop};

/// Some rollouts of one candidate.
#[derive(Clone, Debug)]
pub(super) struct Job {
    /// The candidate.
    pub at: usize,
    /// The first deal.
    pub from: usize,
    to: usize,
    /// What has come out so far.
    pub samples: Vec<Sample>,
}

impl Job {
    /// The rollouts of candidate `at` with deals `from` to before `to`.
    pub fn new(at: usize, from: usize, to: usize) -> Self {
        Self {
            at,
            from,
            to,
            samples: Vec::new(),
        }
    }

    /// Whether all its rollouts are done.
    pub fn is_done(&self) -> bool {
        self.samples.len() == self.to - self.from
    }
}

/// What every rollout needs.
type Common<'a> = (&'a Rules<'a>, &'a Plan, &'a [Candidate]);

/// When to stop in the middle.
type Until<'a> = (Option<Instant>, &'a AtomicBool);

/// What one thread brings: pieces by their index, and why it stopped before all were done.
type Brought = (Vec<(usize, Vec<Sample>)>, Result<Option<Stop>, Refusal>);

/// Does what is not done of `jobs`, one thread for each worker; tells why when it stops before.
pub(super) fn run(
    jobs: &mut [Job],
    workers: &mut [Worker],
    common: Common<'_>,
    until: Until<'_>,
) -> Result<Option<Stop>, Refusal> {
    let open: Vec<usize> = (0..jobs.len()).filter(|&at| !jobs[at].is_done()).collect();
    let next = AtomicUsize::new(0);
    let shared: &[Job] = jobs;
    let toil = |worker: &mut Worker| toil(shared, &open, &next, worker, common, until);
    let brought: Vec<Brought> = match workers {
        [worker] => vec![toil(worker)],
        workers => std::thread::scope(|scope| {
            let threads: Vec<_> = workers
                .iter_mut()
                .map(|it| scope.spawn(|| toil(it)))
                .collect();
            let joined = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined
                .map(|it| it.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        }),
    };
    let mut stop = Ok(None);
    for (pieces, reason) in brought {
        for (at, samples) in pieces {
            jobs[at].samples.extend(samples);
        }
        stop = stop.and_then(|stop| reason.map(|reason| stop.or(reason)));
    }
    stop
}

/// Takes one piece after the other until none is left.
fn toil(
    jobs: &[Job],
    open: &[usize],
    next: &AtomicUsize,
    worker: &mut Worker,
    (rules, plan, candidates): Common<'_>,
    (until, halt): Until<'_>,
) -> Brought {
    let mut pieces = Vec::new();
    let mut idle = true;
    while let Some(&at) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
        let job = &jobs[at];
        let tried = (job.at, &candidates[job.at].step);
        let mut samples = Vec::with_capacity(job.to - job.from);
        let mut stop = Ok(None);
        for number in job.from + job.samples.len()..job.to {
            // However short the time, a thread does one rollout, so that there is always progress.
            let late = !idle && until.is_some_and(|until| Instant::now() >= until);
            if halt.load(Ordering::Relaxed) {
                stop = Ok(Some(Stop::Halted));
                break;
            }
            if late {
                stop = Ok(Some(Stop::Time));
                break;
            }
            match worker.roll(rules, plan, tried, number) {
                Ok(sample) => samples.push(sample),
                Err(refusal) => {
                    stop = Err(refusal.into());
                    break;
                }
            }
            idle = false;
        }
        pieces.push((at, samples));
        if !matches!(stop, Ok(None)) {
            return (pieces, stop);
        }
    }
    (pieces, Ok(None))
}
