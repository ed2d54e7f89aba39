# Follows the three tutorials from an empty folder: the pages' commands and files, one after the other.
# bash run.sh tutorials, then bash run.sh limits in the same folder.
sample=$PWD
take() { for file in "$@"; do cp "$sample/$file" "$file"; done; }
# The printed text has regions: the page of a collection shows some.
show() { echo "# #region $1"; . "$sample/steps/$1.sh"; echo "# #endregion $1"; }

mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  tutorials)
    . "$sample/steps/start.sh" >&2 # what npm says differs from run to run
    take compile.ts core.ts
    take contracts/Postcard.sol postcard.ts
    show postcard
    take contracts/Toolbox.sol toolbox.ts
    show toolbox
    take contracts/Invitation.sol tree.ts invitation.ts
    show invitation
    take proofs.ts
    show proofs
    ;;
  limits)
    cd core-nft
    take turns.ts
    show turns
    take toolbox-limits.ts
    show toolbox-limits
    take contracts/Attacks.sol invitation-limits.ts
    show invitation-limits
    take weaken.ts unguarded.ts
    show unguarded
    take contracts/Collector.sol postcard-limits.ts
    show postcard-limits
    ;;
esac
