//! The moves of a pre-endgame against each other: a little work on each first, then more on the better ones.
//!
//! Heats in the manner of successive halving, then a proof: moves that can no longer win as many
//! orderings as another are dismissed.

use std::cmp::Ordering;

use crate::board::position::Position;
use crate::board::ruleset::{Refusal, Ruleset};
use crate::endgame::{TranspositionTable, turns_until_end};
use crate::game::state::{Ending, GameState};
use crate::lexicon::words::Words;
use crate::movegen::generator::MoveGenerator;

use super::candidate::{Candidate, Case, LeadsByRack, Step, Weighed};
use super::deals::sorted;
use super::evaluate::{Evaluator, Goal, MOST_DRAWN};
use super::perfect_information::OpenGame;
use super::player_view::{Answer, PlayerView};

/// Rounds before the last: moves that take part, orderings of each, nodes for each.
const HEATS: [(usize, usize, u64); 6] = [
    (12, 8, 64),
    (48, 8, 64),
    (24, 32, 512),
    (8, 128, 2048),
    (6, 512, 16_384),
    (2, usize::MAX, 131_072),
];

/// Moves for which a proof that they win every ordering is tried after a heat.
const SURE_WIN_MOVES: usize = 2;

/// Nodes for that at least; else as many as the heat took.
const SURE_WIN_NODES: u64 = 1 << 14;

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

/// How many times as many the leader gets: what it wins is what the others are held against.
const LEADER_FACTOR: u64 = 16;

/// Shares no further apart than this are equal.
const EPSILON: f64 = 1e-9;

/// Moves whose lead is worked out when they win the same.
const LEADERS: usize = 8;

/// The race of the moves of one position.
pub struct Race<'a> {
    evaluator: Evaluator<'a>,
    view: &'a PlayerView,
    candidates: Vec<Candidate>,
    leads: LeadsByRack,
    /// Nodes of the whole race, and those of them that are spent.
    budget: (u64, u64),
}

