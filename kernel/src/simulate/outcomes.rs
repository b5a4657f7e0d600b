//! How games between static players end from where they stood: what the winning chances are fitted to.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;

use super::player_view::Refusal;
use super::rollout::Rules;
use crate::game::state::{GameState, MAX_SEATS};
use crate::game::static_player::Move;
use crate::movegen::generator::MoveGenerator;
use crate::random::RolloutRng;

/// Millipoints of one step of lead.
pub const STEP: i64 = 4_000;

/// The largest lead told apart, in steps.
const MOST_STEPS: i64 = 100;

/// Turns after which a game that does not end is given up.
const MOST_TURNS: usize = 2_000;

/// (tiles in the bag, place of one seat in the order of turns, place of a later one, steps by
/// which the first leads) -> (how often, half points that the first scored against the second).
pub type OutcomeCounts = BTreeMap<(u16, u8, u8, i16), (u64, u64)>;

/// Plays `games` of `seats` static players with all `tiles` and counts every turn after which the
/// bag holds a tile.
///
/// Game `n` depends on `seed` and `n` only, so that the counts of parts add up to the counts of all.
///
/// # Errors
/// Not two to four seats; tiles that the ruleset does not value.
pub fn count_outcomes(
    rules: &Rules<'_>,
    seats: usize,
    tiles: &[u8],
    games: Range<u64>,
    seed: u64,
) -> Result<OutcomeCounts, Refusal> {
    if !(2..=MAX_SEATS).contains(&seats) {
        return Err(Refusal::Seats);
    }
    let mut counts = OutcomeCounts::new();
    let mut generator = MoveGenerator::default();
    for game in games {
        let mut rng = RolloutRng::new(seed, game);
        let mut bag = tiles.to_vec();
        rng.shuffle(&mut bag);
        let mut state = GameState::deal(rules.ruleset, seats, bag);
        let met = play(rules, &mut generator, &mut state, &mut rng)?;
        let booked = state.settlement(rules.ruleset, rules.ending);
        let scores: Vec<i32> = state
            .scores
            .iter()
            .zip(booked)
            .map(|(a, b)| a + b)
            .collect();
        for one in &met {
            one.count(&scores, &mut counts);
        }
    }
    Ok(counts)
}

/// A game between two turns.
struct MidGame {
    turn: usize,
    bag: usize,
    worth: [i64; MAX_SEATS],
}

impl MidGame {
    /// Counts for each pair of seats which of them came out ahead in `scores`.
    fn count(&self, scores: &[i32], counts: &mut OutcomeCounts) {
        let seats = scores.len();
        for place in 0..seats {
            for later in place + 1..seats {
                let (a, b) = ((self.turn + place) % seats, (self.turn + later) % seats);
                let lead = (self.worth[a] - self.worth[b]).div_euclid(STEP);
                let steps = lead.clamp(-MOST_STEPS, MOST_STEPS) as i16;
                let key = (self.bag as u16, place as u8, later as u8, steps);
                let counts = counts.entry(key).or_default();
                counts.0 += 1;
                counts.1 += match scores[a].cmp(&scores[b]) {
                    Ordering::Greater => 2,
                    Ordering::Equal => 1,
                    Ordering::Less => 0,
                };
            }
        }
    }
}

/// Plays to the end; gives how the game stood after each turn while the bag held tiles.
fn play(
    rules: &Rules<'_>,
    generator: &mut MoveGenerator,
    state: &mut GameState,
    rng: &mut RolloutRng,
) -> Result<Vec<MidGame>, Refusal> {
    let mut met = Vec::new();
    let mut kept = [0; MAX_SEATS];
    let mut idle = 0;
    let seats = state.racks.len();
    for _ in 0..MOST_TURNS {
        let seat = state.turn;
        let step = rules.choose(generator, state)?;
        idle = if step == Move::Pass { idle + 1 } else { 0 };
        kept[seat] = rules.worth_kept(state, &step);
        rules.act(state, &step, rng);
        if idle >= seats || state.is_over(rules.ending) {
            break;
        }
        if !state.bag.is_empty() {
            let mut worth = kept;
            for (worth, score) in worth.iter_mut().zip(&state.scores) {
                *worth += 1000 * i64::from(*score);
            }
            let (turn, bag) = (state.turn, state.bag.len());
            met.push(MidGame { turn, bag, worth });
        }
    }
    Ok(met)
}
