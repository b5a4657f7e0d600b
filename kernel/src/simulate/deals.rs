//! What the others may hold and what the bag may give: drawn at random, or every way there is.

use super::player_view::{PlayerView, Refusal};
use crate::limits::MAX_RACK;
use crate::random::RolloutRng;

/// Draws of leaves that do not go together before a deal does without them.
const TRIES: usize = 64;

/// The most leaves of one prior.
const MAX_LEAVES: usize = 1 << 16;

/// What a seat may have kept: leaves and how likely each is.
#[derive(Clone, Debug, Default)]
pub struct Prior {
    leaves: Vec<Vec<u8>>,
    /// Sum of the weights up to and with each leave.
    sums: Vec<f64>,
}

impl Prior {
    /// Leaves with their weights, in any unit; no leave is no knowledge.
    ///
    /// # Errors
    /// A weight that is none, no positive weight, a leave that is larger than a rack, too many.
    pub fn new(leaves: Vec<(Vec<u8>, f64)>) -> Result<Self, Refusal> {
        let sound = |(leave, weight): &(Vec<u8>, f64)| {
            leave.len() <= MAX_RACK && weight.is_finite() && *weight >= 0.0
        };
        if leaves.len() > MAX_LEAVES || !leaves.iter().all(sound) {
            return Err(Refusal::Prior);
        }
        let mut sum = 0.0;
        let mut prior = Self::default();
        for (leave, weight) in leaves {
            sum += weight;
            prior.leaves.push(leave);
            prior.sums.push(sum);
        }
        if prior.leaves.is_empty() || sum > 0.0 && sum.is_finite() {
            return Ok(prior);
        }
        Err(Refusal::Prior)
    }

    /// Whether every leave is one that a seat of `held` tiles of `unseen` can have.
    fn fits(&self, held: usize, unseen: &[u8]) -> bool {
        let holds = |leave: &Vec<u8>| leave.len() <= held && take(&mut unseen.to_vec(), leave);
        self.leaves.iter().all(holds)
    }

    fn draw(&self, rng: &mut RolloutRng) -> &[u8] {
        let Some(&sum) = self.sums.last() else {
            return &[];
        };
        let at = rng.unit() * sum;
        let index = self.sums.partition_point(|&it| it <= at);
        &self.leaves[index.min(self.leaves.len() - 1)]
    }
}

/// Takes `tiles` out of `bag`; false when they are not all there; `bag` has then lost some.
fn take(bag: &mut Vec<u8>, tiles: &[u8]) -> bool {
    tiles.iter().all(|tile| {
        let at = bag.iter().position(|it| it == tile);
        at.map(|at| bag.swap_remove(at)).is_some()
    })
}

/// Where deals come from.
#[derive(Clone, Debug)]
pub enum Deals {
    /// At random; the same number gives the same deal.
    Drawn {
        /// Decides every deal.
        seed: u64,
        /// One for each other seat, or none at all.
        priors: Vec<Prior>,
    },
    /// Every way, in random order, with how likely it is.
    Every(Vec<(Vec<u8>, f64)>),
}

impl Deals {
    /// Deals for `view`: every one when there are `most` at most and nothing is known of leaves.
    ///
    /// # Errors
    /// Priors that are not one for each other seat, or leaves that it cannot hold.
    pub fn new(
        view: &PlayerView,
        seed: u64,
        priors: Vec<Prior>,
        most: usize,
    ) -> Result<Self, Refusal> {
        let known = priors.iter().any(|prior| !prior.leaves.is_empty());
        if known {
            let pairs = || priors.iter().zip(&view.held);
            let fit = pairs().all(|(prior, &held)| prior.fits(held, &view.unseen));
            if priors.len() != view.held.len() || !fit {
                return Err(Refusal::Prior);
            }
            return Ok(Self::Drawn { seed, priors });
        }
        let priors = Vec::new();
        Ok(
            every(view, most).map_or(Self::Drawn { seed, priors }, |mut deals| {
                let mut rng = RolloutRng::new(seed, u64::MAX);
                for end in (2..=deals.len()).rev() {
                    deals.swap(end - 1, rng.below(end));
                }
                Self::Every(deals)
            }),
        )
    }

    /// How many there are, where all are known.
    #[must_use]
    pub fn count(&self) -> Option<usize> {
        match self {
            Self::Drawn { .. } => None,
            Self::Every(deals) => Some(deals.len()),
        }
    }

    /// How likely deal `number` is, in a unit that is the same for all.
    #[must_use]
    pub fn weight(&self, number: usize) -> f64 {
        match self {
            Self::Drawn { .. } => 1.0,
            Self::Every(deals) => deals[number].1,
        }
    }

    /// Puts deal `number` into `racks` (of the other seats) and `bag`.
    pub fn deal(&self, view: &PlayerView, number: usize, racks: &mut [Vec<u8>], bag: &mut Vec<u8>) {
        bag.clear();
        racks.iter_mut().for_each(Vec::clear);
        match self {
            Self::Every(deals) => bag.extend_from_slice(&deals[number].0),
            Self::Drawn { seed, priors } => {
                let mut rng = RolloutRng::new(*seed, number as u64);
                bag.extend_from_slice(&view.unseen);
                if !priors.is_empty() {
                    deal_leaves(&mut rng, view, priors, racks, bag);
                }
                rng.shuffle(bag);
            }
        }
        for (rack, &held) in racks.iter_mut().zip(&view.held) {
            let from = bag.len() - (held - rack.len());
            rack.extend(bag.drain(from..));
        }
    }
}

