# Ethereum tools need this method, among others.
curl -s ${CORE_RPC:-http://127.0.0.1:12537} -H 'content-type: application/json' \
  -d '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
