cast wallet import deployer --interactive
