"""The variants that the source texts describe: one file a game, each variant one value."""
