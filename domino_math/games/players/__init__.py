"""The kinds of players: one file a kind, each with PLAYER."""
