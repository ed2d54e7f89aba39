# Follows the page from an empty folder: its commands one after the other, with its files put where it says.
sample=$PWD
export HOME=$sample/home # the keystore of this run
# The programs themselves, as foundryup installs them: npm's wrappers end with 0 even if a transaction fails.
for program in forge cast; do PATH=$sample/node_modules/@foundry-rs/$program-linux-amd64/bin:$PATH; done
mkdir -p "$HOME" "$sample/empty"
take() { for file in "$@"; do cp -p "$sample/$file" "$file"; done; }
# The printed text has regions, and the page shows one where it shows the command.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }
# Someone at a terminal types $1; what the prompts print is left out, and a spinner stands still.
type() { printf "$1" | script -qec "bash -e $sample/steps/$2.sh" /dev/null | tr -d '\r' | sed 's/\x1b\[[0-9]*[A-Z]//g' | sed -E -e 's/.*(\[[^]]*\] Compiling)/\1/' -e 's/^\[[^] ]+\] /[⠊] /' -e 's/( finished in [0-9.]+[a-z]+)\[.*/\1/' -e '/^\[⠊\] Compiling\.\.\.$/d' | sed -e '/^ *$/d' -e '/^=*$/d' -e '/password:/d' -e '/^pw$/d' -e "/$ESPACE_KEY/d" -e '/ saved to: /d'; }

cd "$sample/empty"
. "$sample/steps/start.sh" >&2
mkdir -p lib/forge-std
cp -r "$sample/node_modules/@layerzerolabs/toolbox-foundry/lib/forge-std" lib/forge-std/src
take solc.js foundry.toml src/Poll.sol script/DeployPoll.s.sol
type "$ESPACE_KEY\npw\n" key >&2
show fee
echo '# #region script'
type 'pw\n' script
echo '# #endregion script'
POLL=$(node -p "require('./broadcast/DeployPoll.s.sol/1235/run-latest.json').transactions[0].contractAddress")
show call
cp "$sample/charged.js" .
echo '# #region script-charged'
node charged.js
echo '# #endregion script-charged'
take test/Poll.t.sol
show test
echo '# #region default'
type 'pw\n' default
echo '# #endregion default'
echo '# #region default-charged'
node charged.js
echo '# #endregion default-charged'
echo '# #region create'
type 'pw\n' create
echo '# #endregion create'
