# Follows the tutorial from an empty folder: bash run.sh start, then bash run.sh read and so on.
# Each run puts the page's files of that step into the folder and runs the page's command.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start) . "$sample/steps/start.sh" >&2 ;; # what npm says differs from run to run
  *)
    cd espace-ethers
    cp "$sample/Tally.sol" "$sample/espace.ts" "$sample/tally.ts" "$sample/$1.ts" .
    . "$sample/steps/env.sh"
    . "$sample/steps/$1.sh"
    ;;
esac
