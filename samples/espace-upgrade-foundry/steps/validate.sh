forge clean && forge build
npx @openzeppelin/upgrades-core@1.46.0 validate out/build-info --contract src/Tally.sol:TallyV2
