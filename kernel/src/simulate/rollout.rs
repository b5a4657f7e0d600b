//! One rollout: a candidate made, unseen tiles dealt, the game played on by the static player.

use super::deals::Deals;
use super::player_view::{PlayerView, kept};
use super::win_chances::{self, Chances};
use crate::board::ruleset::{Refusal, Ruleset};
use crate::game::state::{Ending, GameState, MAX_SEATS};
use crate::game::static_player::{Move, best_move};
use crate::leaves::values::Leaves;
use crate::lexicon::words::Words;
use crate::movegen::generator::MoveGenerator;
use crate::random::RolloutRng;

/// The first plies of a rollout, of which a sample keeps the points.
pub const PLIES_REPORTED: usize = 4;

/// Racks that a thread keeps in its cache: those of a few deals, which every candidate meets.
const RACKS: usize = 32;

/// Everything that stays the same from rollout to rollout.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// The lexicon of all seats.
    pub words: Words<'a>,
    /// Board geometry and scoring.
    pub ruleset: &'a Ruleset,
    /// How the game ends and what may be exchanged.
    pub ending: &'a Ending,
    /// What kept tiles are worth.
    pub leaves: Option<&'a Leaves>,
}

impl Rules<'_> {
    /// The static player's move, and what it keeps in millipoints.
    ///
    /// # Errors
    /// A state that is no position.
    pub fn choose(
        &self,
        generator: &mut MoveGenerator,
        state: &GameState,
    ) -> Result<Move, Refusal> {
        let (words, ruleset, ending) = (self.words, self.ruleset, self.ending);
        best_move(generator, words, ruleset, ending, state, self.leaves)
    }

    /// What the seat to move keeps when it does `step`, in millipoints; nothing once the bag is empty.
    #[must_use]
    pub fn worth_kept(&self, state: &GameState, step: &Move) -> i64 {
        let leaves = self.leaves.filter(|_| !state.bag.is_empty());
        leaves.map_or(0, |leaves| leaves.value(&kept(state.rack(), step)))
    }

    /// Does `step` at `state`; tiles given back go to random places of the bag.
    pub fn act(&self, state: &mut GameState, step: &Move, rng: &mut RolloutRng) {
        match step {
            Move::Play(play) => state.play(self.ruleset, play),
            Move::Exchange(hand) => {
                state.exchange(self.ruleset, hand.tiles());
                let left = state.bag.len() - hand.tiles().len();
                state.bag.truncate(left);
                for &tile in hand.tiles() {
                    rng.insert_anywhere(&mut state.bag, tile);
                }
            }
            Move::Pass => state.pass(),
        }
    }
}

/// What one rollout came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sample {
    /// Millipoints gained on the best other seat, kept tiles counted at their worth.
    pub gain: i64,
    /// Share in the win, in millionths.
    pub win: i64,
    /// Points of the first plies after the candidate.
    pub points: [i32; PLIES_REPORTED],
    /// How many of these plies were played.
    pub plies: u8,
    /// Bit `n`: ply `n` laid a whole rack.
    pub whole: u8,
    /// Whether the game was played to its end.
    pub over: bool,
}

/// What rollouts have in common: where they start, what is dealt, how far they go.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What the seat to move sees.
    pub view: PlayerView,
    /// What may be dealt.
    pub deals: Deals,
    /// Winning chances where the game is not over.
    pub chances: Chances,
    /// Turns after the candidate; the game is played to its end once the bag is empty.
    pub plies: usize,
}

/// Working memory of one thread.
#[derive(Debug)]
pub struct Worker {
    state: GameState,
    generator: MoveGenerator,
}

impl Default for Worker {
    fn default() -> Self {
        Self {
            state: GameState::default(),
            generator: MoveGenerator::with_rack_cache(RACKS),
        }
    }
}

