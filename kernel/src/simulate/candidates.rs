//! The moves that a simulation compares.

use std::collections::BTreeSet;

use super::player_view::{PlayerView, Refusal};
use super::rollout::Rules;
use crate::board::play::Play;
use crate::board::position::Position;
use crate::game::static_player::{Hand, Move};
use crate::movegen::generator::MoveGenerator;

/// The most candidates of one simulation.
pub const MAX_CANDIDATES: usize = 1000;

/// A move to compare, and how the static player values it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The move; a play carries its points.
    pub step: Move,
    /// Points and the worth of what is kept, in millipoints.
    pub equity: i64,
}

impl Candidate {
    /// Points of the turn.
    #[must_use]
    pub fn points(&self) -> i32 {
        match self.step {
            Move::Play(play) => play.points,
            Move::Exchange(_) | Move::Pass => 0,
        }
    }
}

/// The best `count` moves by static equity; a pass when there is no other.
///
/// # Errors
/// No count or too large a one; a position that the search refuses.
pub fn best(rules: &Rules<'_>, view: &PlayerView, count: usize) -> Result<Vec<Candidate>, Refusal> {
    if !(1..=MAX_CANDIDATES).contains(&count) {
        return Err(Refusal::CandidateCount);
    }
    let plays = plays(rules, view, count)?;
    let mut found: Vec<Candidate> = plays.iter().map(of_play).collect();
    found.extend(exchanges(rules, view));
    found.sort_by_key(|candidate| -candidate.equity);
    found.truncate(count);
    if found.is_empty() {
        found.push(valued(rules, view, Move::Pass));
    }
    Ok(found)
}

/// Checks `steps` and values them; points and equity of plays are found out.
///
/// # Errors
/// None or too many; what is no play here or cannot be exchanged; one of them twice.
pub fn given(
    rules: &Rules<'_>,
    view: &PlayerView,
    steps: &[Move],
) -> Result<Vec<Candidate>, Refusal> {
    if !(1..=MAX_CANDIDATES).contains(&steps.len()) {
        return Err(Refusal::CandidateCount);
    }
    let wants_plays = steps.iter().any(|step| matches!(step, Move::Play(_)));
    let plays = if wants_plays {
        plays(rules, view, 0)?
    } else {
        Vec::new()
    };
    let mut known = BTreeSet::new();
    let mut found = Vec::with_capacity(steps.len());
    for step in steps {
        let candidate = match step {
            Move::Play(wanted) => {
                let same =
                    |play: &&Play| play.place() == wanted.place() && play.tiles() == wanted.tiles();
                of_play(plays.iter().find(same).ok_or(Refusal::NoPlay)?)
            }
            Move::Exchange(hand) => {
                let count = hand.tiles().len();
                let kept = view.rack.len() - count.min(view.rack.len());
                if !may_exchange(rules, view, count) || view.kept(step).len() != kept {
                    return Err(Refusal::NoExchange);
                }
                valued(rules, view, *step)
            }
            Move::Pass => valued(rules, view, Move::Pass),
        };
        if !known.insert(name(&candidate.step)) {
            return Err(Refusal::CandidateTwice);
        }
        found.push(candidate);
    }
    Ok(found)
}

fn plays(rules: &Rules<'_>, view: &PlayerView, limit: usize) -> Result<Vec<Play>, Refusal> {
    let leaves = rules.leaves.filter(|_| view.bag() > 0);
    let position = Position::read(rules.ruleset, &view.board, &view.rack)?;
    let mut generator = MoveGenerator::default();
    Ok(generator
        .plays(rules.words, &position, leaves, limit)?
        .to_vec())
}

fn of_play(play: &Play) -> Candidate {
    Candidate {
        step: Move::Play(*play),
        equity: play.equity,
    }
}

/// A move that lays nothing, at the worth of what it keeps.
fn valued(rules: &Rules<'_>, view: &PlayerView, step: Move) -> Candidate {
    let leaves = rules.leaves.filter(|_| view.bag() > 0);
    let equity = leaves.map_or(0, |leaves| leaves.value(&view.kept(&step)));
    Candidate { step, equity }
}

fn may_exchange(rules: &Rules<'_>, view: &PlayerView, count: usize) -> bool {
    count > 0 && view.bag() >= rules.ending.exchange_min.max(count)
}

/// Every exchange, each set of tiles once.
fn exchanges(rules: &Rules<'_>, view: &PlayerView) -> Vec<Candidate> {
    let mut rack = view.rack.clone();
    rack.sort_unstable();
    let sets: BTreeSet<Vec<u8>> = (1..1_usize << rack.len())
        .map(|set| {
            let chosen = rack.iter().enumerate();
            chosen
                .filter(|(at, _)| set >> at & 1 == 1)
                .map(|(_, &tile)| tile)
                .collect()
        })
        .filter(|tiles: &Vec<u8>| may_exchange(rules, view, tiles.len()))
        .collect();
    sets.iter()
        .map(|tiles| valued(rules, view, Move::Exchange(Hand::of(tiles))))
        .collect()
}

/// What makes a move this one: kind, start, direction, tiles.
fn name(step: &Move) -> (u8, u16, bool, Vec<u8>) {
    match step {
        Move::Play(play) => (0, play.start, play.down, play.tiles().to_vec()),
        Move::Exchange(hand) => {
            let mut tiles = hand.tiles().to_vec();
            tiles.sort_unstable();
            (1, 0, false, tiles)
        }
        Move::Pass => (2, 0, false, Vec::new()),
    }
}
