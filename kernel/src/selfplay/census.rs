//! What racks are worth on the boards of self-play, counted by the tiles they hold.
//!
//! At each turn of a game many racks are drawn from the tiles unseen, each is
//! valued by its best move, and every multiset of a few of its tiles is booked
//! with the difference from the mean of that board. The mean booked for a
//! multiset is what holding it is worth once the rack is full again: a leave.
//! All sums are integers, so it does not matter who adds them up in which order.

#![expect(
    clippy::cast_precision_loss,
    reason = "sums of millions of points lie far below 2^52"
)]

use crate::board::play::Play;
use crate::board::position::Position;
use crate::board::ruleset::Refusal;
use crate::game::state::GameState;
use crate::game::static_player::{best_move, exchangeable};
use crate::leaves::multisets::{self, MAX_ORDER, Multisets};
use crate::leaves::values::Leaves;
use crate::limits::MAX_RACK;
use crate::movegen::generator::MoveGenerator;
use crate::random::GameRng;
use crate::selfplay::game;
use crate::selfplay::setting::Setting;

/// The most racks drawn for one board: keeps the sums within 64 bits.
pub const MOST_RACKS: usize = 256;

/// Deviations are squared in hundredths of a point, for the same reason.
const COARSE: i64 = 10;

/// The sums of a census.
#[derive(Clone, Debug)]
pub struct Census {
    multisets: Multisets,
    per_board: usize,
    /// Boards looked at.
    boards: u64,
    /// Squared deviations of racks from the mean of their board, in (hundredths of a point)^2.
    squares: u64,
    /// By number of the multiset: how often it was held, each choice of tiles counting.
    hits: Vec<u64>,
    /// By number: the sum of `per_board - 1` times the deviation from the mean of the other racks.
    sums: Vec<i64>,
}

impl Census {
    /// An empty census of all multisets of up to `order` tiles of `kinds` kinds.
    ///
    /// # Errors
    /// [`Refusal::Census`]: too many multisets, or not 2 to [`MOST_RACKS`] racks a board.
    pub fn new(kinds: usize, order: usize, per_board: usize) -> Result<Self, Refusal> {
        let multisets = Multisets::new(kinds, order).ok_or(Refusal::Census)?;
        if !(2..=MOST_RACKS).contains(&per_board) {
            return Err(Refusal::Census);
        }
        Ok(Self {
            hits: vec![0; multisets.len()],
            sums: vec![0; multisets.len()],
            multisets,
            per_board,
            boards: 0,
            squares: 0,
        })
    }

    /// The numbering of the sums.
    #[must_use]
    pub fn multisets(&self) -> &Multisets {
        &self.multisets
    }

    /// Boards looked at so far.
    #[must_use]
    pub fn boards(&self) -> u64 {
        self.boards
    }

    /// How often the multiset `number` was held.
    #[must_use]
    pub fn hits(&self, number: usize) -> u64 {
        self.hits[number]
    }

    /// The mean difference that the multiset `number` makes, in millipoints; None without a hit.
    #[must_use]
    pub fn mean(&self, number: usize) -> Option<f64> {
        let hits = self.hits[number] as f64 * (self.per_board - 1) as f64;
        (self.hits[number] > 0).then(|| self.sums[number] as f64 / hits)
    }

