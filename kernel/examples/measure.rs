//! Searches every position of a file, for measuring from outside: under callgrind, perf or a clock.
//!
//!     measure GRAPH POSITIONS LIMIT [ROUNDS]
//!
//! `GRAPH` holds the edges of a word graph, `POSITIONS` what `crossglot.analysis.bench` writes: six lines
//! with the ruleset (rows, columns, rack size and shortest opening; word factors; letter factors;
//! start squares; points; bonus), then a board and a rack a line, in hexadecimal.

use std::hint::black_box;
use std::process::ExitCode;
use std::{env, fs};

use crossglot_kernel::board::position::Position;
use crossglot_kernel::board::ruleset::{Ruleset, Setup};
use crossglot_kernel::lexicon::graph::Graph;
use crossglot_kernel::lexicon::index::Index;
use crossglot_kernel::movegen::generator::MoveGenerator;

fn main() -> ExitCode {
    match run(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Positions, plays and their points added up.
fn run(arguments: &[String]) -> Result<String, String> {
    let [edges, positions, limit, rounds @ ..] = arguments else {
        return Err("measure GRAPH POSITIONS LIMIT [ROUNDS]".to_owned());
    };
    let number = |text: &String| {
        text.parse::<usize>()
            .map_err(|why| format!("{text}: {why}"))
    };
    let (limit, rounds) = (number(limit)?, rounds.first().map_or(Ok(1), number)?);
    let bytes = fs::read(edges).map_err(|why| format!("{edges}: {why}"))?;
    let text = fs::read_to_string(positions).map_err(|why| format!("{positions}: {why}"))?;
    let graph = Graph::read(&bytes).map_err(|damage| damage.reason().to_owned())?;
    let index = Index::of(graph);
    index.prepare();
    let words = index.words();
    let mut lines = text.lines();
    let rules = ruleset(&mut lines).ok_or("no ruleset")?;
    let met = lines.map(board_and_rack).collect::<Option<Vec<_>>>();
    let met = met.ok_or("no position")?;
    let mut generator = MoveGenerator::default();
    let (mut count, mut points) = (0_usize, 0_i64);
    for _ in 0..rounds {
        for (board, rack) in &met {
            let refused =
                |refusal: crossglot_kernel::board::ruleset::Refusal| refusal.facts().0.to_owned();
            let position = Position::read(&rules, board, rack).map_err(refused)?;
            let found = generator
                .plays(words, &position, None, limit)
                .map_err(refused)?;
            count += found.len();
            points += found.iter().map(|play| i64::from(play.points)).sum::<i64>();
            black_box(found);
        }
    }
    Ok(format!(
        "{} positions, {count} plays, {points} points",
        rounds * met.len()
    ))
}

fn ruleset<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Option<Ruleset> {
    let sizes = numbers::<usize>(lines.next()?)?;
    let &[rows, columns, rack_size, opening_min] = &sizes[..] else {
        return None;
    };
    Ruleset::new(Setup {
        rows,
        columns,
        rack_size,
        opening_min,
        word_multipliers: bytes(lines.next()?)?,
        letter_multipliers: bytes(lines.next()?)?,
        start: numbers(lines.next()?)?,
        points: bytes(lines.next()?)?,
        bonus: numbers(lines.next()?)?,
    })
    .ok()
}

fn board_and_rack(line: &str) -> Option<(Vec<u8>, Vec<u8>)> {
    let (board, rack) = line.split_once(' ')?;
    Some((bytes(board)?, bytes(rack)?))
}

fn numbers<T: std::str::FromStr>(line: &str) -> Option<Vec<T>> {
    line.split(' ').map(|number| number.parse().ok()).collect()
}

fn bytes(line: &str) -> Option<Vec<u8>> {
    let digits = line.as_bytes().chunks(2);
    digits
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}
