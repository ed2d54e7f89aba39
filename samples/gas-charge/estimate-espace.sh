curl -s $ESPACE_RPC -H 'content-type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "eth_estimateGas",
  "params": [{ "data": "0x600160005500" }]
}'
