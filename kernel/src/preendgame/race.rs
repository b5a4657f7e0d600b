//! The moves of a pre-endgame against each other: a little of each first, then more of the better ones.

use std::cmp::Ordering;

use crate::endgame::{FAR, Memory, patience};
use crate::position::Position;
use crate::ruleset::{Refusal, Ruleset};
use crate::search::Search;
use crate::table::{Ending, Table};
use crate::words::Words;

use super::candidate::{Candidate, Step, Weighed};
use super::deals::sorted;
use super::open::{Open, Worth};
use super::{Answer, Scene};

/// Rounds before the last: moves that take part, orderings of each, nodes for each.
const HEATS: [(usize, usize, u64); 5] = [
    (96, 8, 64),
    (48, 32, 512),
    (16, 128, 4096),
    (6, 512, 32_768),
    (2, usize::MAX, 262_144),
];

/// Shares no further apart are the same.
const HAIR: f64 = 1e-9;

/// Moves whose lead is worked out when they win the same.
const LEADERS: usize = 8;

/// A race under way.
pub struct Race<'a> {
    open: Open<'a>,
    real: &'a Ending,
    scene: &'a Scene,
    candidates: Vec<Candidate>,
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
        let open = Open {
            words,
            ruleset,
            ending,
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
            open,
            real,
            scene,
            candidates: steps.into_iter().map(Candidate::new).collect(),
            budget: (nodes.max(1), 0),
        })
    }

    /// Runs until everything is decided, or the time is over.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn run(&mut self) -> Result<(), Refusal> {
        for (field, sample, nodes) in HEATS {
            for at in 0..field.min(self.candidates.len()) {
                self.advance(at, sample, nodes, false)?;
            }
            self.sort();
        }
        for at in 0..self.candidates.len() {
            self.advance(at, usize::MAX, u64::MAX, false)?;
        }
        self.sort();
        let level = |it: &Candidate| !it.dismissed;
        let leaders = self.candidates.iter().take_while(|it| level(it)).count();
        for at in 0..leaders.min(LEADERS) {
            self.advance(at, usize::MAX, u64::MAX, true)?;
        }
        self.sort();
        Ok(())
    }

    /// Looks at up to `sample` undecided cases of a move, spending up to `nodes` on each.
    fn advance(
        &mut self,
        at: usize,
        sample: usize,
        nodes: u64,
        by_lead: bool,
    ) -> Result<(), Refusal> {
        let (scene, rack_size) = (self.scene, self.open.ruleset.rack_size);
        let candidate = &mut self.candidates[at];
        candidate.open_cases(&scene.table, rack_size, &scene.unseen, scene.bag);
        let cases = candidate.cases.len();
        let stride = cases.div_ceil(sample.min(cases));
        for case in (0..cases).step_by(stride) {
            if self.open.stopped || self.budget.1 >= self.budget.0 {
                return Ok(());
            }
            if self.dismiss(at) {
                return Ok(());
            }
            let known = &self.candidates[at].cases[case];
            let done = if by_lead {
                known.lower == known.upper
            } else {
                known.is_decided()
            };
            if !done {
                self.look(at, case, nodes, by_lead)?;
            }
        }
        Ok(())
    }

    /// Plays one case.
    fn look(&mut self, at: usize, case: usize, nodes: u64, by_lead: bool) -> Result<(), Refusal> {
        let (seat, real) = (self.scene.table.turn, self.real);
        let mut table = self.candidates[at].table(case, self.open.ruleset, &self.scene.table);
        let lead = table.scores[seat] - table.scores[1 - seat];
        // From the view of the other, who moves next: a lead of the mover is his to make good.
        let window = if by_lead {
            (-FAR, FAR)
        } else {
            (lead - 1, lead + 1)
        };
        let left = self.budget.0 - self.budget.1;
        self.open.nodes = nodes.min(left);
        let given = self.open.nodes;
        let worth = if table.is_over(real) {
            let booked = table.settlement(self.open.ruleset, real);
            let value = booked[1 - seat] - booked[seat];
            Worth {
                lower: value,
                upper: value,
                guess: value,
            }
        } else {
            let now = patience(real, &table).0;
            (table.passes, table.scoreless) = (2 - u32::from(now), 0);
            self.open.worth(&table, window)?
        };
        self.budget.1 += (given - self.open.nodes).max(1);
        self.candidates[at].cases[case].take(lead, worth);
        self.candidates[at].bound();
        Ok(())
    }

    /// Whether another move is proven to win more than this one can.
    fn dismiss(&mut self, at: usize) -> bool {
        if self.candidates[at].dismissed {
            return true;
        }
        let most = self.candidates[at].bounds.1;
        let others = self.candidates.iter().enumerate().take(LEADERS);
        let dismissed = others
            .into_iter()
            .any(|(other, it)| other != at && it.bounds.0 > most + HAIR);
        self.candidates[at].dismissed = dismissed;
        dismissed
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
