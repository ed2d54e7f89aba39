import { network } from 'hardhat';

const { viem, networkName } = await network.create();
const client = await viem.getPublicClient();

const counter = await viem.deployContract('Counter');
const hash = await counter.write.add([3n]);
await client.waitForTransactionReceipt({ hash });

console.log(
  `${networkName}, chain ${await client.getChainId()}: ${counter.address} counts ${await counter.read.count()}`,
);
