# Follows each page from an empty folder: its commands one after the other, with only the files that it shows by then.
export sample=$PWD npm_config_progress=false
# The programs themselves: what npm puts in .bin ends with 0 even if they fail.
export PATH=$sample/node_modules/@foundry-rs/forge-linux-amd64/bin:$sample/node_modules/@foundry-rs/cast-linux-amd64/bin:$PATH
umask 077 && echo pw > "$sample/pw"
# What forge prints besides the result, such as the compiler and paths, is left out.
short() { sed 's/\x1b\[[0-9;]*[A-Za-z]//g' | grep -v -e '^ *$' -e '^=*$' -e '^##* ' -e '^Compil' -e '^Solc' -e 'No files changed' -e ' saved to: ' -e '^[wW]arning' -e '^ *-->' -e '^[ 0-9]*|' -e '^Note: Reinit' -e 'validate-as-initializer' | sed 's/ *$//'; }
show() { echo "# #region $1"; (. "$sample/steps/${2:-$1}.sh") 2>&1 | short; echo "# #endregion $1"; }
expect() { [ "$1" = "$2" ] || { echo "got $1, expected $2" >&2; exit 1; }; }
refuse() { if "$@"; then echo "not refused: $*" >&2; exit 1; fi; }
validate() { npx @openzeppelin/upgrades-core@1.46.0 validate out/build-info --contract $1 >&2; }
# A page shows no region comments, so the line numbers that programs print are those of a file without them.
put() { sed -E '/^ *\/\/ #(end)?region /d' "$sample/$1" > $1; }
first() { sed -n '/#region v1/,/#endregion v1/p' "$sample/$1" | sed -E '/^ *\/\/ #(end)?region /d' > $1; }
logged() { sed -n "s/^ *$1 \(0x[0-9a-fA-F]*\)$/\1/p" | head -1; }
call() { cast call "$@" --rpc-url $ESPACE_RPC; }
slot() { cast to-check-sum-address 0x$(cast storage $1 $2 --rpc-url $ESPACE_RPC | tail -c 41); }

node=$ESPACE_RPC
owner=$(cast wallet address --private-key $ESPACE_KEY)
stranger=$(cast wallet address --private-key $ESPACE_KEY_2)
for kind in Beacon Transparent Uups; do
  page=${kind,,} source=src/Tally.sol check=validate
  if [ $kind = Uups ]; then source=src/TallyUups.sol check=validate-uups; fi
  export HOME=$sample/$page # the libraries and the keystore of this reader
  mkdir -p "$HOME" && cd "$HOME"
  . "$sample/steps/start.sh" >&2
  cp "$sample/foundry.toml" .
  . "$sample/steps/key.sh" >&2
  first $source
  put script/Deploy$kind.s.sol
  export ETH_PASSWORD=$sample/pw # the password, without a prompt
  show deploy-$page | tee "$sample/printed"
  export PROXY=$(logged proxy < "$sample/printed") BEACON=$(logged beacon < "$sample/printed")
  unset ETH_PASSWORD
  show count-$page count
  put $source
  show check-$page $check
  put script/Upgrade$kind.s.sol
  export ETH_PASSWORD=$sample/pw
  show upgrade-$page
  unset ETH_PASSWORD
  show read-$page read
  expect "$(. "$sample/steps/read.sh" | tr '\n' ' ')" '10 5 0 '
  expect "$(call $PROXY 'owner()(address)')" "$owner"
  case $kind in
    Beacon) beaconProxy=$PROXY beacon=$BEACON; expect "$(call $BEACON 'owner()(address)')" "$owner" ;;
    Transparent) transparent=$PROXY ;;
    Uups) uups=$PROXY ;;
  esac
done

