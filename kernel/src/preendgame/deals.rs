//! The orderings of the tiles that a seat cannot see, on the other's rack and in the bag.

use std::collections::BTreeMap;

/// One way the hidden tiles may lie once a move has been made, and how many orderings come to it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deal {
    /// Tiles of who moved, with those drawn.
    pub mine: Vec<u8>,
    /// Tiles of the other.
    pub theirs: Vec<u8>,
    /// The bag, the next tile last.
    pub bag: Vec<u8>,
}

/// Every deal after `kept` tiles are filled up by `draws` of the `bag` tiles hidden among `unseen`;
/// `returned` tiles go into the bag behind that, in any order.
pub fn deals(
    unseen: &[u8],
    bag: usize,
    kept: &[u8],
    draws: usize,
    returned: &[u8],
) -> Vec<(Deal, u64)> {
    let mut found: BTreeMap<Deal, u64> = BTreeMap::new();
    for (sequence, rest, weight) in sequences(unseen, bag) {
        let (taken, left) = sequence.split_at(draws.min(sequence.len()));
        let mine = sorted(kept.iter().chain(taken));
        if returned.is_empty() {
            let deal = Deal {
                mine,
                theirs: rest,
                bag: left.iter().rev().copied().collect(),
            };
            *found.entry(deal).or_default() += weight;
            continue;
        }
        let mixed: Vec<u8> = left.iter().chain(returned).copied().collect();
        for (shuffled, _, ways) in sequences(&mixed, mixed.len()) {
            let deal = Deal {
                mine: mine.clone(),
                theirs: rest.clone(),
                bag: shuffled,
            };
            *found.entry(deal).or_default() += weight * ways;
        }
    }
    found.into_iter().collect()
}

/// Every sequence of `count` of `tiles`, the tiles left, ascending, and in how many ways it comes about.
fn sequences(tiles: &[u8], count: usize) -> Vec<(Vec<u8>, Vec<u8>, u64)> {
    let mut found = vec![(Vec::new(), sorted(tiles), 1)];
    for _ in 0..count {
        let mut longer = Vec::new();
        for (sequence, rest, weight) in &found {
            for (at, &tile) in rest.iter().enumerate() {
                if at > 0 && rest[at - 1] == tile {
                    continue;
                }
                let same = rest
                    .iter()
                    .fold(0, |count, &it| count + u64::from(it == tile));
                let (mut sequence, mut rest) = (sequence.clone(), rest.clone());
                sequence.push(tile);
                rest.remove(at);
                longer.push((sequence, rest, weight * same));
            }
        }
        found = longer;
    }
    found
}

/// `tiles` in ascending order.
pub fn sorted<'a>(tiles: impl IntoIterator<Item = &'a u8>) -> Vec<u8> {
    let mut sorted: Vec<u8> = tiles.into_iter().copied().collect();
    sorted.sort_unstable();
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ordering_is_counted_once() {
        // Of 1 1 2 3 two lie in the bag: 4 * 3 orderings.
        let found = deals(&[1, 2, 1, 3], 2, &[9], 1, &[]);
        assert_eq!(found.iter().map(|(_, weight)| weight).sum::<u64>(), 12);
        let both = deals(&[1, 2, 1, 3], 2, &[9], 2, &[]);
        assert_eq!(both.len(), 4);
        let weights: Vec<u64> = both.iter().map(|(_, weight)| *weight).collect();
        assert_eq!(weights, [2, 4, 4, 2]);
        assert_eq!(both[0].0.mine, [1, 1, 9]);
    }

    #[test]
    fn tiles_put_back_may_come_again() {
        let found = deals(&[1, 2, 3], 2, &[], 1, &[7]);
        // 3 * 2 orderings, and two of the new bag for each.
        assert_eq!(found.iter().map(|(_, weight)| weight).sum::<u64>(), 12);
        assert!(found.iter().all(|(deal, _)| deal.bag.contains(&7)));
    }
}
