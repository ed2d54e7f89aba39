# Follows the page from an empty folder: its commands one after the other, with its files put where it says.
set -o pipefail
sample=$PWD
export HOME=$sample/home # the keystore of this run
mkdir -p "$HOME" "$sample/../empty"
export npm_config_progress=false npm_config_update_notifier=false
take() { for file in "$@"; do cp "$sample/$file" "$file"; done; }
# The printed text has regions, and the page shows one where it shows the command.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }
# Someone at a terminal runs a step. Each further argument is a prompt and, after "=", what they type when it appears.
type() {
  local step=$1 log=$sample/terminal.log prompt
  shift
  : > "$log"
  for prompt in "$@"; do
    until grep -q "${prompt%%=*}" "$log"; do sleep 0.2; done
    sleep 0.5
    printf '%s\r' "${prompt#*=}"
  done | script -qefc "bash -e $sample/steps/$step.sh" "$log" > /dev/null
  # Without the prompts and what moves the cursor.
  sed -e 1d -e '$d' -e 's/\x1b\[[0-9;]*[A-Za-z]//g' "$log" | tr -d '\r' | sed -E -e 's/(. Compiling your Solidity contracts\.\.\.)+//' -e '/hardhat-keystore\]/d' -e '/^$/d'
}

cd "$sample/../empty" # outside the sample, whose configuration Hardhat would find
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
mkdir contracts scripts test
take contracts/Poll.sol hardhat.config.ts scripts/deploy.ts
type key 'Enter the password=long enough' 'Please confirm=long enough' "Enter secret=$ESPACE_KEY" >&2
keystore=$(npx hardhat keystore path)
if [[ $keystore != "$HOME"/* ]] || grep -q "${ESPACE_KEY#0x}" "$keystore"; then exit 1; fi # outside the project, and encrypted
unset ESPACE_KEY # Hardhat prefers a variable to the keystore
echo '# #region deploy'
type deploy 'Enter the password=long enough'
echo '# #endregion deploy'
take test/Poll.ts
show test | sed -E 's/ \([0-9]+ms\)$//' # shown for slow tests only
