//! What a search knows at one ply: whose turn, both racks, and what each could lay now.

use super::grid::{Altered, Grid};
use super::lay::{Hand, Lay};

/// Plays of the other that are remembered as threats.
const THREATS: usize = 12;

/// Plays of the other that would go out, likewise.
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
    /// The position's number for the memory.
    pub key: u64,
    /// What was done to come here; None is a pass.
    pub by: Option<Lay>,
    /// The plays of the seat to move.
    pub mine: Vec<Lay>,
    /// What the other could lay if it were their turn.
    pub theirs: Vec<Lay>,
    /// What `by` altered.
    pub altered: Altered,
    /// The moves to try: an estimate and the place among `mine`, which [`PASS`] is none of.
    pub order: Vec<(i32, u32)>,
    /// Marks of moves that were good enough in a sibling.
    pub killers: [u16; 2],
    /// The other's dearest plays.
    pub threats: Vec<Lay>,
    /// The other's dearest plays that go out.
    pub outs: Vec<Lay>,
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

    /// Finds the threats and the outs among `theirs`.
    pub fn sort_threats(&mut self) {
        let other = self.other();
        self.outs.clear();
        self.threats.clear();
        for lay in &self.theirs {
            if lay.uses == other {
                keep(&mut self.outs, lay, OUTS);
            } else {
                keep(&mut self.threats, lay, THREATS);
            }
        }
    }

    /// What the mover's best out earns, if there is one, with the other's tiles.
    #[must_use]
    pub fn best_out(&self, hands: &[Hand; 2]) -> Option<(i32, Lay)> {
        let rack = self.rack();
        let outs = self.mine.iter().filter(|lay| lay.uses == rack);
        let best = outs.max_by_key(|lay| lay.points)?;
        let gained = 2 * hands[1 - self.turn].worth(self.other());
        Some((best.points + gained, *best))
    }

    /// The most that going out at once leaves of a move that leaves tiles worth `left` and alters `altered`.
    ///
    /// The other need not go out: it is a bound.
    #[inline]
    #[must_use]
    pub fn reply_out(&self, altered: &Altered, left: i32) -> Option<i32> {
        let out = self.outs.iter().find(|out| !altered.meets(out))?;
        Some(out.points + 2 * left)
    }

    /// The dearest play that the other keeps, when it does not go out; 0 is none.
    #[inline]
    #[must_use]
    pub fn reply(&self, altered: &Altered) -> i32 {
        let threat = self.threats.iter().find(|lay| !altered.meets(lay));
        threat.map_or(0, |lay| lay.points)
    }
}

/// Keeps `lay` if it is among the `most` dearest.
fn keep(kept: &mut Vec<Lay>, lay: &Lay, most: usize) {
    if kept.len() == most {
        if kept[most - 1].points >= lay.points {
            return;
        }
        kept.pop();
    }
    let at = kept.partition_point(|it| it.points >= lay.points);
    kept.insert(at, *lay);
}

/// The spread that greedy play from `frame` on would bring the mover, nothing new being opened.
///
/// An estimate: what a play opens is not looked for.
#[must_use]
pub fn play_out(grid: &Grid, frame: &Frame, hands: &[Hand; 2]) -> i32 {
    let mut altered = Altered::default();
    let (mut racks, mut turn) = (frame.racks, frame.turn);
    let (mut spread, mut passes) = (0, 0);
    while passes < 2 {
        let (lays, sign) = if turn == frame.turn {
            (&frame.mine, 1)
        } else {
            (&frame.theirs, -1)
        };
        let rack = racks[turn];
        let left = hands[1 - turn].worth(racks[1 - turn]);
        let worth = |lay: &&Lay| {
            let out = if lay.uses == rack { 2 * left } else { 0 };
            lay.points + out + i32::from(lay.worth)
        };
        let fits = |lay: &&Lay| lay.uses & !rack == 0 && !altered.meets(lay);
        let best = lays.iter().filter(fits).max_by_key(worth).copied();
        passes += 1;
        if let Some(lay) = best {
            passes = 0;
            spread += sign * lay.points;
            racks[turn] = hands[turn].without(rack, lay.uses);
            if racks[turn] == 0 {
                return spread + sign * 2 * left;
            }
            grid.alter(&lay, &mut altered);
        }
        turn = 1 - turn;
    }
    let left = |seat: usize| hands[seat].worth(racks[seat]);
    spread + left(1 - frame.turn) - left(frame.turn)
}
