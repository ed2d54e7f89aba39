# Follows the tutorial from an empty folder: bash run.sh start, then bash run.sh deploy and so on.
# Each run puts the page's files of that step into the folder and runs the page's command.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start) . "$sample/steps/start.sh" >&2 ;; # what npm says differs from run to run
  *)
    cd sponsor
    cp "$sample/Guestbook.sol" "$sample/conflux.ts" "$sample/$1.ts" .
    # The message that the page has for a key that isn't set.
    env -u CORE_KEY_2 npx tsx conflux.ts 2>&1 | grep -q 'ParserError: undefined not match "hex"'
    . "$sample/steps/keys.sh"
    npx tsx "$1.ts"
    ;;
esac
