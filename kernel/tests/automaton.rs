//! The node store: what its operations mean, and what they refuse.

use crossglot_kernel::automaton::tilings::{Polygraph, TilingTable};
use crossglot_kernel::automaton::{Automaton, END, LONGEST, NOTHING, Node, Refusal};
use crossglot_kernel::lexicon::contrast::Contrast;
use crossglot_kernel::lexicon::graph::Graph;

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
    let digraph = Polygraph {
        letters: vec![1, 2],
        tile: 3,
        singles: vec![1, 2],
    };
    let mut table = TilingTable {
        tiles: single,
        polygraphs: vec![digraph],
        mark: Some(3),
    };
    let mut store = Automaton::default();
    let plain = set(&mut store, &[&[1, 1, 2]]);
    let tiled = store.tilings(plain, &table).unwrap();
    assert_eq!(words(&store, tiled), [&[1, 1, 2][..], &[1, 3]]);
    let marked = set(&mut store, &[&[1, 3, 2]]);
    let tiled = store.tilings(marked, &table).unwrap();
    assert_eq!(words(&store, tiled), [[1, 2]]);
    table.polygraphs[0].singles.clear();
    let tiled = store.tilings(plain, &table).unwrap();
    assert_eq!(words(&store, tiled), [[1, 3]]);
}

#[test]
fn a_label_of_three_letters_is_one_tile() {
    // Letters 1 = L, 2 = the dot, 3 = A, 4 = the mark; tiles 1 = L, 3 = A, 5 = L-dot-L, 6 = AL.
    let mut tiles = [0; 256];
    tiles[1] = 1;
    tiles[3] = 3;
    let polygraph = |letters: &[u8], tile| Polygraph {
        letters: letters.to_vec(),
        tile,
        singles: Vec::new(),
    };
    let table = TilingTable {
        tiles,
        polygraphs: vec![polygraph(&[1, 2, 1], 5), polygraph(&[3, 1], 6)],
        mark: Some(4),
    };
    let mut store = Automaton::default();
    let laid_out = |store: &mut Automaton, word: &[u8]| {
        let plain = set(store, &[word]);
        let node = store.tilings(plain, &table).unwrap();
        words(store, node)
    };
    assert_eq!(laid_out(&mut store, &[1, 2, 1, 3]), [[5, 3]]);
    assert_eq!(laid_out(&mut store, &[3, 4, 1, 2, 1]), [[3, 5]]);
    assert_eq!(laid_out(&mut store, &[3, 1, 1, 3]), [[6, 1, 3]]);
    // Greedy: AL is taken first, so that the dot is left without a tile.
    assert!(laid_out(&mut store, &[3, 1, 2, 1]).is_empty());
    assert!(laid_out(&mut store, &[1, 2]).is_empty());
    assert!(laid_out(&mut store, &[1, 4, 2, 1]).is_empty());
}

#[test]
fn an_unpacked_graph_has_the_words_that_were_packed() {
    let mut store = Automaton::default();
    let node = set(
        &mut store,
        &[&[1, 2], &[1, 2, 3], &[2, 2, 3], &[3, 1], &[3, 1, 3]],
    );
    let bytes = bytes_of(&store.pack(node).unwrap());
    let unpacked = store.unpack(Graph::read(&bytes).unwrap());
    assert_eq!(unpacked, Ok(node));
    let empty = bytes_of(&store.pack(NOTHING).unwrap());
    assert_eq!(store.unpack(Graph::read(&empty).unwrap()), Ok(NOTHING));
}

#[test]
fn a_contrast_counts_and_lists_what_one_graph_has_alone() {
    let mut store = Automaton::default();
    let left = set(
        &mut store,
        &[&[1, 2], &[1, 2, 3], &[2, 2, 3], &[3, 1, 1, 1]],
    );
    let right = set(&mut store, &[&[1, 2], &[2, 2], &[2, 2, 3, 3]]);
    let [left, right, empty] =
        [left, right, NOTHING].map(|node| bytes_of(&store.pack(node).unwrap()));
    let [left, right, empty] = [&left, &right, &empty].map(|bytes| Graph::read(bytes).unwrap());
    let contrast = Contrast::new(left, right, 15);
    assert_eq!(contrast.count(), 3);
    assert_eq!(
        contrast.words(9),
        [&[1, 2, 3][..], &[2, 2, 3], &[3, 1, 1, 1]]
    );
    assert_eq!(contrast.words(1), [[1, 2, 3]]);
    assert_eq!(Contrast::new(left, right, 3).count(), 2);
    assert_eq!(Contrast::new(right, left, 15).count(), 2);
    assert_eq!(Contrast::new(left, empty, 15).count(), 4);
    assert_eq!(
        Contrast::new(empty, left, 15).words(9),
        Vec::<Vec<u8>>::new()
    );
    assert_eq!(Contrast::new(left, left, 15).count(), 0);
}

fn bytes_of(packed: &[u32]) -> Vec<u8> {
    packed.iter().flat_map(|edge| edge.to_le_bytes()).collect()
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
