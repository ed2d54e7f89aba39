curl -s $CORE_RPC -H 'content-type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "cfx_getBalance",
  "params": ["net2029:aarc9abycue0hhzgyrr53m6cxedgccrmmysrxu7eca"]
}'
