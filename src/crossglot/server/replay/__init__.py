"""Games gone over again: step by step, with what could have been done instead."""
