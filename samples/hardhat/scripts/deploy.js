const {ethers, network} = require('hardhat');

async function main() {
  const counter = await ethers.deployContract('Counter');
  await counter.waitForDeployment();
  await (await counter.add(3)).wait();
  const {chainId} = await ethers.provider.getNetwork();
  console.log(`${network.name}, chain ${chainId}: ${await counter.getAddress()} counts ${await counter.count()}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
