//! The root of a search: every move with what is proven of it, deepened until one is proven best.

use crate::board::play::Play;
use crate::board::ruleset::{Refusal, Ruleset};
use crate::game::state::{Ending, GameState};

use super::best_move::INFINITE;
use super::board::ChangedCells;
use super::limits::{Answer, Limits};
use super::play::EndgamePlay;
use super::ply::PASS;
use super::search::Searcher;
use super::setup::Game;
use super::transposition::TranspositionTable;

/// A move of the root.
#[derive(Clone, Debug)]
struct RootMove {
    /// What is done, and what both do then as far as it is known; None is a pass.
    line: Vec<Option<EndgamePlay>>,
    /// What it seems to be worth.
    value: i32,
    /// It is proven to be worth at least this.
    lower: i32,
    /// It is proven to be worth at most this.
    upper: i32,
}

/// The root with the search of its moves.
pub struct RootSearch<'a> {
    searcher: Searcher<'a>,
    moves: Vec<RootMove>,
    line: Vec<Option<EndgamePlay>>,
    value: i32,
    depth: u8,
}

impl<'a> RootSearch<'a> {
    /// Lists the moves of the seat to move at `state`.
    ///
    /// # Errors
    /// More of them than can be held.
    pub fn new(
        game: Game<'a>,
        state: &GameState,
        transpositions: &'a mut TranspositionTable,
        keep_going: &'a mut dyn FnMut() -> bool,
    ) -> Result<Self, Refusal> {
        let searcher = Searcher::new(game, state, &[], transpositions, keep_going)?;
        let mut roots = Self {
            searcher,
            moves: Vec::new(),
            line: Vec::new(),
            value: -INFINITE,
            depth: 0,
        };
        roots.list();
        Ok(roots)
    }

    /// Lists every move with the bounds that need no search, the most promising first.
    fn list(&mut self) {
        self.searcher.order_moves(0, -INFINITE, None, false);
        let frame = &self.searcher.frames[0];
        let hands = &self.searcher.hands;
        let (rack, left) = (frame.rack(), hands[frame.turn].worth(frame.rack()));
        let gained = 2 * hands[1 - frame.turn].worth(frame.other());
        let outs = frame.mine.iter().filter(|play| play.uses == rack);
        let outs = outs.map(|out| RootMove {
            line: vec![Some(*out)],
            value: out.points + gained,
            lower: out.points + gained,
            upper: out.points + gained,
        });
        let ends = frame.idle == 1;
        let settled_gain = self.searcher.settled_gain(0);
        let others = frame.order.iter().map(|&(estimate, at)| {
            let by = frame.mine.get(at as usize).copied();
            let mut changed = ChangedCells::default();
            let (mut points, mut kept) = (0, left);
            if let Some(play) = &by {
                self.searcher.board.mark_changes(play, &mut changed);
                (points, kept) = (play.points, left - i32::from(play.worth));
            }
            let reply = frame.reply_out(&changed, kept);
            let (lower, upper) = match reply {
                _ if at == PASS && ends => (settled_gain, settled_gain),
                Some(reply) => (-INFINITE, points - reply),
                None => (-INFINITE, INFINITE),
            };
            let value = (-estimate).clamp(lower, upper);
            RootMove {
                line: vec![by],
                value,
                lower,
                upper,
            }
        });
        self.moves = outs.chain(others).collect();
        self.sort();
        if let Some(best) = self.moves.first() {
            (self.value, self.line) = (best.value, best.line.clone());
        }
    }

    fn sort(&mut self) {
        self.moves.sort_by_key(|root| (-root.value, -root.lower));
    }

    /// What is proven of the best move: at least, at most.
    fn bounds(&self) -> (i32, i32) {
        let lower = self.moves.iter().map(|root| root.lower).max();
        let upper = self.moves.iter().map(|root| root.upper).max();
        (lower.unwrap_or(-INFINITE), upper.unwrap_or(INFINITE))
    }

