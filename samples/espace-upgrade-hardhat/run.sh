# Follows each page from an empty folder: its commands one after the other, with only the files that it shows by then.
set -o pipefail
export sample=$PWD
empty=$sample/../empty # outside: Hardhat starts no project inside another one
export npm_config_cache=$(npm config get cache) HOME=$sample/home # the keystore of this run
mkdir -p "$HOME" "$empty"
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

# A page shows no region comments, and at first only the first version.
put() { sed -E '/^ *\/\/ #(end)?region /d' "$sample/$1" > $1; }
first() { sed -n '/#region v1/,/#endregion v1/p' "$sample/$1" | sed -E '/^ *\/\/ #(end)?region /d' > $1; }
expect() { grep -q "$1" || { echo "expected $1" >&2; exit 1; }; }

key=$ESPACE_KEY
unset ESPACE_KEY # Hardhat prefers a variable to the keystore
for kind in transparent uups; do
  source=contracts/Tally.sol
  if [ $kind = uups ]; then source=contracts/TallyUups.sol; fi
  mkdir "$empty/$kind" && cd "$empty/$kind"
  . "$sample/steps/start.sh" >&2 # what npm says differs from run to run
  cp "$sample/hardhat.config.ts" .
  mkdir contracts scripts
  if [ $kind = transparent ]; then
    {
      for prompt in 'Enter the password' 'Please confirm' 'Enter secret'; do
        until grep -q "$prompt" "$sample/key.log" 2>&-; do sleep 0.2; done
        sleep 0.5
        case $prompt in *secret) printf '%s\r' "$key" ;; *) printf 'long enough\r' ;; esac
      done
    } | script -qefc "bash -e $sample/steps/key.sh" "$sample/key.log" > /dev/null
  fi
  first $source
  put scripts/deploy-$kind.ts
  echo "# #region deploy-$kind"
  type deploy-$kind | tee "$sample/printed"
  echo "# #endregion deploy-$kind"
  expect 'count 5$' < "$sample/printed"
  put $source
  put scripts/upgrade-$kind.ts
  echo "# #region upgrade-$kind"
  type upgrade-$kind | tee "$sample/printed"
  echo "# #endregion upgrade-$kind"
  expect 'count 5, resets 0$' < "$sample/printed"
done
export ESPACE_KEY=$key

# The page with the checks, and the concept page: in one project with the contracts of both.
cp -r "$empty/transparent/upgrade" "$empty/checks" && cd "$empty/checks"
mkdir test
for folder in contracts scripts test; do
  for file in "$sample/$folder"/*; do put $folder/${file##*/}; done
done
cp "$sample/slots.mjs" .
show test | sed -E 's/ \([0-9]+ms\)$//' # shown for slow tests only
for kind in transparent uups; do
  for step in deploy upgrade; do npx hardhat run scripts/$step-$kind.ts --network espaceLocal >&2; done
  mv proxy.txt $kind.txt
done
npx hardhat run scripts/node.ts --network espaceLocal
for kind in transparent uups beacon; do show slots-$kind; done
echo '# #region costs'
npx hardhat run scripts/costs.ts --network espaceLocal | sed /^$/d
echo '# #endregion costs'
