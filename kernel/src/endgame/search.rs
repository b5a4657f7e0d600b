//! The search: negamax with alpha-beta and null windows, a transposition table, and bounds from going out.
//!
//! Plays are generated incrementally: those of the ply before that are still possible are carried
//! over, and new ones are searched only around the cells that the last move changed.

use crate::board::ruleset::Ruleset;
use crate::lexicon::words::Words;

use super::best_move::{BestMove, Found, INFINITE};
use super::board::{Board, ChangedCells};
use super::generate::plays_near;
use super::hand::Hand;
use super::play::EndgamePlay;
use super::ply::{Frame, PASS, greedy_playout};
use super::transposition::{Bound, Entry, TranspositionTable};
use super::zobrist::{TURN, idle_key, key_of, tile_key};

/// Plays listed for one position at most; a search that meets more stops.
pub const MAX_PLAYS: usize = 1 << 21;

/// Nodes between two calls of `keep_going`.
const CHECK_EVERY: u64 = 64;

/// A search under way.
pub struct Searcher<'a> {
    pub words: Words<'a>,
    /// The board and its points.
    pub ruleset: &'a Ruleset,
    /// The tiles of both seats.
    pub hands: [Hand; 2],
    /// The board as it stands at the ply that is looked at.
    pub board: Board,
    /// What was found before, by position.
    pub transpositions: &'a mut TranspositionTable,
    /// One for each ply.
    pub frames: Vec<Frame>,
    /// The best line from each ply on; None is a pass.
    pub lines: Vec<Vec<Option<EndgamePlay>>>,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions that may be looked at.
    pub most_nodes: u64,
    /// Whether to go on.
    pub keep_going: &'a mut dyn FnMut() -> bool,
    /// Whether the search has been stopped.
    pub stopped: bool,
    /// The turns without tiles that end the game, after a play; see [`Frame::idle`].
    pub turns_until_end: u8,
    /// The tiles that a play of the root draws.
    pub drawn: Vec<u8>,
}

