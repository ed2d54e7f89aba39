# Follows the page from an empty folder: bash run.sh start, then bash run.sh coin and bash run.sh found.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start) . "$sample/steps/start.sh" >&2 ;; # what npm says differs from run to run
  *)
    cp "$sample"/*.sol "$sample/solc.d.ts" "$sample/compile.ts" "$sample/espace.ts" "$sample/check.ts" .
    . "$sample/steps/$1.sh"
    ;;
esac
