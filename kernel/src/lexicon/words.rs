//! The word graph laid out for searches: each node with masks of its tiles and its transitions.
//!
//! A node of the packed graph is a list of edges that has to be read one by one. Here one record
//! holds two masks, so that a search intersects them with a cross-set and a rack, and the lengths
//! of the words below it, so that a search turns back where no word of a wanted length ends.

use crate::lexicon::anagrams::{AnagramFilters, LazyFilters};
use crate::lexicon::damage::Damage;
use crate::lexicon::graph::{Node, ROOT};
use crate::tiles;

/// The record of a node.
#[derive(Clone, Copy, Debug, Default)]
pub struct NodeInfo {
    /// The tiles that go on from here, as a mask.
    pub tiles: u64,
    /// The tiles that end a word here, as a mask.
    pub ends: u64,
    /// Bit `n`: a word ends `n` tiles (1 to 31) further on.
    pub lengths: u32,
    /// The cell where its transitions begin.
    first: u32,
}

/// Where a tile leads: a node, and whether a word ends there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transition(u32);

impl Transition {
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

/// Cells before the ways of a node: two masks in two cells each, and the lengths.
pub(crate) const HEAD: usize = 5;

/// A 32-bit number of a layout, little-endian.
pub(crate) type Cell = [u8; 4];

/// The words of a graph, borrowed from an index or from the bytes that hold one.
///
/// The root is [`ROOT`], as in the graph; all other nodes have numbers of their own.
/// What one node leads to lies close together, and nodes near the root lie
/// in front, so that a search finds most of it in the cache. Every read is checked:
/// bytes that change give wrong answers but never a panic or an endless loop.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// Node `n` begins at cell `n + HEAD`; node 0 is the empty one in front.
    pub(crate) cells: &'a [Cell],
    pub(crate) filters: FilterSource<'a>,
    /// Tells words apart.
    pub(crate) identity: u64,
}

