//! The search: negamax with narrow windows, a memory, and bounds from going out.

use crate::ruleset::Ruleset;
use crate::words::Words;

use super::best::Best;
use super::frame::{Frame, PASS, play_out};
use super::generate::plays_near;
use super::grid::{Altered, Grid};
use super::lay::{Hand, Lay};
use super::memory::{Bound, Entry, Memory, TURN, idle_key, key_of, tile_key};

/// Plays listed for one position at most; a search that meets more stops.
pub const MOST_LAYS: usize = 1 << 21;

/// No value: beyond all points of a game.
pub const FAR: i32 = 1 << 28;

/// Between two questions whether to go on, in nodes.
const PULSE: u64 = 64;

/// A value, and whether it binds however far one looks.
///
/// Below the window it is an upper bound, above it a lower bound, within it exact.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Points that the mover still gains on the other.
    pub value: i32,
    /// Whether it is proven.
    pub sound: bool,
}

/// A search under way.
pub struct Searcher<'a> {
    /// The words.
    pub words: Words<'a>,
    /// The board and its points.
    pub ruleset: &'a Ruleset,
    /// The tiles of both seats.
    pub hands: [Hand; 2],
    /// The board as it stands at the ply that is looked at.
    pub grid: Grid,
    /// What was found before.
    pub memory: &'a mut Memory,
    /// One for each ply.
    pub frames: Vec<Frame>,
    /// The best line from each ply on; None is a pass.
    pub lines: Vec<Vec<Option<Lay>>>,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions that may be looked at.
    pub most_nodes: u64,
    /// Whether to go on.
    pub pulse: &'a mut dyn FnMut() -> bool,
    /// Whether the search has been stopped.
    pub stopped: bool,
    /// `idle` after a play.
    pub patience: u8,
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
    pub fn open(&mut self) {
        let mut everywhere = Altered::default();
        for lane in 0..self.grid.shape.lanes() {
            everywhere.cells[lane] = !0;
            everywhere.lanes |= 1 << lane;
        }
        let turn = self.frames[0].turn;
        for (seat, mine) in [(turn, true), (1 - turn, false)] {
            let mut lays = Vec::new();
            self.list(seat, self.hands[seat].full(), &everywhere, &mut lays);
            let frame = &mut self.frames[0];
            *(if mine {
                &mut frame.mine
            } else {
                &mut frame.theirs
            }) = lays;
        }
        self.frames[0].sort_threats();
    }

    /// Appends the plays of `seat` near what was altered.
    fn list(&mut self, seat: usize, rack: u16, altered: &Altered, lays: &mut Vec<Lay>) {
        let hand = (&self.hands[seat], rack);
        let out = (MOST_LAYS, &mut *lays);
        plays_near(self.words, self.ruleset, &self.grid, hand, altered, out);
        self.stopped |= lays.len() >= MOST_LAYS;
    }

    /// Fills the frame behind `ply` for a move; None is a pass. Nothing is laid yet.
    pub fn step(&mut self, ply: usize, by: Option<Lay>) {
        self.reserve(ply + 1);
        let frame = &self.frames[ply];
        let (turn, mut racks, mut key) = (frame.turn, frame.racks, frame.key);
        key ^= self.rack_key(turn, racks[turn]) ^ key_of(TURN);
        key ^= idle_key(frame.idle);
        let mut idle = frame.idle.saturating_sub(1);
        if let Some(lay) = &by {
            racks[turn] = self.hands[turn].without(racks[turn], lay.uses);
            if ply == 0 {
                racks[turn] = self.hands[turn].with(racks[turn], self.drawn.iter().copied());
            }
            idle = self.patience;
            let (shape, lane) = (self.grid.shape, lay.lane as usize);
            self.grid.covers(lay, |cell, tile| {
                key ^= tile_key(shape.square(lane, cell).0, tile);
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

    /// Makes the move that leads to `ply` and lists what the mover can do then; gives the mark to take it back.
    fn enter(&mut self, ply: usize) -> usize {
        let frame = &mut self.frames[ply];
        frame.altered.clear();
        let mut mark = 0;
        if let Some(by) = &frame.by {
            mark = self
                .grid
                .lay(self.words, self.ruleset, by, &mut frame.altered);
        }
        self.inherit(ply, true);
        mark
    }

    /// Lists the plays at `ply` of the mover, or of the other: those of the ply before that stay, and new ones.
    fn inherit(&mut self, ply: usize, mine: bool) {
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
        let stays = |lay: &&Lay| lay.uses & !rack == 0 && !frame.altered.meets(lay);
        to.clear();
        to.extend(from.iter().filter(stays));
        self.list(seat, rack, &frame.altered, &mut to);
        *(if mine {
            &mut frame.mine
        } else {
            &mut frame.theirs
        }) = to;
        self.frames[ply] = frame;
    }

    /// Takes back the move that led to `ply`.
    fn leave(&mut self, ply: usize, mark: usize) {
        if let Some(by) = &self.frames[ply].by {
            self.grid.lift(mark, by.laid as usize);
        }
    }

    /// The value of `ply`, whose frame was filled by [`Searcher::step`].
    pub fn visit(&mut self, ply: usize, depth: u8, window: (i32, i32)) -> Found {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.most_nodes;
        self.stopped |= self.nodes.is_multiple_of(PULSE) && !(self.pulse)();
        self.lines[ply].clear();
        if self.stopped {
            return UNKNOWN;
        }
        let key = self.frames[ply].key;
        let known = self.memory.probe(key);
        let narrow = window.1 - window.0 == 1;
        if let Some(found) = known
            .filter(|_| narrow)
            .and_then(|it| cut(it, depth, window))
        {
            return found;
        }
        let mark = self.enter(ply);
        // What refuted a sibling mostly refutes this too, before all moves are put in order.
        let hint = known.map_or(0, |it| it.best);
        let hint = if hint == 0 {
            self.frames[ply].killers[0]
        } else {
            hint
        };
        let (found, best) = self.weigh(ply, depth, window, hint);
        self.leave(ply, mark);
        if !self.stopped {
            let bound = match found.value {
                value if value <= window.0 => Bound::Upper,
                value if value >= window.1 => Bound::Lower,
                _ => Bound::Exact,
            };
            self.memory.store(
                key,
                Entry {
                    value: found.value,
                    bound,
                    depth,
                    sound: found.sound,
                    best,
                },
            );
        }
        found
    }

    /// Weighs the moves of `ply`; gives the mark of the best.
    fn weigh(
        &mut self,
        ply: usize,
        depth: u8,
        (alpha, beta): (i32, i32),
        hint: u16,
    ) -> (Found, u16) {
        let mut best = Best::new(alpha);
        if let Some((value, out)) = self.frames[ply].best_out(&self.hands) {
            best.take(value, true, out.mark());
            best.tried = value > alpha;
            self.note(ply, Some(out), value > alpha, false);
        }
        if best.value >= beta {
            return (best.found(true), best.mark);
        }
        self.inherit(ply, false);
        self.frames[ply].sort_threats();
        // Marks are short: moves that share one are told apart, or one of them would never be tried.
        let rack = self.frames[ply].rack();
        let is_first = |lay: &&Lay| lay.uses != rack && lay.is_marked(hint);
        let mut first = None;
        if depth > 0 && hint != 0 {
            first = self.frames[ply].mine.iter().find(is_first).copied();
        }
        if let Some(first) = first {
            let sound = self.try_move(ply, depth, Some(first), &mut best, beta);
            if self.stopped || best.value >= beta {
                return (best.found(sound), best.mark);
            }
        }
        let below = self.order(ply, best.value.max(alpha), first, depth == 0);
        best.value = best.value.max(below);
        if depth == 0 {
            if self.frames[ply].order.is_empty() {
                return (best.found(best.sound), best.mark);
            }
            let frame = &self.frames[ply];
            let value = play_out(&self.grid, frame, &self.hands).max(best.value);
            return (
                Found {
                    value,
                    sound: false,
                },
                best.mark,
            );
        }
        self.try_all(ply, depth, beta, &mut best)
    }

    /// Tries the moves in order.
    fn try_all(&mut self, ply: usize, depth: u8, beta: i32, best: &mut Best) -> (Found, u16) {
        let order = std::mem::take(&mut self.frames[ply].order);
        for &(_, at) in &order {
            let by = self.frames[ply].mine.get(at as usize).copied();
            let sound = self.try_move(ply, depth, by, best, beta);
            if self.stopped || best.value >= beta {
                if let (Some(by), false) = (by, self.stopped) {
                    self.remember_killer(ply, by.mark());
                }
                self.frames[ply].order = order;
                return (best.found(sound), best.mark);
            }
        }
        self.frames[ply].order = order;
        (best.found(best.sound), best.mark)
    }

    /// Looks at one move behind `ply` and takes it if it is better; whether its value is sound.
    fn try_move(
        &mut self,
        ply: usize,
        depth: u8,
        by: Option<Lay>,
        best: &mut Best,
        beta: i32,
    ) -> bool {
        let alpha = best.alpha();
        let found = self.look(ply, depth, by, (alpha, beta), best.tried);
        if self.stopped {
            return false;
        }
        best.tried = true;
        best.sound &= found.sound;
        if best.take(found.value, found.sound, by.map_or(0, |lay| lay.mark())) {
            self.note(ply, by, found.value > alpha, true);
        }
        found.sound
    }

    /// The value of a move from `ply`: narrowly first unless it is the `first` that is looked at.
    pub fn look(
        &mut self,
        ply: usize,
        depth: u8,
        by: Option<Lay>,
        (alpha, beta): (i32, i32),
        narrow: bool,
    ) -> Found {
        let points = by.map_or(0, |lay| lay.points);
        self.step(ply, by);
        if self.frames[ply + 1].idle == 0 {
            self.lines[ply + 1].clear();
            return Found {
                value: self.settled(ply),
                sound: true,
            };
        }
        if narrow && beta - alpha > 1 {
            let found = self.visit(ply + 1, depth - 1, (points - alpha - 1, points - alpha));
            let value = points - found.value;
            if self.stopped || value <= alpha {
                return Found { value, ..found };
            }
        }
        let found = self.visit(ply + 1, depth - 1, (points - beta, points - alpha));
        Found {
            value: points - found.value,
            ..found
        }
    }

    /// What the mover of `ply` gains when the game ends as it stands and nobody is out.
    #[must_use]
    pub fn settled(&self, ply: usize) -> i32 {
        let frame = &self.frames[ply];
        let left = |seat: usize| self.hands[seat].worth(frame.racks[seat]);
        left(1 - frame.turn) - left(frame.turn)
    }

    /// Writes down that `by` is the best of `ply`, with the line behind it if it goes on.
    fn note(&mut self, ply: usize, by: Option<Lay>, better: bool, goes_on: bool) {
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

    fn remember_killer(&mut self, ply: usize, mark: u16) {
        let killers = &mut self.frames[ply].killers;
        if killers[0] != mark {
            *killers = [mark, killers[0]];
        }
    }

    /// Puts the moves that may be worth more than `alpha` in order; gives the most that the others are worth.
    ///
    /// A play after which the other can go out at once is worth no more than
    /// that leaves. With `one` it is enough to find one move.
    pub fn order(&mut self, ply: usize, alpha: i32, tried: Option<Lay>, one: bool) -> i32 {
        let mut frame = std::mem::take(&mut self.frames[ply]);
        frame.order.clear();
        let (rack, turn) = (frame.rack(), frame.turn);
        let left = self.hands[turn].worth(rack);
        let mut altered = Altered::default();
        let mut below = -FAR;
        for (at, lay) in frame.mine.iter().enumerate() {
            if lay.uses == rack || tried.is_some_and(|it| it == *lay) {
                continue;
            }
            altered.clear();
            self.grid.alter(lay, &mut altered);
            let kept = left - i32::from(lay.worth);
            let out = frame.reply_out(&altered, kept);
            if let Some(most) = out
                .map(|out| lay.points - out)
                .filter(|&most| most <= alpha)
            {
                below = below.max(most);
                continue;
            }
            let reply = frame.reply(&altered).max(out.unwrap_or(0));
            let mut estimate = lay.points + i32::from(lay.worth) - reply;
            if frame.killers.iter().any(|&killer| lay.is_marked(killer)) {
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

    /// The pass among the moves of `frame`.
    fn order_pass(&self, frame: &mut Frame, alpha: i32, below: &mut i32) {
        let left = self.hands[frame.turn].worth(frame.rack());
        let nothing = Altered::default();
        let out = frame.reply_out(&nothing, left);
        let most = out.map_or(FAR, |out| -out);
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
    sound: false,
};

/// What `entry` says of a search `depth` plies deep, if it decides the window.
fn cut(entry: Entry, depth: u8, (alpha, beta): (i32, i32)) -> Option<Found> {
    let deep = entry.sound || entry.depth >= depth;
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= beta,
        Bound::Upper => entry.value <= alpha,
    };
    (deep && decides).then_some(Found {
        value: entry.value,
        sound: entry.sound,
    })
}
