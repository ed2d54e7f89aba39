# Runs the commands of the pages in this folder, in their order, and checks what they claim.
export HOME=$PWD/home npm_config_progress=false
export PATH=$PWD/node_modules/.bin:$PATH
mkdir -p "$HOME"
(umask 077 && echo pw > "$HOME/pw")
npx cast wallet import deployer --private-key $ESPACE_KEY --unsafe-password pw >&2
chmod +x solc.js
# A page shows no region comments, so the line numbers that programs print are those of a file without them.
sed -i -E '/^ *\/\/ #(end)?region /d' src/*.sol test/*.sol script/*.sol
# What forge prints besides the result, such as the compiler and paths, is left out.
short() { sed 's/\x1b\[[0-9;]*[A-Za-z]//g' | grep -v -e '^ *$' -e '^=*$' -e '^##* ' -e '^Compil' -e '^Solc' -e 'No files changed' -e ' saved to: ' -e '^[wW]arning' -e '^ *-->' -e '^[ 0-9]*|' -e '^Note: Reinit' -e 'validate-as-initializer' | sed 's/ *$//'; }
show() { echo "# #region $1"; (. "./steps/$1.sh") 2>&1 | short; echo "# #endregion $1"; }
expect() { [ "$1" = "$2" ] || { echo "got $1, expected $2" >&2; exit 1; }; }
refuse() { if "$@"; then echo "not refused: $*" >&2; exit 1; fi; }

npx forge build --force >&2
for kind in beacon transparent uups; do show test-$kind; done
show layout
show layout-bad
show validate
show validate-bad
show validate-unsafe
show check-uups
refuse bash -e layout.sh src/Tally.sol:TallyV1 src/Bad.sol:TallyShifted >&2
bash -e layout.sh src/Tally.sol:TallyV1 src/Tally.sol:TallyV2 >&2
bash -e layout.sh src/TallyUups.sol:TallyUupsV1 src/TallyUups.sol:TallyUupsV2 >&2
validate() { npx openzeppelin-upgrades-core validate out/build-info --contract $1 >&2; }
validate src/Tally.sol:TallyV2
validate src/TallyUups.sol:TallyUupsV2
refuse validate src/Bad.sol:TallyShifted
refuse validate src/Bad.sol:TallyUnsafe
for hidden in HiddenStruct HiddenEnum; do # only the second check sees these changes
  bash -e layout.sh src/Hidden.sol:HiddenV1 src/Hidden.sol:$hidden >&2
  refuse validate src/Hidden.sol:$hidden
done
bash -e layout.sh src/Hidden.sol:HiddenTree src/Hidden.sol:HiddenTree >&2 # a struct that contains itself
validate src/Bad.sol:TallyUupsOpen # accepted: it doesn't check who may upgrade
validate src/Bad.sol:TallyUnlocked # accepted too

call() { npx cast call "$@" --rpc-url $ESPACE_RPC; }
stranger=$(npx cast wallet address --private-key $ESPACE_KEY_2)
owner=$(npx cast wallet address --private-key $ESPACE_KEY)
for kind in beacon transparent uups; do
  export ETH_PASSWORD=$HOME/pw # the password, without a prompt
  show deploy-$kind
  show upgrade-$kind
  unset ETH_PASSWORD
  show read-$kind
  expect "$(. ./steps/read-$kind.sh | tr '\n' ' ')" '10 5 0 '
done
next=$(node sent.js UpgradeTransparent TallyV2)
uupsNext=$(node sent.js UpgradeUups TallyUupsV2)
beacon=$(node sent.js DeployBeacon UpgradeableBeacon)
transparent=$(node sent.js DeployTransparent TransparentUpgradeableProxy)
uups=$(node sent.js DeployUups ERC1967Proxy)
slot=$(npx cast storage $transparent 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103 --rpc-url $ESPACE_RPC)
admin=0x${slot: -40}
expect "$(call $admin 'owner()(address)')" "$owner"
attempt() { # name, sender, the error that must come, then the call
  local name=$1 sender=$2 error=$3 result; shift 3
  result=$(call "$@" --from $sender 2>&1 || true)
  case $result in *"$(npx cast sig "$error" | cut -c3-)"*) echo "$name: $error" ;; *) echo "$name: $result" >&2; exit 1 ;; esac
}
unauthorized='OwnableUnauthorizedAccount(address)'
echo '# #region refused-beacon'
attempt 'a stranger upgrades' $stranger $unauthorized $beacon 'upgradeTo(address)' $next
echo '# #endregion refused-beacon'
echo '# #region refused-transparent'
attempt 'a stranger upgrades' $stranger $unauthorized $admin 'upgradeAndCall(address,address,bytes)' $transparent $next 0x
attempt 'initialize the proxy again' $stranger 'InvalidInitialization()' $transparent 'initialize(address,uint256)' $stranger 1
attempt 'initialize the implementation' $stranger 'InvalidInitialization()' $next 'initialize(address,uint256)' $stranger 1
echo '# #endregion refused-transparent'
echo '# #region refused-uups'
attempt 'a stranger upgrades' $stranger $unauthorized $uups 'upgradeToAndCall(address,bytes)' $uupsNext 0x
attempt 'the owner upgrades to one without UUPS' $owner 'ERC1967InvalidImplementation(address)' $uups 'upgradeToAndCall(address,bytes)' $next 0x
attempt 'initialize the proxy again' $stranger 'InvalidInitialization()' $uups 'initialize(address,uint256)' $stranger 1
attempt 'initialize the implementation' $stranger 'InvalidInitialization()' $uupsNext 'initialize(address,uint256)' $stranger 1
echo '# #endregion refused-uups'
fees='--gas-price 41gwei --priority-gas-price 1gwei'
create() { npx forge create src/Bad.sol:$1 --rpc-url $ESPACE_RPC --private-key $ESPACE_KEY --broadcast $fees 2>&1 | sed -n 's/Deployed to: //p'; }
echo '# #region shifted'
shifted=$(create TallyShifted)
npx cast send $beacon 'upgradeTo(address)' $shifted --private-key $ESPACE_KEY --rpc-url $ESPACE_RPC $fees >&2
proxy=$(node sent.js DeployBeacon BeaconProxy)
limit=$(call $proxy 'limit()(uint256)') count=$(call $proxy 'count()(uint256)') step=$(call $proxy 'step()(uint256)')
expect "$limit $count $step" '10 5 0'
echo "after an upgrade to TallyShifted: limit $limit (was count), count $count (was step), step $step"
echo '# #endregion shifted'
echo '# #region attacks'
unlocked=$(create TallyUnlocked)
npx cast send $unlocked 'initialize(address,uint256)' $stranger 1 --private-key $ESPACE_KEY_2 --rpc-url $ESPACE_RPC $fees >&2
expect "$(call $unlocked 'owner()(address)')" "$stranger"
echo 'TallyUnlocked: the stranger is the owner'
open=$(create TallyUupsOpen)
npx cast send $uups 'upgradeToAndCall(address,bytes)' $open 0x --private-key $ESPACE_KEY --rpc-url $ESPACE_RPC $fees >&2
drain=$(create Drain)
npx cast send $uups 'upgradeToAndCall(address,bytes)' $drain 0x --private-key $ESPACE_KEY_2 --rpc-url $ESPACE_RPC $fees >&2
slot=$(npx cast storage $uups 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc --rpc-url $ESPACE_RPC)
expect "$(npx cast to-check-sum-address 0x${slot: -40})" "$drain"
echo 'TallyUupsOpen: the stranger replaced the implementation'
echo '# #endregion attacks'
