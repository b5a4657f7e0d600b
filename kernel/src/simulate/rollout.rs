//! One rollout: a candidate made, unseen tiles dealt, the game played on by the static player.

use super::chances::{self, Chances};
use super::deal::Deals;
use super::dice::Dice;
use super::scene::{Scene, kept};
use crate::leaves::Leaves;
use crate::policy::{Move, best_move};
use crate::ruleset::{Refusal, Ruleset};
use crate::search::Search;
use crate::table::{Ending, MAX_SEATS, Table};
use crate::words::Words;

/// Plies of which a sample tells the points.
pub const PLIES_TOLD: usize = 4;

/// Racks that a thread remembers: those of a few deals, which every candidate meets.
const RACKS: usize = 32;

/// Everything that stays the same from rollout to rollout.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// The words.
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
    /// A table that is no position.
    pub fn choose(&self, search: &mut Search, table: &Table) -> Result<Move, Refusal> {
        let (words, ruleset, ending) = (self.words, self.ruleset, self.ending);
        best_move(search, words, ruleset, ending, table, self.leaves)
    }

    /// What the seat to move keeps when it does `step`, in millipoints; nothing once the bag is empty.
    #[must_use]
    pub fn worth_kept(&self, table: &Table, step: &Move) -> i64 {
        let leaves = self.leaves.filter(|_| !table.bag.is_empty());
        leaves.map_or(0, |leaves| leaves.value(&kept(table.rack(), step)))
    }

    /// Does `step` at `table`; tiles given back are buried in the bag.
    pub fn act(&self, table: &mut Table, step: &Move, dice: &mut Dice) {
        match step {
            Move::Play(play) => table.lay(self.ruleset, play),
            Move::Exchange(hand) => {
                table.exchange(self.ruleset, hand.tiles());
                let left = table.bag.len() - hand.tiles().len();
                table.bag.truncate(left);
                for &tile in hand.tiles() {
                    dice.bury(&mut table.bag, tile);
                }
            }
            Move::Pass => table.pass(),
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
    pub points: [i32; PLIES_TOLD],
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
    pub scene: Scene,
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
    table: Table,
    search: Search,
}

impl Default for Worker {
    fn default() -> Self {
        Self {
            table: Table::default(),
            search: Search::remembering(RACKS),
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
        let table = &mut self.table;
        lay_out(table, plan, number);
        let mut dice = Dice::new(!0, number as u64);
        let seats = table.racks.len();
        let mut worth = [0; MAX_SEATS];
        let mut sample = Sample::default();
        let mut idle = 0;
        let mut ply = 0;
        let mut step = *step;
        loop {
            if ply + seats > plan.plies {
                worth[table.turn] = rules.worth_kept(table, &step);
            }
            turn_bag(table, rules.ruleset, &step);
            rules.act(table, &step, &mut dice);
            sample.over = table.is_over(rules.ending) || idle >= seats;
            if sample.over || ply >= plan.plies && !table.bag.is_empty() {
                break;
            }
            match ply {
                0 => self.search.attend_on(left, &plan.scene.board),
                1 => self.search.attend_from(later, left),
                _ => {}
            }
            step = rules.choose(&mut self.search, table)?;
            idle = if step == Move::Pass { idle + 1 } else { 0 };
            sample.tell(ply, &step, rules.ruleset);
            ply += 1;
        }
        sample.settle(rules, plan, table, &worth[..seats]);
        Ok(sample)
    }
}

impl Sample {
    /// Notes what ply `ply` earned.
    fn tell(&mut self, ply: usize, step: &Move, ruleset: &Ruleset) {
        if ply >= PLIES_TOLD {
            return;
        }
        self.plies = ply as u8 + 1;
        if let Move::Play(play) = step {
            let laid = play.tiles().iter().filter(|tile| **tile != 0).count();
            self.points[ply] = play.points;
            self.whole |= u8::from(laid == ruleset.rack_size) << ply;
        }
    }

    /// Notes how the table stands: exactly when the game is over, else by what is kept.
    fn settle(&mut self, rules: &Rules<'_>, plan: &Plan, table: &Table, worth: &[i64]) {
        let now = ahead(
            plan.scene
                .scores
                .iter()
                .map(|&score| 1000 * i64::from(score)),
        );
        if self.over {
            let booked = table.settlement(rules.ruleset, rules.ending);
            let pairs = table.scores.iter().zip(booked);
            let scores: Vec<i32> = pairs.map(|(score, booked)| score + booked).collect();
            self.win = chances::share(&scores);
            self.gain = ahead(scores.iter().map(|&score| 1000 * i64::from(score))) - now;
            return;
        }
        let mut total = [0; MAX_SEATS];
        for (seat, total) in total.iter_mut().enumerate().take(worth.len()) {
            *total = 1000 * i64::from(table.scores[seat]) + worth[seat];
        }
        let total = &total[..worth.len()];
        self.win = plan.chances.of(total, table.turn, table.bag.len());
        self.gain = ahead(total.iter().copied()) - now;
    }
}

/// By how much the first leads the best of the others.
fn ahead(mut worth: impl Iterator<Item = i64>) -> i64 {
    let own = worth.next().unwrap_or(0);
    own - worth.max().unwrap_or(0)
}

/// Makes `table` the scene with deal `number`, in the memory it has.
fn lay_out(table: &mut Table, plan: &Plan, number: usize) {
    let scene = &plan.scene;
    table.board.clone_from(&scene.board);
    table.scores.clone_from(&scene.scores);
    (table.turn, table.passes, table.scoreless) = (0, scene.passes, scene.scoreless);
    table.racks.resize_with(scene.seats(), Vec::new);
    table.racks[0].clone_from(&scene.rack);
    let (_, others) = table.racks.split_at_mut(1);
    plan.deals.deal(scene, number, others, &mut table.bag);
}

/// Lets seat 0 draw from the far end of the bag, so that the others draw the same tiles
/// whatever it has laid: less luck lies between two candidates.
fn turn_bag(table: &mut Table, ruleset: &Ruleset, step: &Move) {
    if table.turn == 0 {
        let wanted = ruleset.rack_size - kept(table.rack(), step).len();
        let drawn = wanted.min(table.bag.len());
        table.bag.rotate_left(drawn);
    }
}
