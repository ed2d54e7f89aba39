# Follows both pages: create-eth makes the project, the files of the pages go over it, and their commands run.
set -eo pipefail
sample=$PWD
mkdir "$sample/home" "$sample/bin"
export HOME=$sample/home NEXT_TELEMETRY_DISABLED=1 HARDHAT_DISABLE_TELEMETRY_PROMPT=true npm_config_update_notifier=false
export npm_config_loglevel=error
export GIT_AUTHOR_NAME=Reader GIT_AUTHOR_EMAIL=reader@example.com GIT_COMMITTER_NAME=Reader GIT_COMMITTER_EMAIL=reader@example.com

# In the place of Yarn: the packages come from this sample's lock file, and the project's own scripts run in the same folders.
cat > "$sample/bin/yarn" <<'EOF'
#!/bin/bash -e
case $1 in
  install) exit ;;
  next:*) cd packages/nextjs; script=${1#next:} ;;
  *) cd packages/hardhat; script=${1#hardhat:} ;;
esac
exec npm run --silent "$script" -- "${@:2}"
EOF
chmod +x "$sample/bin/yarn"
export PATH=$sample/bin:$PATH

take() { for file in "$@"; do mkdir -p "$(dirname "$file")"; cp "$sample/$file" "$file"; done; }
# The printed text has regions, and a page shows one where it shows the command.
show() { echo "# #region $1"; "$2" "$1"; echo "# #endregion $1"; }
tidy() { sed -E '/Warning:|not fully supported/,/^$/d; /Learn more/d; s/ \([0-9]+m?s\)$//; s/^ +$//; /^$/d'; }
run() { bash -e "$sample/steps/$1.sh" 2>&1; }
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
  sed -e 1d -e '$d' -e 's/\x1b\[[0-9;?]*[A-Za-z]//g' "$log" | tr -d '\r' | sed -E -e '/Warning:/,/^ *$/d' -e '/password/d' -e '/^$/d'
}

. "$sample/steps/start.sh" >&2
ln -s "$sample/node_modules" packages/nextjs/node_modules # where a type declaration of the template looks
. "$sample/steps/install.sh" >&2
take packages/hardhat/{hardhat.config.ts,compiler.ts,utils/fees.ts,deploy/00_deploy_your_contract.ts}
type key 'Paste your private key'="$ESPACE_KEY" 'Enter a password=long enough' 'Confirm password=long enough' >&2
grep -q DEPLOYER_PRIVATE_KEY_ENCRYPTED packages/hardhat/.env
if grep -qi "${ESPACE_KEY#0x}" packages/hardhat/.env || ! git check-ignore -q packages/hardhat/.env; then exit 1; fi
echo '# #region deploy'
type deploy 'Enter password=long enough'
echo '# #endregion deploy'
take packages/nextjs/scaffold.config.ts
show test run | tidy

# The second page.
take packages/hardhat/{contracts/Ticket.sol,deploy/01_deploy_ticket.ts}
echo '# #region ticket-deploy'
type ticket-deploy 'Enter password=long enough'
echo '# #endregion ticket-deploy'
take packages/hardhat/{test/Ticket.ts,scripts/mint.ts} packages/nextjs/app/tickets/page.tsx
show ticket-test run | tidy
export __RUNTIME_DEPLOYER_PRIVATE_KEY=$ESPACE_KEY
echo "# #region mint"
(cd packages/hardhat; npx hardhat run scripts/mint.ts --network espaceLocal)
echo "# #endregion mint"

# The web page, with the files of both pages and the generated addresses.
run types > "$sample/types.log" || { cat "$sample/types.log"; exit 1; }
echo '# #region types'
echo 'no type errors'
echo '# #endregion types'
# The types come from the deployed contract: a function that it doesn't have is an error.
sed -i "s/functionName: 'minted'/functionName: 'sold'/" packages/nextjs/app/tickets/page.tsx
if run types > "$sample/types.log"; then echo 'A wrong name passed' >&2; exit 1; fi
echo '# #region wrong-name'
grep -oE "^app/tickets/page.tsx.*: error TS[0-9]+: Type '\"sold\"' is not assignable" "$sample/types.log"
echo '# #endregion wrong-name'
