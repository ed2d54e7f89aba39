import { readFileSync } from 'node:fs';
import { getAddress } from 'viem';
import { api, fees } from './espace.js';

const proxy = getAddress(readFileSync('transparent.txt', 'utf8'));
const tally = await api.upgradeProxy(proxy, 'TallyV2', { ...fees });
const [count, step, resets] = await Promise.all([
  tally.read.count(),
  tally.read.step(),
  tally.read.resets(),
]);
console.log(`proxy ${proxy}, count ${count}, step ${step}, resets ${resets}`);
console.log(`implementation ${await api.erc1967.getImplementationAddress(proxy)}`);
if (count !== 10n || step !== 5n || resets !== 0n) throw new Error('The upgrade changed the state');
