//! The best plays are the first of all plays, whatever the search has looked at before.

use crossglot_kernel::automaton::{Automaton, END, Node};
use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::position::Position;
use crossglot_kernel::board::ruleset::{Ruleset, Setup};
use crossglot_kernel::leaves::values::Leaves;
use crossglot_kernel::lexicon::graph::Graph;
use crossglot_kernel::lexicon::index::Index;
use crossglot_kernel::lexicon::words::Words;
use crossglot_kernel::movegen::generator::MoveGenerator;

const BLANK: u8 = 64;
const LETTERS: usize = 9;

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    /// A number below `below`.
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as usize % below
    }
}

/// Words of 2 to 12 tiles, packed; short ones are common.
fn some_graph(dice: &mut Dice, count: usize) -> Vec<u8> {
    let mut words: Vec<Vec<u8>> = (0..count)
        .map(|_| {
            let length = 2 + dice.roll(4) + dice.roll(4) + dice.roll(5);
            (0..length).map(|_| 1 + dice.roll(LETTERS) as u8).collect()
        })
        .collect();
    words.extend((0..40).map(|_| (0..2).map(|_| 1 + dice.roll(LETTERS) as u8).collect()));
    let mut parts: Vec<(&[u8], Node)> = words.iter().map(|word| (&word[..], END)).collect();
    let mut store = Automaton::default();
    let node = store.join(&mut parts).unwrap();
    let edges = store.pack(node).unwrap();
    edges.iter().flat_map(|edge| edge.to_le_bytes()).collect()
}

/// A ruleset and the columns of its board.
fn some_rules(dice: &mut Dice, word_factor: u8) -> (Ruleset, usize) {
    let (rows, columns) = [(15, 15), (11, 13), (21, 9)][dice.roll(3)];
    let size = rows * columns;
    let some = |dice: &mut Dice, most: u8| if dice.roll(9) == 0 { most } else { 1 };
    let setup = Setup {
        rows,
        columns,
        word_multipliers: (0..size)
            .map(|at| if at % 7 == 3 { word_factor } else { 1 })
            .collect(),
        letter_multipliers: (0..size).map(|_| some(dice, 3)).collect(),
        start: vec![size / 2],
        points: (0..=LETTERS).map(|_| dice.roll(10) as u8).collect(),
        rack_size: 7 + dice.roll(2),
        bonus: Vec::new(),
        opening_min: 2,
    };
    let bonus = (0..=setup.rack_size)
        .map(|laid| if laid == 7 { 50 } else { 0 })
        .collect();
    (Ruleset::new(Setup { bonus, ..setup }).unwrap(), columns)
}

fn some_rack(dice: &mut Dice, rules: &Ruleset) -> Vec<u8> {
    let size = if dice.roll(3) == 0 {
        1 + dice.roll(7)
    } else {
        7
    };
    let blanks = [0, 0, 0, 1, 2][dice.roll(5)].min(size);
    let letter = |at| {
        if at < blanks {
            BLANK
        } else {
            1 + dice.roll(LETTERS) as u8
        }
    };
    let rack: Vec<u8> = (0..size).map(letter).collect();
    assert!(Position::read(rules, &vec![0; rules.size()], &rack).is_ok());
    rack
}

/// What a caller can tell of plays.
fn told(plays: &[Play]) -> Vec<(i64, i32, u16, bool, Vec<u8>)> {
    let tell = |play: &Play| {
        let tiles = play.tiles().to_vec();
        (play.equity, play.points, play.start, play.down, tiles)
    };
    plays.iter().map(tell).collect()
}

/// One search that remembers, one that starts anew, and the list of all plays.
fn compare(
    generator: &mut MoveGenerator,
    words: Words<'_>,
    position: &Position<'_>,
    leaves: Option<&Leaves>,
) -> Vec<Play> {
    let mut fresh = MoveGenerator::default();
    let all = fresh.plays(words, position, leaves, 0).unwrap().to_vec();
    for limit in [1, 2, 15] {
        let expected = told(&all[..limit.min(all.len())]);
        let kept = generator.plays(words, position, leaves, limit).unwrap();
        assert_eq!(
            told(kept),
            expected,
            "the search that remembers, limit {limit}"
        );
        let new = MoveGenerator::default()
            .plays(words, position, leaves, limit)
            .unwrap()
            .to_vec();
        assert_eq!(told(&new), expected, "a new search, limit {limit}");
    }
    all
}

fn lay(board: &mut [u8], columns: usize, play: &Play) {
    let step = if play.down { columns } else { 1 };
    let laid = play
        .tiles()
        .iter()
        .enumerate()
        .filter(|(_, tile)| **tile != 0);
    laid.for_each(|(at, &tile)| board[play.start as usize + at * step] = tile);
}

