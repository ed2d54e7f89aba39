curl -s $CORE_RPC -H 'content-type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "cfx_getBalance",
  "params": ["net1234:aak39z1fdm02v71y33znvaxwthh99skcp2jt1tvnua"]
}'
