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
take scripts/network.ts
. "$sample/steps/key.sh" # the testnet's key: only that the command writes one and keeps it
cp .env made
. "$sample/steps/key.sh"
grep -qE '^PRIVATE_KEY=0x[0-9a-f]{64}$' .env && cmp .env made
rm .env made
. "$sample/steps/local.sh"
show network
take scripts/deploy.ts
show deploy
take scripts/guestbook.ts
show sign
