# Provokes each failure of the page's table in the folder of run.sh, and prints the lines of the messages that the page quotes.
cd empty/core-quickstart
# row WHAT TEXT… -- COMMAND: the command has to print each text.
row() {
  echo "$1"
  shift
  local texts=()
  while [ "$1" != -- ]; do
    texts+=("$1")
    shift
  done
  shift
  "$@" > message.txt 2>&1 || true
  for text in "${texts[@]}"; do
    grep -F -m1 -- "$text" message.txt | sed 's/^ */  /' | grep . || { cat message.txt >&2; exit 1; }
  done
}
run() { npx tsx --env-file=.env "scripts/$@"; }
at() { (export "$1"; shift; run "$@"); }
open() { (exec 3<> "/dev/tcp/127.0.0.1/$1") 2> /dev/null; }
# Ends the page's node, and waits until its ports are free.
end() {
  if [ -e node.pid ]; then kill -INT "$(cat node.pid)"; fi
  while open 18537 || open 18324; do sleep 0.2; done
}
# Starts the page's node again, changed by a sed script, and waits until it is there.
restart() {
  end
  sed "$1" local-node/start.js > local-node/again.js
  node --env-file=.env local-node/again.js > again.txt 2>&1 &
  echo $! > node.pid
  until grep -q 'Core Space RPC on' again.txt; do kill -0 "$(cat node.pid)"; sleep 0.2; done
}

# A new chain, as after a restart.
restart ''
row 'the node restarted' 'status: success' 'collateral: 0 units' 'The contract function "numbers" returned no data' -- run write.ts 42

row 'no node at the URL' 'HTTP request failed.' 'Details: fetch failed' -- at RPC_URL=http://127.0.0.1:18538 core.ts
poor=PRIVATE_KEY=0x$(printf '%064d' 7)
row 'a payment without CFX' 'Can not estimate: transaction can not be executed' -- at $poor pay.ts
row 'a deployment without CFX' 'NotEnoughCash' -- at $poor deploy.ts
mv build kept
row 'nothing compiled' 'build/Notebook.json' -- run deploy.ts
mkdir build && cp kept/Notebook.json build
row 'not deployed on this network' 'build/address-2029.txt' -- run write.ts 42
rm -r build && mv kept build
row 'a second node' 'Error: Port 18537 is in use' -- node --env-file=.env local-node/start.js

restart 's/^chain_id = 2029/chain_id = 1234\njsonrpc_http_eth_port = 18546/; s/^evm_chain_id = 2030/evm_chain_id = 1235/'
row 'another network' 'is network 1234, expected 1 or 2029' -- run core.ts
row 'an endpoint of eSpace' 'The method "cfx_getStatus" does not exist' -- at RPC_URL=http://127.0.0.1:18546 core.ts

end
node -e "require('node:net').createServer().listen(18324, '0.0.0.0'); setTimeout(() => process.exit(), 120_000)" &
other=$!
until open 18324; do kill -0 $other; sleep 0.2; done
row 'port 18324 taken' 'AddrInUse' -- timeout 60 node --env-file=.env local-node/start.js
kill $other
