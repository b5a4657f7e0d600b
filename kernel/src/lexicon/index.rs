//! The index of a graph: its nodes laid out for searches, and the anagram filters.
//!
//! It is made of the graph without listing its words. It can be kept in a file and mapped, so that
//! processes share one copy in memory.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::lexicon::anagram_build::build;
use crate::lexicon::anagrams::{AnagramFilters, LazyFilters, Parts};
use crate::lexicon::damage::Damage;
use crate::lexicon::graph::{Graph, Node, ROOT};
use crate::lexicon::words::{Cell, FilterSource, HEAD, Words};
use crate::limits::MAX_SIDE;

/// Numbers in the header of the bytes: cells, blocks of filters, and the lengths that have
/// filters of whole words, of words that lack a tile, and of letters on their places.
const NUMBERS: usize = 5;

/// An index made in this process.
#[derive(Debug, Default)]
pub struct Index {
    cells: Vec<Cell>,
    identity: u64,
    filters: LazyFilters,
}

fn next_identity() -> u64 {
    static MADE: AtomicU64 = AtomicU64::new(1);
    MADE.fetch_add(1, Ordering::Relaxed)
}

impl Index {
    /// Lays out `graph`.
    #[must_use]
    pub fn of(graph: Graph<'_>) -> Self {
        let lengths = lengths(graph);
        let mut cells = vec![[0; 4]; ROOT as usize + HEAD];
        let mut numbers = vec![0; graph.len()];
        // Nodes in the order of their distance from the root, the root being first.
        let mut order = Vec::new();
        let mut next = ROOT;
        let mut number = |at: Node, order: &mut Vec<Node>| {
            if at != 0 && numbers[at as usize] == 0 {
                numbers[at as usize] = next;
                next += (HEAD + graph.node(at).count()) as Node;
                order.push(at);
            }
            if at == 0 { 0 } else { numbers[at as usize] }
        };
        if !graph.is_empty() {
            number(ROOT, &mut order);
        }
        let mut done = 0;
        while let Some(&at) = order.get(done) {
            let (mut tiles, mut ends) = (0_u64, 0_u64);
            for edge in graph.node(at) {
                tiles |= 1 << edge.tile();
                ends |= u64::from(edge.accepts()) << edge.tile();
            }
            let masks = [tiles, ends].into_iter();
            let masks = masks.flat_map(|it| [it as u32, (it >> 32) as u32]);
            let head = masks.chain([lengths[at as usize]]);
            cells.extend(head.map(u32::to_le_bytes));
            for edge in graph.node(at) {
                let child = number(edge.child(), &mut order);
                cells.push((child << 1 | u32::from(edge.accepts())).to_le_bytes());
            }
            done += 1;
        }
        Self {
            cells,
            identity: next_identity(),
            filters: LazyFilters::default(),
        }
    }

    /// The words of the graph it was made of.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        Words {
            cells: &self.cells,
            filters: FilterSource::Lazy(&self.filters),
            identity: self.identity,
        }
    }

    /// Makes the filters now; otherwise they are made after some hundreds of searches.
    pub fn prepare(&self) {
        self.forced();
    }

    fn forced(&self) -> AnagramFilters<'_> {
        self.filters.force(|| build(self.words()))
    }

    /// The index as bytes, for [`IndexLayout::words`] to borrow.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let filters = self.forced();
        let parts = filters.parts.sizes();
        let sizes = [
            self.cells.len(),
            filters.blocks.len(),
            filters.parts.whole.len(),
            filters.parts.lacking.len(),
            filters.parts.placed.len(),
        ];
        let numbers = sizes.iter().map(|&size| size as u32).chain(parts);
        let mut bytes: Vec<u8> = numbers.flat_map(u32::to_le_bytes).collect();
        bytes.extend(filters.blocks.as_flattened());
        bytes.extend(self.cells.as_flattened());
        bytes
    }
}

/// Where the parts of an index lie in the bytes that hold it.
#[derive(Clone, Debug)]
pub struct IndexLayout {
    parts: Parts,
    blocks: Range<usize>,
    cells: Range<usize>,
    identity: u64,
}

