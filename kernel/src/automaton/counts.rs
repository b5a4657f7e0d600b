//! Counting and drawing words without listing them.

use super::{Automaton, Memo, Node, Refusal};

impl Automaton {
    /// Number of words of `node` with at most `longest` symbols, the empty word included.
    /// Saturates at the largest 64-bit number.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`].
    pub fn count(&self, node: Node, longest: u16) -> Result<u64, Refusal> {
        let node = self.known(node)?;
        let mut memo = Memo::default();
        self.lengths(node, longest as usize, &mut memo);
        Ok(memo[&node]
            .iter()
            .fold(0, |sum, &words| sum.saturating_add(words)))
    }

    /// Every word of `node` in ascending order, `most` at most.
    ///
    /// # Errors
    /// [`Refusal::UnknownNode`].
    pub fn words(&self, node: Node, most: usize) -> Result<Vec<Vec<u8>>, Refusal> {
        let node = self.known(node)?;
        let mut found = Vec::new();
        self.list(node, most, &mut Vec::new(), &mut found);
        Ok(found)
    }

    /// Fills `memo` with the number of words by length, for `node` and all below it.
    fn lengths(&self, node: Node, longest: usize, memo: &mut Memo<Node, Box<[u64]>>) {
        if memo.contains_key(&node) {
            return;
        }
        let height = self.head(node).height() as usize;
        let mut words = vec![0_u64; height.min(longest) + 1].into_boxed_slice();
        words[0] = u64::from(self.head(node).accepting());
        for edge in self.edges_of(node) {
            self.lengths(edge.child, longest, memo);
            for (sum, &more) in words[1..].iter_mut().zip(&memo[&edge.child]) {
                *sum = sum.saturating_add(more);
            }
        }
        memo.insert(node, words);
    }

    fn list(&self, node: Node, most: usize, path: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
        if found.len() < most && self.head(node).accepting() {
            found.push(path.clone());
        }
        for edge in self.edges_of(node) {
            if found.len() >= most {
                return;
            }
            path.push(edge.symbol);
            self.list(edge.child, most, path, found);
            path.pop();
        }
    }
}
