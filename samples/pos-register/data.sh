#!/usr/bin/env bash
# Registration data for 2 votes, from the node's own port; printed up to the identifier's end.
url="${VALIDATOR_RPC:-http://127.0.0.1:12539}"
curl -s "$url" -H 'content-type: application/json' \
  -d '{"jsonrpc":"2.0","id":1,"method":"test_posRegister","params":["0x2"]}' | cut -c 1-120
