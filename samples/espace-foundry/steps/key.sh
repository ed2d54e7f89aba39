npx cast wallet import deployer --interactive
