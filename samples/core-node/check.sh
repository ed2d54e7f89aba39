#!/bin/sh
# Ask the port for applications what it serves.
URL=${URL:-http://127.0.0.1:12537}

ask() { # ask METHOD PARAMS
  printf '%s\n  ' "$1"
  curl -sS -m 10 -H 'Content-Type: application/json' "$URL" \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":$2}" | tr -d '\n'
  echo
}

ask cfx_getStatus '[]'
ask txpool_status '[]'
ask cfx_newBlockFilter '[]'
ask pos_getStatus '[]'
ask trace_block '["0xf6cec5af1ee95f56038fc30589bcfeb4b960075c3c76b8a0eaa6d36e8e623b50"]'
ask debug_currentSyncPhase '[]'
ask eth_chainId '[]'
