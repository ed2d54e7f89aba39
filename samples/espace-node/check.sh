#!/bin/sh
# Ask the eSpace port what it serves.
URL=${URL:-http://127.0.0.1:8545}

ask() { # ask METHOD PARAMS
  printf '%s\n  ' "$1"
  curl -sS -m 10 -H 'Content-Type: application/json' "$URL" \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":$2}" | tr -d '\n'
  echo
}

ask eth_chainId '[]'
ask eth_syncing '[]'
ask eth_blockNumber '[]'
ask eth_newBlockFilter '[]'
ask trace_block '["latest"]'
ask debug_traceBlockByNumber '["latest"]'
ask txpool_status '[]'
ask cfx_getStatus '[]'
# A signed transaction that is valid on every chain: the deployment of a public CREATE2 factory.
ask eth_sendRawTransaction '["0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222"]'
