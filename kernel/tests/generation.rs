//! Generated plays are those of the plain generator, in the same order, wherever they come from.
//!
//! `SEEDS` sets how many games are compared (40).

mod plain;

use crossglot_kernel::automaton::{Automaton, END, Node};
use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::position::Position;
use crossglot_kernel::board::ruleset::{Refusal, Ruleset, Setup};
use crossglot_kernel::leaves::values::Leaves;
use crossglot_kernel::lexicon::graph::Graph;
use crossglot_kernel::lexicon::index::Index;
use crossglot_kernel::movegen::existence::can_lay;
use crossglot_kernel::movegen::generator::MoveGenerator;
use plain::Plain;

const BLANK: u8 = 64;

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    /// A number below `below`.
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % below as u64) as usize
    }

    fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.roll(choices.len())]
    }

    fn rolls(&mut self, count: usize, below: usize) -> Vec<u8> {
        (0..count).map(|_| self.roll(below) as u8).collect()
    }
}

fn packed(words: &[Vec<u8>]) -> Vec<u8> {
    let mut store = Automaton::default();
    let mut parts: Vec<(&[u8], Node)> = words.iter().map(|word| (&word[..], END)).collect();
    let node = store.join(&mut parts).unwrap();
    let edges = store.pack(node).unwrap();
    edges.iter().flat_map(|edge| edge.to_le_bytes()).collect()
}

fn some_setup(dice: &mut Dice, letters: usize) -> Setup {
    let (rows, columns) =
        dice.one_of(&[(9, 9), (15, 15), (5, 11), (12, 4), (1, 9), (9, 1), (31, 3)]);
    let size = rows * columns;
    let rack_size = 1 + dice.roll(9);
    let mut word_multipliers = vec![1; size];
    for _ in 0..4 {
        word_multipliers[dice.roll(size)] = 2 + dice.roll(2) as u8;
    }
    Setup {
        rows,
        columns,
        word_multipliers,
        letter_multipliers: (0..size).map(|_| dice.one_of(&[1, 1, 1, 2, 3])).collect(),
        start: vec![size / 2, dice.roll(size)],
        points: dice.rolls(letters + 1, 11),
        rack_size,
        bonus: (0..=rack_size)
            .map(|laid| if laid == 7 { 50 } else { 0 })
            .collect(),
        opening_min: 1 + dice.roll(3),
    }
}

fn some_words(dice: &mut Dice, letters: usize) -> Vec<Vec<u8>> {
    let mut words: Vec<Vec<u8>> = (0..20 + dice.roll(150))
        .map(|_| {
            let length = dice.one_of(&[2, 2, 3, 3, 4, 5, 6, 8]);
            (0..length).map(|_| 1 + dice.roll(letters) as u8).collect()
        })
        .collect();
    words.sort();
    words.dedup();
    words
}

fn some_leaves(dice: &mut Dice, letters: usize) -> Option<Leaves> {
    let mut value = || dice.roll(9000) as i32 - 3000;
    let values: Vec<i32> = (0..=letters).map(|_| value()).collect();
    let flat = value() < -1000;
    // Values in whole points make plays of different points level.
    let values = values
        .iter()
        .map(|value| if flat { 1000 * (value / 1000) } else { *value });
    let leaves = Leaves::new(&values.collect::<Vec<_>>(), 1000, 0b1010, 500);
    (dice.roll(3) > 0).then(|| leaves.unwrap())
}

fn some_rack(dice: &mut Dice, letters: usize, size: usize) -> Vec<u8> {
    let blanks = dice.one_of(&[0, 0, 1, 2]).min(size);
    let mut rack = vec![BLANK; blanks];
    rack.extend((blanks..size).map(|_| 1 + dice.roll(letters) as u8));
    rack
}

fn lay(board: &mut [u8], columns: usize, play: &Play) {
    let step = if play.down { columns } else { 1 };
    for (at, &tile) in play
        .tiles()
        .iter()
        .enumerate()
        .filter(|(_, tile)| **tile != 0)
    {
        board[play.start as usize + at * step] = tile;
    }
}

/// What a caller can tell of plays.
fn told(plays: &[Play]) -> Vec<(u16, bool, &[u8], i32, i64)> {
    plays
        .iter()
        .map(|play| {
            (
                play.start,
                play.down,
                play.tiles(),
                play.points,
                play.equity,
            )
        })
        .collect()
}

