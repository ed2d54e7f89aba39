import { writeFileSync } from 'node:fs';
import hre from 'hardhat';
import { upgrades } from '@openzeppelin/hardhat-upgrades/viem';
import { parseGwei } from 'viem';

const connection = await hre.network.create();
const api = await upgrades(hre, connection);
const client = await connection.viem.getPublicClient();
const [{ account }] = await connection.viem.getWalletClients();
const fees = { maxFeePerGas: parseGwei('41'), maxPriorityFeePerGas: parseGwei('1') };

const args = [account.address, 5n];
const tally = await api.deployProxy('TallyV1', args, { kind: 'transparent', ...fees });
const hash = await tally.write.add([], fees);
await client.waitForTransactionReceipt({ hash, checkReplacement: false });
writeFileSync('proxy.txt', tally.address);
console.log(`proxy ${tally.address}, count ${await tally.read.count()}`);
