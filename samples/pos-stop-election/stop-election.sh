#!/bin/sh
# Takes the node out of the elections, and waits until it has had no seats for two checks in a row:
# a candidacy that it sent just before the first call may still get into a PoS block.
NODE=${NODE:-http://127.0.0.1:12539}
last=
REQUEST='{"jsonrpc":"2.0","id":1,"method":"test_posStopElection","params":[]}'

while :; do
  response=$(curl -sS -m 10 -H 'Content-Type: application/json' "$NODE" -d "$REQUEST") || exit 1
  case $response in
    *'"result":null'*)
      [ "$last" = none ] && echo 'no seats: you can stop the node' && exit
      last=none ;;
    *'"result":'*)
      block=$(printf '%s' "$response" | sed 's/.*"result":"\{0,1\}\([0-9a-fx]*\).*/\1/')
      [ "$block" = "$last" ] || echo "seats until PoS block $((block)): keep the node running"
      last=$block ;;
    *)
      echo "$response" >&2
      exit 1 ;;
  esac
  sleep "${PAUSE:-300}"
done
