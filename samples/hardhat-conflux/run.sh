# Follows the tutorial from an empty folder: the page's commands one after the other, with the page's files put where it says.
sample=$PWD
take() { cp "$sample/$1" "$1"; }
# The printed text has regions, and the page shows one below each command.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }

export HOME=$sample/home HARDHAT_DISABLE_TELEMETRY_PROMPT=true # Hardhat keeps its variables in the home folder
mkdir "$HOME" "$sample/empty"
cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
take hardhat.config.js
take compiler.js
take contracts/Counter.sol
show compile
# Someone at a terminal enters the key.
log=$sample/terminal.log
: > "$log"
{ until grep -q 'Enter value' "$log"; do sleep 0.2; done; sleep 0.5; printf '%s\r' "$CORE_KEY"; } | script -qefc "bash -e $sample/steps/key.sh" "$log" >&2
grep -q "${CORE_KEY#0x}" "$(npx hardhat vars path)"
take scripts/deploy.js
show deploy
take scripts/call.js
show call
take test/counter.js
show test

# What the table of errors says.
take traps.config.js
take scripts/traps.js
echo '# #region withoutId'
npx hardhat --config traps.config.js run scripts/deploy.js --network withoutId 2>&1 | tail -1 | grep -o 'expected parameter: networkId'
echo '# #endregion withoutId'
echo '# #region wrongId'
! npx hardhat --config traps.config.js run scripts/deploy.js --network wrongId 2>&1
echo '# #endregion wrongId'
echo '# #region ethereum'
npx hardhat run scripts/traps.js --network coreLocal
echo '# #endregion ethereum'
