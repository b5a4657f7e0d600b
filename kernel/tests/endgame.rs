//! The solver against plain minimax: every play, every pass, to the very end.

mod toys;

use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::ruleset::Refusal;
use crossglot_kernel::endgame::{Answer, Limits, TranspositionTable, solve};
use crossglot_kernel::game::state::GameState;
use toys::{Random, Toy, minimax};

fn solved(toy: &Toy, state: &GameState, limits: Limits) -> Answer {
    let mut transpositions = TranspositionTable::new(1 << 16);
    let (words, rules, ending) = (toy.words(), &toy.ruleset, &toy.ending);
    solve(
        words,
        rules,
        ending,
        state,
        limits,
        &mut transpositions,
        &mut || true,
    )
    .unwrap()
}

/// The value that the line of `answer` brings, every move of it legal; the game must be over there.
fn replayed(toy: &Toy, state: &GameState, answer: &Answer) -> i32 {
    let (mut at, seat) = (state.clone(), state.turn);
    for (number, by) in answer.line.iter().enumerate() {
        assert!(!at.is_over(&toy.ending), "a move after the end");
        match by {
            Some(play) => {
                let listed = toy.plays(&at);
                let same = |it: &Play| it.order(play).is_eq();
                assert!(listed.iter().any(same), "an illegal play, number {number}");
                at.play(&toy.ruleset, play);
            }
            None => at.pass(),
        }
    }
    let over = at.is_over(&toy.ending) || toy.is_endless() && at.passes > 1;
    assert!(over, "no end: {answer:?} {state:?} {:?}", toy.ending);
    let booked = at.settlement(&toy.ruleset, &toy.ending);
    let totals: Vec<i32> = at.scores.iter().zip(booked).map(|(a, b)| a + b).collect();
    assert_eq!(answer.totals.as_ref(), Some(&totals));
    let spread = |scores: &[i32]| scores[seat] - scores[1 - seat];
    spread(&totals) - spread(&state.scores)
}

fn compare(seeds: std::ops::Range<u64>, most: usize, patience: u32) -> (u32, u32) {
    let (mut compared, mut blank) = (0, 0);
    for seed in seeds {
        let mut random = Random::new(seed);
        let toy = Toy::new(&mut random);
        let mut state = toy.state(&mut random, most, 0);
        if toy.is_endless() {
            (state.passes, state.scoreless) = (0, 0);
        }
        let mut left = patience;
        let Some(value) = minimax(&toy, &state, &mut left) else {
            continue;
        };
        let answer = solved(&toy, &state, Limits::default());
        assert_eq!(
            (answer.lower, answer.upper),
            (Some(value), Some(value)),
            "seed {seed}"
        );
        assert_eq!(answer.value, value);
        assert_eq!(
            replayed(&toy, &state, &answer),
            value,
            "seed {seed}: the line"
        );
        compared += 1;
        blank += u32::from(state.racks.concat().contains(&64));
    }
    (compared, blank)
}

#[test]
fn the_value_is_that_of_plain_minimax() {
    let (compared, blank) = compare(0..4000, 3, 6_000);
    assert!(
        compared > 3000 && blank > 500,
        "{compared} compared, {blank} with a blank"
    );
}

#[test]
fn larger_racks_come_to_the_same() {
    let (compared, _) = compare(100_000..101_000, 5, 6_000);
    assert!(compared > 300, "{compared} compared");
}

#[test]
fn plays_that_share_a_mark_are_all_tried() {
    // Found among a million positions: here the best play has the mark of one tried before it.
    for seed in [1_025_623, 1_026_712, 1_032_581, 1_035_363] {
        assert_eq!(compare(seed..seed + 1, 4, 20_000).0, 1, "seed {seed}");
    }
}

#[test]
fn whatever_stops_it_the_bounds_hold() {
    for seed in 0..400 {
        let mut random = Random::new(7_000_000 + seed);
        let toy = Toy::new(&mut random);
        let state = toy.state(&mut random, 5, 0);
        let whole = solved(&toy, &state, Limits::default());
        assert!(whole.is_proven());
        for nodes in [1, 5, 30, 200] {
            let part = solved(
                &toy,
                &state,
                Limits {
                    nodes,
                    ..Limits::default()
                },
            );
            assert!(part.nodes <= nodes.max(1));
            assert!(
                part.lower.is_none_or(|lower| lower <= whole.value),
                "seed {seed}"
            );
            assert!(
                part.upper.is_none_or(|upper| upper >= whole.value),
                "seed {seed}"
            );
        }
        for (alpha, beta) in [(-1, 1), (whole.value, whole.value + 1), (-20, 3)] {
            let limits = Limits {
                window: (alpha, beta),
                ..Limits::default()
            };
            let part = solved(&toy, &state, limits);
            let below = part.upper.is_some_and(|upper| upper <= alpha);
            let above = part.lower.is_some_and(|lower| lower >= beta);
            assert_eq!(below, whole.value <= alpha, "seed {seed}");
            assert_eq!(above, whole.value >= beta, "seed {seed}");
            assert!(below || above || part.value == whole.value);
        }
    }
}

#[test]
fn a_pulse_stops_it() {
    let mut stopped = 0;
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let toy = Toy::new(&mut random);
        let state = toy.state(&mut random, 5, 0);
        let (words, rules, ending) = (toy.words(), &toy.ruleset, &toy.ending);
        let limits = Limits::default();
        let mut transpositions = TranspositionTable::new(0);
        let found = solve(
            words,
            rules,
            ending,
            &state,
            limits,
            &mut transpositions,
            &mut || false,
        );
        let answer = found.unwrap();
        assert!(answer.nodes <= 64);
        assert!(state.is_over(ending) || !answer.line.is_empty());
        stopped += u32::from(!answer.is_proven());
    }
    assert!(stopped > 20, "{stopped} stopped");
}

#[test]
fn what_is_no_endgame_is_refused() {
    let mut random = Random::new(9);
    let toy = Toy::new(&mut random);
    let good = toy.state(&mut random, 3, 0);
    let mut tables = vec![good.clone(); 6];
    tables[0].racks.push(Vec::new());
    tables[1].turn = 2;
    tables[2].bag.push(1);
    tables[3].scores[0] = i32::MIN;
    tables[4].board.pop();
    tables[5].racks[1] = vec![200];
    let refusals = tables.iter().map(|state| {
        let (words, rules, ending) = (toy.words(), &toy.ruleset, &toy.ending);
        let mut transpositions = TranspositionTable::new(0);
        solve(
            words,
            rules,
            ending,
            state,
            Limits::default(),
            &mut transpositions,
            &mut || true,
        )
        .err()
    });
    let expected = [
        Refusal::NotTwo,
        Refusal::Turn,
        Refusal::BagNotEmpty,
        Refusal::Scores,
        Refusal::BoardSize,
        Refusal::RackTile,
    ];
    assert_eq!(refusals.collect::<Vec<_>>(), expected.map(Some));
}
