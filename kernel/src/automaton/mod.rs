//! Builder of word graphs: a store of hash-consed nodes and operations on them.
//!
//! A node stands for a set of words over byte symbols. Equal sets are one node,
//! so every result is minimal at once, equality is `==`, and the memo of an
//! operation is a map of node ids. Nodes are never changed and never freed.
//!
//! Nothing here knows letters: what a symbol means is the caller's affair.

mod counts;
mod pack;
mod sets;
pub mod tilings;
mod unpack;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A set of words, by its place in the store.
pub type Node = u32;
/// The set without a word.
pub const NOTHING: Node = 0;
/// The set whose only word is the empty one.
pub const END: Node = 1;
/// Longest word in symbols. Operations recurse once a symbol, so this also bounds the stack.
pub const LONGEST: u16 = 1_000;
/// Most edges a store holds: 8 bytes each, so half a GiB; nodes and memos take about as much.
const MOST_EDGES: usize = 1 << 26;

/// Why the store refuses an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No node has this id.
    UnknownNode(Node),
    /// A word would be longer than [`LONGEST`] symbols.
    WordTooLong,
    /// The store holds as many edges as it may.
    StoreFull,
    /// The packed graph would need more than 24 bits for an edge index.
    GraphTooLarge,
    /// A symbol cannot be a tile id of a packed graph: it is 0 or above 63.
    NotATile(u8),
}

/// One symbol and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Edge {
    symbol: u8,
    child: Node,
}

#[derive(Clone, Copy)]
struct Head {
    start: u32,
    length: u16,
    /// Symbols of the longest word, and in the top bit whether the empty word is in the set.
    height_accepting: u16,
}

const ACCEPTING: u16 = 1 << 15;

impl Head {
    fn accepting(self) -> bool {
        self.height_accepting & ACCEPTING != 0
    }

    fn height(self) -> u16 {
        self.height_accepting & !ACCEPTING
    }
}

/// Multiplicative hashing: the keys are small integers that nobody chooses against us.
#[derive(Default)]
pub struct NodeHasher(u64);

impl Hasher for NodeHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(26) ^ value)
            .wrapping_mul(0xf135_7aea_2e62_a9c5)
            .rotate_left(20);
    }
}

type Memo<K, V> = HashMap<K, V, BuildHasherDefault<NodeHasher>>;

/// The node store. See the module's page.
pub struct Automaton {
    heads: Vec<Head>,
    edges: Vec<Edge>,
    /// Open addressing over node ids; `NOTHING` marks a free slot.
    slots: Vec<Node>,
    unions: Memo<u64, Node>,
    /// Edges of the nodes under construction, innermost last.
    scratch: Vec<Edge>,
}

impl Default for Automaton {
    fn default() -> Self {
        let nothing = Head {
            start: 0,
            length: 0,
            height_accepting: 0,
        };
        let mut store = Self {
            heads: vec![nothing],
            edges: Vec::new(),
            slots: vec![NOTHING; 1 << 16],
            unions: Memo::default(),
            scratch: Vec::new(),
        };
        store.enter(Head {
            height_accepting: ACCEPTING,
            ..nothing
        });
        store
    }
}

impl Automaton {
    /// `node`, or a refusal when the store has no such node.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`].
    pub fn known(&self, node: Node) -> Result<Node, Refusal> {
        if (node as usize) < self.heads.len() {
            Ok(node)
        } else {
            Err(Refusal::UnknownNode(node))
        }
    }

    /// How many edges the store holds.
    #[must_use]
    pub fn edges(&self) -> usize {
        self.edges.len()
    }

    /// Symbols of the longest word of `node`.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`].
    pub fn height(&self, node: Node) -> Result<u16, Refusal> {
        Ok(self.head(self.known(node)?).height())
    }

