//! Left parts: the words and prefixes of words that a rack spells from the root of the graph.
//!
//! They do not depend on where they are laid, so they are found once a position. They are
//! numbered in ascending order of tiles. What a start asks of them (so many tiles, these letters
//! on that square, that letter on the board behind) is a set of numbers, one bit each, and sets
//! are intersected 64 at a time.

use crate::board::position::Position;
use crate::lexicon::graph::{Node, ROOT};
use crate::lexicon::words::{NodeInfo, Words};
use crate::movegen::all_plays::leave_map::{BLANK_LEFT, LeaveMap};
use crate::movegen::all_plays::start_square::Row;
use crate::tiles::{self, BLANK};

/// More left parts are not listed: each start then finds its own.
const MOST: usize = 1 << 18;

/// Tiles laid next to each other from the first square of a word.
#[derive(Clone, Copy, Debug, Default)]
pub struct LeftPart {
    /// The tiles; 0 behind the last one.
    pub tiles: Row<u8>,
    /// The points of each.
    pub points: Row<u8>,
    /// The node reached.
    pub node: Node,
    /// The set of them; see [`LeaveMap`].
    pub laid: u16,
    /// How many there are.
    pub len: u8,
    /// Where the letters behind it begin.
    through: u32,
    /// Whether they are a word.
    word: bool,
}

/// Where a letter on the board leads that stands behind a left part.
#[derive(Clone, Copy, Debug)]
pub struct Through {
    /// The node behind the letter.
    pub node: Node,
    /// Bit `n`: a word ends `n` tiles further on; bit 0: with the letter itself.
    pub lengths: u32,
}

/// The left parts of one rack.
#[derive(Clone, Debug, Default)]
pub struct LeftParts {
    all: Vec<LeftPart>,
    /// For each left part, the letters on the board that may come next, as a mask.
    next: Vec<u64>,
    /// What stands behind each of those letters, one after the other.
    through: Vec<Through>,
    /// For each left part, the number of the first that does not begin with it.
    behind: Vec<u32>,
    /// 64-bit words in a set.
    width: usize,
    /// The letters that occur, as a mask.
    faces: u64,
    /// By length: the words of at most so many tiles.
    words: Vec<u64>,
    /// By length: the left parts of so many tiles.
    lengths: Vec<u64>,
    /// By place, then by letter of `faces`: the left parts that show the letter there.
    shows: Vec<u64>,
    /// By letter on the board: the left parts that go on with it.
    goes_on: Vec<u64>,
    /// The letters on the board, as a mask.
    on_board: u64,
}

/// What the search for left parts needs to know.
struct LeftPartSearch<'a> {
    words: Words<'a>,
    leave_map: &'a LeaveMap,
    points: &'a [i32; 64],
    most: usize,
}

impl LeftParts {
    /// Finds all left parts of the rack of `position`; false when there are too many.
    pub fn fill(
        &mut self,
        words: Words<'_>,
        position: &Position<'_>,
        leave_map: &LeaveMap,
    ) -> bool {
        self.all.clear();
        self.next.clear();
        self.through.clear();
        self.behind.clear();
        let faces = position.board.iter().map(|&tile| 1 << tiles::face(tile));
        self.on_board = faces.fold(0, |mask, face: u64| mask | face) & !1;
        self.faces = 0;
        let search = LeftPartSearch {
            words,
            leave_map,
            points: &position.ruleset.points,
            most: position.rack.size,
        };
        let root = LeftPart {
            node: ROOT,
            ..LeftPart::default()
        };
        self.find_from(&search, root, words.info(ROOT));
        if self.all.len() >= MOST {
            return false;
        }
        self.index(position.rack.size);
        true
    }

    /// Appends what goes on from `from`, in ascending order.
    fn find_from(&mut self, search: &LeftPartSearch<'_>, from: LeftPart, info: NodeInfo) {
        let rest = search.leave_map.letters_left(from.laid);
        self.find_with(search, from, info, info.tiles & rest & !BLANK_LEFT, 0);
        if rest & BLANK_LEFT != 0 {
            self.find_with(search, from, info, info.tiles, BLANK);
        }
    }

    fn find_with(
        &mut self,
        search: &LeftPartSearch<'_>,
        from: LeftPart,
        info: NodeInfo,
        mut letters: u64,
        blank: u8,
    ) {
        while letters != 0 && self.all.len() < MOST {
            let bit = letters & letters.wrapping_neg();
            letters ^= bit;
            let face = bit.trailing_zeros() as u8;
            self.faces |= bit;
            let edge = search.words.edge(&info, bit);
            let mut left_part = from;
            let at = usize::from(from.len);
            left_part.tiles[at] = face | blank;
            left_part.points[at] = if blank == 0 {
                search.points[face as usize] as u8
            } else {
                0
            };
            left_part.node = edge.child();
            left_part.laid += search.leave_map.stride(face | blank);
            left_part.len += 1;
            left_part.word = edge.accepts();
            let info = search.words.info(edge.child());
            left_part.through = self.through.len() as u32;
            let number = self.all.len();
            self.all.push(left_part);
            let next = info.tiles & self.on_board;
            self.next.push(next);
            self.behind.push(0);
            self.pass_through(search.words, info, next);
            if edge.child() != 0 && usize::from(left_part.len) < search.most {
                self.find_from(search, left_part, info);
            }
            if self.all.len() == number + 1 && next == 0 && !left_part.word {
                self.all.pop();
                self.next.pop();
                self.behind.pop();
            } else {
                self.behind[number] = self.all.len() as u32;
            }
        }
    }

