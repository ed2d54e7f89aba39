# Verifies with one key and with one per network, then again, and again with --force.
export HARDHAT_DISABLE_TELEMETRY_PROMPT=true
node explorer.mjs >&2 &
explorer=$!
npx hardhat node --port 18546 >&2 &
chain=$!
trap 'kill $explorer $chain' EXIT
until (exec 3<> /dev/tcp/127.0.0.1/18546) 2> /dev/null; do sleep 0.2; done
until (exec 3<> /dev/tcp/127.0.0.1/18081) 2> /dev/null; do sleep 0.2; done

npx hardhat compile >&2
export BADGE=$(npx hardhat run deploy.js --network espace)
verify() { echo "# #region $1"; bash -e steps/verify.sh 2>&1 | sed '/^$/d'; echo "# #endregion $1"; }
# It has to fail: only then does the sample go on.
mistake() {
  echo "# #region $1"
  if "${@:2}" 2>&1 | sed '/^$/d'; then exit 1; fi
  echo "# #endregion $1"
}
set -o pipefail
mistake one-key env ONE_KEY=none bash -e steps/verify.sh
verify verify
verify again
mistake force npx hardhat verify --network espace --force $BADGE Gold 3
