//! Inference of racks: the leaves with which a seat would have made the move it made.
//!
//! A leave is the less likely the more a better move with it was missed:
//! `exp(-margin / temperature)`, where the margin is the equity of the static
//! player's move less that of the move made, and the temper how freely people
//! (or stronger players) depart from it.

use std::collections::BTreeMap;

use super::player_view::{MAX_UNSEEN, Refusal};
use super::rollout::Rules;
use crate::board::play::Play;
use crate::board::ruleset::Ruleset;
use crate::game::state::GameState;
use crate::game::static_player::Move;
use crate::limits::MAX_RACK;
use crate::movegen::generator::MoveGenerator;
use crate::random::RolloutRng;
use crate::tiles::BLANK;

/// The most leaves that are looked at.
pub const MOST_LEAVES: usize = 1 << 16;

/// What the seat did.
#[derive(Clone, Debug)]
pub enum Action {
    /// Laid these tiles, for the points of the play.
    Laid(Play),
    /// Exchanged so many tiles, nobody else knows which.
    Exchanged(usize),
}

/// A turn that was seen, and what is unseen now.
#[derive(Clone, Debug)]
pub struct SeenTurn {
    /// The board before it.
    pub board: Vec<u8>,
    /// Tiles on the seat's rack before it.
    pub held: usize,
    /// Tiles in the bag before it.
    pub bag: usize,
    /// Who plays.
    pub seats: usize,
    /// Turns in a row without tiles laid before it.
    pub scoreless: u32,
    /// What was done.
    pub action: Action,
    /// All tiles that the seat may have kept, and others.
    pub unseen: Vec<u8>,
}

/// How leaves are looked at and weighed.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    /// Millipoints of margin that make a leave 2.7 times less likely.
    pub temperature: i64,
    /// Leaves looked at: all when there are no more, else so many drawn at random.
    pub most: usize,
    /// Draws them.
    pub seed: u64,
}

impl SeenTurn {
    fn check(&self, ruleset: &Ruleset, weighing: Weighing) -> Result<usize, Refusal> {
        let valued = |&tile: &u8| tile == BLANK || (1..=ruleset.letters).contains(&tile);
        if self.unseen.len() > MAX_UNSEEN || !self.unseen.iter().all(valued) {
            return Err(Refusal::Unseen);
        }
        let gone = match &self.action {
            Action::Laid(play) => play.tiles().iter().filter(|tile| **tile != 0).count(),
            Action::Exchanged(count) => *count,
        };
        let fits = self.held <= ruleset.rack_size && (1..=self.held).contains(&gone);
        let needed = match self.action {
            Action::Laid(_) => self.held.saturating_sub(gone),
            Action::Exchanged(_) => self.held,
        };
        if !fits || needed > self.unseen.len() || self.bag > MAX_UNSEEN || self.bag == 0 {
            return Err(Refusal::Held);
        }
        if !(2..=crate::game::state::MAX_SEATS).contains(&self.seats) {
            return Err(Refusal::Seats);
        }
        if weighing.temperature < 1 || !(1..=MOST_LEAVES).contains(&weighing.most) {
            return Err(Refusal::Prior);
        }
        Ok(gone)
    }

    /// Leaves, ascending, with their weights; they add up to 1.
    ///
    /// # Errors
    /// What is no position, no such rack or no such leave; a bag that was empty.
    pub fn leaves(
        &self,
        rules: &Rules<'_>,
        weighing: Weighing,
    ) -> Result<Vec<(Vec<u8>, f64)>, Refusal> {
        let gone = self.check(rules.ruleset, weighing)?;
        let mut guess = Guess {
            rules,
            seen: self,
            temperature: weighing.temperature as f64,
            generator: MoveGenerator::default(),
            state: self.state(),
            weights: BTreeMap::new(),
        };
        match &self.action {
            Action::Laid(play) => guess.laid(play, self.held - gone, weighing)?,
            Action::Exchanged(count) => guess.exchanged(*count, weighing)?,
        }
        let sum: f64 = guess.weights.values().sum();
        if sum <= 0.0 {
            return Ok(Vec::new());
        }
        Ok(guess
            .weights
            .into_iter()
            .map(|(leave, weight)| (leave, weight / sum))
            .collect())
    }

    fn state(&self) -> GameState {
        GameState {
            board: self.board.clone(),
            racks: vec![Vec::with_capacity(MAX_RACK); self.seats],
            bag: vec![BLANK; self.bag],
            scores: vec![0; self.seats],
            scoreless: self.scoreless,
            ..GameState::default()
        }
    }
}

/// The weights while they are made.
struct Guess<'a> {
    rules: &'a Rules<'a>,
    seen: &'a SeenTurn,
    temperature: f64,
    generator: MoveGenerator,
    state: GameState,
    weights: BTreeMap<Vec<u8>, f64>,
}

