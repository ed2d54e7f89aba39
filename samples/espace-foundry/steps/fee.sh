npx cast base-fee --rpc-url $ESPACE_RPC
