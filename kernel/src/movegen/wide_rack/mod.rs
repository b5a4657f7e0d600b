//! The best plays for racks and premiums that do not fit the vectors of [`crate::movegen::slots`].

pub mod descent;
pub mod length_bounds;
