//! What a search starts from, and what is kept of it while it is suspended.

use crate::board::ruleset::{Refusal, Ruleset};
use crate::game::state::{Ending, GameState};
use crate::lexicon::words::Words;
use crate::tiles::BLANK;

use super::board::Board;
use super::hand::Hand;
use super::limits::turns_until_end;
use super::ply::Frame;
use super::search::Searcher;
use super::transposition::TranspositionTable;

/// What two searches of one position have in common.
#[derive(Clone, Copy)]
pub struct Game<'a> {
    pub words: Words<'a>,
    /// The board and its points.
    pub ruleset: &'a Ruleset,
    /// How it ends.
    pub ending: Ending,
}

/// A suspended search: what was listed for its position, without what it borrows.
pub struct SuspendedSearch {
    hands: [Hand; 2],
    board: Board,
    frames: Vec<Frame>,
    turns_until_end: u8,
    drawn: Vec<u8>,
}

impl SuspendedSearch {
    /// The search again, with `most_nodes` to look at.
    pub fn resume<'a>(
        self,
        game: Game<'a>,
        most_nodes: u64,
        transpositions: &'a mut TranspositionTable,
        keep_going: &'a mut dyn FnMut() -> bool,
    ) -> Searcher<'a> {
        Searcher {
            words: game.words,
            ruleset: game.ruleset,
            hands: self.hands,
            board: self.board,
            transpositions,
            lines: vec![Vec::new(); self.frames.len()],
            frames: self.frames,
            nodes: 0,
            most_nodes,
            keep_going,
            stopped: false,
            turns_until_end: self.turns_until_end,
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
    /// A search from `state` on, whose mover draws `drawn` with its first play.
    ///
    /// # Errors
    /// More plays than can be held.
    pub fn new(
        game: Game<'a>,
        state: &GameState,
        drawn: &[u8],
        transpositions: &'a mut TranspositionTable,
        keep_going: &'a mut dyn FnMut() -> bool,
    ) -> Result<Self, Refusal> {
        let Game {
            words,
            ruleset,
            ending,
        } = game;
        let hands = [0, 1].map(|seat| {
            let coming = if seat == state.turn { drawn } else { &[] };
            Hand::new(ruleset, &[&state.racks[seat], coming].concat())
        });
        let blank = hands.iter().any(|hand| hand.field(BLANK) != 0);
        let letters = hands.iter().map(|hand| hand.letters(hand.full()));
        let wanted = if blank {
            !0
        } else {
            letters.fold(0, |a, b| a | b)
        };
        let (idle, after) = turns_until_end(&ending, state);
        let racks = [0, 1].map(|seat| hands[seat].with(0, state.racks[seat].iter().copied()));
        let root = Frame {
            turn: state.turn,
            racks,
            idle,
            ..Frame::default()
        };
        let mut searcher = Self {
            words,
            ruleset,
            hands,
            board: Board::new(words, ruleset, &state.board, wanted),
            transpositions,
            frames: vec![root],
            lines: vec![Vec::new()],
            nodes: 0,
            most_nodes: u64::MAX,
            keep_going,
            stopped: false,
            turns_until_end: after,
            drawn: drawn.to_vec(),
        };
        searcher.frames[0].key = searcher.transpositions.salt() ^ searcher.root_key(&state.board);
        searcher.list_all();
        if searcher.stopped {
            return Err(Refusal::TooManyPlays);
        }
        Ok(searcher)
    }

    /// Lays the search to rest, its first move not made.
    #[must_use]
    pub fn suspend(self) -> SuspendedSearch {
        SuspendedSearch {
            hands: self.hands,
            board: self.board,
            frames: self.frames,
            turns_until_end: self.turns_until_end,
            drawn: self.drawn,
        }
    }
}
