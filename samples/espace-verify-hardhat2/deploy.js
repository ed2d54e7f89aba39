// Deploys Badge('Gold', 3) from the chain's first account and prints its address.
const { artifacts, network } = require('hardhat');
const { defaultAbiCoder } = require('@ethersproject/abi');

async function main() {
  const { bytecode } = await artifacts.readArtifact('Badge');
  const args = defaultAbiCoder.encode(['string', 'uint256'], ['Gold', 3]);
  const [from] = await network.provider.send('eth_accounts');
  const data = bytecode + args.slice(2);
  const hash = await network.provider.send('eth_sendTransaction', [{ from, data }]);
  const receipt = await network.provider.send('eth_getTransactionReceipt', [hash]);
  console.log(receipt.contractAddress);
}

main();
