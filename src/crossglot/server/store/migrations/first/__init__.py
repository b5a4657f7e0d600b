"""The tables of the first schema, by the part of the server that they belong to."""
