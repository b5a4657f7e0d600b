//! The root of a search: every move with what is proven of it, deepened until one is proven best.

use crate::plays::Play;
use crate::ruleset::{Refusal, Ruleset};
use crate::table::{Ending, Table};

use super::frame::PASS;
use super::grid::Altered;
use super::lay::Lay;
use super::memory::Memory;
use super::search::{FAR, Searcher};
use super::setup::Game;
use super::{Answer, Limits};

/// A move of the root.
#[derive(Clone, Debug)]
struct Root {
    /// What is done, and what both do then as far as it is known; None is a pass.
    line: Vec<Option<Lay>>,
    /// What it seems to be worth.
    value: i32,
    /// It is proven to be worth at least this.
    lower: i32,
    /// It is proven to be worth at most this.
    upper: i32,
}

/// The root with the search that looks into its moves.
pub struct Roots<'a> {
    searcher: Searcher<'a>,
    moves: Vec<Root>,
    line: Vec<Option<Lay>>,
    value: i32,
    depth: u8,
}

impl<'a> Roots<'a> {
    /// Lists the moves of the seat to move at `table`.
    ///
    /// # Errors
    /// More of them than can be held.
    pub fn new(
        game: Game<'a>,
        table: &Table,
        memory: &'a mut Memory,
        pulse: &'a mut dyn FnMut() -> bool,
    ) -> Result<Self, Refusal> {
        let searcher = Searcher::new(game, table, &[], memory, pulse)?;
        let mut roots = Self {
            searcher,
            moves: Vec::new(),
            line: Vec::new(),
            value: -FAR,
            depth: 0,
        };
        roots.list();
        Ok(roots)
    }

    /// Writes down every move with what is plain at once, the most promising first.
    fn list(&mut self) {
        self.searcher.order(0, -FAR, None, false);
        let frame = &self.searcher.frames[0];
        let hands = &self.searcher.hands;
        let (rack, left) = (frame.rack(), hands[frame.turn].worth(frame.rack()));
        let gained = 2 * hands[1 - frame.turn].worth(frame.other());
        let outs = frame.mine.iter().filter(|lay| lay.uses == rack);
        let outs = outs.map(|out| Root {
            line: vec![Some(*out)],
            value: out.points + gained,
            lower: out.points + gained,
            upper: out.points + gained,
        });
        let ends = frame.idle == 1;
        let settled = self.searcher.settled(0);
        let others = frame.order.iter().map(|&(estimate, at)| {
            let by = frame.mine.get(at as usize).copied();
            let mut altered = Altered::default();
            let (mut points, mut kept) = (0, left);
            if let Some(lay) = &by {
                self.searcher.grid.alter(lay, &mut altered);
                (points, kept) = (lay.points, left - i32::from(lay.worth));
            }
            let reply = frame.reply_out(&altered, kept);
            let (lower, upper) = match reply {
                _ if at == PASS && ends => (settled, settled),
                Some(reply) => (-FAR, points - reply),
                None => (-FAR, FAR),
            };
            let value = (-estimate).clamp(lower, upper);
            Root {
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
        (lower.unwrap_or(-FAR), upper.unwrap_or(FAR))
    }

    /// Looks further and further ahead until the value is proven or `limits` are reached.
    pub fn deepen(&mut self, limits: Limits) {
        self.searcher.most_nodes = limits.nodes;
        while self.depth < limits.depth && !self.is_done(limits.window) {
            self.pass_over(self.depth + 1, limits.window);
            if self.searcher.stopped {
                break;
            }
            self.depth += 1;
            self.sort();
        }
        self.settle_on_proven();
    }

    fn is_done(&self, window: (i32, i32)) -> bool {
        let (lower, upper) = self.bounds();
        lower >= upper || lower >= window.1 || upper <= window.0
    }

    /// Looks `depth` plies behind every move that may still be the best.
    fn pass_over(&mut self, depth: u8, window: (i32, i32)) {
        let mut best = -FAR;
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
            let found = self
                .searcher
                .look(0, depth, by, (alpha, window.1), best > -FAR);
            if self.searcher.stopped {
                return;
            }
            let root = &mut self.moves[at];
            root.value = found.value;
            if found.sound && found.value < window.1 {
                root.upper = root.upper.min(found.value);
            }
            if found.sound && found.value > alpha {
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
    fn settle_on_proven(&mut self) {
        let (lower, upper) = self.bounds();
        if self.value < lower {
            let surest = self.moves.iter().max_by_key(|root| root.lower);
            self.line = surest.map_or(Vec::new(), |root| root.line.clone());
        }
        self.value = self.value.clamp(lower, upper.max(lower));
    }

    /// What was found, as plays on `table`.
    pub fn answer(&self, ruleset: &Ruleset, ending: &Ending, table: &Table) -> Answer {
        let (lower, upper) = self.bounds();
        let (line, totals) = self.replay(ruleset, ending, table);
        Answer {
            value: self.value,
            lower: (lower > -FAR).then_some(lower),
            upper: (upper < FAR).then_some(upper),
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
        table: &Table,
    ) -> (Vec<Option<Play>>, Option<Vec<i32>>) {
        let mut table = table.clone();
        let mut line = Vec::new();
        let shape = self.searcher.grid.shape;
        for by in &self.line {
            let at = by.map_or(0, |lay| lay.lane as usize);
            let tile_at = |cell| table.board[shape.square(at, cell).0];
            let play = by.map(|lay| lay.play(shape, tile_at));
            match &play {
                Some(play) => table.lay(ruleset, play),
                None => table.pass(),
            }
            line.push(play);
        }
        let idle = self.line.iter().rev().take_while(|by| by.is_none()).count();
        let ends = ending.pass_rounds > 0 || ending.scoreless_turns > 0;
        while idle > 1 && ends && !table.is_over(ending) && line.len() < 64 {
            table.pass();
            line.push(None);
        }
        let over = table.is_over(ending) || idle > 1 && !ends;
        let booked = table.settlement(ruleset, ending);
        let totals = table
            .scores
            .iter()
            .zip(booked)
            .map(|(score, it)| score + it);
        (line, over.then(|| totals.collect()))
    }
}
