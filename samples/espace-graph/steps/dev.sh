npx gnd dev --ethereum-rpc "conflux-espace:archive,no_eip2718:$RPC_URL"
