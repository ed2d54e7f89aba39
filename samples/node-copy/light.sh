#!/bin/sh
# Asks a light node how far it has come, for a balance and for a gas price.
CORE=${CORE:-http://127.0.0.1:12539}
ADDRESS=${ADDRESS:-cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaajrwuc9jnb}

rpc() { # rpc METHOD PARAMETERS
  printf '%s\n  ' "$1"
  curl -sS -m 20 -H 'Content-Type: application/json' "$CORE" -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":$2}" | grep -o '"result":.*\|"error":.*'
}

rpc cfx_epochNumber '[]'
rpc cfx_getBalance "[\"$ADDRESS\"]"
rpc cfx_getNextNonce "[\"$ADDRESS\"]"
rpc cfx_getAccountPendingInfo "[\"$ADDRESS\"]"
rpc cfx_gasPrice '[]'
rpc cfx_call '[{}]'
