curl -s $CORE_RPC -H 'content-type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "cfx_getParamsFromVote",
  "params": ["latest_confirmed"]
}'
