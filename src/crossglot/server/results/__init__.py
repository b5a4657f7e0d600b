"""What finished games leave: results, ratings, statistics, archive."""
