//! What a play earns and where it may lie: squares, premiums, tile points, bonus.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::limits::{MAX_RACK, MAX_SIDE};
use crate::tiles;

/// The largest factor of one premium square.
const MAX_FACTOR: u8 = 9;

/// The largest factor that one word can reach; keeps points within 31 bits.
const MAX_WORD_FACTOR: u64 = 1 << 12;

/// The largest bonus or malus for the number of tiles laid.
const MAX_BONUS: i32 = 1_000_000;

/// Why values are no ruleset, position or table of leaves; named after the argument at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// More or fewer rows than 1 to [`MAX_SIDE`].
    Rows,
    /// More or fewer columns than 1 to [`MAX_SIDE`].
    Columns,
    /// Not one word multiplier per square, or one that is 0 or too large, alone or in its line.
    WordMultipliers,
    /// Not one letter multiplier per square, or one that is 0 or too large.
    LetterMultipliers,
    /// A start square off the board.
    Start,
    /// No points, or points of more than 63 letters.
    Points,
    /// Racks of no tile or of more than [`MAX_RACK`].
    RackSize,
    /// Not one bonus for every number of tiles laid from 0 on, or an enormous one.
    Bonus,
    /// Not one value per letter and blank, or enormous ones.
    Leaves,
    /// Not one tile per square.
    BoardSize,
    /// A tile on the board that the ruleset does not value.
    BoardTile,
    /// More tiles than the ruleset's rack holds.
    RackTooLarge,
    /// A tile on the rack that the ruleset does not value.
    RackTile,
    /// More plays than can be listed.
    TooManyPlays,
    /// Tiles of a bag that the ruleset does not value, or too few for all racks.
    Bag,
    /// A census that would be empty or too large.
    Census,
    /// More or fewer seats than there can be.
    Seats,
    /// Not two racks and two totals.
    NotTwo,
    /// A turn of no seat.
    Turn,
    /// Totals beyond all games.
    Scores,
    /// Tiles in the bag where there may be none.
    BagNotEmpty,
    /// A game that passes have ended.
    Over,
    /// A bag of more or fewer tiles than a pre-endgame has.
    BagSize,
    /// Not as many unseen tiles as bag and rack hold, or one that the ruleset does not value.
    Unseen,
}

impl Refusal {
    /// The argument at fault and the reason, as stable names.
    #[must_use]
    pub const fn facts(self) -> (&'static str, &'static str) {
        match self {
            Self::Rows => ("rows", "out-of-range"),
            Self::Columns => ("columns", "out-of-range"),
            Self::WordMultipliers => ("word_multipliers", "out-of-range"),
            Self::LetterMultipliers => ("letter_multipliers", "out-of-range"),
            Self::Start => ("start", "off-board"),
            Self::Points => ("points", "length"),
            Self::RackSize => ("rack_size", "out-of-range"),
            Self::Bonus => ("bonus", "out-of-range"),
            Self::Leaves => ("leaves", "out-of-range"),
            Self::BoardSize => ("board", "length"),
            Self::BoardTile => ("board", "unknown-tile"),
            Self::RackTooLarge => ("rack", "too-large"),
            Self::RackTile => ("rack", "unknown-tile"),
            Self::TooManyPlays => ("limit", "too-many-plays"),
            Self::Bag => ("tiles", "bag"),
            Self::Census => ("census", "out-of-range"),
            Self::Seats => ("seats", "out-of-range"),
            Self::NotTwo => ("racks", "not-two"),
            Self::Turn => ("turn", "out-of-range"),
            Self::Scores => ("scores", "out-of-range"),
            Self::BagNotEmpty => ("bag", "not-empty"),
            Self::Over => ("passes", "game-over"),
            Self::BagSize => ("bag", "out-of-range"),
            Self::Unseen => ("unseen", "out-of-range"),
        }
    }
}

/// The values a [`Ruleset`] is made of, unchecked.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Height of the board in squares.
    pub rows: usize,
    /// Width of the board in squares.
    pub columns: usize,
    /// Factor of the word, one per square.
    pub word_multipliers: Vec<u8>,
    /// Factor of the letter, one per square.
    pub letter_multipliers: Vec<u8>,
    /// Squares of which the opening play covers at least one.
    pub start: Vec<usize>,
    /// Points by tile id; entry 0 is ignored, a blank earns none.
    pub points: Vec<u8>,
    /// Tiles on a full rack.
    pub rack_size: usize,
    /// Points by the number of tiles laid, 0 to `rack_size`.
    pub bonus: Vec<i32>,
    /// Tiles of the shortest opening play.
    pub opening_min: usize,
}

