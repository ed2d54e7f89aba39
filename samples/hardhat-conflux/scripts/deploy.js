const { writeFileSync } = require('node:fs');
const { conflux, network } = require('hardhat');

async function main() {
  const [account] = await conflux.getSigners();
  const Counter = await conflux.getContractFactory('Counter');
  const receipt = await Counter.constructor(5)
    .sendTransaction({ from: account.address })
    .executed();
  if (receipt.outcomeStatus !== 0) throw new Error(receipt.txExecErrorMsg);

  console.log(`${network.name}: ${receipt.contractCreated}`);
  console.log(`deposit for code and storage: ${Number(receipt.storageCollateralized) / 1024} CFX`);
  writeFileSync('address.txt', receipt.contractCreated);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
