# Starts the node with full.toml, waits until it looks for peers, and prints what check.sh says of it.
bash bootnodes.sh
cp -R node_modules/@xcfx/node/configs/pos_config .
CFX_POS_KEY_ENCRYPTION_PASSWORD=test node ../harness/node.mjs full.toml > start.log 2>&1 &
node=$!
# Version 3.0.2 may crash while it stops; what it answered is what counts.
trap 'kill $node; wait $node || :' EXIT
phase='{"jsonrpc":"2.0","id":1,"method":"debug_currentSyncPhase","params":[]}'
until curl -s -m 5 -H 'content-type: application/json' http://127.0.0.1:12539 -d "$phase" | grep -q CatchUpSyncBlockHeaderPhase; do
  kill -0 $node || { cat start.log; exit 1; }
  sleep 0.2
done
sh check.sh
