# Runs the same steps with each library; the output must be the same.
tsx viem.ts | tee viem.out
tsx ethers.ts > ethers.out
tsx web3js.ts > web3js.out
cmp viem.out ethers.out
cmp viem.out web3js.out
