# A young chain has confirmed only its genesis, whose parameters are all 0.
until curl -s $CORE_RPC -H 'content-type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "cfx_epochNumber",
  "params": ["latest_confirmed"]
}' | grep -q '"result":"0x[1-9a-f]'; do sleep 1; done
