mkdir core-nft && cd core-nft
npm init -y && npm pkg set type=module overrides.viem=2.57.20
npm install --save-exact cive@0.8.1 viem@2.57.20 solc@0.8.37 @openzeppelin/contracts@5.7.0 @openzeppelin/merkle-tree@1.0.8 tsx@4.23.15
mkdir contracts
