//! Lexicons as searches read them: the word graph, its check, its index, the anagram filters.

mod anagram_build;
pub(crate) mod anagrams;
pub mod contrast;
pub mod damage;
pub mod graph;
pub mod index;
mod integrity;
pub mod lattice;
pub mod words;
