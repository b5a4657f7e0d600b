//! From words in letters to words in tiles: one pass over the automaton.
//!
//! Two letters that form a digraph are one tile, read greedily from the left,
//! unless a mark stands between them (a morpheme boundary: KÖZ|SÉG). Where the
//! edition also lets a digraph be laid with its single tiles, both tilings are
//! in the result.

use super::{Automaton, Edge, Memo, NOTHING, Node, Refusal};

/// Two letter symbols that are one tile.
#[derive(Clone, Copy, Debug)]
pub struct Digraph {
    /// The two letter symbols in order.
    pub letters: [u8; 2],
    /// Symbol of the tile.
    pub tile: u8,
    /// Whether the two single tiles may be laid instead.
    pub splits: bool,
}

/// How letters become tiles.
pub struct TilingTable {
    /// Tile of each letter symbol; 0 where no tile shows the letter.
    pub tiles: [u8; 256],
    /// The digraphs of the alphabet.
    pub digraphs: Vec<Digraph>,
    /// Symbol of the boundary mark, if words carry one.
    pub mark: Option<u8>,
}

impl TilingTable {
    fn digraph(&self, first: u8, second: u8) -> Option<&Digraph> {
        self.digraphs
            .iter()
            .find(|digraph| digraph.letters == [first, second])
    }

    /// `letter` where it can begin a digraph, else 0: all that a state has to remember.
    fn remembered(&self, letter: u8) -> u8 {
        if self
            .digraphs
            .iter()
            .any(|digraph| digraph.letters[0] == letter)
        {
            letter
        } else {
            0
        }
    }
}

type States = Memo<u64, Node>;

impl Automaton {
    /// Every tiling of every word of `node`; words with a letter that no tile shows are dropped.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::StoreFull`].
    pub fn tilings(&mut self, node: Node, table: &TilingTable) -> Result<Node, Refusal> {
        let node = self.known(node)?;
        self.tile(node, 0, table, &mut States::default())
    }

    /// Tilings of `node` behind a single tile of the letter `before` (0: nothing to mind).
    fn tile(
        &mut self,
        node: Node,
        before: u8,
        table: &TilingTable,
        states: &mut States,
    ) -> Result<Node, Refusal> {
        let key = u64::from(node) << 8 | u64::from(before);
        if let Some(&known) = states.get(&key) {
            return Ok(known);
        }
        let mut leads: Vec<Edge> = Vec::new();
        let mut beyond_mark = NOTHING;
        let mut index = 0;
        while let Some(Edge { symbol, child }) = self.edge(node, index) {
            index += 1;
            if Some(symbol) == table.mark {
                beyond_mark = self.tile(child, 0, table, states)?;
            } else {
                self.lead(symbol, child, before, table, states, &mut leads)?;
            }
        }
        let accepting = self.head(node).accepting();
        let inside = self.gather(leads, accepting)?;
        let tiled = self.unite_two(inside, beyond_mark)?;
        states.insert(key, tiled);
        Ok(tiled)
    }

    /// Adds the edges for the letter `symbol`: its single tile, and the digraphs that it begins.
    fn lead(
        &mut self,
        symbol: u8,
        child: Node,
        before: u8,
        table: &TilingTable,
        states: &mut States,
        leads: &mut Vec<Edge>,
    ) -> Result<(), Refusal> {
        let single = table.tiles[symbol as usize];
        if let Some(digraph) = table.digraph(before, symbol) {
            // The letter before was laid singly although it begins this digraph: so is this one.
            if digraph.splits && single != 0 {
                let child = self.tile(child, 0, table, states)?;
                leads.push(Edge {
                    symbol: single,
                    child,
                });
            }
            return Ok(());
        }
        let mut index = 0;
        while let Some(next) = self.edge(child, index) {
            index += 1;
            if let Some(&Digraph { tile, .. }) = table.digraph(symbol, next.symbol) {
                let child = self.tile(next.child, 0, table, states)?;
                leads.push(Edge {
                    symbol: tile,
                    child,
                });
            }
        }
        if single != 0 {
            let child = self.tile(child, table.remembered(symbol), table, states)?;
            leads.push(Edge {
                symbol: single,
                child,
            });
        }
        Ok(())
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
