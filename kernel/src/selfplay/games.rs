//! Many games of self-play on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::board::ruleset::Refusal;
use crate::leaves::values::Leaves;
use crate::movegen::generator::MoveGenerator;
use crate::selfplay::game::{self, Game};
use crate::selfplay::setting::Setting;

/// Plays the games `first` to `first + count` of `seed` and gives what `keep` makes of each, in order.
///
/// Games come in blocks of as many as there are `policies`: the same tiles with
/// the players one seat further, so that each sits everywhere. The result does
/// not depend on `threads`.
///
/// # Errors
/// What [`Setting::check`] refuses, and tiles that the search refuses.
pub fn play_games<T: Send>(
    setting: &Setting<'_>,
    policies: &[Option<&Leaves>],
    seed: u64,
    games: std::ops::Range<u64>,
    threads: usize,
    keep: impl Fn(&Game) -> T + Sync,
) -> Result<Vec<T>, Refusal> {
    setting.check(policies.len())?;
    let seats = policies.len() as u64;
    in_order(games, threads, |generator, number| {
        let block = number / seats;
        let turned = (number % seats) as usize;
        let mut seated: Vec<_> = policies.to_vec();
        seated.rotate_left(turned);
        game::play(generator, setting, &seated, seed, block).map(|game| keep(&game))
    })
}

/// Calls `work` for every number on as many threads; the answers in order of the numbers.
fn in_order<T: Send>(
    numbers: std::ops::Range<u64>,
    threads: usize,
    work: impl Fn(&mut MoveGenerator, u64) -> Result<T, Refusal> + Sync,
) -> Result<Vec<T>, Refusal> {
    let count = numbers.end.saturating_sub(numbers.start) as usize;
    let next = AtomicUsize::new(0);
    let serve = || {
        let mut generator = MoveGenerator::default();
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= count {
                return done;
            }
            done.push((at, work(&mut generator, numbers.start + at as u64)));
        }
    };
    let mut all = std::thread::scope(|scope| {
        let hands: Vec<_> = (1..threads.clamp(1, count.max(1)))
            .map(|_| scope.spawn(serve))
            .collect();
        let mut all = serve();
        for hand in hands {
            // A panic on another thread goes on here.
            all.extend(
                hand.join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            );
        }
        all
    });
    all.sort_unstable_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, answer)| answer).collect()
}