    /// Variance of the worth of racks on one board, in millipoints squared.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let degrees = self.boards as f64 * (self.per_board - 1) as f64;
        let unit = (COARSE * COARSE) as f64;
        if self.boards == 0 {
            0.0
        } else {
            self.squares as f64 * unit / degrees
        }
    }

    /// Adds the sums of `other`.
    ///
    /// # Errors
    /// [`Refusal::Census`]: it counts other multisets.
    pub fn add(&mut self, other: &Self) -> Result<(), Refusal> {
        let shape = |census: &Self| (census.hits.len(), census.per_board);
        if shape(self) != shape(other) {
            return Err(Refusal::Census);
        }
        // Wrapping: true sums stay far below, and restored ones may be anything.
        self.boards = self.boards.wrapping_add(other.boards);
        self.squares = self.squares.wrapping_add(other.squares);
        for (sum, more) in self.hits.iter_mut().zip(&other.hits) {
            *sum = sum.wrapping_add(*more);
        }
        for (sum, more) in self.sums.iter_mut().zip(&other.sums) {
            *sum = sum.wrapping_add(*more);
        }
        Ok(())
    }

    /// The sums as numbers: boards, squares, then hits and sums.
    pub fn numbers(&self) -> impl Iterator<Item = i64> {
        let head = [self.boards, self.squares];
        let counted = head.into_iter().chain(self.hits.iter().copied());
        counted.map(|it| it as i64).chain(self.sums.iter().copied())
    }

    /// Takes the sums that [`Census::numbers`] gave.
    ///
    /// # Errors
    /// [`Refusal::Census`]: not as many as there are multisets.
    pub fn restore(
        &mut self,
        mut numbers: impl ExactSizeIterator<Item = i64>,
    ) -> Result<(), Refusal> {
        if numbers.len() != 2 + 2 * self.hits.len() {
            return Err(Refusal::Census);
        }
        let mut next = || numbers.next().unwrap_or_default();
        self.boards = next() as u64;
        self.squares = next() as u64;
        self.hits.iter_mut().for_each(|hits| *hits = next() as u64);
        self.sums.iter_mut().for_each(|sum| *sum = next());
        Ok(())
    }

    /// Plays games of two that keep by `leaves`, and values racks on their boards.
    ///
    /// # Errors
    /// What [`Setting::check`] refuses, more letters than kinds, and tiles that the search refuses.
    pub fn play(
        &mut self,
        setting: &Setting<'_>,
        leaves: &Leaves,
        seed: u64,
        games: std::ops::Range<u64>,
    ) -> Result<(), Refusal> {
        setting.check(2)?;
        if self.multisets.kinds() <= usize::from(setting.ruleset.letters) {
            return Err(Refusal::Census);
        }
        let mut generator = MoveGenerator::default();
        for number in games {
            let mut rng = GameRng::new(seed, number);
            let mut state = game::deal(setting, 2, &mut rng);
            while state.end(&setting.ending).is_none() {
                if state.bag.len() >= setting.ruleset.rack_size {
                    self.look(setting, leaves, &mut generator, &state, &mut rng)?;
                }
                let (ruleset, ending) = (setting.ruleset, &setting.ending);
                let action = best_move(
                    &mut generator,
                    setting.words,
                    ruleset,
                    ending,
                    &state,
                    Some(leaves),
                )?;
                game::act(setting, &mut state, &action, &mut rng);
            }
        }
        Ok(())
    }

    /// Draws and values racks on the board of `state`.
    fn look(
        &mut self,
        setting: &Setting<'_>,
        leaves: &Leaves,
        generator: &mut MoveGenerator,
        state: &GameState,
        rng: &mut GameRng,
    ) -> Result<(), Refusal> {
        let size = setting.ruleset.rack_size;
        let mut unseen = state.bag.clone();
        state
            .racks
            .iter()
            .for_each(|rack| unseen.extend_from_slice(rack));
        let mut racks = [([0; MAX_RACK], 0); MOST_RACKS];
        let racks = &mut racks[..self.per_board];
        let most = exchangeable(state, &setting.ending).min(size);
        for (rack, worth) in racks.iter_mut() {
            rng.move_to_front(&mut unseen, size);
            rack[..size].copy_from_slice(&unseen[..size]);
            let position = Position::read(setting.ruleset, &state.board, &unseen[..size])?;
            let best = generator
                .plays(setting.words, &position, Some(leaves), 1)?
                .first();
            *worth = worth_of(best.copied(), generator, most);
        }
        let total: i64 = racks.iter().map(|(_, worth)| worth).sum();
        self.boards += 1;
        for (rack, worth) in racks {
            let deviation = self.per_board as i64 * *worth - total;
            let coarse = deviation / (COARSE * self.per_board as i64);
            self.squares += (coarse * coarse) as u64;
            self.book(&multisets::kinds_of(&rack[..size]), deviation);
        }
        Ok(())
    }

    /// Books `deviation` for every choice of a few of `kinds`, which ascend.
    fn book(&mut self, kinds: &[u8], deviation: i64) {
        for size in 0..=self.multisets.order().min(kinds.len()) {
            let first = self.multisets.first(size);
            self.choose(kinds, first, 0, size, deviation);
        }
    }

    fn choose(&mut self, kinds: &[u8], number: usize, place: usize, size: usize, deviation: i64) {
        if place == size {
            self.hits[number] += 1;
            self.sums[number] += deviation;
            return;
        }
        // Enough kinds must stay for the places that follow.
        let last = kinds.len() + place + 1 - size;
        for at in 0..last {
            let number = number + self.multisets.step(place.min(MAX_ORDER - 1), kinds[at]);
            self.choose(&kinds[at + 1..], number, place + 1, size, deviation);
        }
    }
}

/// The best of the best play and the best exchange of at most `most` tiles, in millipoints.
fn worth_of(best: Option<Play>, generator: &MoveGenerator, most: usize) -> i64 {
    let play = best.map(|play| play.equity);
    let exchange = (1..=most).map(|laid| generator.leaves().best(laid)).max();
    let rack_kept = generator.leaves().best(0);
    play.max(exchange).unwrap_or(rack_kept)
}