impl IndexLayout {
    /// Checks `bytes` in one pass: each node whole, each way to a node, each length true.
    ///
    /// Whether they were made of a certain graph is not checked.
    ///
    /// # Errors
    /// [`Damage::IndexSize`] or [`Damage::IndexNode`].
    pub fn read(bytes: &[u8]) -> Result<Self, Damage> {
        let (numbers, _) = bytes.as_chunks::<4>();
        let number = |at: usize| {
            let number = numbers.get(at).map(|number| u32::from_le_bytes(*number));
            number.ok_or(Damage::IndexSize)
        };
        let size = |at: usize| number(at).map(|size| size as usize);
        let (cells, blocks) = (size(0)?, size(1)?);
        let [whole, lacking, placed] = [size(2)?, size(3)?, size(4)?];
        if whole.max(lacking).max(placed) > MAX_SIDE + 1 {
            return Err(Damage::IndexSize);
        }
        let lengths = whole + lacking + placed;
        let sizes = (NUMBERS..NUMBERS + lengths).map(number);
        let sizes = sizes.collect::<Result<Vec<_>, _>>()?;
        let all = sizes.iter().fold(0_usize, |sum, &size| sum + size as usize);
        let from = 4 * (NUMBERS + sizes.len());
        let to = from + 8 * blocks;
        if all != blocks || bytes.len() != to + 4 * cells {
            return Err(Damage::IndexSize);
        }
        let layout = Self {
            parts: Parts::sized(
                &sizes[..whole],
                &sizes[whole..whole + lacking],
                &sizes[whole + lacking..],
            ),
            blocks: from..to,
            cells: to..bytes.len(),
            identity: next_identity(),
        };
        layout.words(bytes).check()?;
        Ok(layout)
    }

    /// The words in `bytes`, which are those that were read.
    #[must_use]
    pub fn words<'a>(&'a self, bytes: &'a [u8]) -> Words<'a> {
        let part = |range: &Range<usize>| bytes.get(range.clone()).unwrap_or_default();
        Words {
            cells: part(&self.cells).as_chunks().0,
            filters: FilterSource::Borrowed(AnagramFilters {
                parts: &self.parts,
                blocks: part(&self.blocks).as_chunks().0,
            }),
            identity: self.identity,
        }
    }
}

/// For the first edge of each node of `graph`, how many tiles further on words end.
fn lengths(graph: Graph<'_>) -> Vec<u32> {
    let mut lengths = vec![0_u32; graph.len()];
    for at in (1..graph.len()).rev() {
        let edge = graph.edge(at as Node);
        let below = lengths.get(edge.child() as usize).map_or(0, |&it| it);
        let rest = if edge.is_last() {
            0
        } else {
            lengths.get(at + 1).map_or(0, |&it| it)
        };
        lengths[at] = rest | (below | u32::from(edge.accepts())) << 1;
    }
    lengths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_below_a_node_are_known() {
        // 1-2 and 1-2-3: edges 1 (to 2), 2 (accepts, to 3), 3 (accepts).
        let edges = [0_u32, 0x0000_0281, 0x0000_03c2, 0x0000_00c3];
        let bytes: Vec<u8> = edges.iter().flat_map(|edge| edge.to_le_bytes()).collect();
        let index = Index::of(Graph::read(&bytes).unwrap());
        let words = index.words();
        let first = words.edge(&words.info(ROOT), 1 << 1);
        let info = words.info(first.child());
        let second = words.edge(&info, 1 << 2);
        let third = words.edge(&words.info(second.child()), 1 << 3);
        let nodes = [0, ROOT, first.child(), second.child(), third.child(), 99];
        let lengths = nodes.map(|node| (words.info(node).lengths, words.lengths(node)));
        let expected = [0, 0b1100, 0b110, 0b10, 0, 0];
        assert_eq!(lengths, expected.map(|mask| (mask, mask)));
        assert_eq!((info.tiles, info.ends), (1 << 2, 1 << 2));
        assert_eq!(words.by_length()[..5], [0, 0, 1, 1, 0]);
    }
}
