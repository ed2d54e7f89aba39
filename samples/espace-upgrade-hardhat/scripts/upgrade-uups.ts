import { readFileSync } from 'node:fs';
import hre from 'hardhat';
import { upgrades } from '@openzeppelin/hardhat-upgrades/viem';
import { getAddress, parseGwei } from 'viem';

const api = await upgrades(hre, await hre.network.create());
const fees = { maxFeePerGas: parseGwei('41'), maxPriorityFeePerGas: parseGwei('1') };

const proxy = getAddress(readFileSync('proxy.txt', 'utf8'));
const before = await api.erc1967.getImplementationAddress(proxy);
const tally = await api.upgradeProxy(proxy, 'TallyUupsV2', fees);
console.log(`count ${await tally.read.count()}, resets ${await tally.read.resets()}`);
console.log(`implementation ${before} -> ${await api.erc1967.getImplementationAddress(proxy)}`);
