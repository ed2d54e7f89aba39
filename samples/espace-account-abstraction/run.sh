# Follows the first user operation from an empty folder: bash run.sh start, then bash run.sh deploy and so on.
# Each run puts the page's files into the folder and runs the page's command.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start) . "$sample/steps/start.sh" >&2 ;; # what npm says differs from run to run
  *)
    cp "$sample"/{chain,contracts,deploy,op,first}.ts smart-account/
    cd smart-account
    . "$sample/steps/$1.sh"
    ;;
esac
