//! The transposition table: what was found out about positions before, by key.
//!
//! Two entries share a bucket: one keeps the deeper search, the other the newer.

use super::zobrist::key_of;

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
    pub proven: bool,
    /// Signature of the best play; 0 is none or a pass.
    pub best: u16,
}

/// A table of a fixed size, in which the new displaces the old and the shallow.
#[derive(Clone, Debug)]
pub struct TranspositionTable {
    /// Two entries a bucket, each a key and its data.
    buckets: Vec<[u64; 4]>,
    mask: usize,
    searches: u64,
}

impl TranspositionTable {
    /// A table of about `bytes`, at least one bucket.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<[u64; 4]>()).max(1);
        let count = 1 << count.ilog2().min(32);
        Self {
            buckets: vec![[0; 4]; count],
            mask: count - 1,
            searches: 0,
        }
    }

    /// What is known of the position with `key`.
    #[inline]
    #[must_use]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[key as usize & self.mask];
        match *bucket {
            [held, data, ..] | [_, _, held, data] if held == key && data != 0 => Some(unpack(data)),
            _ => None,
        }
    }

    /// Remembers `entry`; the deeper of a bucket's two entries is kept.
    #[inline]
    pub fn store(&mut self, key: u64, entry: Entry) {
        let bucket = &mut self.buckets[key as usize & self.mask];
        let deeper = rank(bucket[1]) > u16::from(entry.depth);
        let at = if bucket[0] != key && (bucket[2] == key || deeper) {
            2
        } else {
            0
        };
        bucket[at] = key;
        bucket[at + 1] = pack(entry);
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
        | u64::from(entry.proven) << 42
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
        proven: data >> 42 & 1 == 1,
        best: (data >> 48) as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found_again() {
        let mut transpositions = TranspositionTable::new(1);
        let entry = Entry {
            value: -17,
            bound: Bound::Upper,
            depth: 3,
            proven: true,
            best: 40_000,
        };
        transpositions.store(5, entry);
        transpositions.store(6, Entry { depth: 2, ..entry });
        assert_eq!(transpositions.probe(5), Some(entry));
        assert_eq!(transpositions.probe(6).map(|it| it.depth), Some(2));
        transpositions.store(7, Entry { depth: 1, ..entry });
        assert_eq!(
            (transpositions.probe(6), transpositions.probe(5)),
            (None, Some(entry))
        );
    }
}
