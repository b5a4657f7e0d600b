//! The word graph: what it holds, and what damage is called.

use crossglot_kernel::lexicon::damage::Damage;
use crossglot_kernel::lexicon::graph::Graph;
use crossglot_kernel::lexicon::lattice;

const NOT_LAST: u32 = 0;
const ACCEPTS: u32 = 0x40;
const LAST: u32 = 0x80;

fn bytes(edges: &[u32]) -> Vec<u8> {
    edges.iter().flat_map(|edge| edge.to_le_bytes()).collect()
}

fn edge(tile: u32, child: u32, flags: u32) -> u32 {
    tile | flags | child << 8
}

/// 1-2, 1-3, 2-3, 1-2-3.
fn small() -> Vec<u8> {
    bytes(&[
        0,
        edge(1, 3, NOT_LAST),
        edge(2, 5, LAST),
        edge(2, 5, ACCEPTS),
        edge(3, 0, ACCEPTS | LAST),
        edge(3, 0, ACCEPTS | LAST),
    ])
}

#[test]
fn words_are_found_and_counted() {
    let bytes = small();
    let graph = Graph::read(&bytes).unwrap();
    assert!(graph.accepts(&[1, 2]) && graph.accepts(&[1, 0x43]) && graph.accepts(&[1, 2, 3]));
    assert!(!graph.accepts(&[]) && !graph.accepts(&[1]) && !graph.accepts(&[2, 2]));
    assert_eq!(
        [0, 1, 2, 3, 9].map(|longest| graph.count(longest)),
        [0, 0, 3, 4, 4]
    );
}

#[test]
fn cross_sets_stand_between() {
    let bytes = small();
    let graph = Graph::read(&bytes).unwrap();
    assert_eq!(graph.cross_set(&[1], &[]), 1 << 2 | 1 << 3);
    assert_eq!(graph.cross_set(&[], &[3]), 1 << 1 | 1 << 2);
    assert_eq!(graph.cross_set(&[1], &[3]), 1 << 2);
    assert_eq!(graph.cross_set(&[9], &[]), 0);
}

#[test]
fn the_empty_graph_holds_nothing() {
    let graph = Graph::read(&[0; 4]).unwrap();
    assert!(graph.is_empty() && !graph.accepts(&[1, 2]));
    assert_eq!(
        (graph.count(15), graph.depth(), graph.cross_set(&[], &[])),
        (0, 0, 0)
    );
}

#[test]
fn each_damage_is_named() {
    let cases: [(&[u32], Damage); 9] = [
        (&[], Damage::Length),
        (&[1], Damage::Reserved),
        (&[0, edge(0, 0, ACCEPTS | LAST)], Damage::Tile(1)),
        (
            &[
                0,
                edge(2, 3, 0),
                edge(2, 3, LAST),
                edge(1, 0, ACCEPTS | LAST),
            ],
            Damage::Order(2),
        ),
        (&[0, edge(1, 1, LAST)], Damage::Child(1)),
        (&[0, edge(1, 9, LAST)], Damage::Child(1)),
        (
            &[
                0,
                edge(1, 3, LAST),
                edge(1, 0, ACCEPTS),
                edge(2, 0, ACCEPTS | LAST),
            ],
            Damage::Child(1),
        ),
        (&[0, edge(1, 0, LAST)], Damage::DeadEnd(1)),
        (&[0, edge(1, 2, LAST), edge(1, 0, ACCEPTS)], Damage::Open),
    ];
    for (edges, damage) in cases {
        assert_eq!(Graph::read(&bytes(edges)).unwrap_err(), damage);
    }
    assert_eq!(
        Graph::read(&bytes(&[0, edge(1, 0, ACCEPTS | LAST)])).unwrap_err(),
        Damage::OneTileWord(1)
    );
    assert_eq!(Graph::read(&[0; 5]).unwrap_err(), Damage::Length);
}

/// 1 1 1 … of any length, as 1 or as 2 where two stand together.
fn ones(places: usize) -> Vec<Vec<(u8, usize)>> {
    (0..places)
        .map(|at| vec![(1, at + 1), (2, at + 2)])
        .collect()
}

#[test]
fn a_lattice_gives_the_words_that_lie_in_it() {
    let bytes = small();
    let graph = Graph::read(&bytes).unwrap();
    assert_eq!(lattice::words(graph, &ones(3), 9), [[1, 2]]);
    let any = vec![
        vec![(1, 1), (2, 1)],
        vec![(2, 3), (2, 2), (3, 2)],
        vec![(3, 3)],
    ];
    let all: [&[u8]; 2] = [&[1, 2], &[1, 2, 3]];
    assert_eq!(lattice::words(graph, &any, 9), all);
    assert_eq!(lattice::words(graph, &any, 1), all[..1]);
    assert!(lattice::words(graph, &[], 9).is_empty());
    assert!(lattice::words(graph, &vec![vec![(1, 0)]; 3], 9).is_empty());
}

#[test]
fn a_lattice_of_a_million_ways_is_walked_once() {
    // Every edge leads to the next node, so that each way to read the text begins a word.
    let ladder: Vec<u32> = std::iter::once(0)
        .chain((0..40).flat_map(|at| {
            let child = if at == 39 { 0 } else { 2 * at + 3 };
            [edge(1, child, NOT_LAST), edge(2, child, LAST)]
        }))
        .collect();
    let bytes = bytes(&ladder);
    let graph = Graph::over(&bytes);
    assert!(lattice::words(graph, &ones(60), 9).is_empty());
}
