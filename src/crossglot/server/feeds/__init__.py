"""What happens to an account, as one stream: for bots, and for people who hold no board open."""
