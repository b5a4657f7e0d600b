"""The routes: they parse, call one use case, and answer."""
