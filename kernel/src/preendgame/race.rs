//! The moves of a pre-endgame against each other: a little of each first, then more of the better ones.

use std::cmp::Ordering;

use crate::endgame::{Memory, patience};
use crate::position::Position;
use crate::ruleset::{Refusal, Ruleset};
use crate::search::Search;
use crate::table::{Ending, Table};
use crate::words::Words;

use super::candidate::{Candidate, Case, Omens, Step, Weighed};
use super::deals::sorted;
use super::judge::{Asked, Judge, MOST_DRAWN};
use super::open::Open;
use super::{Answer, Scene};

/// Rounds before the last: moves that take part, orderings of each, nodes for each.
const HEATS: [(usize, usize, u64); 6] = [
    (12, 8, 64),
    (48, 8, 64),
    (24, 32, 512),
    (8, 128, 2048),
    (6, 512, 16_384),
    (2, usize::MAX, 131_072),
];

/// Moves that are tried for a win of every ordering after a heat.
const CLINCHERS: usize = 2;

/// Nodes for that at least; else as many as the heat took.
const CLINCH: u64 = 1 << 14;

/// Nodes for an ordering when all moves that may still be the best are looked at, round by round.
const ROUNDS: [u64; 7] = [
    1 << 8,
    1 << 10,
    1 << 12,
    1 << 14,
    1 << 17,
    1 << 20,
    u64::MAX,
];

/// The leader's part of them: what it wins is what the others are held against.
const LEADER: u64 = 16;

/// Shares no further apart are the same.
const HAIR: f64 = 1e-9;

/// Moves whose lead is worked out when they win the same.
const LEADERS: usize = 8;

/// A race under way.
pub struct Race<'a> {
    judge: Judge<'a>,
    scene: &'a Scene,
    candidates: Vec<Candidate>,
    omens: Omens,
    /// Nodes of the whole race, and those of them that are spent.
    budget: (u64, u64),
}

