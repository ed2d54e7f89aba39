grep '^bootnodes=' hydra.toml >> full.toml
