//! What a search knows at one ply: whose turn, both racks, and what each could lay now.

use super::board::{Board, ChangedCells};
use super::hand::Hand;
use super::play::EndgamePlay;

/// How many of the other's highest-scoring plays are kept as threats.
const THREATS: usize = 12;

/// How many of the other's highest-scoring plays that go out are kept.
const OUTS: usize = 8;

/// One ply of a search.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// The seat to move.
    pub turn: usize,
    /// The racks of both seats.
    pub racks: [u16; 2],
    /// So many turns without tiles laid end the game: 1, or 2 for any number beyond.
    pub idle: u8,
    /// The position's key in the transposition table.
    pub key: u64,
    /// The move that led here; None is a pass.
    pub by: Option<EndgamePlay>,
    /// The plays of the seat to move.
    pub mine: Vec<EndgamePlay>,
    /// What the other could lay if it were their turn.
    pub theirs: Vec<EndgamePlay>,
    /// The cells that `by` changed.
    pub changed: ChangedCells,
    /// The moves to try: an estimate and the place among `mine`, which [`PASS`] is none of.
    pub order: Vec<(i32, u32)>,
    /// Signatures of killer moves: those that refuted a sibling.
    pub killers: [u16; 2],
    /// The other's highest-scoring plays.
    pub threats: Vec<EndgamePlay>,
    /// The other's highest-scoring plays that go out.
    pub outs: Vec<EndgamePlay>,
}

/// In an order of moves: the pass.
pub const PASS: u32 = u32::MAX;

impl Frame {
    /// The rack of the seat to move.
    #[must_use]
    pub fn rack(&self) -> u16 {
        self.racks[self.turn]
    }

    /// The rack of the other.
    #[must_use]
    pub fn other(&self) -> u16 {
        self.racks[1 - self.turn]
    }

    /// Fills the threats and the outs from `theirs`.
    pub fn sort_threats(&mut self) {
        let other = self.other();
        self.outs.clear();
        self.threats.clear();
        for play in &self.theirs {
            if play.uses == other {
                keep(&mut self.outs, play, OUTS);
            } else {
                keep(&mut self.threats, play, THREATS);
            }
        }
    }

    /// What the mover's best out earns, if there is one, with the other's tiles.
    #[must_use]
    pub fn best_out(&self, hands: &[Hand; 2]) -> Option<(i32, EndgamePlay)> {
        let rack = self.rack();
        let outs = self.mine.iter().filter(|play| play.uses == rack);
        let best = outs.max_by_key(|play| play.points)?;
        let gained = 2 * hands[1 - self.turn].worth(self.other());
        Some((best.points + gained, *best))
    }

    /// The most that going out at once leaves of a move that leaves tiles worth `left` and changes `changed`.
    ///
    /// The other need not go out: it is a bound.
    #[inline]
    #[must_use]
    pub fn reply_out(&self, changed: &ChangedCells, left: i32) -> Option<i32> {
        let out = self.outs.iter().find(|out| !changed.affects(out))?;
        Some(out.points + 2 * left)
    }

    /// The highest-scoring play that the other keeps, when it does not go out; 0 is none.
    #[inline]
    #[must_use]
    pub fn reply(&self, changed: &ChangedCells) -> i32 {
        let threat = self.threats.iter().find(|play| !changed.affects(play));
        threat.map_or(0, |play| play.points)
    }
}

/// Keeps `play` if it is among the `most` highest-scoring.
fn keep(kept: &mut Vec<EndgamePlay>, play: &EndgamePlay, most: usize) {
    if kept.len() == most {
        if kept[most - 1].points >= play.points {
            return;
        }
        kept.pop();
    }
    let at = kept.partition_point(|it| it.points >= play.points);
    kept.insert(at, *play);
}

/// The spread that greedy play from `frame` on would bring the mover, nothing new being opened.
///
/// An estimate: what a play opens is not looked for.
#[must_use]
pub fn greedy_playout(board: &Board, frame: &Frame, hands: &[Hand; 2]) -> i32 {
    let mut changed = ChangedCells::default();
    let (mut racks, mut turn) = (frame.racks, frame.turn);
    let (mut spread, mut passes) = (0, 0);
    while passes < 2 {
        let (plays, sign) = if turn == frame.turn {
            (&frame.mine, 1)
        } else {
            (&frame.theirs, -1)
        };
        let rack = racks[turn];
        let left = hands[1 - turn].worth(racks[1 - turn]);
        let worth = |play: &&EndgamePlay| {
            let out = if play.uses == rack { 2 * left } else { 0 };
            play.points + out + i32::from(play.worth)
        };
        let fits = |play: &&EndgamePlay| play.uses & !rack == 0 && !changed.affects(play);
        let best = plays.iter().filter(fits).max_by_key(worth).copied();
        passes += 1;
        if let Some(play) = best {
            passes = 0;
            spread += sign * play.points;
            racks[turn] = hands[turn].without(rack, play.uses);
            if racks[turn] == 0 {
                return spread + sign * 2 * left;
            }
            board.mark_changes(&play, &mut changed);
        }
        turn = 1 - turn;
    }
    let left = |seat: usize| hands[seat].worth(racks[seat]);
    spread + left(1 - frame.turn) - left(frame.turn)
}
