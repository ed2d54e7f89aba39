// What is charged when a transaction fails or clears storage.
import { deploy, heading, ownAddress, printed, send, show, type Space } from './send.ts';
import { type Hex } from 'viem';

const SPACES: Space[] = ['Core', 'eSpace'];
const REVERT: Hex = '0x60006000fd';
const INVALID: Hex = '0xfe';
const WRITE_SLOT: Hex = '0x600160005500';
// Writes what it is sent into slot 0.
const KEEPER = '60003560005500';
const LARGEST = { Core: 27_000_000n, eSpace: 15_000_000n };
const ONE: Hex = `0x${'1'.padStart(64, '0')}`;

heading();
for (const space of SPACES) {
  const keeper = await deploy(space, KEEPER);
  await show(space, 'transfer, the largest limit', { to: ownAddress[space], gas: LARGEST[space] });
  await show(space, 'revert', { data: REVERT, gas: 100_000n });
  await show(space, 'invalid opcode', { data: INVALID, gas: 60_000n });
  if (space === 'Core')
    await show(space, 'write, storage limit 0', {
      data: WRITE_SLOT,
      gas: 60_000n,
      storageLimit: 0n,
    });
  for (const gas of [30_000n, 34_000n]) {
    await send(space, { to: keeper, data: ONE, gas: 100_000n });
    await show(space, 'clear a slot', { to: keeper, gas });
  }
}
await printed();
