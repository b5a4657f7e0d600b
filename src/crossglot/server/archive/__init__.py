"""Finished games for everybody: a file of all, without anything private."""