impl Guess<'_> {
    /// Weighs leaves of `size` tiles beside the play.
    fn laid(&mut self, play: &Play, size: usize, weighing: Weighing) -> Result<(), Refusal> {
        let tiles = play.tiles().iter().filter(|tile| **tile != 0);
        let laid: Vec<u8> = tiles
            .map(|&tile| if tile & BLANK == 0 { tile } else { BLANK })
            .collect();
        for (leave, ways) in leaves_of(&self.seen.unseen, size, weighing) {
            let rack = [&laid[..], &leave].concat();
            let own = 1000 * i64::from(play.points) + self.worth(&leave);
            let margin = (self.best(rack)? - own).max(0);
            self.add(leave, ways, margin);
        }
        Ok(())
    }

    /// Weighs what is best kept of racks drawn at random when `count` tiles are exchanged.
    fn exchanged(&mut self, count: usize, weighing: Weighing) -> Result<(), Refusal> {
        let held = self.seen.held;
        for (rack, ways) in leaves_of(&self.seen.unseen, held, weighing) {
            let kept = leaves_of(
                &rack,
                held - count,
                Weighing {
                    most: MOST_LEAVES,
                    ..weighing
                },
            );
            let worths = kept
                .into_iter()
                .map(|(leave, _)| (self.worth(&leave), leave));
            let Some((own, leave)) = worths.max() else {
                continue;
            };
            let margin = (self.best(rack)? - own).max(0);
            self.add(leave, ways, margin);
        }
        Ok(())
    }

    fn add(&mut self, leave: Vec<u8>, ways: f64, margin: i64) {
        let weight = ways * (-(margin as f64) / self.temperature).exp();
        *self.weights.entry(leave).or_default() += weight;
    }

    fn worth(&self, leave: &[u8]) -> i64 {
        self.rules.leaves.map_or(0, |leaves| leaves.value(leave))
    }

    /// What the static player gets out of `rack`, points and leave, in millipoints.
    fn best(&mut self, rack: Vec<u8>) -> Result<i64, Refusal> {
        self.state.racks[0] = rack;
        let step = self.rules.choose(&mut self.generator, &self.state)?;
        Ok(match step {
            Move::Play(play) => play.equity,
            Move::Exchange(_) | Move::Pass => self.rules.worth_kept(&self.state, &step),
        })
    }
}

/// Sets of `size` of `tiles`, each ascending, with the ways to draw it: every one, or when there
/// are more than `weighing.most`, so many draws.
fn leaves_of(tiles: &[u8], size: usize, weighing: Weighing) -> Vec<(Vec<u8>, f64)> {
    let mut sorted = tiles.to_vec();
    sorted.sort_unstable();
    let mut sets = vec![(Vec::new(), 1.0)];
    for kind in sorted.chunk_by(|a, b| a == b) {
        let mut grown = Vec::with_capacity(2 * sets.len());
        for (set, ways) in &sets {
            let (mut set, mut ways): (Vec<u8>, f64) = (set.clone(), *ways);
            for taken in 0..=kind.len().min(size - set.len()) {
                if taken > 0 {
                    set.push(kind[0]);
                    ways *= (kind.len() - taken + 1) as f64 / taken as f64;
                }
                grown.push((set.clone(), ways));
                if set.len() == size {
                    break;
                }
            }
        }
        sets = grown;
        if sets.len() > 4 * weighing.most {
            return drawn(&mut sorted, size, weighing);
        }
    }
    sets.retain(|(set, _)| set.len() == size);
    if sets.len() > weighing.most {
        return drawn(&mut sorted, size, weighing);
    }
    sets
}

fn drawn(tiles: &mut [u8], size: usize, weighing: Weighing) -> Vec<(Vec<u8>, f64)> {
    let mut sets = BTreeMap::new();
    for number in 0..weighing.most {
        let mut rng = RolloutRng::new(weighing.seed, number as u64);
        rng.shuffle(tiles);
        let mut set = tiles[..size].to_vec();
        set.sort_unstable();
        *sets.entry(set).or_insert(0.0) += 1.0;
    }
    sets.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHING: Weighing = Weighing {
        temperature: 1000,
        most: 100,
        seed: 1,
    };

    #[test]
    fn sets_are_counted_with_their_ways() {
        let sets = leaves_of(&[2, 1, 1, 3], 2, WEIGHING);
        let named: Vec<(&[u8], f64)> = sets.iter().map(|(set, ways)| (&set[..], *ways)).collect();
        let mut sorted = named.clone();
        sorted.sort_by_key(|(set, _)| set.to_vec());
        let expected: [(&[u8], f64); 4] = [
            (&[1, 1], 1.0),
            (&[1, 2], 2.0),
            (&[1, 3], 2.0),
            (&[2, 3], 1.0),
        ];
        assert_eq!(sorted, expected);
        assert_eq!(leaves_of(&[1, 2], 0, WEIGHING), [(vec![], 1.0)]);
    }

    #[test]
    fn too_many_sets_are_drawn() {
        let tiles: Vec<u8> = (1..40).collect();
        let sets = leaves_of(&tiles, 6, WEIGHING);
        assert!(sets.len() <= 100 && sets.iter().map(|(_, ways)| *ways as u32).sum::<u32>() == 100);
        assert!(
            sets.iter()
                .all(|(set, _)| set.len() == 6 && set.is_sorted())
        );
    }
}
