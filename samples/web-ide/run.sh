# Follows the page's check from an empty folder, for the contract that deploy.ts has deployed.
sample=$PWD
mkdir "$sample/empty"
cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
for file in Message.sol compile.ts check.ts verify.ts; do cp "$sample/$file" .; done
export CONTRACT=$(cat "$sample/address.txt")
. "$sample/steps/verify.sh"
