curl -sw '\n' $ESPACE_RPC -H 'content-type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "eth_getCode",
  "params": ["0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108", "latest"]
}'
