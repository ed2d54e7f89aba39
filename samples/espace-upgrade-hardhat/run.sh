# Follows the pages from an empty folder: their commands one after the other, with their files put where they say.
set -o pipefail
sample=$PWD
export HOME=$sample/home # the keystore of this run
mkdir -p "$HOME" "$sample/empty"
export npm_config_progress=false npm_config_update_notifier=false
# The printed text has regions, and the page shows one where it shows the command.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }
# Someone at a terminal runs a step, and types the password when Hardhat asks for it.
type() {
  local log=$sample/terminal.log
  : > "$log"
  { until grep -q 'Enter the password' "$log"; do sleep 0.2; done; sleep 0.5; printf 'long enough\r'; } |
    script -qefc "bash -e $sample/steps/$1.sh" "$log" > /dev/null
  # Without the prompts, the progress and what moves the cursor.
  sed -e 1d -e '$d' -e 's/\x1b\[[0-9;]*[A-Za-z]//g' "$log" | tr -d '\r' | sed -e '/hardhat-keystore\]/d' -e '/Compiling your/d' -e '/^$/d'
}

cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
cp "$sample/hardhat.config.ts" "$sample/slots.mjs" .
# A test runs with the files that the pages have shown by then, so that it compiles what a reader's does.
files='contracts/Tally.sol contracts/Bad.sol contracts/Namespaced.sol test/Layout.ts'
for name in layout transparent uups; do
  for file in $files; do cp "$sample/$file" $file; done
  show test-$name | sed -E 's/ \([0-9]+ms\)$//' # shown for slow tests only
  case $name in layout) files=test/Transparent.ts ;; *) files='contracts/TallyUups.sol test/Uups.ts' ;; esac
done
for folder in contracts test scripts; do cp "$sample/$folder"/* $folder/; done
npx hardhat compile >&2
{
  for prompt in 'Enter the password' 'Please confirm' 'Enter secret'; do
    until grep -q "$prompt" "$sample/key.log" 2>&-; do sleep 0.2; done
    sleep 0.5
    case $prompt in *secret) printf '%s\r' "$ESPACE_KEY" ;; *) printf 'long enough\r' ;; esac
  done
} | script -qefc 'npx hardhat keystore set ESPACE_KEY' "$sample/key.log" > /dev/null
key=$ESPACE_KEY
unset ESPACE_KEY # Hardhat prefers a variable to the keystore
for kind in transparent uups; do
  for step in deploy upgrade; do
    echo "# #region $step-$kind"
    type $step-$kind
    echo "# #endregion $step-$kind"
  done
done
export ESPACE_KEY=$key
npx hardhat run scripts/node.ts --network espaceLocal
for kind in transparent uups beacon; do show slots-$kind; done
echo '# #region costs'
npx hardhat run scripts/costs.ts --network espaceLocal | sed /^$/d
echo '# #endregion costs'
