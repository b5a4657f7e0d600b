//! The census of racks against plain enumeration, and weights from sums that are known.

use crossglot_kernel::board::ruleset::{Refusal, Ruleset, Setup};
use crossglot_kernel::game::state::Ending;
use crossglot_kernel::leaves::multisets::Multisets;
use crossglot_kernel::leaves::values::Leaves;
use crossglot_kernel::lexicon::graph::Graph;
use crossglot_kernel::lexicon::index::Index;
use crossglot_kernel::selfplay::census::Census;
use crossglot_kernel::selfplay::shrinkage::{Kinds, weights};
use crossglot_kernel::selfplay::{Setting, play_games};
use crossglot_kernel::tiles::BLANK;

const ENDING: Ending = Ending {
    pass_rounds: 2,
    scoreless_turns: 0,
    out_doubled: false,
    exchange_min: 0,
};

/// 12, 122, 21, 211, 321: edges of a graph, made by hand.
fn graph() -> Vec<u8> {
    let edge = |tile: u32, child: u32, accepts: u32, last: u32| {
        tile | accepts << 6 | last << 7 | child << 8
    };
    let edges = [
        0,
        edge(1, 4, 0, 0),
        edge(2, 5, 0, 0),
        edge(3, 6, 0, 1),
        edge(2, 7, 1, 1),
        edge(1, 8, 1, 1),
        edge(2, 8, 0, 1),
        edge(2, 0, 1, 1),
        edge(1, 0, 1, 1),
    ];
    edges.iter().flat_map(|edge| edge.to_le_bytes()).collect()
}

fn ruleset(rack_size: usize) -> Ruleset {
    Ruleset::new(Setup {
        rows: 5,
        columns: 5,
        word_multipliers: vec![1; 25],
        letter_multipliers: vec![1; 25],
        start: vec![12],
        points: vec![0, 1, 2, 8],
        rack_size,
        bonus: vec![0; rack_size + 1],
        opening_min: 2,
    })
    .unwrap()
}

fn with_setting<T>(rack_size: usize, tiles: &[u8], test: impl FnOnce(&Setting<'_>) -> T) -> T {
    let bytes = graph();
    let graph = Graph::read(&bytes).unwrap();
    let index = Index::of(graph);
    let ruleset = ruleset(rack_size);
    test(&Setting {
        words: index.words(),
        ruleset: &ruleset,
        ending: ENDING,
        tiles,
    })
}

const TILES: [u8; 17] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, BLANK, BLANK];

fn nothing(kinds: usize, order: usize) -> Leaves {
    let count = Multisets::new(kinds, order).unwrap().len();
    Leaves::learnt(kinds, order, vec![0; count]).unwrap()
}

#[test]
fn every_choice_of_tiles_is_booked_once() {
    with_setting(4, &TILES, |setting| {
        let mut census = Census::new(4, 3, 5).unwrap();
        census.play(setting, &nothing(4, 3), 1, 0..20).unwrap();
        let multisets = census.multisets().clone();
        let racks = census.boards() * 5;
        assert!(census.boards() >= 20, "at least the openings");
        for (size, choices) in [(0, 1), (1, 4), (2, 6), (3, 4)] {
            let of_size = multisets.first(size)..multisets.first(size + 1);
            let hits: u64 = of_size.map(|number| census.hits(number)).sum();
            assert_eq!(hits, racks * choices, "choices of {size} of 4 tiles");
        }
        assert_eq!(
            census.mean(0),
            Some(0.0),
            "deviations from the mean add up to nothing"
        );
    });
}

#[test]
fn sums_do_not_care_who_adds_them() {
    with_setting(4, &TILES, |setting| {
        let part = |games| {
            let mut census = Census::new(4, 2, 3).unwrap();
            census.play(setting, &nothing(4, 2), 9, games).unwrap();
            census
        };
        let whole: Vec<i64> = part(0..12).numbers().collect();
        let mut sum = part(8..12);
        sum.add(&part(0..3)).unwrap();
        sum.add(&part(3..8)).unwrap();
        assert_eq!(sum.numbers().collect::<Vec<_>>(), whole);
        let mut restored = Census::new(4, 2, 3).unwrap();
        restored.restore(whole.iter().copied()).unwrap();
        assert_eq!(restored.numbers().collect::<Vec<_>>(), whole);
        let short = restored.restore(whole[1..].iter().copied());
        assert_eq!(short, Err(Refusal::Census));
        let mut other = Census::new(4, 2, 4).unwrap();
        assert_eq!(other.add(&restored), Err(Refusal::Census));
    });
}

