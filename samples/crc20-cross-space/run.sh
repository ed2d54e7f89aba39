# Follows the tutorial from an empty folder: the page's commands one after the other, with the page's files put where it says.
sample=$PWD
mkdir "$sample/empty"
cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
for file in contracts/{Ticket,EspaceToken,Gate}.sol compile.ts spaces.ts move.ts; do cp "$sample/$file" "$file"; done
. "$sample/steps/move.sh"
