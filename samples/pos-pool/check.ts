// Reads who can change a pool's contract, and what its validator does: CORE_RPC=… CORE_NETWORK=1029 tsx check.ts cfx:…
import { parseAbi, type Hex } from 'viem';
import { ask } from '../harness/chain.ts';
import { base32, cfx, contractAt, hex, posRegister, vote } from './client.ts';

const [address = ''] = process.argv.slice(2);
const print = (name: string, value: unknown) => console.log(`${name.padEnd(20)} ${String(value)}`);
const kinds: Record<string, string> = { '0': 'nobody', '1': 'account', '8': 'contract' };
const who = (account: string | null) =>
  account
    ? `${kinds[account[2] ?? ''] ?? 'unknown'} ${/^0x0+$/.test(account) ? '' : account}`.trim()
    : 'nobody';

// #region power
// From the node: the admin can take the contract's CFX, whatever its code allows.
const admin = await ask<string | null>('cfx_getAdmin', address);
print('admin', who(admin && hex(admin)));

// The slot in which an ERC-1967 proxy keeps the address of its code.
const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const stored = await ask<Hex | null>('cfx_getStorageAt', address, slot);
print(
  'code is at',
  stored && BigInt(stored)
    ? `${who(`0x${stored.slice(-40)}`)}, replaceable`
    : 'the pool itself; no ERC-1967 proxy',
);

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function owner() view returns (address)',
  'function manager() view returns (address)',
  'function votingEscrow() view returns (address)',
  'function poolUserShareRatio() view returns (uint256)',
  'function _poolLockPeriod() view returns (uint256)',
  'function _poolUnlockPeriod() view returns (uint256)',
]);
const pool = contractAt(base32(hex(address)), abi);
const read = (name: string, show: (value: never) => string) =>
  pool.read(name).then(
    (value) => print(name, show(value as never)),
    (error: Error) => {
      // Only a refusal by the contract, or an empty result, means that it hasn't this function.
      if (!/-32015|returned no data/.test(error.message)) throw error;
      print(name, 'no such function');
    },
  );
const days = (blocks: bigint) =>
  `${blocks} blocks, ${(Number(blocks) / 172_800).toFixed(2)} days at two a second`;
await read('VERSION', String);
await read('owner', who);
await read('manager', who);
await read('votingEscrow', who);
await read('poolUserShareRatio', (value: bigint) => `${Number(value) / 100}% of the rewards`);
await read('_poolLockPeriod', days);
await read('_poolUnlockPeriod', days);
// #endregion power

// #region validator
const id = await posRegister.read<Hex>('addressToIdentifier', hex(address));
if (BigInt(id) === 0n) throw new Error('This contract has never registered a validator');
const [total, unlocked] = await posRegister.read<[bigint, bigint]>('getVotes', id);
const stake = BigInt(await ask<Hex>('cfx_getStakingBalance', address));
print('validator', id);
print('stake', `${cfx(stake)} CFX, ${total - unlocked} votes in use`);
print('free stake', `${cfx(stake - (total - unlocked) * vote)} CFX`);

interface PosAccount {
  status: { availableVotes: Hex; forceRetired: Hex | null; outQueue: { power: Hex }[] };
}
const { status } = await ask<PosAccount>('pos_getAccount', id);
const leaving = status.outQueue.reduce((sum, { power }) => sum + Number(power), 0);
print(
  'on the PoS chain',
  `${Number(status.availableVotes)} votes can be elected, ${leaving} unlocking`,
);
print(
  'forceRetired',
  status.forceRetired ? `since PoS block ${Number(status.forceRetired)}` : 'no',
);
// #endregion validator
