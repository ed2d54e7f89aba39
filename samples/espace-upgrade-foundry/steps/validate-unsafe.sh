npx @openzeppelin/upgrades-core@1.46.0 validate out/build-info --contract src/Bad.sol:TallyUnsafe
