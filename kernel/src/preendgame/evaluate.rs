//! The value of one move for one ordering of the hidden tiles.

use std::collections::BTreeMap;

use crate::board::play::Play;
use crate::board::ruleset::Refusal;
use crate::endgame::{Gain, Game, INFINITE, LastDraw, Question, turns_until_end};
use crate::game::state::Ending;
use crate::limits::MAX_RACK;

use super::candidate::{Candidate, Found, Step};
use super::perfect_information::OpenGame;
use super::player_view::PlayerView;

/// Plays kept for all positions before the last draw; beyond that they are generated each time.
const MOST_HELD: usize = 1 << 22;

/// Tiles in the bag up to which the plays with whatever is drawn are listed beforehand: of more
/// tiles there are too many.
pub const MOST_DRAWN: usize = 2;

/// What is to be found out about an ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Bounds and a guess without a search.
    Static,
    /// Whether it is won, drawn or lost.
    Outcome,
    /// The same, for as long as the move may still win more than the best.
    Rival,
    /// By how much.
    Lead,
}

/// Evaluates moves for orderings.
pub struct Evaluator<'a> {
    /// Plays on with all tiles known; holds the words and the time.
    pub game: OpenGame<'a>,
    real: &'a Ending,
    view: &'a PlayerView,
    /// The position before the last draw, by the other's tiles.
    positions: BTreeMap<Vec<u8>, LastDraw>,
    held: usize,
}

impl<'a> Evaluator<'a> {
    /// An evaluator of `view`, which ends as `real` says.
    pub fn new(open: OpenGame<'a>, real: &'a Ending, view: &'a PlayerView) -> Self {
        Self {
            game: open,
            real,
            view,
            positions: BTreeMap::new(),
            held: 0,
        }
    }

    /// Evaluates case `at` of `candidate` with up to `nodes` positions; gives how many it took.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn evaluate(
        &mut self,
        candidate: &mut Candidate,
        at: usize,
        nodes: u64,
        goal: Goal,
    ) -> Result<u64, Refusal> {
        self.game.stopped |= !(self.game.keep_going)();
        let size = self.game.ruleset.rack_size + self.view.bag;
        if let Step::Play(play) = candidate.step
            && !candidate.open
            && self.view.bag <= MOST_DRAWN
            && size <= MAX_RACK
        {
            return self.evaluate_last_draw(candidate, &play, at, nodes, goal);
        }
        if goal == Goal::Static {
            return Ok(0);
        }
        self.evaluate_open(candidate, at, nodes, goal)
    }

    /// Evaluates a play that empties the bag.
    fn evaluate_last_draw(
        &mut self,
        candidate: &mut Candidate,
        play: &Play,
        at: usize,
        nodes: u64,
        goal: Goal,
    ) -> Result<u64, Refusal> {
        let state = &self.view.state;
        let lead = state.scores[state.turn] - state.scores[1 - state.turn];
        let case = &mut candidate.cases[at];
        self.prepare(&case.deal.theirs)?;
        let game = game(&self.game);
        let Some(position) = self.positions.get_mut(&case.deal.theirs) else {
            return Ok(0);
        };
        let nodes = if goal == Goal::Static { 0 } else { nodes };
        let mut spent = 0;
        // Whether it is won and whether it is lost are two narrow questions; mostly one is enough.
        for _ in 0..2 {
            let (least, most) = match goal {
                Goal::Lead => (-INFINITE, INFINITE),
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
            let transpositions = &mut *self.game.transpositions;
            let (gain, looked_at) =
                position.gain(game, play, question, transpositions, self.game.keep_going);
            spent += looked_at;
            case.take(Found {
                lower: gain.lower + lead,
                upper: gain.upper + lead,
                guess: gain.guess.unwrap_or(0) + lead,
            });
            if goal == Goal::Lead || case.is_decided() || spent >= nodes {
                break;
            }
        }
        Ok(spent.max(u64::from(nodes > 0)))
    }

    /// Lists what both can lay when the other holds `theirs`, unless it is listed.
    fn prepare(&mut self, theirs: &[u8]) -> Result<(), Refusal> {
        if self.positions.contains_key(theirs) {
            return Ok(());
        }
        if self.held > MOST_HELD {
            self.positions.clear();
            self.held = 0;
        }
        let mut state = self.view.state.clone();
        state.racks[1 - state.turn] = theirs.to_vec();
        (state.passes, state.scoreless) = (0, 0);
        let mut drawn = self.view.unseen.clone();
        for tile in theirs {
            if let Some(at) = drawn.iter().position(|it| it == tile) {
                drawn.swap_remove(at);
            }
        }
        let position = LastDraw::new(game(&self.game), &state, &drawn, self.game.transpositions)?;
        self.held += position.size();
        self.positions.insert(theirs.to_vec(), position);
        Ok(())
    }

    /// Evaluates any other move: the rest is played with all tiles known.
    fn evaluate_open(
        &mut self,
        candidate: &mut Candidate,
        at: usize,
        nodes: u64,
        goal: Goal,
    ) -> Result<u64, Refusal> {
        let (seat, real) = (self.view.state.turn, self.real);
        let mut state = candidate.state(at, self.game.ruleset, &self.view.state);
        let lead = state.scores[seat] - state.scores[1 - seat];
        let case = &mut candidate.cases[at];
        if state.is_over(real) {
            let booked = state.settlement(self.game.ruleset, real);
            case.take(Found::exactly(lead + booked[seat] - booked[1 - seat]));
            return Ok(1);
        }
        // From the view of the other, who moves next: a lead of the mover is theirs to make good.
        let window = match goal {
            Goal::Lead => (-INFINITE, INFINITE),
            _ => (lead - 1, lead + 1),
        };
        self.game.nodes = nodes;
        let now = turns_until_end(real, &state).0;
        (state.passes, state.scoreless) = (2 - u32::from(now), 0);
        let worth = self.game.worth(&state, window)?;
        case.take(Found {
            lower: lead - worth.upper,
            upper: lead - worth.lower,
            guess: lead - worth.guess,
        });
        Ok((nodes - self.game.nodes).max(1))
    }
}

/// What all searches of `open` have in common.
fn game<'a>(open: &OpenGame<'a>) -> Game<'a> {
    Game {
        words: open.words,
        ruleset: open.ruleset,
        ending: open.ending,
    }
}
