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

row 'no node at the URL' 'HTTP request failed.' 'Details: fetch failed' -- at RPC_URL=http://127.0.0.1:18538 core.ts
row 'an endpoint of eSpace' 'The method "cfx_getStatus" does not exist' -- at RPC_URL=$ESPACE_RPC core.ts
# Mainnet, as far as the script asks it.
node -e "
  const status = {jsonrpc: '2.0', id: 0, result: {bestHash: '0x', chainId: '0x405', ethereumSpaceChainId: '0x406', networkId: '0x405', epochNumber: '0x1', blockNumber: '0x1', pendingTxNumber: '0x0', latestCheckpoint: '0x0', latestConfirmed: '0x0', latestState: '0x1', latestFinalized: '0x0'}};
  require('node:http').createServer((_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(status))).listen(18541, '127.0.0.1');
" &
until open 18541; do kill -0 $!; sleep 0.2; done
row 'another network' 'is network 1029, expected 1 or 1234' -- at RPC_URL=http://127.0.0.1:18541 core.ts
kill $!

poor=PRIVATE_KEY=0x$(printf '%064d' 7)
row 'a payment without CFX' 'Can not estimate: transaction can not be executed' -- at $poor pay.ts
row 'a deployment without CFX' 'NotEnoughCash' -- at $poor deploy.ts
mv build kept
row 'nothing compiled' 'build/Notebook.json' -- run deploy.ts
mkdir build && cp kept/Notebook.json build
row 'not deployed on this network' 'build/address-1234.txt' -- run write.ts 42
# An address without code, as the recorded one is once the local node has restarted.
printf %s net1234:acawgvnhveawgvnhveawgvnhveawgvnhveb4tgd53a > build/address-1234.txt
row 'the node restarted' 'status: success' 'collateral: 0 units' 'The contract function "numbers" returned no data' -- run write.ts 42
rm -r build && mv kept build