# The page with the checks: in one project with the contracts of all.
cd "$sample/beacon/upgrade"
cp -r . "$sample/checks" && cd "$sample/checks"
for file in Tally TallyUups Bad Hidden; do put src/$file.sol; done
show validate-bad
show validate-unsafe
refuse validate src/Bad.sol:TallyShifted
refuse validate src/Bad.sol:TallyUnsafe
for hidden in HiddenStruct HiddenEnum; do refuse validate src/Hidden.sol:$hidden; done
validate src/Bad.sol:TallyUupsOpen # accepted: it doesn't check who may upgrade
validate src/Bad.sol:TallyUnlocked # accepted too
for file in Beacon Transparent Uups; do put test/$file.t.sol; done
show test

next=$(slot $transparent 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
uupsNext=$(slot $uups 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
admin=$(slot $transparent 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103)
expect "$(call $admin 'owner()(address)')" "$owner"
attempt() { # name, sender, the error that must come, then the call
  local name=$1 sender=$2 error=$3 result; shift 3
  result=$(call "$@" --from $sender 2>&1 || true)
  case $result in *"$(cast sig "$error" | cut -c3-)"*) echo "$name: $error" ;; *) echo "$name: $result" >&2; exit 1 ;; esac
}
unauthorized='OwnableUnauthorizedAccount(address)'
echo '# #region refused'
attempt 'beacon: a stranger upgrades' $stranger $unauthorized $beacon 'upgradeTo(address)' $next
attempt 'transparent: a stranger upgrades' $stranger $unauthorized $admin 'upgradeAndCall(address,address,bytes)' $transparent $next 0x
attempt 'transparent: initialize the proxy again' $stranger 'InvalidInitialization()' $transparent 'initialize(address,uint256)' $stranger 1
attempt 'transparent: initialize the implementation' $stranger 'InvalidInitialization()' $next 'initialize(address,uint256)' $stranger 1
attempt 'UUPS: a stranger upgrades' $stranger $unauthorized $uups 'upgradeToAndCall(address,bytes)' $uupsNext 0x
attempt 'UUPS: the owner upgrades to one without UUPS' $owner 'ERC1967InvalidImplementation(address)' $uups 'upgradeToAndCall(address,bytes)' $next 0x
attempt 'UUPS: initialize the proxy again' $stranger 'InvalidInitialization()' $uups 'initialize(address,uint256)' $stranger 1
attempt 'UUPS: initialize the implementation' $stranger 'InvalidInitialization()' $uupsNext 'initialize(address,uint256)' $stranger 1
echo '# #endregion refused'
fees='--gas-price 41gwei --priority-gas-price 1gwei'
create() { forge create src/Bad.sol:$1 --rpc-url $ESPACE_RPC --private-key $ESPACE_KEY --broadcast $fees 2>&1 | sed -n 's/Deployed to: //p'; }
send() { cast send "$@" --rpc-url $ESPACE_RPC $fees >&2; }
echo '# #region shifted'
send $beacon 'upgradeTo(address)' $(create TallyShifted) --private-key $ESPACE_KEY
limit=$(call $beaconProxy 'limit()(uint256)') count=$(call $beaconProxy 'count()(uint256)') step=$(call $beaconProxy 'step()(uint256)')
expect "$limit $count $step" '10 5 0'
echo "after an upgrade to TallyShifted: limit $limit (was count), count $count (was step), step $step"
echo '# #endregion shifted'
echo '# #region attacks'
unlocked=$(create TallyUnlocked)
send $unlocked 'initialize(address,uint256)' $stranger 1 --private-key $ESPACE_KEY_2
expect "$(call $unlocked 'owner()(address)')" "$stranger"
echo 'TallyUnlocked: the stranger is the owner'
send $uups 'upgradeToAndCall(address,bytes)' $(create TallyUupsOpen) 0x --private-key $ESPACE_KEY
drain=$(create Drain)
send $uups 'upgradeToAndCall(address,bytes)' $drain 0x --private-key $ESPACE_KEY_2
expect "$(slot $uups 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)" "$drain"
echo 'TallyUupsOpen: the stranger replaced the implementation'
echo '# #endregion attacks'
