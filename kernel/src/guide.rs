//! What a search wants to know of a node before it goes there.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::anagrams::Anagrams;
use crate::graph::{Graph, Node, ROOT};
use crate::tile;

/// What is known of a node.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hint {
    /// The tiles that go on from here, as a mask.
    pub tiles: u64,
    /// The tiles that end a word here, as a mask.
    pub ends: u64,
    /// Bit `n`: a word ends `n` tiles (1 to 31) further on.
    pub lengths: u32,
    /// Where its ways begin.
    first: u32,
}

/// Where a tile leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way(u32);

impl Way {
    /// The node after the tile; 0 when no word goes on.
    #[inline]
    #[must_use]
    pub const fn child(self) -> Node {
        self.0 >> 1
    }

    /// Whether a word may end after the tile.
    #[inline]
    #[must_use]
    pub const fn accepts(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Searches that a process may make before filters are worth their second or less.
const PATIENCE: u32 = 500;

/// Cells before the ways of a node: two masks in two cells each, and the lengths.
const HEAD: usize = 5;

/// A graph laid out for searches: each node with what is known of it and where its tiles lead.
///
/// The root is [`ROOT`] here, too; all other nodes have numbers of their own.
/// What one node leads to lies close together, and short ways from the root lie
/// in front, so that a search finds most of it in the cache.
#[derive(Debug, Default)]
pub struct Guide {
    /// Node `n` begins at cell `n + HEAD`; node 0 is the empty one in front.
    cells: Vec<u32>,
    identity: u64,
    anagrams: OnceLock<Anagrams>,
    /// Searches before the filters were made.
    searches: AtomicU32,
}

impl Guide {
    /// Lays out `graph`.
    #[must_use]
    pub fn of(graph: Graph<'_>) -> Self {
        static MADE: AtomicU64 = AtomicU64::new(1);
        let lengths = lengths(graph);
        let mut cells = vec![0; ROOT as usize + HEAD];
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
            cells.extend(
                [tiles, ends]
                    .iter()
                    .flat_map(|&it| [it as u32, (it >> 32) as u32]),
            );
            cells.push(lengths[at as usize]);
            for edge in graph.node(at) {
                let child = number(edge.child(), &mut order);
                cells.push(child << 1 | u32::from(edge.accepts()));
            }
            done += 1;
        }
        Self {
            cells,
            identity: MADE.fetch_add(1, Ordering::Relaxed),
            anagrams: OnceLock::new(),
            searches: AtomicU32::new(0),
        }
    }

    /// What is known of `node`; nothing goes on from node 0.
    #[inline]
    #[must_use]
    pub fn hint(&self, node: Node) -> Hint {
        let from = node as usize + HEAD * usize::from(node != 0);
        let Some(&[tiles, more_tiles, ends, more_ends, lengths]) =
            self.cells.get(from..).and_then(<[u32]>::first_chunk)
        else {
            return Hint::default();
        };
        Hint {
            tiles: u64::from(tiles) | u64::from(more_tiles) << 32,
            ends: u64::from(ends) | u64::from(more_ends) << 32,
            lengths,
            first: (from + HEAD) as u32,
        }
    }

    /// How many tiles further on words end, as in [`Hint::lengths`].
    #[inline]
    #[must_use]
    pub fn lengths(&self, node: Node) -> u32 {
        let at = node as usize + HEAD * usize::from(node != 0) + HEAD - 1;
        self.cells.get(at).copied().unwrap_or(0)
    }

    /// Where the one tile of `tile`, a bit of `hint.tiles`, leads.
    #[inline]
    #[must_use]
    pub fn edge(&self, hint: &Hint, tile: u64) -> Way {
        let at = hint.first + (hint.tiles & (tile - 1)).count_ones();
        Way(self.cells.get(at as usize).copied().unwrap_or(0))
    }

    /// The tiles that go on from `node`, ascending, and where they lead.
    pub fn edges(&self, node: Node) -> impl Iterator<Item = (u8, Way)> + use<'_> {
        let hint = self.hint(node);
        let mut left = hint.tiles;
        let ways = self.cells.get(hint.first as usize..).unwrap_or_default();
        ways.iter().map_while(move |&way| {
            let tile = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some((tile, Way(way)))
        })
    }

    /// Where `tiles` lead from `node`: the node behind them and whether a word ends there, which is
    /// `accepts` when there are none of them; node 0 when there is no way. Blanks count as their face.
    #[inline]
    pub fn follow(
        &self,
        mut node: Node,
        mut accepts: bool,
        tiles: impl IntoIterator<Item = u8>,
    ) -> (Node, bool) {
        for tile in tiles {
            let hint = self.hint(node);
            let bit = 1 << tile::face(tile);
            if hint.tiles & bit == 0 {
                return (0, false);
            }
            let way = self.edge(&hint, bit);
            (node, accepts) = (way.child(), way.accepts());
        }
        (node, accepts)
    }

