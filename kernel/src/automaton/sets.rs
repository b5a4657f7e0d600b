//! Union, difference, concatenation and the joining of many prefixed sets.

use super::{Automaton, END, Edge, Memo, NOTHING, Node, Refusal};

impl Automaton {
    /// Words of any of `nodes`.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::StoreFull`].
    pub fn union(&mut self, nodes: &[Node]) -> Result<Node, Refusal> {
        for &node in nodes {
            self.known(node)?;
        }
        self.unite(nodes)
    }

    /// Words of `left` that are not in `right`.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::StoreFull`].
    pub fn difference(&mut self, left: Node, right: Node) -> Result<Node, Refusal> {
        let (left, right) = (self.known(left)?, self.known(right)?);
        self.subtract(left, right, &mut Memo::default())
    }

    /// Every word of `left` followed by every word of `right`.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::WordTooLong`], [`Refusal::StoreFull`].
    pub fn concatenate(&mut self, left: Node, right: Node) -> Result<Node, Refusal> {
        let (left, right) = (self.known(left)?, self.known(right)?);
        self.append(left, right, &mut Memo::default())
    }

    /// The union of many sets, each behind its own prefix: one pass over the sorted prefixes.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`], [`Refusal::WordTooLong`], [`Refusal::StoreFull`].
    pub fn join(&mut self, parts: &mut [(&[u8], Node)]) -> Result<Node, Refusal> {
        for (prefix, node) in parts.iter() {
            self.known(*node)?;
            if prefix.len() > super::LONGEST as usize {
                return Err(Refusal::WordTooLong);
            }
        }
        parts.sort_unstable();
        self.join_sorted(parts, 0)
    }

    fn join_sorted(&mut self, parts: &[(&[u8], Node)], depth: usize) -> Result<Node, Refusal> {
        let here = parts
            .iter()
            .take_while(|(prefix, _)| prefix.len() == depth)
            .count();
        let base = self.scratch.len();
        let mut rest = &parts[here..];
        while let Some(&(prefix, _)) = rest.first() {
            let symbol = prefix[depth];
            let same = rest
                .iter()
                .take_while(|(prefix, _)| prefix[depth] == symbol)
                .count();
            let child = self.join_sorted(&rest[..same], depth + 1)?;
            if child != NOTHING {
                self.scratch.push(Edge { symbol, child });
            }
            rest = &rest[same..];
        }
        let longer = self.close(base, false)?;
        let mut all: Vec<Node> = parts[..here].iter().map(|&(_, node)| node).collect();
        all.push(longer);
        self.unite(&all)
    }

    /// Pairs of similar size are united first, so that few large sets are walked.
    pub(super) fn unite(&mut self, nodes: &[Node]) -> Result<Node, Refusal> {
        match nodes {
            [] => Ok(NOTHING),
            [node] => Ok(*node),
            [left, right] => self.unite_two(*left, *right),
            _ => {
                let mut nodes = nodes.to_vec();
                nodes.sort_unstable();
                nodes.dedup();
                while nodes.len() > 1 {
                    let mut next = Vec::with_capacity(nodes.len().div_ceil(2));
                    for pair in nodes.chunks(2) {
                        next.push(if let [left, right] = *pair {
                            self.unite_two(left, right)?
                        } else {
                            pair[0]
                        });
                    }
                    nodes = next;
                }
                Ok(nodes[0])
            }
        }
    }

    pub(super) fn unite_two(&mut self, left: Node, right: Node) -> Result<Node, Refusal> {
        if left == right || right == NOTHING {
            return Ok(left);
        }
        if left == NOTHING {
            return Ok(right);
        }
        let key = u64::from(left.min(right)) << 32 | u64::from(left.max(right));
        if let Some(&known) = self.unions.get(&key) {
            return Ok(known);
        }
        let base = self.scratch.len();
        let (mut i, mut j) = (0, 0);
        loop {
            let edge = match (self.edge(left, i), self.edge(right, j)) {
                (None, None) => break,
                (Some(a), Some(b)) if a.symbol == b.symbol => {
                    (i, j) = (i + 1, j + 1);
                    Edge {
                        symbol: a.symbol,
                        child: self.unite_two(a.child, b.child)?,
                    }
                }
                (Some(a), Some(b)) if b.symbol < a.symbol => {
                    j += 1;
                    b
                }
                (Some(a), _) => {
                    i += 1;
                    a
                }
                (None, Some(b)) => {
                    j += 1;
                    b
                }
            };
            self.scratch.push(edge);
        }
        let accepting = self.head(left).accepting() || self.head(right).accepting();
        let node = self.close(base, accepting)?;
        self.unions.insert(key, node);
        Ok(node)
    }

    fn subtract(
        &mut self,
        left: Node,
        right: Node,
        memo: &mut Memo<u64, Node>,
    ) -> Result<Node, Refusal> {
        if left == right || left == NOTHING {
            return Ok(NOTHING);
        }
        if right == NOTHING {
            return Ok(left);
        }
        let key = u64::from(left) << 32 | u64::from(right);
        if let Some(&known) = memo.get(&key) {
            return Ok(known);
        }
        let base = self.scratch.len();
        let (mut i, mut j) = (0, 0);
        while let Some(a) = self.edge(left, i) {
            while self.edge(right, j).is_some_and(|b| b.symbol < a.symbol) {
                j += 1;
            }
            let taken = self
                .edge(right, j)
                .filter(|b| b.symbol == a.symbol)
                .map_or(NOTHING, |b| b.child);
            let child = self.subtract(a.child, taken, memo)?;
            if child != NOTHING {
                self.scratch.push(Edge {
                    symbol: a.symbol,
                    child,
                });
            }
            i += 1;
        }
        let accepting = self.head(left).accepting() && !self.head(right).accepting();
        let node = self.close(base, accepting)?;
        memo.insert(key, node);
        Ok(node)
    }

    fn append(
        &mut self,
        left: Node,
        right: Node,
        memo: &mut Memo<Node, Node>,
    ) -> Result<Node, Refusal> {
        if left == NOTHING || right == NOTHING {
            return Ok(NOTHING);
        }
        if left == END {
            return Ok(right);
        }
        if let Some(&known) = memo.get(&left) {
            return Ok(known);
        }
        let base = self.scratch.len();
        let mut i = 0;
        while let Some(a) = self.edge(left, i) {
            let child = self.append(a.child, right, memo)?;
            self.scratch.push(Edge {
                symbol: a.symbol,
                child,
            });
            i += 1;
        }
        let longer = self.close(base, false)?;
        let node = if self.head(left).accepting() {
            self.unite_two(longer, right)?
        } else {
            longer
        };
        memo.insert(left, node);
        Ok(node)
    }
}