impl Searcher<'_> {
    /// Makes room for ply `ply`.
    pub fn reserve(&mut self, ply: usize) {
        while self.frames.len() <= ply {
            self.frames.push(Frame::default());
            self.lines.push(Vec::new());
        }
    }

    /// Lists what both seats can lay at the root, whose frame is filled otherwise.
    ///
    /// The mover's list is of all of its hand, with what it is going to draw.
    pub fn list_all(&mut self) {
        let mut everywhere = ChangedCells::default();
        for lane in 0..self.board.geometry.lanes() {
            everywhere.cells[lane] = !0;
            everywhere.lanes |= 1 << lane;
        }
        let turn = self.frames[0].turn;
        for (seat, mine) in [(turn, true), (1 - turn, false)] {
            let mut plays = Vec::new();
            self.list_plays(seat, self.hands[seat].full(), &everywhere, &mut plays);
            let frame = &mut self.frames[0];
            *(if mine {
                &mut frame.mine
            } else {
                &mut frame.theirs
            }) = plays;
        }
        self.frames[0].sort_threats();
    }

    /// Appends the plays of `seat` near the changed cells.
    fn list_plays(
        &mut self,
        seat: usize,
        rack: u16,
        changed: &ChangedCells,
        plays: &mut Vec<EndgamePlay>,
    ) {
        let hand = (&self.hands[seat], rack);
        let out = (MAX_PLAYS, &mut *plays);
        plays_near(self.words, self.ruleset, &self.board, hand, changed, out);
        self.stopped |= plays.len() >= MAX_PLAYS;
    }

    /// Fills the frame behind `ply` for a move; None is a pass. Nothing is laid yet.
    pub fn prepare_child(&mut self, ply: usize, by: Option<EndgamePlay>) {
        self.reserve(ply + 1);
        let frame = &self.frames[ply];
        let (turn, mut racks, mut key) = (frame.turn, frame.racks, frame.key);
        key ^= self.rack_key(turn, racks[turn]) ^ key_of(TURN);
        key ^= idle_key(frame.idle);
        let mut idle = frame.idle.saturating_sub(1);
        if let Some(play) = &by {
            racks[turn] = self.hands[turn].without(racks[turn], play.uses);
            if ply == 0 {
                racks[turn] = self.hands[turn].with(racks[turn], self.drawn.iter().copied());
            }
            idle = self.turns_until_end;
            let (geometry, lane) = (self.board.geometry, play.lane as usize);
            self.board.for_each_laid(play, |cell, tile| {
                key ^= tile_key(geometry.square(lane, cell).0, tile);
            });
        }
        key ^= self.rack_key(turn, racks[turn]) ^ idle_key(idle);
        let next = &mut self.frames[ply + 1];
        (next.turn, next.racks, next.idle) = (1 - turn, racks, idle);
        (next.key, next.by) = (key, by);
    }

    fn rack_key(&self, seat: usize, rack: u16) -> u64 {
        key_of(self.hands[seat].key(rack) ^ key_of(1 << 41 | seat as u64))
    }

    /// The key of the root, by what lies and who holds what: the same whichever search meets it.
    pub fn root_key(&self, board: &[u8]) -> u64 {
        let root = &self.frames[0];
        let racks = [0, 1].map(|seat| self.rack_key(seat, root.racks[seat]));
        let laid = board.iter().enumerate().filter(|(_, tile)| **tile != 0);
        let laid = laid.map(|(square, &tile)| tile_key(square, tile));
        let turn = if root.turn == 1 { key_of(TURN) } else { 0 };
        laid.fold(racks[0] ^ racks[1] ^ turn ^ idle_key(root.idle), |a, b| {
            a ^ b
        })
    }

    /// Makes the move that leads to `ply` and lists what the mover can do then; gives what [`Searcher::unmake`] needs.
    fn make(&mut self, ply: usize) -> usize {
        let frame = &mut self.frames[ply];
        frame.changed.clear();
        let mut undo_from = 0;
        if let Some(by) = &frame.by {
            undo_from = self
                .board
                .make(self.words, self.ruleset, by, &mut frame.changed);
        }
        self.carry_over_plays(ply, true);
        undo_from
    }

    /// Lists the plays at `ply` of the mover, or of the other: those of the ply before that stay, and new ones.
    fn carry_over_plays(&mut self, ply: usize, mine: bool) {
        let mut frame = std::mem::take(&mut self.frames[ply]);
        let before = &self.frames[ply - 1];
        let (from, mut to, seat) = if mine {
            (&before.theirs, std::mem::take(&mut frame.mine), frame.turn)
        } else {
            (
                &before.mine,
                std::mem::take(&mut frame.theirs),
                1 - frame.turn,
            )
        };
        let rack = frame.racks[seat];
        let stays = |play: &&EndgamePlay| play.uses & !rack == 0 && !frame.changed.affects(play);
        to.clear();
        to.extend(from.iter().filter(stays));
        self.list_plays(seat, rack, &frame.changed, &mut to);
        *(if mine {
            &mut frame.mine
        } else {
            &mut frame.theirs
        }) = to;
        self.frames[ply] = frame;
    }

    /// Takes back the move that led to `ply`.
    fn unmake(&mut self, ply: usize, undo_from: usize) {
        if let Some(by) = &self.frames[ply].by {
            self.board.unmake(undo_from, by.laid as usize);
        }
    }

    /// The value of `ply`, whose frame was filled by [`Searcher::prepare_child`].
    pub fn negamax(&mut self, ply: usize, depth: u8, window: (i32, i32)) -> Found {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.most_nodes;
        self.stopped |= self.nodes.is_multiple_of(CHECK_EVERY) && !(self.keep_going)();
        self.lines[ply].clear();
        if self.stopped {
            return UNKNOWN;
        }
        let key = self.frames[ply].key;
        let known = self.transpositions.probe(key);
        let narrow = window.1 - window.0 == 1;
        if let Some(found) = known
            .filter(|_| narrow)
            .and_then(|it| cutoff(it, depth, window))
        {
            return found;
        }
        let undo_from = self.make(ply);
        // The move to try before the others are put in order: that of the table, or what refuted a sibling.
        let hash_move = known.map_or(0, |it| it.best);
        let hash_move = if hash_move == 0 {
            self.frames[ply].killers[0]
        } else {
            hash_move
        };
        let (found, best) = self.search_moves(ply, depth, window, hash_move);
        self.unmake(ply, undo_from);
        if !self.stopped {
            let bound = match found.value {
                value if value <= window.0 => Bound::Upper,
                value if value >= window.1 => Bound::Lower,
                _ => Bound::Exact,
            };
            self.transpositions.store(
                key,
                Entry {
                    value: found.value,
                    bound,
                    depth,
                    proven: found.proven,
                    best,
                },
            );
        }
        found
    }

    /// Searches the moves of `ply`; gives the signature of the best.
    fn search_moves(
        &mut self,
        ply: usize,
        depth: u8,
        (alpha, beta): (i32, i32),
        hash_move: u16,
    ) -> (Found, u16) {
        let mut best = BestMove::new(alpha);
        if let Some((value, out)) = self.frames[ply].best_out(&self.hands) {
            best.take(value, true, out.signature());
            best.tried = value > alpha;
            self.update_line(ply, Some(out), value > alpha, false);
        }
        if best.value >= beta {
            return (best.found(true), best.signature);
        }
        self.carry_over_plays(ply, false);
        self.frames[ply].sort_threats();
        // Signatures are short and can collide: other moves with the same one are searched, too.
        let rack = self.frames[ply].rack();
        let is_first = |play: &&EndgamePlay| play.uses != rack && play.has_signature(hash_move);
        let mut first = None;
        if depth > 0 && hash_move != 0 {
            first = self.frames[ply].mine.iter().find(is_first).copied();
        }
        if let Some(first) = first {
            let proven = self.try_move(ply, depth, Some(first), &mut best, beta);
            if self.stopped || best.value >= beta {
                return (best.found(proven), best.signature);
            }
        }
        let below = self.order_moves(ply, best.value.max(alpha), first, depth == 0);
        best.value = best.value.max(below);
        if depth == 0 {
            if self.frames[ply].order.is_empty() {
                return (best.found(best.proven), best.signature);
            }
            let frame = &self.frames[ply];
            let value = greedy_playout(&self.board, frame, &self.hands).max(best.value);
            return (
                Found {
                    value,
                    proven: false,
                },
                best.signature,
            );
        }
        self.search_in_order(ply, depth, beta, &mut best)
    }

    /// Tries the moves in order.
    fn search_in_order(
        &mut self,
        ply: usize,
        depth: u8,
        beta: i32,
        best: &mut BestMove,
    ) -> (Found, u16) {
        let order = std::mem::take(&mut self.frames[ply].order);
        for &(_, at) in &order {
            let by = self.frames[ply].mine.get(at as usize).copied();
            let proven = self.try_move(ply, depth, by, best, beta);
            if self.stopped || best.value >= beta {
                if let (Some(by), false) = (by, self.stopped) {
                    self.add_killer(ply, by.signature());
                }
                self.frames[ply].order = order;
                return (best.found(proven), best.signature);
            }
        }
        self.frames[ply].order = order;
        (best.found(best.proven), best.signature)
    }

    /// Looks at one move behind `ply` and takes it if it is better; whether its value is proven.
    fn try_move(
        &mut self,
        ply: usize,
        depth: u8,
        by: Option<EndgamePlay>,
        best: &mut BestMove,
        beta: i32,
    ) -> bool {
        let alpha = best.alpha();
        let found = self.value_of_move(ply, depth, by, (alpha, beta), best.tried);
        if self.stopped {
            return false;
        }
        best.tried = true;
        best.proven &= found.proven;
        if best.take(
            found.value,
            found.proven,
            by.map_or(0, |play| play.signature()),
        ) {
            self.update_line(ply, by, found.value > alpha, true);
        }
        found.proven
    }

    /// The value of a move from `ply`; if `narrow`, with a null window first (principal variation search).
    pub fn value_of_move(
        &mut self,
        ply: usize,
        depth: u8,
        by: Option<EndgamePlay>,
        (alpha, beta): (i32, i32),
        narrow: bool,
    ) -> Found {
        let points = by.map_or(0, |play| play.points);
        self.prepare_child(ply, by);
        if self.frames[ply + 1].idle == 0 {
            self.lines[ply + 1].clear();
            return Found {
                value: self.settled_gain(ply),
                proven: true,
            };
        }
        if narrow && beta - alpha > 1 {
            let found = self.negamax(ply + 1, depth - 1, (points - alpha - 1, points - alpha));
            let value = points - found.value;
            if self.stopped || value <= alpha {
                return Found { value, ..found };
            }
        }
        let found = self.negamax(ply + 1, depth - 1, (points - beta, points - alpha));
        Found {
            value: points - found.value,
            ..found
        }
    }

    /// What the mover of `ply` gains when the game ends as it stands and nobody is out.
    #[must_use]
    pub fn settled_gain(&self, ply: usize) -> i32 {
        let frame = &self.frames[ply];
        let left = |seat: usize| self.hands[seat].worth(frame.racks[seat]);
        left(1 - frame.turn) - left(frame.turn)
    }

    /// Makes `by` the first move of the best line of `ply`, with the line behind it if it goes on.
    fn update_line(&mut self, ply: usize, by: Option<EndgamePlay>, better: bool, goes_on: bool) {
        if !better {
            return;
        }
        let behind = if goes_on {
            std::mem::take(&mut self.lines[ply + 1])
        } else {
            Vec::new()
        };
        let line = &mut self.lines[ply];
        line.clear();
        line.push(by);
        line.extend(behind);
    }

    fn add_killer(&mut self, ply: usize, undo_from: u16) {
        let killers = &mut self.frames[ply].killers;
        if killers[0] != undo_from {
            *killers = [undo_from, killers[0]];
        }
    }

    /// Puts the moves that may be worth more than `alpha` in order; gives the most that the others are worth.
    ///
    /// A play after which the other can go out at once is worth no more than
    /// that leaves. With `one` it is enough to find one move.
    pub fn order_moves(
        &mut self,
        ply: usize,
        alpha: i32,
        tried: Option<EndgamePlay>,
        one: bool,
    ) -> i32 {
        let mut frame = std::mem::take(&mut self.frames[ply]);
        frame.order.clear();
        let (rack, turn) = (frame.rack(), frame.turn);
        let left = self.hands[turn].worth(rack);
        let mut changed = ChangedCells::default();
        let mut below = -INFINITE;
        for (at, play) in frame.mine.iter().enumerate() {
            if play.uses == rack || tried.is_some_and(|it| it == *play) {
                continue;
            }
            changed.clear();
            self.board.mark_changes(play, &mut changed);
            let kept = left - i32::from(play.worth);
            let out = frame.reply_out(&changed, kept);
            if let Some(most) = out
                .map(|out| play.points - out)
                .filter(|&most| most <= alpha)
            {
                below = below.max(most);
                continue;
            }
            let reply = frame.reply(&changed).max(out.unwrap_or(0));
            let mut estimate = play.points + i32::from(play.worth) - reply;
            if frame
                .killers
                .iter()
                .any(|&killer| play.has_signature(killer))
            {
                // Ahead of most others: what refuted a sibling mostly refutes this. In points.
                estimate += 40;
            }
            frame.order.push((-estimate, at as u32));
            if one {
                break;
            }
        }
        self.order_pass(&mut frame, alpha, &mut below);
        frame.order.sort_unstable();
        self.frames[ply] = frame;
        below
    }

    /// Adds the pass to the moves of `frame`, or its value to `below`.
    fn order_pass(&self, frame: &mut Frame, alpha: i32, below: &mut i32) {
        let left = self.hands[frame.turn].worth(frame.rack());
        let nothing = ChangedCells::default();
        let out = frame.reply_out(&nothing, left);
        let most = out.map_or(INFINITE, |out| -out);
        if frame.idle > 1 && most <= alpha {
            *below = (*below).max(most);
        } else {
            let reply = frame.reply(&nothing).max(out.unwrap_or(0));
            frame.order.push((reply, PASS));
        }
    }
}

const UNKNOWN: Found = Found {
    value: 0,
    proven: false,
};

/// The value in `entry` if it decides the window of a search `depth` plies deep.
fn cutoff(entry: Entry, depth: u8, (alpha, beta): (i32, i32)) -> Option<Found> {
    // A proven value holds at any depth.
    let deep = entry.proven || entry.depth >= depth;
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= beta,
        Bound::Upper => entry.value <= alpha,
    };
    (deep && decides).then_some(Found {
        value: entry.value,
        proven: entry.proven,
    })
}