    /// The letters of `wanted` that stand between `before` and `after`, as a mask.
    #[must_use]
    pub fn cross_set(
        &self,
        before: impl IntoIterator<Item = u8>,
        after: &(impl IntoIterator<Item = u8> + Clone),
        wanted: u64,
    ) -> u64 {
        let (node, _) = self.follow(ROOT, false, before);
        let hint = self.hint(node);
        if after.clone().into_iter().next().is_none() {
            return hint.ends & wanted;
        }
        let mut fits = 0;
        let mut left = hint.tiles & wanted;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            let child = self.edge(&hint, bit).child();
            let (_, accepts) = self.follow(child, false, after.clone());
            fits |= if accepts { bit } else { 0 };
        }
        fits
    }

    /// Makes at once what searches would make after some hundreds of them.
    pub fn prepare(&self) {
        self.anagrams.get_or_init(|| Anagrams::of(self));
    }

    /// Which tiles make a word in some order. Each search asks once.
    ///
    /// The first few hundred searches do without: they are over before the answer would be made.
    pub(crate) fn anagrams(&self) -> &Anagrams {
        static UNKNOWN: Anagrams = Anagrams::unknown();
        if let Some(anagrams) = self.anagrams.get() {
            return anagrams;
        }
        if self.searches.fetch_add(1, Ordering::Relaxed) < PATIENCE {
            return &UNKNOWN;
        }
        self.anagrams.get_or_init(|| Anagrams::of(self))
    }

    /// How many words of each number of tiles (0 to 31) there are, saturating at `u64::MAX`.
    #[must_use]
    pub(crate) fn words_by_length(&self) -> [u64; 32] {
        let mut counts = [0; 32];
        // By node: how many words end exactly so many tiles further on.
        let mut words = vec![0_u64; self.cells.len()];
        let mut shorter = words.clone();
        for (length, count) in counts.iter_mut().enumerate().skip(1) {
            let mut node = ROOT;
            while node as usize + HEAD < self.cells.len() {
                let hint = self.hint(node);
                words[node as usize] = match length {
                    1 => u64::from(hint.ends.count_ones()),
                    _ => self.edges(node).fold(0, |sum: u64, (_, way)| {
                        sum.saturating_add(shorter[way.child() as usize])
                    }),
                };
                node += HEAD as Node + hint.tiles.count_ones();
            }
            *count = words.get(ROOT as usize).copied().unwrap_or(0);
            std::mem::swap(&mut words, &mut shorter);
        }
        counts
    }

    /// Tells guides apart.
    #[must_use]
    pub(crate) fn identity(&self) -> u64 {
        self.identity
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

/// A graph with the guide made of it.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The words.
    pub graph: Graph<'a>,
    /// What is known of its nodes.
    pub guide: &'a Guide,
}

impl Words<'_> {
    /// The edge of `node` for the one tile of `tile`, a bit of `hint.tiles`.
    #[inline]
    #[must_use]
    pub fn edge(self, node: Node, hint: Hint, tile: u64) -> Way {
        debug_assert_eq!(self.guide.hint(node).first, hint.first);
        self.guide.edge(&hint, tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_below_a_node_are_known() {
        // 1-2 and 1-2-3: edges 1 (to 2), 2 (accepts, to 3), 3 (accepts).
        let edges = [0_u32, 0x0000_0281, 0x0000_03c2, 0x0000_00c3];
        let bytes: Vec<u8> = edges.iter().flat_map(|edge| edge.to_le_bytes()).collect();
        let guide = Guide::of(Graph::read(&bytes).unwrap());
        let first = guide.edge(&guide.hint(ROOT), 1 << 1);
        let hint = guide.hint(first.child());
        let second = guide.edge(&hint, 1 << 2);
        let third = guide.edge(&guide.hint(second.child()), 1 << 3);
        let nodes = [0, ROOT, first.child(), second.child(), third.child(), 99];
        let lengths = nodes.map(|node| (guide.hint(node).lengths, guide.lengths(node)));
        let expected = [0, 0b1100, 0b110, 0b10, 0, 0];
        assert_eq!(lengths, expected.map(|mask| (mask, mask)));
        assert_eq!((hint.tiles, hint.ends), (1 << 2, 1 << 2));
        assert_eq!(guide.words_by_length()[..5], [0, 0, 1, 1, 0]);
    }
}
