# Follows the page from an empty folder: its commands one after the other, with its files put where it says.
sample=$PWD
export HOME=$sample/home # the keystore of this run
export npm_config_progress=false # no spinner
mkdir -p "$HOME" "$sample/empty"
take() { for file in "$@"; do cp -p "$sample/$file" "$file"; done; }
# The printed text has regions, and the page shows one where it shows the command.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }
# Someone at a terminal types $1; what the prompts print is left out, and a spinner stands still.
type() { printf "$1" | script -qec "bash -e $sample/steps/$2.sh" /dev/null | tr -d '\r' | sed 's/\x1b\[[0-9]*[A-Z]//g' | sed -E -e 's/.*(\[[^]]*\] Compiling)/\1/' -e 's/^\[[^] ]+\] /[⠊] /' -e '/^\[⠊\] Compiling\.\.\.$/d' | sed -e '/^ *$/d' -e '/^=*$/d' -e '/password:/d' -e '/^pw$/d' -e "/$ESPACE_KEY/d" -e '/ saved to: /d'; }

cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
take solc.js foundry.toml src/Poll.sol test/Poll.t.sol
show test # the first thing that compiles, as on the page
take script/DeployPoll.s.sol charged.js
type "$ESPACE_KEY\npw\n" key >&2
echo '# #region default'
type 'pw\n' default
echo '# #endregion default'
show fee
echo '# #region script'
type 'pw\n' script
echo '# #endregion script'
echo '# #region create'
type 'pw\n' create
echo '# #endregion create'
show call
