# Follows the tutorial from an empty folder: the page's commands one after the other, with the page's files put where it says.
sample=$PWD
take() { cp "$sample/$1" "$1"; }
# The printed text has regions, and the page shows one where it shows the command.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }

mkdir "$sample/empty"
cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
take contracts/Guestbook.sol
take scripts/compile.ts
show compile
. "$sample/steps/key.sh"
take scripts/network.ts
take local-node/start.js
(. "$sample/steps/local-node.sh") > >(tee "$sample/node.txt" >&2) 2>&1 &
node=$!
touch "$sample/node.txt"
until grep 'eSpace RPC on' "$sample/node.txt"; do
  kill -0 $node
  sleep 0.2
done
take scripts/deploy.ts
show deploy
take scripts/guestbook.ts
show sign
curl -s -H 'content-type: application/json' http://127.0.0.1:18545 -d '{"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}' >&2
