# Deploys a token on the node, forks it with Hardhat and with Anvil, moves the token there, and reads both.
set -o pipefail
# The printed text has regions, and the page shows one where it shows the command.
step() { echo "# #region $1"; bash -e "steps/$1.sh" 2>&1 | sed '/^$/d'; echo "# #endregion $1"; }

npx hardhat build >&2
npx hardhat run scripts/deploy.ts > deployed.out
sed -n '/#region/,/#endregion/p' deployed.out
export TOKEN=$(sed -n 's/^address //p' deployed.out) FORK_BLOCK=$(sed -n 's/^block //p' deployed.out)
export HOLDER=0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 # the account of ESPACE_KEY
step hardhat

# Without the history of forks.
sed -i 's/, hardforkHistory//' hardhat.config.ts
echo '# #region history'
if npx hardhat run scripts/fork.ts > failed.out 2>&1; then exit 1; fi
grep -o 'No known hardfork.*' failed.out | head -1 | sed "s/$FORK_BLOCK/BLOCK/g"
echo '# #endregion history'

export ETH_RPC_URL=http://127.0.0.1:18745
bash -e steps/anvil.sh > anvil.out 2>&1 &
anvil=$!
trap 'kill $anvil' EXIT
until grep -q Listening anvil.out; do sleep 0.2; done
sed -n '/^Fork$/,/^Base/p' anvil.out | grep 'Chain ID' >&2
step cast
