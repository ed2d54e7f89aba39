# Follows the tutorial from an empty folder: bash run.sh start, then bash run.sh read and bash run.sh attack.
# Each run puts the page's files into the folder and runs the page's command.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start) . "$sample/steps/start.sh" >&2 ;; # what npm says differs from run to run
  *)
    cp "$sample"/contracts/*.sol contracts
    cp "$sample/espace.ts" "$sample/$1.ts" .
    . "$sample/steps/$1.sh"
    ;;
esac
