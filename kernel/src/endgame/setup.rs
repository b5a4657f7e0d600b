//! What a search starts from, and what is kept of it to go on later.

use crate::ruleset::{Refusal, Ruleset};
use crate::table::{Ending, Table};
use crate::tile::BLANK;
use crate::words::Words;

use super::frame::Frame;
use super::grid::Grid;
use super::lay::Hand;
use super::memory::Memory;
use super::patience;
use super::search::Searcher;

/// What two searches of one position have in common.
#[derive(Clone, Copy)]
pub struct Game<'a> {
    /// The words.
    pub words: Words<'a>,
    /// The board and its points.
    pub ruleset: &'a Ruleset,
    /// How it ends.
    pub ending: Ending,
}

/// A search that rests: what was listed for its position, without what it borrows.
pub struct Resting {
    hands: [Hand; 2],
    grid: Grid,
    frames: Vec<Frame>,
    patience: u8,
    drawn: Vec<u8>,
}

impl Resting {
    /// The search, awake again, with `most_nodes` to look at.
    pub fn wake<'a>(
        self,
        game: Game<'a>,
        most_nodes: u64,
        memory: &'a mut Memory,
        pulse: &'a mut dyn FnMut() -> bool,
    ) -> Searcher<'a> {
        Searcher {
            words: game.words,
            ruleset: game.ruleset,
            hands: self.hands,
            grid: self.grid,
            memory,
            lines: vec![Vec::new(); self.frames.len()],
            frames: self.frames,
            nodes: 0,
            most_nodes,
            pulse,
            stopped: false,
            patience: self.patience,
            drawn: self.drawn,
        }
    }

    /// Plays that are held.
    #[must_use]
    pub fn size(&self) -> usize {
        self.frames[0].mine.len() + self.frames[0].theirs.len()
    }
}

impl<'a> Searcher<'a> {
    /// A search from `table` on, whose mover draws `drawn` with its first play.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn new(
        game: Game<'a>,
        table: &Table,
        drawn: &[u8],
        memory: &'a mut Memory,
        pulse: &'a mut dyn FnMut() -> bool,
    ) -> Result<Self, Refusal> {
        let Game {
            words,
            ruleset,
            ending,
        } = game;
        let hands = [0, 1].map(|seat| {
            let coming = if seat == table.turn { drawn } else { &[] };
            Hand::new(ruleset, &[&table.racks[seat], coming].concat())
        });
        let blank = hands.iter().any(|hand| hand.field(BLANK) != 0);
        let letters = hands.iter().map(|hand| hand.letters(hand.full()));
        let wanted = if blank {
            !0
        } else {
            letters.fold(0, |a, b| a | b)
        };
        let (idle, after) = patience(&ending, table);
        let racks = [0, 1].map(|seat| hands[seat].with(0, table.racks[seat].iter().copied()));
        let root = Frame {
            turn: table.turn,
            racks,
            idle,
            ..Frame::default()
        };
        let mut searcher = Self {
            words,
            ruleset,
            hands,
            grid: Grid::new(words, ruleset, &table.board, wanted),
            memory,
            frames: vec![root],
            lines: vec![Vec::new()],
            nodes: 0,
            most_nodes: u64::MAX,
            pulse,
            stopped: false,
            patience: after,
            drawn: drawn.to_vec(),
        };
        searcher.frames[0].key = searcher.memory.salt() ^ searcher.root_key(&table.board);
        searcher.open();
        if searcher.stopped {
            return Err(Refusal::TooManyPlays);
        }
        Ok(searcher)
    }

    /// Lays the search to rest, its first move not made.
    #[must_use]
    pub fn rest(self) -> Resting {
        Resting {
            hands: self.hands,
            grid: self.grid,
            frames: self.frames,
            patience: self.patience,
            drawn: self.drawn,
        }
    }
}
