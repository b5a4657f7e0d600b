//! The pre-endgame against exhaustion: every ordering of the unseen tiles, every move behind it.

mod toys;

use std::collections::BTreeMap;

use crossglot_kernel::board::ruleset::Refusal;
use crossglot_kernel::endgame::TranspositionTable;
use crossglot_kernel::game::state::GameState;
use crossglot_kernel::preendgame::{Answer, PlayerView, Step, Weighed, weigh};
use toys::{Random, Toy, minimax};

/// Every order of `tiles`, equal tiles told apart.
fn orders(tiles: &[u8]) -> Vec<Vec<u8>> {
    if tiles.is_empty() {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for at in 0..tiles.len() {
        let mut rest = tiles.to_vec();
        let tile = rest.remove(at);
        for mut order in orders(&rest) {
            order.push(tile);
            found.push(order);
        }
    }
    found
}

/// The share of wins and the mean lead of `step`, by playing every order of the unseen tiles.
fn exhausted(toy: &Toy, view: &PlayerView, step: &Step, most: &mut u32) -> Option<(f64, f64)> {
    let seat = view.state.turn;
    let (mut wins, mut leads, mut count) = (0.0, 0.0, 0.0);
    let mut dealings: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
    for mut order in orders(&view.unseen) {
        order[view.bag..].sort_unstable();
        *dealings.entry(order).or_default() += 1.0;
    }
    for (order, ways) in dealings {
        let mut dealt = view.state.clone();
        let (bag, rack) = order.split_at(view.bag);
        dealt.bag = bag.to_vec();
        dealt.racks[1 - seat] = rack.to_vec();
        let mut tables = vec![dealt];
        match step {
            Step::Play(play) => tables[0].play(&toy.ruleset, play),
            Step::Pass => {
                tables[0].pass();
                // One pass of endless ones leaves as many.
                tables[0].passes *= u32::from(!toy.is_endless());
            }
            Step::Exchange(tiles) => {
                tables[0].exchange(&toy.ruleset, tiles);
                let shuffled = orders(&tables[0].bag).into_iter();
                let with = |bag| GameState {
                    bag,
                    ..tables[0].clone()
                };
                tables = shuffled.map(with).collect();
            }
        }
        for state in &tables {
            let gained = minimax(toy, state, most)?;
            let lead = state.scores[seat] - state.scores[1 - seat] - gained;
            let share = ways / f64::from(tables.len() as u32);
            wins += share * f64::from(lead.signum() + 1) / 2.0;
            leads += share * f64::from(lead);
            count += share;
        }
    }
    Some((wins / count, leads / count))
}

fn view(toy: &Toy, random: &mut Random, most: usize, bag: usize) -> PlayerView {
    let mut state = toy.state(random, most, bag);
    let unseen = [
        state.bag.clone(),
        std::mem::take(&mut state.racks[1 - state.turn]),
    ]
    .concat();
    if toy.is_endless() || state.is_over(&toy.ending) {
        (state.passes, state.scoreless) = (0, 0);
    }
    state.bag.clear();
    PlayerView { state, unseen, bag }
}

fn weigh_all(toy: &Toy, view: &PlayerView, nodes: u64) -> Answer {
    weigh_while(toy, view, nodes, &mut || true)
}

fn weigh_while(
    toy: &Toy,
    view: &PlayerView,
    nodes: u64,
    keep_going: &mut dyn FnMut() -> bool,
) -> Answer {
    let mut transpositions = TranspositionTable::new(1 << 14);
    let (words, rules, ending) = (toy.words(), &toy.ruleset, &toy.ending);
    weigh(
        words,
        rules,
        ending,
        view,
        nodes,
        &mut transpositions,
        keep_going,
    )
    .unwrap()
}

fn agrees(weighed: &Weighed, (win, lead): (f64, f64)) {
    let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
    let within = weighed.win_lower < win + 1e-9 && win < weighed.win_upper + 1e-9;
    assert!(within, "{weighed:?} {win} {lead}");
    if weighed.decided > 1.0 - 1e-9 {
        assert!(near(weighed.win, win), "{weighed:?} {win}");
    }
    if weighed.exact > 1.0 - 1e-9 {
        assert!(near(weighed.spread, lead), "{weighed:?} {lead}");
    }
}

#[test]
fn every_move_wins_the_share_that_exhaustion_finds() {
    let (mut scenes, mut moves, mut exchanges) = (0, 0, 0);
    for seed in 0..60 {
        let mut random = Random::new(40_000 + seed);
        let toy = Toy::new(&mut random);
        let bag = 1 + random.below(2);
        let view = view(&toy, &mut random, 2, bag);
        let answer = weigh_all(&toy, &view, u64::MAX);
        let best = &answer.moves[0];
        assert!(answer.proven && best.decided > 1.0 - 1e-9, "seed {seed}");
        let mut budget = 100_000;
        let mut shares = Vec::new();
        for weighed in &answer.moves {
            let Some(found) = exhausted(&toy, &view, &weighed.step, &mut budget) else {
                break;
            };
            agrees(weighed, found);
            shares.push(found);
            exchanges += usize::from(matches!(weighed.step, Step::Exchange(_)));
        }
        if shares.len() == answer.moves.len() {
            scenes += 1;
            moves += shares.len();
            let most = shares.iter().map(|found| found.0).fold(0.0, f64::max);
            assert!(
                (best.win - most).abs() < 1e-9,
                "seed {seed}: another wins more"
            );
            let level = shares.iter().filter(|found| found.0 > most - 1e-9);
            let lead = level.map(|found| found.1).fold(f64::MIN, f64::max);
            if best.exact > 1.0 - 1e-9 && answer.moves.len() < 8 {
                assert!(
                    (best.spread - lead).abs() < 1e-9,
                    "seed {seed}: another leads by more"
                );
            }
        }
    }
    assert!(
        scenes > 15 && moves > 120 && exchanges > 10,
        "{scenes} {moves} {exchanges}"
    );
}

#[test]
fn bags_of_three_and_four_are_weighed_as_exhaustion_weighs_them() {
    let (mut moves, mut full) = (0, [0; 5]);
    for seed in 0..80 {
        let mut random = Random::new(60_000 + seed);
        let toy = Toy::new(&mut random);
        let bag = 3 + random.below(2);
        let view = view(&toy, &mut random, 1, bag);
        let answer = weigh_all(&toy, &view, 20_000);
        let mut budget = 60_000;
        for weighed in &answer.moves {
            let Some(found) = exhausted(&toy, &view, &weighed.step, &mut budget) else {
                break;
            };
            agrees(weighed, found);
            moves += 1;
            full[bag] += usize::from(weighed.decided > 1.0 - 1e-9);
        }
    }
    assert!(
        moves > 100 && full[3] > 30 && full[4] > 30,
        "{moves} {full:?}"
    );
}

#[test]
fn a_memory_that_knows_other_words_changes_no_share() {
    let mut shared = TranspositionTable::new(1 << 14);
    for seed in 0..30 {
        let mut random = Random::new(70_000 + seed);
        let toy = Toy::new(&mut random);
        let bag = 1 + random.below(2);
        let view = view(&toy, &mut random, 2, bag);
        let (words, rules, ending) = (toy.words(), &toy.ruleset, &toy.ending);
        // Twice, so that the second time the memory is of the same scene as well.
        for _ in 0..2 {
            let nodes = u64::MAX;
            let transpositions = &mut shared;
            let again = weigh(
                words,
                rules,
                ending,
                &view,
                nodes,
                transpositions,
                &mut || true,
            )
            .unwrap();
            let alone = weigh_all(&toy, &view, nodes);
            assert_eq!(again.proven, alone.proven, "seed {seed}");
            let apart = (again.moves[0].win - alone.moves[0].win).abs();
            assert!(apart < 1e-12, "seed {seed}");
        }
    }
}

#[test]
fn stopped_early_the_bounds_hold() {
    for seed in 0..20 {
        let mut random = Random::new(50_000 + seed);
        let toy = Toy::new(&mut random);
        let bag = 1 + random.below(4);
        let view = view(&toy, &mut random, 3, bag);
        let whole = weigh_all(&toy, &view, 3_000);
        for nodes in [1, 40, 400] {
            let part = weigh_all(&toy, &view, nodes);
            assert_eq!(part.moves.len(), whole.moves.len());
            for weighed in &part.moves {
                let same = |it: &&Weighed| it.step == weighed.step;
                let better = whole.moves.iter().find(same).unwrap();
                assert!(weighed.win_lower <= better.win_upper + 1e-9, "seed {seed}");
                assert!(weighed.win_upper >= better.win_lower - 1e-9, "seed {seed}");
                assert!((0.0..=1.0).contains(&weighed.win));
            }
        }
    }
}

#[test]
fn who_is_stopped_lists_no_more_orderings() {
    // That a move leaves tiles in the bag is known once its orderings are listed.
    let listed = |answer: &Answer| answer.moves.iter().filter(|it| it.open).count();
    let mut whole = 0;
    for seed in 0..20 {
        let mut random = Random::new(60_000 + seed);
        let toy = Toy::new(&mut random);
        let bag = 2 + random.below(3);
        let view = view(&toy, &mut random, 3, bag);
        assert!(listed(&weigh_while(&toy, &view, 3_000, &mut || false)) <= 1);
        whole += usize::from(listed(&weigh_all(&toy, &view, 3_000)) > 1);
    }
    assert!(whole > 10, "{whole}");
}

#[test]
fn what_is_no_pre_endgame_is_refused() {
    let mut random = Random::new(9);
    let mut toy = Toy::new(&mut random);
    toy.ending.pass_rounds = 1;
    let good = view(&toy, &mut random, 2, 1);
    let mut scenes = vec![good.clone(); 6];
    scenes[0].bag = 0;
    scenes[1].bag = 5;
    scenes[2].unseen = vec![1];
    scenes[3].unseen = vec![1, 99];
    scenes[4].state.racks[1 - good.state.turn] = vec![1];
    scenes[5].state.passes = 9;
    scenes[5].state.scoreless = 9;
    let refusals = scenes.iter().map(|view| {
        let (words, rules, ending) = (toy.words(), &toy.ruleset, &toy.ending);
        let mut transpositions = TranspositionTable::new(0);
        weigh(
            words,
            rules,
            ending,
            view,
            100,
            &mut transpositions,
            &mut || true,
        )
        .err()
    });
    let expected = [
        Refusal::BagSize,
        Refusal::BagSize,
        Refusal::Unseen,
        Refusal::Unseen,
        Refusal::Unseen,
        Refusal::Over,
    ];
    assert_eq!(refusals.collect::<Vec<_>>(), expected.map(Some));
}