/// Plays games of one lexicon and compares all lists; gives how many plays were compared.
fn compare(seed: u64, generator: &mut MoveGenerator) -> usize {
    let mut dice = Dice(seed);
    let letters = 2 + dice.roll(5);
    let words = some_words(&mut dice, letters);
    let bytes = packed(&words);
    let graph = Graph::read(&bytes).unwrap();
    let index = Index::of(graph);
    let view = index.words();
    let setup = some_setup(&mut dice, letters);
    let rules = Ruleset::new(setup.clone()).unwrap();
    let leaves = some_leaves(&mut dice, letters);
    let plain = Plain::new(&words, setup.clone(), leaves.clone());
    let flat = Plain::new(&words, setup.clone(), None);
    let mut board = vec![0; setup.rows * setup.columns];
    let mut compared = 0;
    for _ in 0..6 {
        let size = dice.roll(setup.rack_size + 1);
        let rack = some_rack(&mut dice, letters, size);
        let wanted = plain.plays(&board, &rack);
        let position = Position::read(&rules, &board, &rack).unwrap();
        for limit in [0, 1, 1 + dice.roll(64), 65 + dice.roll(200)] {
            let found = generator
                .plays(view, &position, leaves.as_ref(), limit)
                .unwrap();
            let most = if limit == 0 {
                wanted.len()
            } else {
                limit.min(wanted.len())
            };
            assert_eq!(
                told(found),
                told(&wanted[..most]),
                "seed {seed}, limit {limit}"
            );
        }
        let most = dice.roll(setup.rack_size + 1);
        let mut top_plays = flat.plays(&board, &rack);
        top_plays.retain(|play| play.tiles().iter().filter(|&&tile| tile != 0).count() <= most);
        assert_eq!(
            can_lay(view, &rules, &board, &rack, most).unwrap(),
            !top_plays.is_empty(),
            "seed {seed}, anything of {most}"
        );
        let top = top_plays.first().map(|play| play.points);
        top_plays.retain(|play| Some(play.points) == top);
        let found = generator.top_plays(view, &position, most).unwrap();
        assert_eq!(
            told(found),
            told(&top_plays),
            "seed {seed}, top_plays of {most}"
        );
        compared += wanted.len();
        if !wanted.is_empty() {
            lay(&mut board, setup.columns, &dice.one_of(&wanted));
        }
        if dice.roll(4) == 0 {
            // A tile out of nowhere: positions need not be reached by play.
            let square = dice.roll(board.len());
            board[square] = (1 + dice.roll(letters) as u8) | dice.one_of(&[0, BLANK]);
        }
    }
    compared
}

#[test]
fn plays_are_those_of_the_plain_generator() {
    let mut generator = MoveGenerator::default();
    let compared: usize = (0..std::env::var("SEEDS").map_or(40, |seeds| seeds.parse().unwrap()))
        .map(|seed| compare(seed, &mut generator))
        .sum();
    assert!(compared > 5_000, "only {compared} plays");
}

/// Words of every kind of letters, on a rack of nothing but blanks.
#[test]
fn more_spellings_than_are_kept_are_found_start_by_start() {
    let words: Vec<Vec<u8>> = (0..6_u32.pow(6))
        .map(|number| {
            (0..6)
                .map(|at| 1 + (number / 6_u32.pow(at) % 6) as u8)
                .collect()
        })
        .collect();
    let bytes = packed(&words);
    let graph = Graph::read(&bytes).unwrap();
    let index = Index::of(graph);
    let view = index.words();
    let setup = Setup {
        rows: 1,
        columns: 7,
        word_multipliers: vec![1; 7],
        letter_multipliers: vec![1; 7],
        start: vec![3],
        points: (0..7).collect(),
        rack_size: 12,
        bonus: vec![0; 13],
        opening_min: 2,
    };
    let rules = Ruleset::new(setup.clone()).unwrap();
    let rack = [1, 2, 3, 4, 5, 6, 1, 2, BLANK, BLANK, BLANK, BLANK];
    let plain = Plain::new(&words, setup, None);
    let mut generator = MoveGenerator::default();
    let board = [0, 0, 1, 0, 0, 0, 0];
    let position = Position::read(&rules, &board, &rack).unwrap();
    let wanted = plain.plays(&board, &rack);
    let found = generator.plays(view, &position, None, 0).unwrap();
    assert_eq!(told(found), told(&wanted));
}

#[test]
fn too_many_plays_are_refused() {
    let words: Vec<Vec<u8>> = (1..=60)
        .flat_map(|a| (1..=60).map(move |b| vec![a, b]))
        .collect();
    let bytes = packed(&words);
    let graph = Graph::read(&bytes).unwrap();
    let index = Index::of(graph);
    let view = index.words();
    let side = 31;
    let setup = Setup {
        rows: side,
        columns: side,
        word_multipliers: vec![1; side * side],
        letter_multipliers: vec![1; side * side],
        start: (0..side * side).collect(),
        points: vec![1; 61],
        rack_size: 2,
        bonus: vec![0; 3],
        opening_min: 2,
    };
    let rules = Ruleset::new(setup).unwrap();
    let board = vec![0; side * side];
    let position = Position::read(&rules, &board, &[BLANK, BLANK]).unwrap();
    let found = MoveGenerator::default()
        .plays(view, &position, None, 0)
        .map(<[Play]>::len);
    assert_eq!(found, Err(Refusal::TooManyPlays));
}
