//! The node store: what its operations mean, and what they refuse.

use crossglot_kernel::automaton::{
    Automaton, Digraph, END, LONGEST, NOTHING, Node, Refusal, TilingTable,
};
use crossglot_kernel::graph::Graph;

fn set(store: &mut Automaton, words: &[&[u8]]) -> Node {
    let mut parts: Vec<(&[u8], Node)> = words.iter().map(|word| (*word, END)).collect();
    store.join(&mut parts).unwrap()
}

fn words(store: &Automaton, node: Node) -> Vec<Vec<u8>> {
    store.words(node, usize::MAX).unwrap()
}

#[test]
fn equal_sets_are_one_node() {
    let mut store = Automaton::default();
    let all = set(&mut store, &[&[1, 2], &[1, 3], &[2]]);
    let left = set(&mut store, &[&[2], &[1, 2]]);
    let right = set(&mut store, &[&[1, 3]]);
    assert_eq!(store.union(&[left, right]), Ok(all));
    assert_eq!(store.difference(all, right), Ok(left));
    assert_eq!(store.difference(all, all), Ok(NOTHING));
    assert_eq!(store.union(&[]), Ok(NOTHING));
}

#[test]
fn concatenation_keeps_the_short_words() {
    let mut store = Automaton::default();
    let left = set(&mut store, &[&[], &[1]]);
    let right = set(&mut store, &[&[], &[2]]);
    let both = store.concatenate(left, right).unwrap();
    assert_eq!(words(&store, both), [&[][..], &[1], &[1, 2], &[2]]);
}

#[test]
fn a_digraph_is_one_tile_or_two_unless_a_mark_parts_it() {
    // Letters 1 = S, 2 = Z, 3 = the mark; tiles 1 = S, 2 = Z, 3 = SZ, which splits.
    let mut single = [0; 256];
    single[1] = 1;
    single[2] = 2;
    let digraph = Digraph {
        letters: [1, 2],
        tile: 3,
        splits: true,
    };
    let mut table = TilingTable {
        tiles: single,
        digraphs: vec![digraph],
        mark: Some(3),
    };
    let mut store = Automaton::default();
    let plain = set(&mut store, &[&[1, 1, 2]]);
    let tiled = store.tilings(plain, &table).unwrap();
    assert_eq!(words(&store, tiled), [&[1, 1, 2][..], &[1, 3]]);
    let marked = set(&mut store, &[&[1, 3, 2]]);
    let tiled = store.tilings(marked, &table).unwrap();
    assert_eq!(words(&store, tiled), [[1, 2]]);
    table.digraphs[0].splits = false;
    let tiled = store.tilings(plain, &table).unwrap();
    assert_eq!(words(&store, tiled), [[1, 3]]);
}

#[test]
fn a_packed_graph_is_one_that_the_reader_accepts() {
    let mut store = Automaton::default();
    let node = set(&mut store, &[&[1], &[1, 2], &[1, 2, 3], &[2, 2, 3], &[3]]);
    let packed = store.pack(node).unwrap();
    let bytes: Vec<u8> = packed.into_iter().flat_map(u32::to_le_bytes).collect();
    let graph = Graph::read(&bytes).unwrap();
    assert_eq!(graph.count(15), 3);
    assert!(graph.accepts(&[1, 2]) && !graph.accepts(&[1]) && !graph.accepts(&[2, 2]));
    assert_eq!(store.pack(NOTHING), Ok(vec![0]));
    assert_eq!(store.pack(END), Ok(vec![0]));
}

#[test]
fn refusals_are_values() {
    let mut store = Automaton::default();
    assert_eq!(store.union(&[END, 99]), Err(Refusal::UnknownNode(99)));
    let tall = store.prepend(&vec![1; LONGEST as usize], END).unwrap();
    assert_eq!(store.height(tall), Ok(LONGEST));
    assert_eq!(store.concatenate(tall, tall), Err(Refusal::WordTooLong));
    let foreign = set(&mut store, &[&[1, 64]]);
    assert_eq!(store.pack(foreign), Err(Refusal::NotATile(64)));
    assert_eq!(store.count(tall, LONGEST), Ok(1));
}