/// Plays a game and goes back in it: boards that grow, shrink and change rules and words.
fn play(seed: u64, generator: &mut MoveGenerator) -> usize {
    let mut dice = Dice(seed);
    let graphs = [some_graph(&mut dice, 4000), some_graph(&mut dice, 300)];
    let views = graphs.each_ref().map(|bytes| Graph::read(bytes).unwrap());
    let indexes = views.map(Index::of);
    if !seed.is_multiple_of(3) {
        indexes[0].prepare();
    }
    let (rules, columns) = some_rules(&mut dice, 2 + (seed % 2) as u8);
    let values: Vec<i32> = (0..=LETTERS)
        .map(|_| 500 * dice.roll(9) as i32 - 2000)
        .collect();
    let leaves = Leaves::new(&values, 700, 0b10_1010, 500).unwrap();
    let mut board = vec![0; rules.size()];
    let mut before = board.clone();
    let mut compared = 0;
    for turn in 0..14 {
        let at = usize::from(turn % 5 == 4);
        let words = indexes[at].words();
        let rack = some_rack(&mut dice, &rules);
        let position = Position::read(&rules, &board, &rack).unwrap();
        let all = compare(
            generator,
            words,
            &position,
            (turn % 2 == 0).then_some(&leaves),
        );
        compared += all.len();
        if turn % 6 == 5 {
            std::mem::swap(&mut board, &mut before);
        } else if let Some(chosen) = all.get(dice.roll(all.len().max(1)) / 4) {
            before.copy_from_slice(&board);
            lay(&mut board, columns, chosen);
        }
    }
    compared
}

#[test]
fn the_best_plays_are_the_first_of_all() {
    let mut generator = MoveGenerator::default();
    let games = std::env::var("GAMES").map_or(40, |games| games.parse().unwrap());
    let compared: usize = (0..games).map(|seed| play(seed, &mut generator)).sum();
    assert!(compared > 100_000, "only {compared} plays");
}

/// Makes some plays on one board, and compares what other racks find behind each with what a new search finds.
fn stand_on_ground(seed: u64, generator: &mut MoveGenerator) -> usize {
    let mut dice = Dice(90_000 + seed);
    let bytes = some_graph(&mut dice, 3000);
    let index = Index::of(Graph::read(&bytes).unwrap());
    if !seed.is_multiple_of(3) {
        index.prepare();
    }
    let words = index.words();
    let (rules, columns) = some_rules(&mut dice, 2);
    let values: Vec<i32> = (0..=LETTERS)
        .map(|_| 500 * dice.roll(9) as i32 - 2000)
        .collect();
    let leaves = Leaves::new(&values, 700, 0b10_1010, 500).unwrap();
    let leaves = (!seed.is_multiple_of(4)).then_some(&leaves);
    let mut board = vec![0; rules.size()];
    let mut compared = 0;
    for _ in 0..5 {
        let rack = some_rack(&mut dice, &rules);
        let position = Position::read(&rules, &board, &rack).unwrap();
        let all = MoveGenerator::default()
            .plays(words, &position, None, 0)
            .unwrap()
            .to_vec();
        let racks: Vec<Vec<u8>> = (0..5).map(|_| some_rack(&mut dice, &rules)).collect();
        let candidates = [0, all.len() / 9, all.len() / 2].map(|at| all.get(at));
        for rack in &racks {
            for (at, candidate) in candidates.into_iter().chain([None]).enumerate() {
                let mut after = board.clone();
                if let Some(candidate) = candidate {
                    lay(&mut after, columns, candidate);
                }
                let position = Position::read(&rules, &after, rack).unwrap();
                generator.select_board_on(at, &board);
                let found = told(generator.plays(words, &position, leaves, 1).unwrap());
                let mut fresh = MoveGenerator::default();
                let expected = fresh.plays(words, &position, leaves, 0).unwrap();
                assert_eq!(
                    found,
                    told(&expected[..expected.len().min(1)]),
                    "seed {seed}"
                );
                compared += usize::from(candidate.is_some());
            }
        }
        if let Some(chosen) = all.first() {
            lay(&mut board, columns, chosen);
        }
    }
    compared
}

#[test]
fn what_is_known_of_the_ground_changes_no_best_play() {
    // Few racks are remembered, so that some are forgotten and met again.
    let mut generator = MoveGenerator::with_rack_cache(4);
    let compared: usize = (0..30)
        .map(|seed| stand_on_ground(seed, &mut generator))
        .sum();
    assert!(compared > 1000, "only {compared} boards");
}
