"""Variants in the terminal: one file each, with one function that plays it."""