    /// Looks further and further ahead until the value is proven or `limits` are reached.
    pub fn deepen(&mut self, limits: Limits) {
        self.searcher.most_nodes = limits.nodes;
        while self.depth < limits.depth && !self.is_done(limits.window) {
            self.search_moves(self.depth + 1, limits.window);
            if self.searcher.stopped {
                break;
            }
            self.depth += 1;
            self.sort();
        }
        self.prefer_proven();
    }

    fn is_done(&self, window: (i32, i32)) -> bool {
        let (lower, upper) = self.bounds();
        lower >= upper || lower >= window.1 || upper <= window.0
    }

    /// Searches every move that may still be the best, `depth` plies deep.
    fn search_moves(&mut self, depth: u8, window: (i32, i32)) {
        let mut best = -INFINITE;
        for at in 0..self.moves.len() {
            let (floor, _) = self.bounds();
            let root = &self.moves[at];
            let by = root.line[0];
            if root.lower == root.upper {
                let value = root.value;
                if value > best {
                    (best, self.value) = (value, value);
                    self.line.clone_from(&root.line);
                }
                continue;
            }
            if root.upper <= floor.max(best) {
                continue;
            }
            let alpha = window.0.max(best);
            let found =
                self.searcher
                    .value_of_move(0, depth, by, (alpha, window.1), best > -INFINITE);
            if self.searcher.stopped {
                return;
            }
            let root = &mut self.moves[at];
            root.value = found.value;
            if found.proven && found.value < window.1 {
                root.upper = root.upper.min(found.value);
            }
            if found.proven && found.value > alpha {
                root.lower = root.lower.max(found.value);
            }
            if found.value > best {
                (best, self.value) = (found.value, found.value);
                root.line.truncate(1);
                root.line.extend(&self.searcher.lines[1]);
                self.line.clone_from(&root.line);
            }
            if best >= window.1 {
                return;
            }
        }
    }

    /// Prefers what is proven to a guess that is no better.
    fn prefer_proven(&mut self) {
        let (lower, upper) = self.bounds();
        if self.value < lower {
            let surest = self.moves.iter().max_by_key(|root| root.lower);
            self.line = surest.map_or(Vec::new(), |root| root.line.clone());
        }
        self.value = self.value.clamp(lower, upper.max(lower));
    }

    /// What was found, as plays on `state`.
    pub fn answer(&self, ruleset: &Ruleset, ending: &Ending, state: &GameState) -> Answer {
        let (lower, upper) = self.bounds();
        let (line, totals) = self.replay(ruleset, ending, state);
        Answer {
            value: self.value,
            lower: (lower > -INFINITE).then_some(lower),
            upper: (upper < INFINITE).then_some(upper),
            line,
            totals,
            nodes: self.searcher.nodes,
            depth: self.depth,
        }
    }

    /// The line as plays, with the passes that the edition wants for an end, and the totals there.
    fn replay(
        &self,
        ruleset: &Ruleset,
        ending: &Ending,
        state: &GameState,
    ) -> (Vec<Option<Play>>, Option<Vec<i32>>) {
        let mut state = state.clone();
        let mut line = Vec::new();
        let geometry = self.searcher.board.geometry;
        for by in &self.line {
            let at = by.map_or(0, |play| play.lane as usize);
            let tile_at = |cell| state.board[geometry.square(at, cell).0];
            let play = by.map(|play| play.full_play(geometry, tile_at));
            match &play {
                Some(play) => state.play(ruleset, play),
                None => state.pass(),
            }
            line.push(play);
        }
        let idle = self.line.iter().rev().take_while(|by| by.is_none()).count();
        let ends = ending.pass_rounds > 0 || ending.scoreless_turns > 0;
        while idle > 1 && ends && !state.is_over(ending) && line.len() < 64 {
            state.pass();
            line.push(None);
        }
        let over = state.is_over(ending) || idle > 1 && !ends;
        let booked = state.settlement(ruleset, ending);
        let totals = state
            .scores
            .iter()
            .zip(booked)
            .map(|(score, it)| score + it);
        (line, over.then(|| totals.collect()))
    }
}
