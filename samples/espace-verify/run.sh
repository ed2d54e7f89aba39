# Deploys, verifies through the stand-in for the explorer, then makes six mistakes.
step() { echo "# #region $1"; bash -e "steps/$1.sh" 2>&1; echo "# #endregion $1"; }
mistake() {
  echo "# #region $1"
  # It has to fail: only then does the sample go on.
  if npx hardhat verify etherscan --build-profile default --network espaceLocal "${@:2}" 2>&1; then exit 1; fi
  echo "# #endregion $1"
}

node explorer.ts >&2 &
explorer=$!
trap 'kill $explorer' EXIT

step deploy | tee deploy.out
export BADGE=$(grep -o '0x[0-9a-fA-F]\{40\}' deploy.out)
step verify
mistake arguments $BADGE Silver 3 # only the storage differs
mistake limit $BADGE Gold 4       # the code differs
mistake missing $BADGE
mistake address 0x000000000000000000000000000000000000d0a1 Gold 3

cp contracts/Text.sol Text.sol.kept
sed -i 's/31 bytes/32 bytes/' contracts/Text.sol
npx hardhat build >&2
mistake comment $BADGE Gold 3
mv Text.sol.kept contracts/Text.sol

sed -i 's/runs: 200/runs: 10_000/' hardhat.config.ts
npx hardhat build >&2
mistake runs $BADGE Gold 3
