//! Rollouts as pieces of work for several threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use super::rollout::{Plan, Rules, Sample, Worker};
use super::{Candidate, Refusal, Stop};

/// The most pieces that a thread takes at once.
const MOST_TAKEN: usize = 32;

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
    let pile = Pile {
        open,
        next: AtomicUsize::new(0),
        threads: workers.len(),
    };
    let shared: &[Job] = jobs;
    let toil = |worker: &mut Worker| toil(shared, &pile, worker, common, until);
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

/// What is still to be taken.
struct Pile {
    open: Vec<usize>,
    next: AtomicUsize,
    threads: usize,
}

impl Pile {
    /// The next pieces for one thread: several while there are many, so that the deals that they
    /// share, and what is found for their racks, stay with it; one at last, so that all end at once.
    fn take(&self) -> Option<&[usize]> {
        let count = self.open.len();
        let share = |at: usize| ((count - at) / (2 * self.threads)).clamp(1, MOST_TAKEN);
        let further = |at: usize| (at < count).then(|| at + share(at));
        let next = self
            .next
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, further);
        let at = next.ok()?;
        Some(&self.open[at..at + share(at)])
    }
}

/// Takes pieces until none is left.
fn toil(
    jobs: &[Job],
    pile: &Pile,
    worker: &mut Worker,
    (rules, plan, candidates): Common<'_>,
    (until, halt): Until<'_>,
) -> Brought {
    let mut pieces = Vec::new();
    let mut idle = true;
    for &at in std::iter::from_fn(|| pile.take()).flatten() {
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
