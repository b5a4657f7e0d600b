//! The index as bytes: the same searches, and no byte that stops one.

mod toys;

use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::position::Position;
use crossglot_kernel::lexicon::damage::Damage;
use crossglot_kernel::lexicon::graph::Graph;
use crossglot_kernel::lexicon::index::{Index, IndexLayout};
use crossglot_kernel::lexicon::words::Words;
use crossglot_kernel::movegen::generator::MoveGenerator;
use toys::{Random, Toy};

fn plays(toy: &Toy, words: Words<'_>, board: &[u8], rack: &[u8], limit: usize) -> Vec<Play> {
    let position = Position::read(&toy.ruleset, board, rack).unwrap();
    let mut generator = MoveGenerator::default();
    let found = generator.plays(words, &position, None, limit).unwrap();
    found.to_vec()
}

#[test]
fn searches_find_the_same_by_bytes() {
    let mut found = 0;
    for seed in 0..300 {
        let mut random = Random::new(500 + seed);
        let toy = Toy::new(&mut random);
        let bytes = toy.index().bytes();
        let outline = IndexLayout::read(&bytes).unwrap();
        let state = toy.state(&mut random, 4, 0);
        for limit in [0, 1, 5] {
            let own = plays(&toy, toy.words(), &state.board, state.rack(), limit);
            let lent = plays(
                &toy,
                outline.words(&bytes),
                &state.board,
                state.rack(),
                limit,
            );
            assert_eq!(own, lent, "seed {seed}");
            found += own.len();
        }
    }
    assert!(found > 1500, "only {found} plays");
}

#[test]
fn every_cut_and_every_size_is_refused() {
    let bytes = Toy::new(&mut Random::new(3)).index().bytes();
    for to in 0..bytes.len() {
        assert_eq!(
            IndexLayout::read(&bytes[..to]).unwrap_err(),
            Damage::IndexSize
        );
    }
    let longer = [&bytes[..], &[0; 4]].concat();
    assert_eq!(IndexLayout::read(&longer).unwrap_err(), Damage::IndexSize);
    for number in 0..4 {
        for changed in [1, 0x80, 0xff] {
            let mut bytes = bytes.clone();
            bytes[4 * number + 3] ^= changed;
            assert_eq!(IndexLayout::read(&bytes).unwrap_err(), Damage::IndexSize);
        }
    }
}

#[test]
fn no_changed_bit_stops_a_search() {
    let mut refused = 0;
    for seed in 0..6 {
        let mut random = Random::new(90 + seed);
        let toy = Toy::new(&mut random);
        let state = toy.state(&mut random, 5, 0);
        let whole = toy.index().bytes();
        let outline = IndexLayout::read(&whole).unwrap();
        for bit in 0..8 * whole.len() {
            let mut bytes = whole.clone();
            bytes[bit / 8] ^= 1 << (bit % 8);
            refused += usize::from(IndexLayout::read(&bytes).is_err());
            // Bytes that change after they were read give wrong answers at worst.
            for limit in [0, 1] {
                plays(
                    &toy,
                    outline.words(&bytes),
                    &state.board,
                    state.rack(),
                    limit,
                );
            }
        }
    }
    assert!(refused > 10_000, "only {refused} refused");
}

#[test]
fn an_index_of_no_words_is_none_the_less_one() {
    let index = Index::of(Graph::read(&[0; 4]).unwrap());
    let bytes = index.bytes();
    assert!(IndexLayout::read(&bytes).is_ok());
}