/// Where the filters of some words are.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FilterSource<'a> {
    /// They lie beside the words.
    Borrowed(AnagramFilters<'a>),
    /// They are made when enough searches have asked.
    Lazy(&'a LazyFilters),
}

impl<'a> Words<'a> {
    /// The record of `node`; nothing goes on from node 0.
    #[inline]
    #[must_use]
    pub fn info(self, node: Node) -> NodeInfo {
        // The empty record of node 0 begins at cell 0, every other one `HEAD` behind its number: so no branch.
        let from = node as usize + HEAD * usize::from(node != 0);
        let Some(&cells) = self.cells.get(from..).and_then(<[[u8; 4]]>::first_chunk) else {
            return NodeInfo::default();
        };
        let [tiles, more_tiles, ends, more_ends, lengths] = cells.map(u32::from_le_bytes);
        NodeInfo {
            tiles: u64::from(tiles) | u64::from(more_tiles) << 32,
            ends: u64::from(ends) | u64::from(more_ends) << 32,
            lengths,
            first: (from + HEAD) as u32,
        }
    }

    /// How many tiles further on words end, as in [`NodeInfo::lengths`].
    #[inline]
    #[must_use]
    pub fn lengths(self, node: Node) -> u32 {
        let at = node as usize + HEAD * usize::from(node != 0) + HEAD - 1;
        self.cells
            .get(at)
            .map_or(0, |cell| u32::from_le_bytes(*cell))
    }

    /// Where the one tile of `tile`, a bit of `info.tiles`, leads.
    #[inline]
    #[must_use]
    pub fn edge(self, info: &NodeInfo, tile: u64) -> Transition {
        // Transitions stand in the order of tiles: the rank of the bit is the place.
        let at = info.first + (info.tiles & (tile - 1)).count_ones();
        let cell = self.cells.get(at as usize);
        Transition(cell.map_or(0, |cell| u32::from_le_bytes(*cell)))
    }

    /// The tiles that go on from `node`, ascending, and where they lead.
    pub fn edges(self, node: Node) -> impl Iterator<Item = (u8, Transition)> + use<'a> {
        let info = self.info(node);
        let mut left = info.tiles;
        let transitions = self.cells.get(info.first as usize..).unwrap_or_default();
        transitions.iter().map_while(move |transition| {
            let tile = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some((tile, Transition(u32::from_le_bytes(*transition))))
        })
    }

    /// Where `tiles` lead from `node`: the node behind them and whether a word ends there, which is
    /// `accepts` when there are none of them; node 0 when there is no way. Blanks count as their face.
    #[inline]
    pub fn follow(
        self,
        mut node: Node,
        mut accepts: bool,
        tiles: impl IntoIterator<Item = u8>,
    ) -> (Node, bool) {
        for tile in tiles {
            let info = self.info(node);
            let bit = 1 << tiles::face(tile);
            if info.tiles & bit == 0 {
                return (0, false);
            }
            let transition = self.edge(&info, bit);
            (node, accepts) = (transition.child(), transition.accepts());
        }
        (node, accepts)
    }

    /// The letters of `wanted` that stand between `before` and `after`, as a mask.
    #[must_use]
    pub fn cross_set(
        self,
        before: impl IntoIterator<Item = u8>,
        after: &(impl IntoIterator<Item = u8> + Clone),
        wanted: u64,
    ) -> u64 {
        let (node, _) = self.follow(ROOT, false, before);
        let info = self.info(node);
        if after.clone().into_iter().next().is_none() {
            return info.ends & wanted;
        }
        let mut fits = 0;
        let mut left = info.tiles & wanted;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            let child = self.edge(&info, bit).child();
            let (_, accepts) = self.follow(child, false, after.clone());
            fits |= if accepts { bit } else { 0 };
        }
        fits
    }

    /// Whether each node is whole, leads to nodes, and ends words where its ways do.
    pub(crate) fn check(self) -> Result<(), Damage> {
        if self.cells.len() < ROOT as usize + HEAD {
            return Err(Damage::IndexSize);
        }
        let mut begins = vec![false; self.cells.len()];
        for node in self.nodes() {
            begins[node as usize] = true;
        }
        begins[0] = true;
        for node in self.nodes() {
            let info = self.info(node);
            let whole = node as usize + 2 * HEAD + info.tiles.count_ones() as usize;
            let found = self
                .edges(node)
                .try_fold((0, 0), |(ends, lengths), (tile, transition)| {
                    let child = begins.get(transition.child() as usize)?;
                    let below = self.lengths(transition.child()) | u32::from(transition.accepts());
                    let end = u64::from(transition.accepts()) << tile;
                    child.then_some((ends | end, lengths | below << 1))
                });
            let empty = self.cells[..ROOT as usize + HEAD]
                .iter()
                .any(|cell| *cell != [0; 4]);
            let told = (info.ends, info.lengths);
            if empty
                || info.tiles & 1 == 1
                || whole > self.cells.len() + HEAD
                || found != Some(told)
            {
                return Err(Damage::IndexNode(node as usize));
            }
        }
        Ok(())
    }

    /// Every node in the order of its number.
    fn nodes(self) -> impl Iterator<Item = Node> {
        let mut next = ROOT;
        std::iter::from_fn(move || {
            let node = next;
            next += HEAD as Node + self.info(node).tiles.count_ones();
            (node as usize + HEAD < self.cells.len()).then_some(node)
        })
    }

    /// How many words of each number of tiles (0 to 31) there are, saturating at `u64::MAX`.
    #[must_use]
    pub(crate) fn by_length(self) -> [u64; 32] {
        let mut counts = [0; 32];
        // By node: how many words end exactly so many tiles further on.
        let mut words = vec![0_u64; self.cells.len()];
        let mut shorter = words.clone();
        for (length, count) in counts.iter_mut().enumerate().skip(1) {
            for node in self.nodes() {
                let info = self.info(node);
                words[node as usize] = match length {
                    1 => u64::from(info.ends.count_ones()),
                    _ => self.edges(node).fold(0, |sum: u64, (_, transition)| {
                        sum.saturating_add(
                            shorter
                                .get(transition.child() as usize)
                                .copied()
                                .unwrap_or(0),
                        )
                    }),
                };
            }
            *count = words.get(ROOT as usize).copied().unwrap_or(0);
            std::mem::swap(&mut words, &mut shorter);
        }
        counts
    }
}