/// Board geometry and scoring, checked once and shared by all searches.
#[derive(Clone, Debug)]
pub struct Ruleset {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) word_multipliers: Vec<u8>,
    pub(crate) letter_multipliers: Vec<u8>,
    pub(crate) start: Vec<bool>,
    /// Points by face; letters beyond the edition's are worth nothing and never occur.
    pub(crate) points: [i32; 64],
    pub(crate) letters: u8,
    pub(crate) rack_size: usize,
    pub(crate) bonus: [i32; MAX_RACK + 1],
    pub(crate) opening_min: usize,
    identity: u64,
    narrow: bool,
}

impl Ruleset {
    /// Checks `setup`.
    ///
    /// # Errors
    /// The first argument out of range.
    pub fn new(setup: Setup) -> Result<Self, Refusal> {
        static MADE: AtomicU64 = AtomicU64::new(1);
        check(&setup)?;
        let mut start = vec![false; setup.rows * setup.columns];
        for &square in &setup.start {
            *start.get_mut(square).ok_or(Refusal::Start)? = true;
        }
        let mut points = [0; 64];
        for (tile, &value) in setup.points.iter().enumerate().skip(1) {
            points[tile] = i32::from(value);
        }
        let mut bonus = [0; MAX_RACK + 1];
        bonus[..=setup.rack_size].copy_from_slice(&setup.bonus);
        let largest = u64::from(MAX_FACTOR) * (largest_word_factor(&setup) + u64::from(MAX_FACTOR));
        let narrow = setup.rack_size <= 8 && i16::try_from(largest).is_ok();
        Ok(Self {
            rows: setup.rows,
            columns: setup.columns,
            word_multipliers: setup.word_multipliers,
            letter_multipliers: setup.letter_multipliers,
            start,
            points,
            letters: (setup.points.len() - 1) as u8,
            rack_size: setup.rack_size,
            bonus,
            opening_min: setup.opening_min,
            narrow,
            identity: MADE.fetch_add(1, Ordering::Relaxed),
        })
    }

    /// Whether racks and factors are as small as those of all printed games, so that rows of
    /// eight 16-bit numbers hold them.
    #[must_use]
    pub(crate) fn is_narrow(&self) -> bool {
        self.narrow
    }

    /// Tells rulesets apart: equal for a ruleset and its clones alone.
    pub(crate) fn identity(&self) -> u64 {
        self.identity
    }

    /// Number of squares.
    #[must_use]
    pub fn size(&self) -> usize {
        self.rows * self.columns
    }

    /// Points of a tile on the board; 0 for a blank or an empty square.
    #[inline]
    #[must_use]
    pub fn points_of(&self, tile: u8) -> i32 {
        if tiles::is_blank(tile) {
            0
        } else {
            self.points[tiles::face(tile) as usize]
        }
    }
}

fn check(setup: &Setup) -> Result<(), Refusal> {
    let sides = 1..=MAX_SIDE;
    let require = |passed: bool, refusal| if passed { Ok(()) } else { Err(refusal) };
    require(sides.contains(&setup.rows), Refusal::Rows)?;
    require(sides.contains(&setup.columns), Refusal::Columns)?;
    require((1..=MAX_RACK).contains(&setup.rack_size), Refusal::RackSize)?;
    let size = setup.rows * setup.columns;
    let range = 1..=MAX_FACTOR;
    let fits =
        |factors: &[u8]| factors.len() == size && factors.iter().all(|it| range.contains(it));
    require(fits(&setup.letter_multipliers), Refusal::LetterMultipliers)?;
    let word_factors_fit =
        fits(&setup.word_multipliers) && largest_word_factor(setup) <= MAX_WORD_FACTOR;
    require(word_factors_fit, Refusal::WordMultipliers)?;
    require((1..=64).contains(&setup.points.len()), Refusal::Points)?;
    let modest = setup
        .bonus
        .iter()
        .all(|it| (-MAX_BONUS..=MAX_BONUS).contains(it));
    require(
        setup.bonus.len() == setup.rack_size + 1 && modest,
        Refusal::Bonus,
    )
}

/// The largest factor that the premiums of one play can reach, in any line.
fn largest_word_factor(setup: &Setup) -> u64 {
    let factors = &setup.word_multipliers;
    let across = factors.chunks(setup.columns).map(<[u8]>::to_vec);
    let down = (0..setup.columns).map(|column| {
        factors[column..]
            .iter()
            .step_by(setup.columns)
            .copied()
            .collect()
    });
    let products = across.chain(down).map(|mut line: Vec<u8>| {
        line.sort_unstable_by(|a, b| b.cmp(a));
        let largest = line.iter().take(setup.rack_size);
        largest.fold(1_u64, |product, &it| product.saturating_mul(u64::from(it)))
    });
    products.max().unwrap_or(1)
}
