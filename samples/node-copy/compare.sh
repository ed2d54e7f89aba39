#!/bin/sh
# Compares your node with another one: the block and a balance at each epoch that you pass.
OWN=${OWN:-http://127.0.0.1:12539}
ADDRESS=${ADDRESS:-cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaajrwuc9jnb}

rpc() { # rpc URL METHOD PARAMETERS
  curl -sS -m 20 -H 'Content-Type: application/json' "$1" -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$2\",\"params\":$3}"
}

for epoch in "$@"; do
  for url in $OWN $PUBLIC_CORE; do
    echo "epoch $epoch $url"
    rpc "$url" cfx_getBlockByEpochNumber "[\"$epoch\",false]" | grep -o '"hash":"0x[0-9a-f]*"\|"result":null\|"error":.*'
    rpc "$url" cfx_getBalance "[\"$ADDRESS\",\"$epoch\"]" | grep -o '"result":"0x[0-9a-f]*"\|"error":.*'
  done
done