    /// Appends what stands behind each of `letters`, which go on from the node of `info`.
    fn pass_through(&mut self, words: Words<'_>, info: NodeInfo, mut letters: u64) {
        while letters != 0 {
            let bit = letters & letters.wrapping_neg();
            letters ^= bit;
            let edge = words.edge(&info, bit);
            let lengths = words.lengths(edge.child());
            self.through.push(Through {
                node: edge.child(),
                lengths: lengths | u32::from(edge.accepts()),
            });
        }
    }

    /// Makes the sets, when all left parts are known.
    fn index(&mut self, size: usize) {
        self.width = self.all.len().div_ceil(64);
        let width = self.width;
        let kinds = self.faces.count_ones() as usize;
        for (set, count) in [
            (&mut self.words, size + 1),
            (&mut self.lengths, size + 1),
            (&mut self.shows, size * kinds),
            (&mut self.goes_on, self.on_board.count_ones() as usize),
        ] {
            set.clear();
            set.resize(count * width, 0);
        }
        for (number, left_part) in self.all.iter().enumerate() {
            let (word, bit) = (number / 64, 1_u64 << (number % 64));
            let len = usize::from(left_part.len);
            self.lengths[len * width + word] |= bit;
            if left_part.word {
                self.words[len * width + word] |= bit;
            }
            let shown = tiles::face(left_part.tiles[len - 1]);
            let row = (len - 1) * kinds + rank(self.faces, shown);
            let row = &mut self.shows[row * width..][..width];
            fill(row, number, self.behind[number] as usize);
            let mut next = self.next[number];
            while next != 0 {
                let row = rank(self.on_board, next.trailing_zeros() as u8);
                self.goes_on[row * width + word] |= bit;
                next &= next - 1;
            }
        }
        for at in width..self.words.len() {
            self.words[at] |= self.words[at - width];
        }
    }

    /// The left part of a number.
    #[inline]
    pub fn get(&self, number: usize) -> &LeftPart {
        &self.all[number]
    }

    /// Where `letter` leads behind the left part `number`, which goes on with it.
    #[inline]
    pub fn through(&self, number: usize, letter: u8) -> Through {
        let at = rank(self.next[number], letter);
        self.through[self.all[number].through as usize + at]
    }

    /// Writes the set of words that lay `fewest` to `most` tiles.
    pub fn words(&self, fewest: usize, most: usize, set: &mut Vec<u64>) {
        set.clear();
        if fewest > most {
            set.resize(self.width, 0);
            return;
        }
        let shorter = &self.words[(fewest - 1) * self.width..][..self.width];
        let upto = &self.words[most * self.width..][..self.width];
        set.extend(
            upto.iter()
                .zip(shorter)
                .map(|(upto, shorter)| upto & !shorter),
        );
    }

    /// Adds the left parts of `laid` tiles that go on with `letter`.
    pub fn add_prefixes(&self, laid: usize, letter: u8, set: &mut [u64]) {
        let row = rank(self.on_board, letter);
        let lengths = &self.lengths[laid * self.width..][..self.width];
        let goes_on = &self.goes_on[row * self.width..][..self.width];
        for ((it, length), goes_on) in set.iter_mut().zip(lengths).zip(goes_on) {
            *it |= length & goes_on;
        }
    }

    /// Takes out what shows a letter at `place` that is not in `mask`.
    pub fn keep(&self, place: usize, mask: u64, set: &mut [u64]) {
        let kinds = self.faces.count_ones() as usize;
        let mut wrong = self.faces & !mask;
        while wrong != 0 {
            let row = place * kinds + rank(self.faces, wrong.trailing_zeros() as u8);
            wrong &= wrong - 1;
            let row = &self.shows[row * self.width..][..self.width];
            for (it, shows) in set.iter_mut().zip(row) {
                *it &= !shows;
            }
        }
    }
}

/// How many bits of `mask` lie below `letter`.
#[inline]
fn rank(mask: u64, letter: u8) -> usize {
    (mask & ((1 << letter) - 1)).count_ones() as usize
}

/// Sets the bits `from` to `to` - 1.
fn fill(set: &mut [u64], from: usize, to: usize) {
    let (first, last) = (from / 64, (to - 1) / 64);
    let (low, high) = (u64::MAX << (from % 64), u64::MAX >> (63 - (to - 1) % 64));
    if first == last {
        set[first] |= low & high;
        return;
    }
    set[first] |= low;
    set[first + 1..last].fill(u64::MAX);
    set[last] |= high;
}
