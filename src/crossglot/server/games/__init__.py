"""Games: use cases, games in memory, timers, computer players."""
