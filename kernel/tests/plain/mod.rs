//! The plain generator: every play by trying, with no table, mask or bound.
//!
//! It is what all other generators are held to, so it says what a play is in
//! the simplest words there are, and shares nothing with them but values.

use std::collections::HashSet;

use crossglot_kernel::board::play::Play;
use crossglot_kernel::board::ruleset::Setup;
use crossglot_kernel::leaves::values::Leaves;
use crossglot_kernel::limits::MAX_SIDE;

const BLANK: u8 = 64;

/// Words, the beginnings of words, and the rules.
pub struct Plain {
    pub words: HashSet<Vec<u8>>,
    beginnings: HashSet<Vec<u8>>,
    pub setup: Setup,
    pub leaves: Option<Leaves>,
}

/// A line of squares from where a word starts.
struct Line<'a> {
    board: &'a [u8],
    squares: Vec<usize>,
    down: bool,
}

impl Plain {
    pub fn new(words: &[Vec<u8>], setup: Setup, leaves: Option<Leaves>) -> Self {
        let beginnings = words
            .iter()
            .flat_map(|word| (0..=word.len()).map(|end| word[..end].to_vec()));
        Self {
            beginnings: beginnings.collect(),
            words: words.iter().cloned().collect(),
            setup,
            leaves,
        }
    }

    /// Every legal play, best first.
    pub fn plays(&self, board: &[u8], rack: &[u8]) -> Vec<Play> {
        let mut plays = Vec::new();
        for down in [false, true] {
            for start in 0..board.len() {
                if self
                    .next_to(start, down, -1)
                    .is_some_and(|before| board[before] != 0)
                {
                    continue;
                }
                let squares = std::iter::successors(Some(start), |&at| self.next_to(at, down, 1));
                let line = Line {
                    board,
                    squares: squares.collect(),
                    down,
                };
                self.try_all(&line, &mut Vec::new(), rack, &mut plays);
            }
        }
        plays.sort_by(Play::order);
        plays
    }

    /// Lays each tile of `rack` on the next square of `line`, or goes through the tile that is there.
    fn try_all(&self, line: &Line<'_>, laid: &mut Vec<u8>, rack: &[u8], plays: &mut Vec<Play>) {
        let word = spelled(line, laid);
        if !self.beginnings.contains(&word) {
            return;
        }
        let next = line
            .squares
            .get(laid.len())
            .map(|&square| line.board[square]);
        if next.unwrap_or(0) == 0 && self.words.contains(&word) {
            plays.extend(self.legal(line, laid, rack));
        }
        let Some(next) = next else { return };
        if next != 0 {
            laid.push(0);
            self.try_all(line, laid, rack, plays);
            laid.pop();
            return;
        }
        let kinds: HashSet<u8> = rack.iter().copied().collect();
        for tile in kinds {
            let mut rest = rack.to_vec();
            rest.swap_remove(rack.iter().position(|&it| it == tile).unwrap());
            let faces = if tile == BLANK {
                1..self.setup.points.len() as u8
            } else {
                tile..tile + 1
            };
            for face in faces {
                laid.push(face | tile & BLANK);
                self.try_all(line, laid, &rest, plays);
                laid.pop();
            }
        }
    }

    /// The play of `laid`, a word, if the rest of the rules allow it.
    fn legal(&self, line: &Line<'_>, laid: &[u8], rest: &[u8]) -> Option<Play> {
        let count = laid.iter().filter(|&&tile| tile != 0).count();
        let opening = line.board.iter().all(|&tile| tile == 0);
        let (mut sum, mut factor, mut points) = (0, 1, 0);
        let mut touches = count < laid.len();
        let mut crosses = false;
        for (&square, &tile) in line.squares.iter().zip(laid) {
            if tile == 0 {
                sum += self.value(line.board[square]);
                continue;
            }
            sum += self.value(tile) * i32::from(self.setup.letter_multipliers[square]);
            factor *= i32::from(self.setup.word_multipliers[square]);
            touches |= opening && self.setup.start.contains(&square);
            let (word, own) = self.at_right_angles(line, square, tile);
            if word.len() > 1 {
                if !self.words.contains(&word) {
                    return None;
                }
                (touches, crosses) = (true, true);
                points += own * i32::from(self.setup.word_multipliers[square]);
            }
        }
        let listed_across = line.down && count == 1 && crosses;
        let long_enough = laid.len() > 1 && (!opening || count >= self.setup.opening_min);
        if count == 0 || !touches || !long_enough || listed_across {
            return None;
        }
        let mut tiles = [0; MAX_SIDE];
        tiles[..laid.len()].copy_from_slice(laid);
        let mut play = Play::new(line.squares[0] as u16, line.down, tiles, laid.len() as u8);
        play.points = sum * factor + points + self.setup.bonus[count];
        let leave = self.leaves.as_ref().map_or(0, |leaves| leaves.value(rest));
        play.equity = 1000 * i64::from(play.points) + leave;
        Some(play)
    }

    /// The word through `square` at right angles to `line` when `tile` lies there, and its points
    /// without the factor of the word.
    fn at_right_angles(&self, line: &Line<'_>, square: usize, tile: u8) -> (Vec<u8>, i32) {
        let occupied = |&at: &usize| line.board[at] != 0;
        let walk = |by| {
            let squares = std::iter::successors(self.next_to(square, !line.down, by), move |&at| {
                self.next_to(at, !line.down, by)
            });
            squares
                .take_while(occupied)
                .map(|at| line.board[at])
                .collect::<Vec<_>>()
        };
        let (mut word, after) = (walk(-1), walk(1));
        word.reverse();
        let stand = word
            .iter()
            .chain(&after)
            .map(|&it| self.value(it))
            .sum::<i32>();
        word.push(tile);
        word.extend(after);
        for it in &mut word {
            *it &= !BLANK;
        }
        (
            word,
            stand + self.value(tile) * i32::from(self.setup.letter_multipliers[square]),
        )
    }

    fn value(&self, tile: u8) -> i32 {
        if tile & BLANK == 0 {
            i32::from(self.setup.points[tile as usize])
        } else {
            0
        }
    }

    /// The square after (1) or before (-1) `square`, unless the board ends there.
    fn next_to(&self, square: usize, down: bool, by: isize) -> Option<usize> {
        let (row, column) = (square / self.setup.columns, square % self.setup.columns);
        let (row, column) = if down {
            (row.checked_add_signed(by)?, column)
        } else {
            (row, column.checked_add_signed(by)?)
        };
        let on_board = row < self.setup.rows && column < self.setup.columns;
        on_board.then_some(row * self.setup.columns + column)
    }
}

/// The letters of `line` as far as `laid` goes.
fn spelled(line: &Line<'_>, laid: &[u8]) -> Vec<u8> {
    let squares = line.squares.iter().zip(laid);
    squares
        .map(|(&square, &tile)| {
            if tile == 0 {
                line.board[square] & !BLANK
            } else {
                tile & !BLANK
            }
        })
        .collect()
}
