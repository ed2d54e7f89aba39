curl -sw '\n' http://localhost:8545 -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
curl -sw '\n' http://localhost:12537 -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"cfx_getStatus"}'
