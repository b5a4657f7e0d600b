//! What was found out about positions before: the transposition table.

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// At least this.
    Lower,
    /// At most this.
    Upper,
    /// This.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Points that the seat to move still gains on the other.
    pub value: i32,
    /// What the value is.
    pub bound: Bound,
    /// How far was looked ahead.
    pub depth: u8,
    /// Whether the bound holds however far one looks.
    pub sound: bool,
    /// Mark of the best play; 0 is none or a pass.
    pub best: u16,
}

/// A table of a fixed size, in which the new displaces the old and the shallow.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Two entries a slot, each a key and its data.
    slots: Vec<[u64; 4]>,
    mask: usize,
    searches: u64,
}

impl Memory {
    /// A table of about `bytes`, at least one slot.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<[u64; 4]>()).max(1);
        let count = 1 << count.ilog2().min(32);
        Self {
            slots: vec![[0; 4]; count],
            mask: count - 1,
            searches: 0,
        }
    }

    /// What is known of the position with `key`.
    #[inline]
    #[must_use]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let slot = &self.slots[key as usize & self.mask];
        match *slot {
            [held, data, ..] | [_, _, held, data] if held == key && data != 0 => Some(unpack(data)),
            _ => None,
        }
    }

    /// Remembers `entry`; the deeper of a slot's two entries is kept.
    #[inline]
    pub fn store(&mut self, key: u64, entry: Entry) {
        let slot = &mut self.slots[key as usize & self.mask];
        let deeper = rank(slot[1]) > u16::from(entry.depth);
        let at = if slot[0] != key && (slot[2] == key || deeper) {
            2
        } else {
            0
        };
        slot[at] = key;
        slot[at + 1] = pack(entry);
    }

    /// Forgets all: what comes may be of other words, another ruleset or another ending.
    pub fn forget(&mut self) {
        self.searches += 1;
    }

    /// A part of every key, under which nothing is known that was forgotten.
    #[must_use]
    pub fn salt(&self) -> u64 {
        key_of(1 << 50 | self.searches)
    }
}

fn rank(data: u64) -> u16 {
    (data >> 32 & 0xff) as u16
}

fn pack(entry: Entry) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.value as u32)
        | u64::from(entry.depth) << 32
        | bound << 40
        | u64::from(entry.sound) << 42
        | u64::from(entry.best) << 48
}

fn unpack(data: u64) -> Entry {
    Entry {
        value: data as u32 as i32,
        bound: match data >> 40 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
        depth: (data >> 32) as u8,
        sound: data >> 42 & 1 == 1,
        best: (data >> 48) as u16,
    }
}

/// A number for each of many things, to be combined by exclusive or.
#[inline]
#[must_use]
pub const fn key_of(thing: u64) -> u64 {
    let mut key = thing.wrapping_add(0x9e37_79b9_7f4a_7c15);
    key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ key >> 31
}

/// Tells the one to move from the other.
pub const TURN: u64 = 1 << 40;

/// The key of so many turns without a play.
pub fn idle_key(idle: u8) -> u64 {
    key_of(1 << 42 | u64::from(idle))
}

/// The key of a tile on a square.
pub fn tile_key(square: usize, tile: u8) -> u64 {
    key_of((square as u64) << 8 | u64::from(tile))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found_again() {
        let mut memory = Memory::new(1);
        let entry = Entry {
            value: -17,
            bound: Bound::Upper,
            depth: 3,
            sound: true,
            best: 40_000,
        };
        memory.store(5, entry);
        memory.store(6, Entry { depth: 2, ..entry });
        assert_eq!(memory.probe(5), Some(entry));
        assert_eq!(memory.probe(6).map(|it| it.depth), Some(2));
        memory.store(7, Entry { depth: 1, ..entry });
        assert_eq!((memory.probe(6), memory.probe(5)), (None, Some(entry)));
    }
}
