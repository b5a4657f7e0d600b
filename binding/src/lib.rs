//! The door: plain values in, the GIL released, plain values out.

use pyo3::prelude::*;

mod automaton;
mod contrast;
mod endgame;
mod errors;
mod infer;
mod listing;
mod preendgame;
mod search;
mod selfplay;
mod simulate;
mod study;

/// The compiled kernel; import it through `crossglot.kernel`.
#[pymodule]
mod _kernel {
    #[pymodule_export]
    use crate::automaton::PyAutomaton;
    #[pymodule_export]
    use crate::contrast::Contrast;
    #[pymodule_export]
    use crate::endgame::{Endgame, Solution};
    #[pymodule_export]
    use crate::infer::{count_outcomes, infer_leaves};
    #[pymodule_export]
    use crate::listing::{Listing, can_lay, list_plays, top_plays};
    #[pymodule_export]
    use crate::preendgame::{PreEndgame, Weighed};
    #[pymodule_export]
    use crate::search::{Graph, Leaves, Ruleset, plays};
    #[pymodule_export]
    use crate::selfplay::{Census, play_games};
    #[pymodule_export]
    use crate::simulate::{Chances, Prospect, Simulation};
    #[pymodule_export]
    use crate::study::Query;
}
