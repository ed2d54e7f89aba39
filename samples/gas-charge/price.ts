// Which price a transaction pays, and what the pool refuses.
import { GDRIP, inGdrip } from './setup.ts';
import { outcome, ownAddress, refusal, send, type Space } from './send.ts';

const SPACES: Space[] = ['Core', 'eSpace'];
const LARGEST = { Core: 27_000_000n, eSpace: 15_000_000n };
const transfer = (space: Space, gas = 21_000n) => ({ to: ownAddress[space], gas });

// #region prices
const prices = {
  'maximum 40, priority 1': { maxFeePerGas: 40n * GDRIP, maxPriorityFeePerGas: GDRIP },
  'maximum 20.5, priority 5': {
    maxFeePerGas: (41n * GDRIP) / 2n,
    maxPriorityFeePerGas: 5n * GDRIP,
  },
  'gasPrice 30': {
    gasPrice: 30n * GDRIP,
    maxFeePerGas: undefined,
    maxPriorityFeePerGas: undefined,
  },
};
for (const [label, fees] of Object.entries(prices)) {
  const { price } = await outcome('eSpace', await send('eSpace', transfer('eSpace'), fees));
  console.log(`eSpace, ${label}: paid ${inGdrip(price)} Gdrip`);
}
// #endregion prices

for (const space of SPACES) {
  console.log(
    `${space}, gas limit one too high: ${await refusal(space, transfer(space, LARGEST[space] + 1n))}`,
  );
  console.log(`${space}, gas limit 20,999: ${await refusal(space, transfer(space, 20_999n))}`);
}
