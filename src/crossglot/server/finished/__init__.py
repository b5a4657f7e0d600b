"""What follows when a game is over: results, statistics, ratings; once, whatever crashes."""
