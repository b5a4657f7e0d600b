//! One game between kernel policies, and its record.

use crate::leaves::Leaves;
use crate::policy::{Hand, Move, best_move};
use crate::ruleset::Refusal;
use crate::search::Search;
use crate::selfplay::Setting;
use crate::selfplay::shuffle::Chance;
use crate::table::{End, Table};

/// One turn: what the seat did and what it drew for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move.
    pub action: Move,
    /// The tiles drawn.
    pub drawn: Hand,
}

/// A game from the deal to the end; seat 0 begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The first racks, by seat.
    pub dealt: Vec<Hand>,
    /// The turns, in order; the seats take turns.
    pub turns: Vec<Turn>,
    /// Points by seat, before the tiles left are booked.
    pub scores: Vec<i32>,
    /// Points booked for the tiles left, by seat.
    pub booked: Vec<i32>,
    /// Why it is over.
    pub end: End,
}

/// Plays game `number` of `seed`; each seat has its leave values, or goes for points alone.
///
/// # Errors
/// Tiles that the search refuses.
pub fn play(
    search: &mut Search,
    setting: &Setting<'_>,
    seats: &[Option<&Leaves>],
    seed: u64,
    number: u64,
) -> Result<Game, Refusal> {
    let mut chance = Chance::new(seed, number);
    let mut table = deal(setting, seats.len(), &mut chance);
    let dealt = table.racks.iter().map(|rack| Hand::of(rack)).collect();
    let mut turns = Vec::with_capacity(64);
    let end = loop {
        if let Some(end) = table.end(&setting.ending) {
            break end;
        }
        let leaves = seats[table.turn];
        let ending = &setting.ending;
        let action = best_move(
            search,
            setting.words,
            setting.ruleset,
            ending,
            &table,
            leaves,
        )?;
        let drawn = act(setting, &mut table, &action, &mut chance);
        turns.push(Turn { action, drawn });
    };
    let booked = table.settlement(setting.ruleset, &setting.ending);
    Ok(Game {
        dealt,
        turns,
        scores: table.scores,
        booked,
        end,
    })
}

/// A game before its first turn.
pub(super) fn deal(setting: &Setting<'_>, seats: usize, chance: &mut Chance) -> Table {
    let mut bag = setting.tiles.to_vec();
    chance.shuffle(&mut bag);
    Table::deal(setting.ruleset, seats, bag)
}

/// Does `action` on `table` and gives the tiles drawn for it.
pub(super) fn act(
    setting: &Setting<'_>,
    table: &mut Table,
    action: &Move,
    chance: &mut Chance,
) -> Hand {
    let laid = match action {
        Move::Play(play) => play.tiles().iter().filter(|&&tile| tile != 0).count(),
        Move::Exchange(tiles) => tiles.tiles().len(),
        Move::Pass => 0,
    };
    let left = table.bag.len().saturating_sub(laid);
    let drawn = Hand::of(&table.bag[left..]);
    match action {
        Move::Play(play) => table.lay(setting.ruleset, play),
        Move::Exchange(tiles) => {
            table.exchange(setting.ruleset, tiles.tiles());
            chance.shuffle(&mut table.bag);
        }
        Move::Pass => table.pass(),
    }
    drawn
}
