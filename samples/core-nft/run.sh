# Follows the three tutorials from an empty folder: the pages' commands and files, one after the other.
sample=$PWD
take() { for file in "$@"; do cp "$sample/$file" "$file"; done; }
# The printed text has regions: the page of a collection shows one.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }

mkdir "$sample/empty"
cd "$sample/empty"
. "$sample/steps/start.sh" >&2 # what npm says differs from run to run
take compile.ts core.ts
take contracts/Postcard.sol postcard.ts
show postcard
take contracts/Toolbox.sol toolbox.ts
show toolbox
take contracts/{Invitation,Attacks}.sol tree.ts invitation.ts
show invitation
