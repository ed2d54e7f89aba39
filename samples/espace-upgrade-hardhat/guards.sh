# Removes one guard at a time and shows which tests fail. With all guards, all tests pass.
export NO_COLOR=1 sample=$PWD
hardhat test >&2
without() { # name, what sed does, files
  local name=$1 change=$2 failed file
  shift 2
  for file in "$@"; do cp "$file" "$file.saved"; sed -i "$change" "$file"; done
  if cmp -s "$1" "$1.saved"; then echo "nothing removed: $name" >&2; exit 1; fi
  echo "without $name:"
  if failed=$(hardhat test 2>&1); then echo "no test fails" >&2; exit 1; fi
  # The list at the end: "1) the suite", then the test.
  echo "$failed" | sed -n '/failing/,$p' | grep -A1 -E '^ +[0-9]+\) ' | sed -nE 'N; s/^ +[0-9]+\) (.*)\n +(.*):$/  \1: \2/p; n'
  for file in "$@"; do mv "$file.saved" "$file"; done
}
without 'the check of the layout' "s/kind: 'transparent' }/kind: 'transparent', unsafeSkipStorageCheck: true }/; s/'TallyShifted')/'TallyShifted', {unsafeSkipStorageCheck: true})/; s/'TallyUupsShifted')/'TallyUupsShifted', {unsafeSkipStorageCheck: true})/" test/Layout.ts test/Uups.ts
without '_disableInitializers' 's/_disableInitializers();//' contracts/Tally.sol contracts/TallyUups.sol
without 'initializer' 's/external initializer {/external reinitializer(uint64(gasleft())) {/' contracts/Tally.sol contracts/TallyUups.sol
without 'onlyOwner in TallyUupsV1' '0,/internal override onlyOwner/s//internal override/' contracts/TallyUups.sol
without 'onlyOwner in TallyUupsV2' '/contract TallyUupsV2/,$s/internal override onlyOwner/internal override/' contracts/TallyUups.sol
