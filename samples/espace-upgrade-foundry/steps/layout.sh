bash -e layout.sh src/Tally.sol:TallyV1 src/Tally.sol:TallyV2
