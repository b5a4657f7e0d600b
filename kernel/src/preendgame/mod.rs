//! The move before the bag is empty: one to four tiles that nobody sees.
//!
//! Every ordering of the unseen tiles (what the other holds, what the bag holds
//! and in which order) is played to its end behind every move worth it. When the
//! move empties the bag, both know everything afterwards and the answer for an
//! ordering is exact; when it does not, the rest is played with open cards and
//! without exchanges, which the answer says (`open`). More wins are better, then
//! a larger lead.

mod candidate;
mod deals;
mod judge;
mod open;
mod race;

pub use candidate::{Step, Weighed};

use crate::endgame::{MODEST, Memory};
use crate::position::{Position, Rack};
use crate::ruleset::{Refusal, Ruleset};
use crate::table::{Ending, Table};
use crate::words::Words;

use race::Race;

/// Tiles in the largest bag that is looked into.
pub const MOST_BAG: usize = 4;

/// What the seat to move knows.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The game, with the mover's rack; the other's rack and the bag are empty, for they are unknown.
    pub table: Table,
    /// Tiles on the other's rack and in the bag.
    pub unseen: Vec<u8>,
    /// How many of them are in the bag.
    pub bag: usize,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// Every move, the best first.
    pub moves: Vec<Weighed>,
    /// Whether no other move can win more than the first.
    pub proven: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// Weighs the moves of `scene`, looking at `nodes` positions at most, for as long as `pulse` agrees.
///
/// # Errors
/// A scene that is none of the kind, or more plays than can be held.
pub fn weigh(
    words: Words<'_>,
    ruleset: &Ruleset,
    ending: &Ending,
    scene: &Scene,
    nodes: u64,
    memory: &mut Memory,
    pulse: &mut dyn FnMut() -> bool,
) -> Result<Answer, Refusal> {
    check(ruleset, scene)?;
    let full = Table {
        bag: scene.unseen.clone(),
        ..scene.table.clone()
    };
    if full.is_over(ending) {
        return Err(Refusal::Over);
    }
    let mut race = Race::new(words, ruleset, ending, scene, nodes, (memory, pulse))?;
    race.run()?;
    Ok(race.answer())
}

/// Refuses what is not a pre-endgame of two.
fn check(ruleset: &Ruleset, scene: &Scene) -> Result<(), Refusal> {
    let table = &scene.table;
    if table.racks.len() != 2 || table.scores.len() != 2 {
        return Err(Refusal::NotTwo);
    }
    if table.turn > 1 {
        return Err(Refusal::Turn);
    }
    if !table.scores.iter().all(|score| MODEST.contains(score)) {
        return Err(Refusal::Scores);
    }
    if !(1..=MOST_BAG).contains(&scene.bag) {
        return Err(Refusal::BagSize);
    }
    Position::read(ruleset, &table.board, table.rack())?;
    let held = scene.unseen.len().checked_sub(scene.bag);
    let hidden = table.bag.is_empty() && table.racks[1 - table.turn].is_empty();
    if !hidden || !held.is_some_and(|held| (1..=ruleset.rack_size).contains(&held)) {
        return Err(Refusal::Unseen);
    }
    for &tile in &scene.unseen {
        Rack::read(ruleset, &[tile]).map_err(|_| Refusal::Unseen)?;
    }
    Ok(())
}
