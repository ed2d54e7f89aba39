npx forge build --force
npx openzeppelin-upgrades-core validate out/build-info --contract src/Bad.sol:TallyUnsafe
