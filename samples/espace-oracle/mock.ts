// Publishes a price through a mock and prints its address, for price.ts.
import { deploy, now } from './espace.ts';

const CFX_USD = '0x8879170230c9603342f3837cf9a8e76c61791198fb1271bb2552c9af7b33c933';
const oracle = await deploy('MockOracle');
const publishTime = (await now()) - 1_800n;
await oracle.write('set', [CFX_USD, { price: 10_000_000n, conf: 20_000n, expo: -8, publishTime }]);
console.log(oracle.address);
