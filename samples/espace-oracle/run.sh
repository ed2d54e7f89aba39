# Follows both pages from an empty folder: bash run.sh start, then price, read and attack.
# Each run puts the page's files into the folder and runs the page's command.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start) # what npm says differs from run to run
    . "$sample/steps/first.sh" >&2
    . "$sample/steps/start.sh" >&2
    ;;
  price)
    export ORACLE=$(cd "$sample" && npx tsx mock.ts)
    cp "$sample/price.ts" .
    . "$sample/steps/price.sh"
    ;;
  *)
    cp "$sample"/contracts/*.sol contracts
    cp "$sample/espace.ts" "$sample/$1.ts" .
    . "$sample/steps/$1.sh"
    ;;
esac
