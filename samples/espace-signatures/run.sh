# Follows the tutorials from an empty folder: bash run.sh start, then bash run.sh sign and so on.
# Each run puts the pages' files into the folder and runs the page's command.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start) . "$sample/steps/start.sh" >&2 ;; # what npm says differs from run to run
  *)
    cp "$sample"/*.ts signatures/
    cp "$sample"/contracts/*.sol signatures/contracts/
    cd signatures
    . "$sample/steps/$1.sh"
    ;;
esac
