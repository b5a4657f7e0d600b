//! Games of the static player against itself and others: whole games, and what leaves are worth in them.

pub mod census;
pub mod fit;
pub mod game;
mod shuffle;

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::leaves::Leaves;
use crate::ruleset::{Refusal, Ruleset};
use crate::search::Search;
use crate::table::{Ending, MAX_SEATS};
use crate::tile::BLANK;
use crate::words::Words;

use game::Game;

/// What a game is played with.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The words.
    pub words: Words<'a>,
    /// Board, points, rack and bonus.
    pub ruleset: &'a Ruleset,
    /// How games end, and when tiles may be exchanged.
    pub ending: Ending,
    /// Every tile of the set.
    pub tiles: &'a [u8],
}

impl Setting<'_> {
    /// Checks that all tiles are known and that `seats` (2 to [`MAX_SEATS`]) racks can be filled.
    ///
    /// # Errors
    /// [`Refusal::Bag`], [`Refusal::Seats`].
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        let known = |&tile: &u8| tile == BLANK || (1..=self.ruleset.letters).contains(&tile);
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(Refusal::Seats);
        }
        if self.tiles.len() < seats * self.ruleset.rack_size || !self.tiles.iter().all(known) {
            return Err(Refusal::Bag);
        }
        Ok(())
    }
}

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
    in_order(games, threads, |search, number| {
        let block = number / seats;
        let turned = (number % seats) as usize;
        let mut seated: Vec<_> = policies.to_vec();
        seated.rotate_left(turned);
        game::play(search, setting, &seated, seed, block).map(|game| keep(&game))
    })
}

/// Calls `work` for every number on as many threads; the answers in order of the numbers.
fn in_order<T: Send>(
    numbers: std::ops::Range<u64>,
    threads: usize,
    work: impl Fn(&mut Search, u64) -> Result<T, Refusal> + Sync,
) -> Result<Vec<T>, Refusal> {
    let count = numbers.end.saturating_sub(numbers.start) as usize;
    let next = AtomicUsize::new(0);
    let serve = || {
        let mut search = Search::default();
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= count {
                return done;
            }
            done.push((at, work(&mut search, numbers.start + at as u64)));
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