impl<'a> Race<'a> {
    /// Lists the moves of `scene`.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn new(
        words: Words<'a>,
        ruleset: &'a Ruleset,
        real: &'a Ending,
        scene: &'a Scene,
        nodes: u64,
        (memory, pulse): (&'a mut Memory, &'a mut dyn FnMut() -> bool),
    ) -> Result<Self, Refusal> {
        let mut ending = Ending {
            pass_rounds: 1,
            scoreless_turns: 0,
            ..*real
        };
        if patience(real, &Table::default()).1 == 1 {
            (ending.pass_rounds, ending.scoreless_turns) = (0, 1);
        }
        memory.forget();
        let open = Open {
            words,
            ruleset,
            ending,
            search: Search::default(),
            memory,
            pulse,
            stopped: false,
            nodes: 0,
        };
        let position = Position::read(ruleset, &scene.table.board, scene.table.rack())?;
        let mut search = Search::default();
        let plays = search.plays(words, &position, None, 0)?.iter();
        let mut steps: Vec<Step> = plays.copied().map(Step::Play).collect();
        steps.push(Step::Pass);
        steps.extend(exchanges(scene, real).into_iter().map(Step::Exchange));
        Ok(Self {
            judge: Judge::new(open, real, scene),
            scene,
            candidates: steps.into_iter().map(Candidate::new).collect(),
            omens: Omens::new(),
            budget: (nodes.max(1), 0),
        })
    }

    /// Runs until everything is decided, or the time is over.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn run(&mut self) -> Result<(), Refusal> {
        if self.scene.bag <= MOST_DRAWN {
            for at in 0..self.candidates.len() {
                self.advance(at, usize::MAX, 0, Asked::Sight)?;
            }
            self.sort();
        }
        for (field, sample, nodes) in HEATS {
            let before = self.budget.1;
            for at in 0..field.min(self.candidates.len()) {
                self.advance(at, sample, nodes, Asked::Outcome)?;
            }
            self.sort();
            self.clinch(CLINCH.max(self.budget.1 - before))?;
        }
        for nodes in ROUNDS {
            self.rule_out(nodes)?;
        }
        for nodes in ROUNDS {
            for at in 0..self.candidates.len() {
                self.advance(at, usize::MAX, nodes, Asked::Outcome)?;
            }
            self.sort();
        }
        let level = |it: &Candidate| !it.dismissed;
        let leaders = self.candidates.iter().take_while(|it| level(it)).count();
        for at in 0..leaders.min(LEADERS) {
            self.advance(at, usize::MAX, u64::MAX, Asked::Lead)?;
        }
        self.sort();
        Ok(())
    }

    /// Tries to prove that no other move wins more than the leader, up to `nodes` for each ordering:
    /// what the leader wins first, then of each other no more than it takes.
    fn rule_out(&mut self, nodes: u64) -> Result<(), Refusal> {
        self.advance(0, usize::MAX, nodes.saturating_mul(LEADER), Asked::Outcome)?;
        for at in 1..self.candidates.len() {
            self.advance(at, usize::MAX, nodes, Asked::Rival)?;
        }
        self.sort();
        Ok(())
    }

    /// Tries to prove that a move wins every ordering: no other can win more then, whatever it is.
    ///
    /// All moves together get `nodes`, and a move is given up where it seems not to win.
    fn clinch(&mut self, nodes: u64) -> Result<(), Refusal> {
        let won = |case: &Case| case.guess.is_none_or(|guess| guess > 0);
        let end = self.budget.1.saturating_add(nodes);
        for at in 0..CLINCHERS.min(self.candidates.len()) {
            let cases = &self.candidates[at].cases;
            if self.candidates[at].dismissed || !cases.iter().all(won) {
                continue;
            }
            let mut order: Vec<usize> = (0..cases.len()).collect();
            order.sort_by_key(|&case| cases[case].guess);
            for case in order {
                if self.is_spent() || self.budget.1 >= end {
                    return Ok(());
                }
                if self.candidates[at].cases[case].lower <= 0 {
                    self.look(at, case, end - self.budget.1, Asked::Outcome)?;
                }
                if self.candidates[at].cases[case].lower <= 0 {
                    break;
                }
            }
            if self.candidates[at].bounds.0 >= 1.0 - HAIR {
                break;
            }
        }
        self.sort();
        Ok(())
    }

    /// Whether time or nodes have run out.
    fn is_spent(&self) -> bool {
        self.judge.open.stopped || self.budget.1 >= self.budget.0
    }

    /// Looks at the first `sample` cases of a move that are not decided, spending up to `nodes` on each.
    fn advance(
        &mut self,
        at: usize,
        sample: usize,
        nodes: u64,
        asked: Asked,
    ) -> Result<(), Refusal> {
        // The cases of a move are thousands, and of a full bag of moves too many to list for nothing.
        if self.is_spent() {
            return Ok(());
        }
        let (scene, rack_size) = (self.scene, self.judge.open.ruleset.rack_size);
        let candidate = &mut self.candidates[at];
        candidate.open_cases(&scene.table, rack_size, &scene.unseen, scene.bag);
        // A sample is taken as the orderings stand; of all of them those that others lose come first.
        let mut order: Vec<usize> = (0..sample.min(candidate.cases.len())).collect();
        if sample > order.len() {
            let omens = &self.omens;
            order.sort_by_key(|&case| candidate.cases[case].omen(omens));
        }
        for case in order {
            if self.is_spent() || self.dismiss(at) {
                return Ok(());
            }
            if asked == Asked::Rival && self.candidates[at].bounds.1 <= self.floor() {
                return Ok(());
            }
            let known = &self.candidates[at].cases[case];
            let done = match asked {
                Asked::Sight => known.guess.is_some(),
                Asked::Outcome | Asked::Rival => known.is_decided(),
                Asked::Lead => known.lower == known.upper,
            };
            if !done {
                self.look(at, case, nodes, asked)?;
            }
        }
        Ok(())
    }

    /// Looks at one case.
    fn look(&mut self, at: usize, case: usize, nodes: u64, asked: Asked) -> Result<(), Refusal> {
        let nodes = nodes.min(self.budget.0 - self.budget.1);
        let candidate = &mut self.candidates[at];
        self.budget.1 += self.judge.look(candidate, case, nodes, asked)?;
        candidate.cases[case].tell(&mut self.omens);
        candidate.bound();
        Ok(())
    }

    /// The share that one of the best moves is proven to win.
    fn floor(&self) -> f64 {
        let best = self.candidates.iter().take(LEADERS);
        best.map(|it| it.bounds.0).fold(0.0, f64::max) + HAIR
    }

    /// Whether another move is proven to win more than this one can.
    fn dismiss(&mut self, at: usize) -> bool {
        let dismissed = self.candidates[at].bounds.1 + 2.0 * HAIR < self.floor();
        self.candidates[at].dismissed |= dismissed;
        self.candidates[at].dismissed
    }

    /// The most wins first, then the largest lead, then the most points.
    fn sort(&mut self) {
        self.candidates
            .sort_by(|a, b| order(&a.weighed(), &b.weighed()));
    }

    /// What is known.
    pub fn answer(&self) -> Answer {
        let moves: Vec<Weighed> = self.candidates.iter().map(Candidate::weighed).collect();
        let best = moves.first().map_or(0.0, |best| best.win_lower);
        Answer {
            proven: moves
                .iter()
                .skip(1)
                .all(|it| it.dismissed || it.win_upper <= best + HAIR),
            moves,
            nodes: self.budget.1,
        }
    }
}

/// Better moves first; of those that seem to win the same, the one that is proven to win more.
fn order(a: &Weighed, b: &Weighed) -> Ordering {
    let rank = |it: &Weighed| (it.looked_at && !it.dismissed, it.looked_at);
    rank(b)
        .cmp(&rank(a))
        .then(hairs(b.win).cmp(&hairs(a.win)))
        .then(hairs(b.win_lower).cmp(&hairs(a.win_lower)))
        .then(b.spread.total_cmp(&a.spread))
        .then(b.points.cmp(&a.points))
}

/// A share in whole hairs.
fn hairs(share: f64) -> i64 {
    (share / HAIR).round() as i64
}

/// Every set of tiles that may be exchanged.
fn exchanges(scene: &Scene, ending: &Ending) -> Vec<Vec<u8>> {
    let mut found: Vec<Vec<u8>> = Vec::new();
    if scene.bag < ending.exchange_min {
        return found;
    }
    let rack = sorted(scene.table.rack());
    for set in 1_u32..1 << rack.len() {
        if set.count_ones() as usize > scene.bag {
            continue;
        }
        let chosen = rack.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        found.push(chosen.map(|(_, &tile)| tile).collect());
    }
    found.sort_unstable();
    found.dedup();
    found
}