/// Deals each seat a leave of its prior; those that need the same tile are drawn again.
fn deal_leaves(
    rng: &mut RolloutRng,
    view: &PlayerView,
    priors: &[Prior],
    racks: &mut [Vec<u8>],
    bag: &mut Vec<u8>,
) {
    for _ in 0..TRIES {
        let drawn: Vec<&[u8]> = priors.iter().map(|prior| prior.draw(rng)).collect();
        if drawn.iter().all(|leave| take(bag, leave)) {
            for (rack, leave) in racks.iter_mut().zip(drawn) {
                rack.extend_from_slice(leave);
            }
            return;
        }
        bag.clear();
        bag.extend_from_slice(&view.unseen);
    }
}

/// Every distinct deal as one sequence, the bag first and the last seat's tiles before the others',
/// with the number of ways in which equal tiles make it; None when there are more than `most`.
fn every(view: &PlayerView, most: usize) -> Option<Vec<(Vec<u8>, f64)>> {
    let mut kinds: Vec<(u8, usize)> = Vec::new();
    for &tile in &view.unseen {
        match kinds.iter_mut().find(|(kind, _)| *kind == tile) {
            Some((_, count)) => *count += 1,
            None => kinds.push((tile, 1)),
        }
    }
    kinds.sort_unstable();
    let mut sizes = vec![1; view.bag()];
    sizes.extend(view.held.iter().rev());
    let mut search = Every {
        kinds,
        most,
        found: Vec::new(),
    };
    search
        .fill(&sizes, 0, 1.0, &mut Vec::new())
        .then_some(search.found)
}

/// The enumeration of all deals: groups of tiles, each without order.
struct Every {
    kinds: Vec<(u8, usize)>,
    most: usize,
    found: Vec<(Vec<u8>, f64)>,
}

impl Every {
    /// Fills the groups of `sizes`, of the kinds from `from` on for the first; false when there are too many.
    fn fill(&mut self, sizes: &[usize], from: usize, ways: f64, dealt: &mut Vec<u8>) -> bool {
        let Some((&size, rest)) = sizes.split_first() else {
            self.found.push((dealt.clone(), ways));
            return self.found.len() <= self.most;
        };
        if size == 0 {
            return self.fill(rest, 0, ways, dealt);
        }
        for kind in from..self.kinds.len() {
            let (tile, count) = self.kinds[kind];
            let mut chosen = 1.0;
            for taken in 1..=size.min(count) {
                chosen *= (count - taken + 1) as f64 / taken as f64;
                dealt.resize(dealt.len() + taken, tile);
                self.kinds[kind].1 -= taken;
                let left = [&[size - taken], rest].concat();
                let fits = self.fill(&left, kind + 1, ways * chosen, dealt);
                self.kinds[kind].1 += taken;
                dealt.truncate(dealt.len() - taken);
                if !fits {
                    return false;
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(unseen: &[u8], held: &[usize]) -> PlayerView {
        PlayerView {
            unseen: unseen.to_vec(),
            held: held.to_vec(),
            ..PlayerView::default()
        }
    }

    #[test]
    fn every_deal_is_counted_with_its_ways() {
        // Three of 1 and one of 2: the 2 is in the bag (1 of 4 orders of tiles) or on the rack.
        let deals = every(&view(&[1, 1, 2, 1], &[3]), 9).unwrap();
        assert_eq!(deals, [(vec![1, 1, 1, 2], 3.0), (vec![2, 1, 1, 1], 1.0)]);
        assert!(every(&view(&[1, 1, 2, 1], &[3]), 1).is_none());
    }

    #[test]
    fn ways_add_up_to_all_orders_of_the_bag() {
        // Six tiles, racks of 2 and 1, three in the bag: 6! / 2! labelled ways.
        let deals = every(&view(&[1, 1, 2, 3, 3, 3], &[2, 1]), 1000).unwrap();
        let ways: f64 = deals.iter().map(|(_, ways)| ways).sum();
        assert!((ways - 360.0).abs() < 1e-9);
    }

    #[test]
    fn drawn_deals_hold_all_tiles_and_the_leaves_known() {
        let view = view(&[1, 1, 2, 3, 3, 3], &[2, 1]);
        let prior = |leave: &[u8]| Prior::new(vec![(leave.to_vec(), 1.0)]).unwrap();
        let deals = Deals::new(&view, 5, vec![prior(&[2]), prior(&[1])], 1000).unwrap();
        let (mut racks, mut bag) = (vec![Vec::new(); 2], Vec::new());
        for number in 0..50 {
            deals.deal(&view, number, &mut racks, &mut bag);
            assert_eq!(
                (racks[0][0], racks[0].len(), &racks[1][..]),
                (2, 2, &[1][..])
            );
            let mut all = [racks.concat(), bag.clone()].concat();
            all.sort_unstable();
            assert_eq!(all, view.unseen);
        }
        let foreign = Deals::new(&view, 5, vec![prior(&[2, 2]), prior(&[])], 1000);
        assert_eq!(foreign.unwrap_err(), Refusal::Prior);
    }
}
