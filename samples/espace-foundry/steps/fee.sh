cast base-fee --rpc-url espace_local
