//! From words in letters to words in tiles: one pass over the automaton.
//!
//! Letters that form a label of several letters are one tile, read greedily
//! from the left, unless a mark stands between them (a morpheme boundary:
//! KÖZ|SÉG). Where the edition also lets such a tile be laid with single
//! tiles, both tilings are in the result.

use std::collections::HashMap;

use super::{Automaton, Edge, Memo, NOTHING, Node, Refusal};

/// Letter symbols that are one tile.
#[derive(Clone, Debug)]
pub struct Polygraph {
    /// The letter symbols in order: two, three or more.
    pub letters: Vec<u8>,
    /// Symbol of the tile.
    pub tile: u8,
    /// Tiles that may be laid instead; empty where nothing may.
    pub singles: Vec<u8>,
}

/// How letters become tiles.
pub struct TilingTable {
    /// Tile of each letter symbol; 0 where no tile shows the letter.
    pub tiles: [u8; 256],
    /// The tiles of several letters.
    pub polygraphs: Vec<Polygraph>,
    /// Symbol of the boundary mark, if words carry one.
    pub mark: Option<u8>,
}

/// A place in the tree of labels; 0 is its root.
type Place = u16;

#[derive(Default)]
struct Label {
    next: Vec<(u8, Place)>,
    tile: u8,
    singles: Vec<u8>,
}

/// The labels as a tree over letters.
struct Labels(Vec<Label>);

impl Labels {
    fn new(table: &TilingTable) -> Self {
        let mut labels = Self(vec![Label::default()]);
        for (letter, &tile) in table.tiles.iter().enumerate() {
            if tile != 0 {
                labels.enter(&[letter as u8], tile, &[]);
            }
        }
        for polygraph in &table.polygraphs {
            labels.enter(&polygraph.letters, polygraph.tile, &polygraph.singles);
        }
        labels
    }

    fn enter(&mut self, letters: &[u8], tile: u8, singles: &[u8]) {
        let mut at = 0;
        for &letter in letters {
            at = self.after(at, letter).unwrap_or_else(|| {
                let new = self.0.len() as Place;
                self.0.push(Label::default());
                self.0[at as usize].next.push((letter, new));
                new
            });
        }
        self.0[at as usize].tile = tile;
        self.0[at as usize].singles = singles.to_vec();
    }

    fn after(&self, at: Place, letter: u8) -> Option<Place> {
        let mut next = self.0[at as usize].next.iter();
        next.find(|(known, _)| *known == letter).map(|&(_, to)| to)
    }

    fn tile(&self, at: Place) -> u8 {
        self.0[at as usize].tile
    }

    fn goes_on(&self, at: Place) -> bool {
        !self.0[at as usize].next.is_empty()
    }
}

/// Labels longer than the tiles already laid that the next letters could still complete: then
/// the tiles were not the longest, and the path is no tiling.
type Pending = Vec<Place>;

struct Tiler<'a> {
    labels: Labels,
    mark: Option<u8>,
    pendings: HashMap<Pending, u32>,
    states: Memo<u64, Node>,
    store: &'a mut Automaton,
}

impl Automaton {
    /// Every tiling of every word of `node`; words with a letter that no tile shows are dropped.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::StoreFull`].
    pub fn tilings(&mut self, node: Node, table: &TilingTable) -> Result<Node, Refusal> {
        let node = self.known(node)?;
        let mut tiler = Tiler {
            labels: Labels::new(table),
            mark: table.mark,
            pendings: HashMap::new(),
            states: Memo::default(),
            store: self,
        };
        tiler.tile(node, &Pending::new())
    }

    /// A node from edges in any order, several of which may carry one symbol.
    fn gather(&mut self, mut leads: Vec<Edge>, accepting: bool) -> Result<Node, Refusal> {
        leads.sort_unstable_by_key(|edge| edge.symbol);
        let base = self.scratch.len();
        for lead in leads {
            if lead.child == NOTHING {
                continue;
            }
            match self.scratch[base..].last() {
                Some(&last) if last.symbol == lead.symbol => {
                    let child = self.unite_two(last.child, lead.child)?;
                    let end = self.scratch.len() - 1;
                    self.scratch[end].child = child;
                }
                _ => self.scratch.push(lead),
            }
        }
        self.close(base, accepting)
    }
}

impl Tiler<'_> {
    /// Tilings of `node` behind tiles that left `pending` open.
    fn tile(&mut self, node: Node, pending: &Pending) -> Result<Node, Refusal> {
        let fresh = self.pendings.len() as u32;
        let number = *self.pendings.entry(pending.clone()).or_insert(fresh);
        let key = u64::from(node) << 32 | u64::from(number);
        if let Some(&known) = self.states.get(&key) {
            return Ok(known);
        }
        let mut leads: Vec<Edge> = Vec::new();
        self.lead(node, 0, pending, &mut leads)?;
        let mut beyond_mark = NOTHING;
        let mut index = 0;
        while let Some(Edge { symbol, child }) = self.store.edge(node, index) {
            index += 1;
            if Some(symbol) == self.mark {
                beyond_mark = self.tile(child, &Pending::new())?;
            }
        }
        let accepting = self.store.head(node).accepting();
        let inside = self.store.gather(leads, accepting)?;
        let tiled = self.store.unite_two(inside, beyond_mark)?;
        self.states.insert(key, tiled);
        Ok(tiled)
    }

    /// Adds the edges for all tiles whose label goes on from `at` with letters of `node`.
    fn lead(
        &mut self,
        node: Node,
        at: Place,
        pending: &Pending,
        leads: &mut Vec<Edge>,
    ) -> Result<(), Refusal> {
        let mut index = 0;
        while let Some(Edge { symbol, child }) = self.store.edge(node, index) {
            index += 1;
            if Some(symbol) == self.mark {
                continue;
            }
            let (Some(to), Some(open)) =
                (self.labels.after(at, symbol), self.read(pending, symbol))
            else {
                continue;
            };
            if self.labels.tile(to) != 0 {
                self.lay(to, child, &open, leads)?;
            }
            if self.labels.goes_on(to) {
                self.lead(child, to, &open, leads)?;
            }
        }
        Ok(())
    }

    /// Adds the edges for the tile at `label`, whole and in single tiles, with `rest` behind it.
    fn lay(
        &mut self,
        label: Place,
        rest: Node,
        open: &Pending,
        leads: &mut Vec<Edge>,
    ) -> Result<(), Refusal> {
        let mut pending = open.clone();
        if self.labels.goes_on(label) {
            pending.push(label);
            pending.sort_unstable();
        }
        let child = self.tile(rest, &pending)?;
        let symbol = self.labels.tile(label);
        leads.push(Edge { symbol, child });
        let singles = self.labels.0[label as usize].singles.clone();
        if let Some((&symbol, later)) = singles.split_first() {
            let child = self.store.prepend(later, child)?;
            leads.push(Edge { symbol, child });
        }
        Ok(())
    }

    /// What is still open of `pending` behind `letter`; None when a longer label is complete.
    fn read(&self, pending: &Pending, letter: u8) -> Option<Pending> {
        let mut open = Pending::new();
        for &at in pending {
            if let Some(to) = self.labels.after(at, letter) {
                if self.labels.tile(to) != 0 {
                    return None;
                }
                open.push(to);
            }
        }
        Some(open)
    }
}