    /// Whether the word is in the set.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`].
    pub fn accepts(&self, node: Node, word: &[u8]) -> Result<bool, Refusal> {
        let mut at = self.known(node)?;
        for &symbol in word {
            match self.edges_of(at).iter().find(|edge| edge.symbol == symbol) {
                Some(edge) => at = edge.child,
                None => return Ok(false),
            }
        }
        Ok(self.head(at).accepting())
    }

    /// The set of one word followed by any word of `tail`.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::WordTooLong`], [`Refusal::StoreFull`].
    pub fn prepend(&mut self, word: &[u8], tail: Node) -> Result<Node, Refusal> {
        let mut node = self.known(tail)?;
        for &symbol in word.iter().rev() {
            let base = self.scratch.len();
            if node != NOTHING {
                self.scratch.push(Edge {
                    symbol,
                    child: node,
                });
            }
            node = self.close(base, false)?;
        }
        Ok(node)
    }

    fn head(&self, node: Node) -> Head {
        self.heads[node as usize]
    }

    fn edges_of(&self, node: Node) -> &[Edge] {
        let head = self.head(node);
        &self.edges[head.start as usize..head.start as usize + head.length as usize]
    }

    /// Edge `index` of `node`, by value: recursion changes the store in between.
    fn edge(&self, node: Node, index: u16) -> Option<Edge> {
        let head = self.head(node);
        (index < head.length).then(|| self.edges[head.start as usize + index as usize])
    }

    /// The node of the edges on the scratch from `base`, which must ascend and lead somewhere.
    fn close(&mut self, base: usize, accepting: bool) -> Result<Node, Refusal> {
        let found = self.find(base, accepting);
        self.scratch.truncate(base);
        found
    }

    fn find(&mut self, base: usize, accepting: bool) -> Result<Node, Refusal> {
        let new = &self.scratch[base..];
        if new.is_empty() {
            return Ok(if accepting { END } else { NOTHING });
        }
        if let Ok(node) = self.lookup(new, accepting) {
            return Ok(node);
        }
        let height = 1 + new
            .iter()
            .map(|edge| self.head(edge.child).height())
            .max()
            .unwrap_or(0);
        if height > LONGEST {
            return Err(Refusal::WordTooLong);
        }
        if self.edges.len() + new.len() > MOST_EDGES {
            return Err(Refusal::StoreFull);
        }
        let head = Head {
            start: self.edges.len() as u32,
            length: new.len() as u16,
            height_accepting: height | if accepting { ACCEPTING } else { 0 },
        };
        self.edges.extend_from_slice(&self.scratch[base..]);
        Ok(self.enter(head))
    }

    /// The node with these edges, or the slot where it would be entered.
    fn lookup(&self, edges: &[Edge], accepting: bool) -> Result<Node, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = hash(edges, accepting) as usize & mask;
        while self.slots[slot] != NOTHING {
            let node = self.slots[slot];
            if self.head(node).accepting() == accepting && self.edges_of(node) == edges {
                return Ok(node);
            }
            slot = (slot + 1) & mask;
        }
        Err(slot)
    }

    /// Adds a node that the store does not hold yet.
    fn enter(&mut self, head: Head) -> Node {
        if self.heads.len() * 2 > self.slots.len() {
            self.spread();
        }
        let node = self.heads.len() as Node;
        self.heads.push(head);
        self.place(node);
        node
    }

    fn spread(&mut self) {
        self.slots = vec![NOTHING; self.slots.len() * 2];
        for node in 1..self.heads.len() as Node {
            self.place(node);
        }
    }

    fn place(&mut self, node: Node) {
        if let Err(slot) = self.lookup(self.edges_of(node), self.head(node).accepting()) {
            self.slots[slot] = node;
        }
    }
}

fn hash(edges: &[Edge], accepting: bool) -> u64 {
    let mut hasher = NodeHasher(u64::from(accepting));
    for edge in edges {
        hasher.write_u64(u64::from(edge.child) << 8 | u64::from(edge.symbol));
    }
    hasher.finish()
}
