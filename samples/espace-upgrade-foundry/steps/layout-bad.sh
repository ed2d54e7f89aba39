bash -e layout.sh src/Tally.sol:TallyV1 src/Bad.sol:TallyShifted
