# Follows the page from an empty folder; the test starts run.ts there.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
. "$sample/steps/start.sh"
