//! Rollouts as jobs for several threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use super::candidates::Candidate;
use super::limits::Stop;
use super::player_view::Refusal;
use super::rollout::{Plan, Rules, Sample, Worker};

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

/// What one thread gives back: samples by the index of their job, and why it stopped early, if it did.
type ThreadResults = (Vec<(usize, Vec<Sample>)>, Result<Option<Stop>, Refusal>);

/// Runs the jobs that are not done, one thread for each worker; gives the reason if it stops early.
pub(super) fn run(
    jobs: &mut [Job],
    workers: &mut [Worker],
    common: Common<'_>,
    until: Until<'_>,
) -> Result<Option<Stop>, Refusal> {
    let open: Vec<usize> = (0..jobs.len()).filter(|&at| !jobs[at].is_done()).collect();
    let queue = Queue {
        open,
        next: AtomicUsize::new(0),
        threads: workers.len(),
    };
    let shared: &[Job] = jobs;
    let run_jobs = |worker: &mut Worker| run_jobs(shared, &queue, worker, common, until);
    let results: Vec<ThreadResults> = match workers {
        [worker] => vec![run_jobs(worker)],
        workers => std::thread::scope(|scope| {
            let threads: Vec<_> = workers
                .iter_mut()
                .map(|it| scope.spawn(|| run_jobs(it)))
                .collect();
            let joined = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined
                .map(|it| it.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        }),
    };
    let mut stop = Ok(None);
    for (pieces, reason) in results {
        for (at, samples) in pieces {
            jobs[at].samples.extend(samples);
        }
        stop = stop.and_then(|stop| reason.map(|reason| stop.or(reason)));
    }
    stop
}

/// The jobs that are still to be taken.
struct Queue {
    open: Vec<usize>,
    next: AtomicUsize,
    threads: usize,
}

impl Queue {
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
fn run_jobs(
    jobs: &[Job],
    queue: &Queue,
    worker: &mut Worker,
    (rules, plan, candidates): Common<'_>,
    (until, halt): Until<'_>,
) -> ThreadResults {
    let mut pieces = Vec::new();
    let mut idle = true;
    for &at in std::iter::from_fn(|| queue.take()).flatten() {
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
