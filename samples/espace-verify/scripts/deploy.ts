import { network } from 'hardhat';

const { viem } = await network.create();
const badge = await viem.deployContract('Badge', ['Gold', 3n]);
console.log(badge.address);
