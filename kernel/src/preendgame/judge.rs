//! Looks at one ordering behind one move.

use std::collections::BTreeMap;

use crate::endgame::{Eve, FAR, Gain, Game, Question, patience};
use crate::plays::Play;
use crate::ruleset::{MAX_RACK, Refusal};
use crate::table::Ending;

use super::Scene;
use super::candidate::{Candidate, Found, Step};
use super::open::Open;

/// Plays that are held of all positions before the last draw; beyond, they are listed anew.
const MOST_HELD: usize = 1 << 22;

/// Tiles in the bag up to which the plays with whatever is drawn are listed beforehand: of more
/// tiles there are too many.
pub const MOST_DRAWN: usize = 2;

/// What is asked of an ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// What is plain without a search.
    Sight,
    /// Whether it is won, drawn or lost.
    Outcome,
    /// The same, for as long as the move may still win more than the best.
    Rival,
    /// By how much.
    Lead,
}

/// Finds out what orderings come to.
pub struct Judge<'a> {
    /// Plays with open cards; holds the words and the time.
    pub open: Open<'a>,
    real: &'a Ending,
    scene: &'a Scene,
    /// By the other's tiles: the position before the last draw.
    eves: BTreeMap<Vec<u8>, Eve>,
    held: usize,
}

impl<'a> Judge<'a> {
    /// A judge of `scene`, which ends as `real` says.
    pub fn new(open: Open<'a>, real: &'a Ending, scene: &'a Scene) -> Self {
        Self {
            open,
            real,
            scene,
            eves: BTreeMap::new(),
            held: 0,
        }
    }

    /// Looks at case `at` of `candidate` with up to `nodes` positions; gives how many it took.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn look(
        &mut self,
        candidate: &mut Candidate,
        at: usize,
        nodes: u64,
        asked: Asked,
    ) -> Result<u64, Refusal> {
        self.open.stopped |= !(self.open.pulse)();
        let size = self.open.ruleset.rack_size + self.scene.bag;
        if let Step::Play(play) = candidate.step
            && !candidate.open
            && self.scene.bag <= MOST_DRAWN
            && size <= MAX_RACK
        {
            return self.look_from_eve(candidate, &play, at, nodes, asked);
        }
        if asked == Asked::Sight {
            return Ok(0);
        }
        self.play_on(candidate, at, nodes, asked)
    }

    /// Looks at a play that empties the bag.
    fn look_from_eve(
        &mut self,
        candidate: &mut Candidate,
        play: &Play,
        at: usize,
        nodes: u64,
        asked: Asked,
    ) -> Result<u64, Refusal> {
        let table = &self.scene.table;
        let lead = table.scores[table.turn] - table.scores[1 - table.turn];
        let case = &mut candidate.cases[at];
        self.prepare(&case.deal.theirs)?;
        let game = game(&self.open);
        let Some(eve) = self.eves.get_mut(&case.deal.theirs) else {
            return Ok(0);
        };
        let nodes = if asked == Asked::Sight { 0 } else { nodes };
        let mut spent = 0;
        // Whether it is won and whether it is lost are two narrow questions; mostly one is enough.
        for _ in 0..2 {
            let (least, most) = match asked {
                Asked::Lead => (-FAR, FAR),
                _ if case.asks_for_win() => (0, 1),
                _ => (-1, 0),
            };
            let question = Question {
                window: (least - lead, most - lead),
                nodes: nodes.saturating_sub(spent),
                known: Gain {
                    lower: case.lower - lead,
                    upper: case.upper - lead,
                    guess: case.guess.map(|guess| guess - lead),
                },
            };
            let memory = &mut *self.open.memory;
            let (gain, looked_at) = eve.gain(game, play, question, memory, self.open.pulse);
            spent += looked_at;
            case.take(Found {
                lower: gain.lower + lead,
                upper: gain.upper + lead,
                guess: gain.guess.unwrap_or(0) + lead,
            });
            if asked == Asked::Lead || case.is_decided() || spent >= nodes {
                break;
            }
        }
        Ok(spent.max(u64::from(nodes > 0)))
    }

    /// Lists what both can lay when the other holds `theirs`, unless it is listed.
    fn prepare(&mut self, theirs: &[u8]) -> Result<(), Refusal> {
        if self.eves.contains_key(theirs) {
            return Ok(());
        }
        if self.held > MOST_HELD {
            self.eves.clear();
            self.held = 0;
        }
        let mut table = self.scene.table.clone();
        table.racks[1 - table.turn] = theirs.to_vec();
        (table.passes, table.scoreless) = (0, 0);
        let mut drawn = self.scene.unseen.clone();
        for tile in theirs {
            if let Some(at) = drawn.iter().position(|it| it == tile) {
                drawn.swap_remove(at);
            }
        }
        let eve = Eve::new(game(&self.open), &table, &drawn, self.open.memory)?;
        self.held += eve.size();
        self.eves.insert(theirs.to_vec(), eve);
        Ok(())
    }

    /// Looks at any other move: the rest is played with open cards.
    fn play_on(
        &mut self,
        candidate: &mut Candidate,
        at: usize,
        nodes: u64,
        asked: Asked,
    ) -> Result<u64, Refusal> {
        let (seat, real) = (self.scene.table.turn, self.real);
        let mut table = candidate.table(at, self.open.ruleset, &self.scene.table);
        let lead = table.scores[seat] - table.scores[1 - seat];
        let case = &mut candidate.cases[at];
        if table.is_over(real) {
            let booked = table.settlement(self.open.ruleset, real);
            case.take(Found::exactly(lead + booked[seat] - booked[1 - seat]));
            return Ok(1);
        }
        // From the view of the other, who moves next: a lead of the mover is theirs to make good.
        let window = match asked {
            Asked::Lead => (-FAR, FAR),
            _ => (lead - 1, lead + 1),
        };
        self.open.nodes = nodes;
        let now = patience(real, &table).0;
        (table.passes, table.scoreless) = (2 - u32::from(now), 0);
        let worth = self.open.worth(&table, window)?;
        case.take(Found {
            lower: lead - worth.upper,
            upper: lead - worth.lower,
            guess: lead - worth.guess,
        });
        Ok((nodes - self.open.nodes).max(1))
    }
}

/// What all searches of `open` have in common.
fn game<'a>(open: &Open<'a>) -> Game<'a> {
    Game {
        words: open.words,
        ruleset: open.ruleset,
        ending: open.ending,
    }
}
