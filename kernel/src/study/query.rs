//! The question as an automaton over tiles.

use crate::tiles::{self, BLANK};

/// Items of the longest pattern: one bit each, and one for its end.
pub const MAX_ITEMS: usize = 62;

/// Tiles that a rack or a list of tiles to contain may name; a count has four bits.
const MAX_TILES: usize = 15;

/// The length of the longest word there can be an answer for.
const LONGEST: usize = 31;

/// One part of a pattern: a tile out of a set, once or any number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The tiles, as a mask.
    pub tiles: u64,
    /// Whether any number of them may stand here, none included.
    pub repeats: bool,
    /// Tiles that stand for this part and the next one: a digraph spelled with its letters.
    pub over_two: u64,
    /// Tiles that stand for this part and the next two.
    pub over_three: u64,
}

/// What is asked, unchecked.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The pattern the whole word has to fit.
    pub pattern: Vec<Item>,
    /// Tiles of the shortest word.
    pub fewest: usize,
    /// Tiles of the longest word.
    pub most: usize,
    /// The tiles that words are made of, blanks among them; None for any.
    pub rack: Option<Vec<u8>>,
    /// Tiles that must occur, each as often as it is named.
    pub contains: Vec<u8>,
}

/// How far a word has come: a state of the automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    /// Items of the pattern that may come next, as a mask.
    items: u64,
    /// What is left of the rack, four bits a kind.
    rack: u64,
    /// What must still occur, four bits a kind.
    needed: u64,
    /// Tiles so far.
    pub(super) length: u8,
}

/// A question that can be walked.
#[derive(Clone, Debug)]
pub struct Query {
    /// By tile: the items that take it, and those that take it together with one or two more.
    takes: [[u64; 3]; 64],
    /// The items that may repeat.
    repeats: u64,
    /// The bit behind the last item.
    end: u64,
    rack: Option<Kinds>,
    needed: Kinds,
    fewest: u8,
    most: u8,
}

impl Query {
    /// Checks `asked`.
    ///
    /// # Errors
    /// The name of the part that is too long or names no tile.
    pub fn new(asked: &Asked) -> Result<Self, &'static str> {
        if asked.pattern.len() > MAX_ITEMS {
            return Err("pattern");
        }
        if asked.fewest > asked.most || asked.most > LONGEST {
            return Err("most");
        }
        let (mut takes, mut repeats) = ([[0; 3]; 64], 0);
        for (at, item) in asked.pattern.iter().enumerate() {
            for (tile, [one, two, three]) in takes.iter_mut().enumerate() {
                *one |= (item.tiles >> tile & 1) << at;
                *two |= (item.over_two >> tile & 1) << at;
                *three |= (item.over_three >> tile & 1) << at;
            }
            repeats |= u64::from(item.repeats) << at;
        }
        let rack = asked.rack.as_deref().map(Kinds::of).transpose();
        Ok(Self {
            takes,
            repeats,
            end: 1 << asked.pattern.len(),
            rack: rack.map_err(|()| "rack")?,
            needed: Kinds::of(&asked.contains).map_err(|()| "contains")?,
            fewest: asked.fewest as u8,
            most: asked.most as u8,
        })
    }

    /// Before the first tile.
    pub(super) fn start(&self) -> State {
        State {
            items: self.opened(1),
            rack: self.rack.as_ref().map_or(0, |kinds| kinds.counts),
            needed: self.needed.counts,
            length: 0,
        }
    }

    /// After `tile`, unless no answer goes on so.
    #[inline]
    pub(super) fn after(&self, state: State, tile: u8) -> Option<State> {
        let [one, two, three] = self.takes[tile as usize].map(|items| items & state.items);
        if one | two | three == 0 || state.length == self.most {
            return None;
        }
        let passed = (one & !self.repeats) << 1 | one & self.repeats | two << 2 | three << 3;
        let items = self.opened(passed & (self.end << 1).wrapping_sub(1));
        let rack = match &self.rack {
            Some(kinds) => kinds
                .take(state.rack, tile)
                .or_else(|| kinds.take(state.rack, BLANK))?,
            None => 0,
        };
        let needed = self.needed.take(state.needed, tile).unwrap_or(state.needed);
        Some(State {
            items,
            rack,
            needed,
            length: state.length + 1,
        })
    }

    /// Whether a word may end here.
    #[inline]
    pub(super) fn accepts(&self, state: State) -> bool {
        state.items & self.end != 0 && state.needed == 0 && state.length >= self.fewest
    }

    /// The numbers of further tiles, 1 to 31, that a word may still have, as a mask.
    #[inline]
    pub(super) fn further(&self, state: State) -> u32 {
        let most = u32::from(self.most - state.length);
        let fewest = u32::from(self.fewest.saturating_sub(state.length).max(1));
        let upto = |tiles: u32| 1_u32.checked_shl(tiles).map_or(u32::MAX, |bit| bit - 1);
        upto(most + 1) & !upto(fewest)
    }

    /// Whether all answers have the same number of tiles.
    pub(super) fn is_of_one_length(&self) -> bool {
        self.fewest == self.most
    }

    /// `items` and those that may come in their place because what repeats may be missing.
    #[inline]
    fn opened(&self, mut items: u64) -> u64 {
        loop {
            let more = items | (items & self.repeats) << 1;
            if more == items {
                return items;
            }
            items = more;
        }
    }
}

/// A few tiles counted, four bits a kind.
#[derive(Clone, Debug)]
struct Kinds {
    /// By tile (blank at 64): where its count starts; 64 for a tile not among them.
    shifts: [u8; 65],
    counts: u64,
}

impl Kinds {
    fn of(tiles: &[u8]) -> Result<Self, ()> {
        if tiles.len() > MAX_TILES {
            return Err(());
        }
        let mut kinds = Self {
            shifts: [64; 65],
            counts: 0,
        };
        let mut next = 0;
        for &tile in tiles {
            if tile != BLANK && (tile == 0 || tile > tiles::MAX) {
                return Err(());
            }
            let shift = &mut kinds.shifts[tile as usize];
            if *shift == 64 {
                *shift = next;
                next += 4;
            }
            kinds.counts += 1 << *shift;
        }
        Ok(kinds)
    }

    /// `counts` without one `tile`, if there is one.
    #[inline]
    fn take(&self, counts: u64, tile: u8) -> Option<u64> {
        let shift = u32::from(self.shifts[tile as usize]);
        let count = counts.checked_shr(shift).unwrap_or(0) & 0xf;
        (count > 0).then(|| counts - (1 << shift))
    }
}
