//! Toy games for proofs by exhaustion: small boards, few letters, random words.

#![allow(dead_code, reason = "each proof uses some of it")]

use crossglot_kernel::automaton::{Automaton, END, Node};
use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::position::Position;
use crossglot_kernel::board::ruleset::{Ruleset, Setup};
use crossglot_kernel::game::state::{Ending, GameState};
use crossglot_kernel::lexicon::graph::Graph;
use crossglot_kernel::lexicon::index::Index;
use crossglot_kernel::lexicon::words::Words;
use crossglot_kernel::movegen::generator::MoveGenerator;
use crossglot_kernel::tiles::BLANK;

/// Numbers that look random, the same every time.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// A little edition with its words.
pub struct Toy {
    pub ruleset: Ruleset,
    pub ending: Ending,
    edges: Vec<u8>,
    index: Index,
    letters: usize,
    rack_size: usize,
}

impl Toy {
    pub fn new(random: &mut Random) -> Self {
        let (rows, columns) = random.one(&[(1, 8), (4, 4), (5, 5), (3, 6), (6, 4)]);
        let size = rows * columns;
        let letters = 3 + random.below(3);
        let rack_size = 2 + random.below(4);
        let mut bonus = vec![0; rack_size + 1];
        bonus[rack_size] = 5 * random.below(3) as i32;
        let ruleset = Ruleset::new(Setup {
            rows,
            columns,
            word_multipliers: (0..size).map(|_| random.one(&[1, 1, 1, 2, 3])).collect(),
            letter_multipliers: (0..size).map(|_| random.one(&[1, 1, 1, 2])).collect(),
            start: vec![size / 2],
            points: (0..=letters).map(|_| random.below(9) as u8).collect(),
            rack_size,
            bonus,
            opening_min: 1 + random.below(3),
        })
        .unwrap();
        let ending = Ending {
            pass_rounds: random.below(4) as u32,
            scoreless_turns: random.one(&[0, 0, 1, 2, 3, 5]),
            out_doubled: random.below(2) == 1,
            exchange_min: random.one(&[0, 1, 2, 7]),
        };
        let edges = packed(random, letters);
        let index = Index::of(Graph::read(&edges).unwrap());
        Self {
            ruleset,
            ending,
            edges,
            index,
            letters,
            rack_size,
        }
    }

    pub fn index(&self) -> &Index {
        &self.index
    }

    pub fn words(&self) -> Words<'_> {
        self.index.words()
    }

    /// Some tiles, a blank now and then.
    pub fn tiles(&self, random: &mut Random, count: usize) -> Vec<u8> {
        let tile = |_| match random.below(12) {
            0 => BLANK,
            _ => 1 + random.below(self.letters) as u8,
        };
        (0..count).map(tile).collect()
    }

    /// A game somewhere on its way: random plays laid, then racks of `most` tiles at most.
    pub fn state(&self, random: &mut Random, most: usize, bag: usize) -> GameState {
        let mut state = GameState {
            board: vec![0; self.ruleset.size()],
            racks: vec![Vec::new(); 2],
            scores: vec![0; 2],
            ..GameState::default()
        };
        for _ in 0..random.below(6) {
            state.racks[state.turn] = self.tiles(random, self.rack_size);
            let plays = self.plays(&state);
            if !plays.is_empty() {
                let play = plays[random.below(plays.len())];
                state.play(&self.ruleset, &play);
            }
        }
        let most = most.min(self.rack_size);
        for seat in 0..2 {
            let count = if bag > 0 {
                self.rack_size.min(most)
            } else {
                1 + random.below(most)
            };
            state.racks[seat] = self.tiles(random, count);
        }
        state.bag = self.tiles(random, bag);
        state.scores = vec![random.below(30) as i32, random.below(30) as i32];
        state.turn = random.below(2);
        state.passes = random.below(3) as u32;
        state.scoreless = state.passes + random.below(2) as u32;
        state
    }

    /// Every play of the seat to move, by the generator of all searches.
    pub fn plays(&self, state: &GameState) -> Vec<Play> {
        let position = Position::read(&self.ruleset, &state.board, state.rack()).unwrap();
        let mut generator = MoveGenerator::default();
        generator
            .plays(self.words(), &position, None, 0)
            .unwrap()
            .to_vec()
    }

    /// Points that the seat to move gains by the end of a game that is over.
    pub fn settled(&self, state: &GameState) -> i32 {
        let booked = state.settlement(&self.ruleset, &self.ending);
        booked[state.turn] - booked[1 - state.turn]
    }

    /// Whether the game never ends by passing.
    pub fn is_endless(&self) -> bool {
        self.ending.pass_rounds == 0 && self.ending.scoreless_turns == 0
    }
}

/// Points that the seat to move still gains when all cards are open and nobody exchanges; None beyond `most` positions.
pub fn minimax(toy: &Toy, state: &GameState, most: &mut u32) -> Option<i32> {
    if state.is_over(&toy.ending) {
        return Some(toy.settled(state));
    }
    *most = most.checked_sub(1)?;
    let mut passed = state.clone();
    passed.pass();
    // Where passes never end the game, two in a row lead back to where it stood: nobody can do better.
    let mut best = if toy.is_endless() && state.passes > 0 {
        toy.settled(state)
    } else {
        -minimax(toy, &passed, most)?
    };
    for play in toy.plays(state) {
        let mut next = state.clone();
        next.play(&toy.ruleset, &play);
        best = best.max(play.points - minimax(toy, &next, most)?);
    }
    Some(best)
}

/// Random words of two to five letters, as the edges of a graph.
fn packed(random: &mut Random, letters: usize) -> Vec<u8> {
    let mut words: Vec<Vec<u8>> = Vec::new();
    for _ in 0..6 + random.below(30) {
        let length = random.one(&[2, 2, 2, 3, 3, 4, 5]);
        words.push(
            (0..length)
                .map(|_| 1 + random.below(letters) as u8)
                .collect(),
        );
    }
    let mut store = Automaton::default();
    let mut parts: Vec<(&[u8], Node)> = words.iter().map(|word| (&word[..], END)).collect();
    let all = store.join(&mut parts).unwrap();
    let edges = store.pack(all).unwrap();
    edges.into_iter().flat_map(u32::to_le_bytes).collect()
}
