"""What people say to each other, whom they do not want to hear, and what moderators do."""
