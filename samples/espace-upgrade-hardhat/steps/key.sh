npx hardhat keystore set ESPACE_KEY
