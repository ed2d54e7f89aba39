test -e .env || printf '%s\n' RPC_URL=http://localhost:12537 PRIVATE_KEY=0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80 > .env
