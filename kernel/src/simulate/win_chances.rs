//! The chance to win a game that is not over: a model learnt from self-play.
//!
//! Every seat has a worth: its points, the worth of what it kept, and what its
//! place in the order of turns is worth. The chance of a seat is its share of
//! `exp(worth / scale)` (Luce 1959), for two seats the logistic curve of the
//! difference. Scale and places depend on the tiles left in the bag.

use super::player_view::Refusal;
use crate::game::state::MAX_SEATS;

/// A certain win.
pub const CERTAIN: i64 = 1_000_000;

/// The largest number of a table, in millipoints.
const MAX_WORTH: i32 = 100_000_000;

/// Winning chances for one edition and number of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    seats: usize,
    /// By tiles in the bag: the scale, then the worth of each later place in the order of turns.
    rows: Vec<i32>,
}

impl Chances {
    /// A table with a row for each number of tiles in the bag, the last for all larger ones.
    ///
    /// A row is the scale in millipoints, and the worth of being next to move,
    /// and so on for each seat; being on move is worth 0.
    ///
    /// # Errors
    /// Not two to four seats, no row or part of one, a scale below 1, enormous numbers.
    pub fn new(seats: usize, rows: Vec<i32>) -> Result<Self, Refusal> {
        let seats_fit = (2..=MAX_SEATS).contains(&seats);
        if !seats_fit || rows.is_empty() || !rows.len().is_multiple_of(seats) {
            return Err(Refusal::Chances);
        }
        let range = -MAX_WORTH..=MAX_WORTH;
        let sound = |row: &[i32]| row[0] > 0 && row.iter().all(|it| range.contains(it));
        if !rows.chunks(seats).all(sound) {
            return Err(Refusal::Chances);
        }
        Ok(Self { seats, rows })
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The chance of seat 0 in millionths.
    ///
    /// `worth` is points and leave of each seat in millipoints, `turn` the seat
    /// on move, `bag` the tiles in the bag.
    #[must_use]
    pub fn of(&self, worth: &[i64], turn: usize, bag: usize) -> i64 {
        let at = bag.min(self.rows.len() / self.seats - 1) * self.seats;
        let row = &self.rows[at..at + self.seats];
        let placed = |seat: usize| {
            let place = (seat + self.seats - turn) % self.seats;
            worth[seat] + if place == 0 { 0 } else { i64::from(row[place]) }
        };
        let own = placed(0);
        let shares: f64 = (1..self.seats)
            .map(|seat| ((placed(seat) - own) as f64 / f64::from(row[0])).exp())
            .sum();
        (CERTAIN as f64 / (1.0 + shares)).round() as i64
    }
}

/// The share of seat 0 in a game that ended with `scores`, in millionths.
#[must_use]
pub fn share(scores: &[i32]) -> i64 {
    let best = scores.iter().max();
    let first = scores.iter().filter(|it| Some(*it) == best).count() as i64;
    if scores.first() == best {
        CERTAIN / first
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_all_seats_add_up() {
        let chances =
            Chances::new(3, vec![10_000, -2_000, -4_000, 20_000, -3_000, -5_000]).unwrap();
        let worth = [5_000, -3_000, 8_000];
        let seats: i64 = (0..3)
            .map(|seat| {
                let mut turned = worth;
                turned.rotate_left(seat);
                chances.of(&turned, (4 - seat) % 3, 60)
            })
            .sum();
        assert!((seats - CERTAIN).abs() <= 2);
    }

    #[test]
    fn level_seats_are_even_but_for_the_turn() {
        let chances = Chances::new(2, vec![10_000, -5_000]).unwrap();
        assert!(chances.of(&[0, 0], 0, 3) > 500_000);
        assert_eq!(
            chances.of(&[0, 0], 0, 3) + chances.of(&[0, 0], 1, 3),
            CERTAIN
        );
        assert_eq!(chances.of(&[0, 5_000], 0, 3), 500_000);
        assert_eq!(chances.of(&[90_000_000, 0], 0, 3), CERTAIN);
    }

    #[test]
    fn a_game_that_is_over_is_won_lost_or_shared() {
        assert_eq!(share(&[3, 2]), CERTAIN);
        assert_eq!(share(&[3, 3]), CERTAIN / 2);
        assert_eq!(share(&[3, 4, 4]), 0);
        assert_eq!(share(&[4, 1, 4, 4]), CERTAIN / 3);
    }

    #[test]
    fn tables_without_scale_are_refused() {
        for (seats, rows) in [
            (1, vec![1]),
            (2, vec![]),
            (2, vec![1]),
            (2, vec![0, 0]),
            (5, vec![1; 5]),
        ] {
            assert_eq!(Chances::new(seats, rows), Err(Refusal::Chances));
        }
    }
}