impl<'a> Race<'a> {
    /// Lists the moves of `view`.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn new(
        words: Words<'a>,
        ruleset: &'a Ruleset,
        real: &'a Ending,
        view: &'a PlayerView,
        nodes: u64,
        (transpositions, keep_going): (&'a mut TranspositionTable, &'a mut dyn FnMut() -> bool),
    ) -> Result<Self, Refusal> {
        let mut ending = Ending {
            pass_rounds: 1,
            scoreless_turns: 0,
            ..*real
        };
        if turns_until_end(real, &GameState::default()).1 == 1 {
            (ending.pass_rounds, ending.scoreless_turns) = (0, 1);
        }
        transpositions.forget();
        let open = OpenGame {
            words,
            ruleset,
            ending,
            generator: MoveGenerator::default(),
            transpositions,
            keep_going,
            stopped: false,
            nodes: 0,
        };
        let position = Position::read(ruleset, &view.state.board, view.state.rack())?;
        let mut generator = MoveGenerator::default();
        let plays = generator.plays(words, &position, None, 0)?.iter();
        let mut steps: Vec<Step> = plays.copied().map(Step::Play).collect();
        steps.push(Step::Pass);
        steps.extend(exchanges(view, real).into_iter().map(Step::Exchange));
        Ok(Self {
            evaluator: Evaluator::new(open, real, view),
            view,
            candidates: steps.into_iter().map(Candidate::new).collect(),
            leads: LeadsByRack::new(),
            budget: (nodes.max(1), 0),
        })
    }

    /// Runs until everything is decided, or the time is over.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn run(&mut self) -> Result<(), Refusal> {
        if self.view.bag <= MOST_DRAWN {
            for at in 0..self.candidates.len() {
                self.advance(at, usize::MAX, 0, Goal::Static)?;
            }
            self.sort();
        }
        for (field, sample, nodes) in HEATS {
            let before = self.budget.1;
            for at in 0..field.min(self.candidates.len()) {
                self.advance(at, sample, nodes, Goal::Outcome)?;
            }
            self.sort();
            self.prove_sure_win(SURE_WIN_NODES.max(self.budget.1 - before))?;
        }
        for nodes in ROUNDS {
            self.rule_out(nodes)?;
        }
        for nodes in ROUNDS {
            for at in 0..self.candidates.len() {
                self.advance(at, usize::MAX, nodes, Goal::Outcome)?;
            }
            self.sort();
        }
        let level = |it: &Candidate| !it.dismissed;
        let leaders = self.candidates.iter().take_while(|it| level(it)).count();
        for at in 0..leaders.min(LEADERS) {
            self.advance(at, usize::MAX, u64::MAX, Goal::Lead)?;
        }
        self.sort();
        Ok(())
    }

    /// Tries to prove that no other move wins more than the leader, up to `nodes` for each ordering:
    /// what the leader wins first, then of each other no more than it takes.
    fn rule_out(&mut self, nodes: u64) -> Result<(), Refusal> {
        self.advance(
            0,
            usize::MAX,
            nodes.saturating_mul(LEADER_FACTOR),
            Goal::Outcome,
        )?;
        for at in 1..self.candidates.len() {
            self.advance(at, usize::MAX, nodes, Goal::Rival)?;
        }
        self.sort();
        Ok(())
    }

    /// Tries to prove that a move wins every ordering: no other can win more then, whatever it is.
    ///
    /// All moves together get `nodes`, and a move is given up where it seems not to win.
    fn prove_sure_win(&mut self, nodes: u64) -> Result<(), Refusal> {
        let won = |case: &Case| case.guess.is_none_or(|guess| guess > 0);
        let end = self.budget.1.saturating_add(nodes);
        for at in 0..SURE_WIN_MOVES.min(self.candidates.len()) {
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
                    self.look(at, case, end - self.budget.1, Goal::Outcome)?;
                }
                if self.candidates[at].cases[case].lower <= 0 {
                    break;
                }
            }
            if self.candidates[at].bounds.0 >= 1.0 - EPSILON {
                break;
            }
        }
        self.sort();
        Ok(())
    }

    /// Whether time or nodes have run out.
    fn is_spent(&self) -> bool {
        self.evaluator.game.stopped || self.budget.1 >= self.budget.0
    }

    /// Looks at the first `sample` cases of a move that are not decided, spending up to `nodes` on each.
    fn advance(&mut self, at: usize, sample: usize, nodes: u64, goal: Goal) -> Result<(), Refusal> {
        // The cases of a move are thousands, and of a full bag of moves too many to list for nothing.
        if self.is_spent() {
            return Ok(());
        }
        let (view, rack_size) = (self.view, self.evaluator.game.ruleset.rack_size);
        let candidate = &mut self.candidates[at];
        candidate.open_cases(&view.state, rack_size, &view.unseen, view.bag);
        // A sample is taken as the orderings stand; of all of them those that others lose come first.
        let mut order: Vec<usize> = (0..sample.min(candidate.cases.len())).collect();
        if sample > order.len() {
            let leads = &self.leads;
            order.sort_by_key(|&case| candidate.cases[case].expected_lead(leads));
        }
        for case in order {
            if self.is_spent() || self.dismiss(at) {
                return Ok(());
            }
            if goal == Goal::Rival && self.candidates[at].bounds.1 <= self.floor() {
                return Ok(());
            }
            let known = &self.candidates[at].cases[case];
            let done = match goal {
                Goal::Static => known.guess.is_some(),
                Goal::Outcome | Goal::Rival => known.is_decided(),
                Goal::Lead => known.lower == known.upper,
            };
            if !done {
                self.look(at, case, nodes, goal)?;
            }
        }
        Ok(())
    }

    /// Looks at one case.
    fn look(&mut self, at: usize, case: usize, nodes: u64, goal: Goal) -> Result<(), Refusal> {
        let nodes = nodes.min(self.budget.0 - self.budget.1);
        let candidate = &mut self.candidates[at];
        self.budget.1 += self.evaluator.evaluate(candidate, case, nodes, goal)?;
        candidate.cases[case].record(&mut self.leads);
        candidate.bound();
        Ok(())
    }

    /// The share that one of the best moves is proven to win.
    fn floor(&self) -> f64 {
        let best = self.candidates.iter().take(LEADERS);
        best.map(|it| it.bounds.0).fold(0.0, f64::max) + EPSILON
    }

    /// Whether another move is proven to win more than this one can.
    fn dismiss(&mut self, at: usize) -> bool {
        let dismissed = self.candidates[at].bounds.1 + 2.0 * EPSILON < self.floor();
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
                .all(|it| it.dismissed || it.win_upper <= best + EPSILON),
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
        .then(in_epsilons(b.win).cmp(&in_epsilons(a.win)))
        .then(in_epsilons(b.win_lower).cmp(&in_epsilons(a.win_lower)))
        .then(b.spread.total_cmp(&a.spread))
        .then(b.points.cmp(&a.points))
}

/// A share in whole epsilons, so that nearly equal ones are equal.
fn in_epsilons(share: f64) -> i64 {
    (share / EPSILON).round() as i64
}

/// Every set of tiles that may be exchanged.
fn exchanges(view: &PlayerView, ending: &Ending) -> Vec<Vec<u8>> {
    let mut found: Vec<Vec<u8>> = Vec::new();
    if view.bag < ending.exchange_min {
        return found;
    }
    let rack = sorted(view.state.rack());
    for set in 1_u32..1 << rack.len() {
        if set.count_ones() as usize > view.bag {
            continue;
        }
        let chosen = rack.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        found.push(chosen.map(|(_, &tile)| tile).collect());
    }
    found.sort_unstable();
    found.dedup();
    found
}
