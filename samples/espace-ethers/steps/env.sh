export ESPACE_RPC=http://localhost:8545
export ESPACE_WS=ws://localhost:8546
export ESPACE_KEY=0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80
