//! How games between static players end from where they stood: what winning chances are learnt from.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;

use super::dice::Dice;
use super::rollout::Rules;
use super::scene::Refusal;
use crate::policy::Move;
use crate::search::Search;
use crate::table::{MAX_SEATS, Table};

/// Millipoints of one step of lead.
pub const STEP: i64 = 4_000;

/// The largest lead told apart, in steps.
const MOST_STEPS: i64 = 100;

/// Turns after which a game that does not end is given up.
const MOST_TURNS: usize = 2_000;

/// (tiles in the bag, place of one seat in the order of turns, place of a later one, steps by
/// which the first leads) -> (how often, half points that the first scored against the second).
pub type Tally = BTreeMap<(u16, u8, u8, i16), (u64, u64)>;

/// Plays `games` of `seats` static players with all `tiles` and counts every turn after which the
/// bag holds a tile.
///
/// Game `n` depends on `seed` and `n` only, so that tallies of parts add up to the tally of all.
///
/// # Errors
/// Not two to four seats; tiles that the ruleset does not value.
pub fn tally(
    rules: &Rules<'_>,
    seats: usize,
    tiles: &[u8],
    games: Range<u64>,
    seed: u64,
) -> Result<Tally, Refusal> {
    if !(2..=MAX_SEATS).contains(&seats) {
        return Err(Refusal::Seats);
    }
    let mut tally = Tally::new();
    let mut search = Search::default();
    for game in games {
        let mut dice = Dice::new(seed, game);
        let mut bag = tiles.to_vec();
        dice.shuffle(&mut bag);
        let mut table = Table::deal(rules.ruleset, seats, bag);
        let met = play(rules, &mut search, &mut table, &mut dice)?;
        let booked = table.settlement(rules.ruleset, rules.ending);
        let scores: Vec<i32> = table
            .scores
            .iter()
            .zip(booked)
            .map(|(a, b)| a + b)
            .collect();
        for one in &met {
            one.count(&scores, &mut tally);
        }
    }
    Ok(tally)
}

/// A table between two turns.
struct Met {
    turn: usize,
    bag: usize,
    worth: [i64; MAX_SEATS],
}

impl Met {
    /// Counts for each two seats who of them came out ahead in `scores`.
    fn count(&self, scores: &[i32], tally: &mut Tally) {
        let seats = scores.len();
        for place in 0..seats {
            for later in place + 1..seats {
                let (a, b) = ((self.turn + place) % seats, (self.turn + later) % seats);
                let lead = (self.worth[a] - self.worth[b]).div_euclid(STEP);
                let steps = lead.clamp(-MOST_STEPS, MOST_STEPS) as i16;
                let key = (self.bag as u16, place as u8, later as u8, steps);
                let counts = tally.entry(key).or_default();
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

/// Plays to the end; tells where the table stood after each turn while the bag held tiles.
fn play(
    rules: &Rules<'_>,
    search: &mut Search,
    table: &mut Table,
    dice: &mut Dice,
) -> Result<Vec<Met>, Refusal> {
    let mut met = Vec::new();
    let mut kept = [0; MAX_SEATS];
    let mut idle = 0;
    let seats = table.racks.len();
    for _ in 0..MOST_TURNS {
        let seat = table.turn;
        let step = rules.choose(search, table)?;
        idle = if step == Move::Pass { idle + 1 } else { 0 };
        kept[seat] = rules.worth_kept(table, &step);
        rules.act(table, &step, dice);
        if idle >= seats || table.is_over(rules.ending) {
            break;
        }
        if !table.bag.is_empty() {
            let mut worth = kept;
            for (worth, score) in worth.iter_mut().zip(&table.scores) {
                *worth += 1000 * i64::from(*score);
            }
            let (turn, bag) = (table.turn, table.bag.len());
            met.push(Met { turn, bag, worth });
        }
    }
    Ok(met)
}
