const { readFileSync } = require('node:fs');
const { conflux } = require('hardhat');

async function main() {
  const [account] = await conflux.getSigners();
  const counter = await conflux.getContractAt('Counter', readFileSync('address.txt', 'utf8'));
  console.log(`count before: ${await counter.count()}`);

  const receipt = await counter.add(3).sendTransaction({ from: account.address }).executed();
  const [added] = receipt.logs.map((log) => counter.abi.decodeLog(log));
  console.log(
    `${added.name}: ${added.object.amount} by the account: ${added.object.by === account.address}`,
  );
  console.log(`count after: ${await counter.count()}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
