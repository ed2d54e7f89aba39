bash -e layout.sh src/TallyUups.sol:TallyUupsV1 src/TallyUups.sol:TallyUupsV2
npx forge build --force
npx openzeppelin-upgrades-core validate out/build-info --contract src/TallyUups.sol:TallyUupsV2