/// Boards count while the bag holds two tiles: with six in the set these are empty boards, on which
/// a rack earns the points of 1 and 2 if it has both, or of one with a blank for the other.
#[test]
fn the_census_is_unbiased() {
    let tiles = [1, 2, 2, 3, 3, BLANK];
    with_setting(2, &tiles, |setting| {
        let mut census = Census::new(4, 1, 64).unwrap();
        census.play(setting, &nothing(4, 1), 3, 0..400).unwrap();
        let worth = |one: u8, other: u8| match (one.min(other), one.max(other)) {
            (1, 2) => 3000.0,
            (1, BLANK) => 1000.0,
            (2, BLANK) => 2000.0,
            _ => 0.0,
        };
        let pairs: Vec<(u8, u8)> = (0..6)
            .flat_map(|at| (at + 1..6).map(move |other| (at, other)))
            .map(|(at, other)| (tiles[at], tiles[other]))
            .collect();
        let mean = |holds: &dyn Fn(u8) -> u8| {
            let weighed = pairs
                .iter()
                .map(|&(a, b)| (f64::from(holds(a) + holds(b)), worth(a, b)));
            let (often, sum) = weighed.fold((0.0, 0.0), |(n, s), (w, x)| (n + w, s + w * x));
            sum / often
        };
        let all = mean(&|_| 1);
        for (kind, tile) in [(0, BLANK), (1, 1), (2, 2), (3, 3)] {
            let expected = mean(&|it| u8::from(it == tile)) - all;
            let found = census.mean(1 + kind).unwrap();
            // Four standard errors: 1200 / sqrt(25600 / 3).
            assert!(
                (found - expected).abs() < 52.0,
                "{tile}: {found} for {expected}"
            );
        }
    });
}

#[test]
fn weights_that_were_seen_often_are_found_again() {
    let kinds = Kinds {
        counts: vec![2, 9, 9, 9, 9, 1],
        vowels: 0b10010,
    };
    let mut census = Census::new(6, 2, 2).unwrap();
    let multisets = census.multisets().clone();
    let true_weight = |kinds: &[u8]| match *kinds {
        [] => 0,
        [kind] => 1000 * i64::from(kind) - 2500,
        [one, other] => 100 * i64::from(one) - 70 * i64::from(other),
        _ => unreachable!("no more than two"),
    };
    let mut hits = vec![0; multisets.len()];
    let mut sums = vec![0; multisets.len()];
    multisets.each(|number, part| {
        let mean = match *part {
            [one, other] => true_weight(&[one]) + true_weight(&[other]) + true_weight(part),
            _ => true_weight(part),
        };
        let mean = if part.len() == 2 && part[0] == part[1] {
            mean - true_weight(&part[..1])
        } else {
            mean
        };
        hits[number] = 1_000_000;
        sums[number] = 1_000_000 * mean;
    });
    let head = [1_000_000_i64, 4_000_000_000];
    let numbers: Vec<i64> = head.into_iter().chain(hits).chain(sums).collect();
    census.restore(numbers.into_iter()).unwrap();
    let found = weights(&census, &kinds);
    multisets.each(|number, part| {
        let expected = if part == [5, 5] { 0 } else { true_weight(part) };
        let off = (i64::from(found[number]) - expected).abs();
        assert!(off <= 3, "{part:?}: {} for {expected}", found[number]);
    });
}

#[test]
fn what_was_never_seen_is_worth_what_its_like_is() {
    let kinds = Kinds {
        counts: vec![2, 9, 9, 9],
        vowels: 0,
    };
    let mut census = Census::new(4, 1, 2).unwrap();
    // Letters 1 and 2 are worth 500 each, surely; letter 3 and the blank were never drawn.
    let numbers = [
        1000, 1000, 4000, 0, 2000, 2000, 0, 0, 0, 1_000_000, 1_000_000, 0,
    ];
    census.restore(numbers.into_iter()).unwrap();
    assert_eq!(weights(&census, &kinds), [0, 0, 500, 500, 500]);
}

#[test]
fn bad_settings_are_refused() {
    with_setting(4, &[1; 7], |setting| {
        let refused = play_games(setting, &[None, None], 1, 0..1, 1, |_| ());
        assert_eq!(refused, Err(Refusal::Bag));
    });
    with_setting(4, &[9; 70], |setting| {
        let refused = play_games(setting, &[None, None], 1, 0..1, 1, |_| ());
        assert_eq!(refused, Err(Refusal::Bag));
    });
    with_setting(4, &TILES, |setting| {
        for seats in [0, 1, 5] {
            let refused = play_games(setting, &vec![None; seats], 1, 0..1, 1, |_| ());
            assert_eq!(refused, Err(Refusal::Seats));
        }
        let none = play_games(setting, &[None, None], 1, 5..5, 9, |_| ());
        assert_eq!(none, Ok(vec![]));
    });
    for (kinds, order, racks) in [
        (0, 1, 2),
        (65, 1, 2),
        (4, 7, 2),
        (4, 2, 1),
        (4, 2, 257),
        (64, 6, 2),
    ] {
        assert_eq!(
            Census::new(kinds, order, racks).err(),
            Some(Refusal::Census)
        );
    }
}
