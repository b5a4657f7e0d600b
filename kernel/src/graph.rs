//! The word graph: a minimal automaton over tile ids, packed in 32-bit edges.
