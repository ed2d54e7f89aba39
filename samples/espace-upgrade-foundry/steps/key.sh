cast wallet import deployer --interactive
export ESPACE_RPC=http://localhost:8545
