# Follows the tutorial from an empty folder: the page's commands one after the other, with the page's files put where it says.
sample=$PWD
take() { cp "$sample/$1" "$1"; }
# The printed text has regions, and the page shows one where it shows the command.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }

mkdir "$sample/empty"
cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
. "$sample/steps/key.sh"
take local-node/start.js
(. "$sample/steps/local-node.sh") > >(tee "$sample/node.txt" >&2) 2>&1 &
node=$!
touch "$sample/node.txt"
until grep 'Core Space RPC on' "$sample/node.txt"; do
  kill -0 $node
  sleep 0.2
done
take scripts/core.ts
show connect
take scripts/pay.ts
show pay
take contracts/Notebook.sol
take scripts/compile.ts
show compile
take scripts/deploy.ts
show deploy
take scripts/write.ts
show write
take scripts/sdk.ts
show sdk
