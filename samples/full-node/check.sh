#!/bin/sh
# Ask your own node who it is and how far it has come.
CORE=${CORE:-http://127.0.0.1:12539}
ESPACE=${ESPACE:-http://127.0.0.1:8545}

rpc() { # rpc URL METHOD
  printf '%s\n  ' "$2"
  curl -sS -m 10 -H 'Content-Type: application/json' "$1" \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$2\",\"params\":[]}" | tr -d '\n'
  echo
}

rpc "$CORE" cfx_clientVersion
rpc "$CORE" debug_currentSyncPhase
rpc "$CORE" debug_getNetSessions
rpc "$CORE" cfx_getStatus
rpc "$CORE" cfx_epochNumber
rpc "$ESPACE" eth_blockNumber
rpc "$ESPACE" eth_syncing

# The same two heights from a node that is not yours.
if [ -n "$PUBLIC_CORE" ]; then rpc "$PUBLIC_CORE" cfx_epochNumber; fi
if [ -n "$PUBLIC_ESPACE" ]; then rpc "$PUBLIC_ESPACE" eth_blockNumber; fi