impl Worker {
    /// Makes candidate `at`, `step`, with deal `number`, and plays on.
    ///
    /// # Errors
    /// A position that the search refuses.
    pub fn roll(
        &mut self,
        rules: &Rules<'_>,
        plan: &Plan,
        (at, step): (usize, &Move),
        number: usize,
    ) -> Result<Sample, Refusal> {
        // One board for what the candidate leaves, and one for those that follow: both meet
        // nearly the same boards again and again.
        let (left, later) = (2 * at, 2 * at + 1);
        let state = &mut self.state;
        set_up(state, plan, number);
        let mut rng = RolloutRng::new(!0, number as u64);
        let seats = state.racks.len();
        let mut worth = [0; MAX_SEATS];
        let mut sample = Sample::default();
        let mut idle = 0;
        let mut ply = 0;
        let mut step = *step;
        loop {
            if ply + seats > plan.plies {
                worth[state.turn] = rules.worth_kept(state, &step);
            }
            rotate_bag(state, rules.ruleset, &step);
            rules.act(state, &step, &mut rng);
            sample.over = state.is_over(rules.ending) || idle >= seats;
            if sample.over || ply >= plan.plies && !state.bag.is_empty() {
                break;
            }
            match ply {
                0 => self.generator.select_board_on(left, &plan.view.board),
                1 => self.generator.select_copy(later, left),
                _ => {}
            }
            step = rules.choose(&mut self.generator, state)?;
            idle = if step == Move::Pass { idle + 1 } else { 0 };
            sample.record(ply, &step, rules.ruleset);
            ply += 1;
        }
        sample.settle(rules, plan, state, &worth[..seats]);
        Ok(sample)
    }
}

impl Sample {
    /// Notes what ply `ply` earned.
    fn record(&mut self, ply: usize, step: &Move, ruleset: &Ruleset) {
        if ply >= PLIES_REPORTED {
            return;
        }
        self.plies = ply as u8 + 1;
        if let Move::Play(play) = step {
            let laid = play.tiles().iter().filter(|tile| **tile != 0).count();
            self.points[ply] = play.points;
            self.whole |= u8::from(laid == ruleset.rack_size) << ply;
        }
    }

    /// Notes how the game stands: exactly when the game is over, else by what is kept.
    fn settle(&mut self, rules: &Rules<'_>, plan: &Plan, state: &GameState, worth: &[i64]) {
        let now = ahead(
            plan.view
                .scores
                .iter()
                .map(|&score| 1000 * i64::from(score)),
        );
        if self.over {
            let booked = state.settlement(rules.ruleset, rules.ending);
            let pairs = state.scores.iter().zip(booked);
            let scores: Vec<i32> = pairs.map(|(score, booked)| score + booked).collect();
            self.win = win_chances::share(&scores);
            self.gain = ahead(scores.iter().map(|&score| 1000 * i64::from(score))) - now;
            return;
        }
        let mut total = [0; MAX_SEATS];
        for (seat, total) in total.iter_mut().enumerate().take(worth.len()) {
            *total = 1000 * i64::from(state.scores[seat]) + worth[seat];
        }
        let total = &total[..worth.len()];
        self.win = plan.chances.of(total, state.turn, state.bag.len());
        self.gain = ahead(total.iter().copied()) - now;
    }
}

/// By how much the first leads the best of the others.
fn ahead(mut worth: impl Iterator<Item = i64>) -> i64 {
    let own = worth.next().unwrap_or(0);
    own - worth.max().unwrap_or(0)
}

/// Makes `state` the game of `plan` with deal `number`; no memory is allocated.
fn set_up(state: &mut GameState, plan: &Plan, number: usize) {
    let view = &plan.view;
    state.board.clone_from(&view.board);
    state.scores.clone_from(&view.scores);
    (state.turn, state.passes, state.scoreless) = (0, view.passes, view.scoreless);
    state.racks.resize_with(view.seats(), Vec::new);
    state.racks[0].clone_from(&view.rack);
    let (_, others) = state.racks.split_at_mut(1);
    plan.deals.deal(view, number, others, &mut state.bag);
}

/// Lets seat 0 draw from the far end of the bag, so that the others draw the same tiles
/// whatever it has laid: two candidates differ less by luck.
fn rotate_bag(state: &mut GameState, ruleset: &Ruleset, step: &Move) {
    if state.turn == 0 {
        let wanted = ruleset.rack_size - kept(state.rack(), step).len();
        let drawn = wanted.min(state.bag.len());
        state.bag.rotate_left(drawn);
    }
}
