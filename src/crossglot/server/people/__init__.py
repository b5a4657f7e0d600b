"""Who plays: accounts, and the browsers that speak for them."""
