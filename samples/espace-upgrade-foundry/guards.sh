# Removes one guard at a time and shows which tests fail. With all guards, all tests pass.
export PATH=$PWD/node_modules/@foundry-rs/forge-linux-amd64/bin:$PATH
cd checks # the project that run.sh has left
forge test >&2
without() { # name, file, what sed does
  cp $2 saved
  sed -i "$3" $2
  if cmp -s saved $2; then echo "nothing removed: $1" >&2; exit 1; fi
  echo "without $1:"
  if failed=$(forge test 2>&1); then echo "no test fails" >&2; exit 1; fi
  echo "$failed" | grep '^\[FAIL' | sed 's/.*\] \(test_[A-Za-z0-9_]*\|setUp\).*/  \1/' | sort -u
  cp saved $2
}
without '_disableInitializers' src/Tally.sol 's/_disableInitializers();//'
without 'initializer' src/Tally.sol 's/external initializer {/external reinitializer(uint64(gasleft())) {/'
without '_disableInitializers in TallyUups.sol' src/TallyUups.sol 's/_disableInitializers();//'
without 'onlyOwner in TallyUupsV1' src/TallyUups.sol '0,/internal override onlyOwner/s//internal override/'
without 'onlyOwner in TallyUupsV2' src/TallyUups.sol '/contract TallyUupsV2/,$s/internal override onlyOwner/internal override/'
without 'the order of the variables' src/Tally.sol '/contract TallyV2/,$s/public resets; .*/public x;/;/contract TallyV2/,$s/uint256 public count;/uint256 public resets; uint256 public count;/'
without 'the order of the variables in TallyUups.sol' src/TallyUups.sol '/contract TallyUupsV2/,$s/public resets; .*/public x;/;/contract TallyUupsV2/,$s/uint256 public count;/uint256 public resets; uint256 public count;/'
