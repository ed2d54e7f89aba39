// Reads accounts of Core Space and shows what changes each field.
import type { Address } from 'cive';
import { encodeFunctionData, formatEther, keccak256, parseAbi, type Hex } from 'viem';
import {
  ask,
  assert,
  base32,
  call,
  CFX,
  core,
  deploy,
  funder,
  hexOf,
  newAccount,
  send,
  sponsor,
} from './client.js';

const mark = (line: string) => console.log(`# #${line}`);
type State = Record<
  | 'address'
  | 'balance'
  | 'nonce'
  | 'codeHash'
  | 'stakingBalance'
  | 'collateralForStorage'
  | 'accumulatedInterestReturn'
  | 'admin',
  Hex
>;
const read = async (address: string) => (await ask<State>('cfx_getAccount', address)).result;

const STAKING = base32('0x0888000000000000000000000000000000000002');
const ADMIN_CONTROL = base32('0x0888000000000000000000000000000000000000');
const stakingAbi = parseAbi([
  'function deposit(uint256 amount)',
  'function voteLock(uint256 amount, uint256 unlockBlockNumber)',
]);
const adminAbi = parseAbi(['function setAdmin(address contractAddr, address newAdmin)']);
const deposit = (amount: bigint) =>
  encodeFunctionData({ abi: stakingAbi, functionName: 'deposit', args: [amount] });
const voteLock = (amount: bigint, until: bigint) =>
  encodeFunctionData({ abi: stakingAbi, functionName: 'voteLock', args: [amount, until] });
const setAdmin = (contract: string, admin: Hex) =>
  encodeFunctionData({ abi: adminAbi, functionName: 'setAdmin', args: [hexOf(contract), admin] });

const amounts: (keyof State)[] = [
  'balance',
  'stakingBalance',
  'collateralForStorage',
  'accumulatedInterestReturn',
];
const user = newAccount();
const shown = (field: keyof State, value: Hex) => {
  if (amounts.includes(field)) return `${formatEther(BigInt(value))} CFX`;
  if (field === 'nonce') return String(Number(value));
  return hexOf(value) === hexOf(user.address) ? 'user' : 'another account';
};

// #region changes
/** Runs an action and prints which fields of an account it changed. */
async function changes(
  action: string,
  address: string,
  run: () => Promise<unknown>,
): Promise<(keyof State)[]> {
  const before = await read(address);
  await run();
  const after = await read(address);
  const fields = (Object.keys(after) as (keyof State)[]).filter(
    (field) => after[field] !== before[field],
  );
  console.log(action);
  for (const field of fields)
    console.log(
      `  ${field.padEnd(22)}${shown(field, before[field])} → ${shown(field, after[field])}`,
    );
  return fields;
}
// #endregion changes
const expect = (fields: string[], ...expected: string[]) =>
  assert(
    [...fields].sort().join() === [...expected].sort().join(),
    `this changes ${expected.join(', ')}, not ${fields.join(', ')}`,
  );

const notebook = await deploy();

mark('region unused');
console.log(JSON.stringify(await read(user.address), undefined, 2));
mark('endregion unused');
assert(
  (await read(user.address)).codeHash === keccak256('0x'),
  'an unused address has the hash of empty code',
);

mark('region exists');
// #region exists
const { address } = newAccount();
const admin = async () => (await ask('cfx_getAdmin', address)).result;
console.log('unused       ', await admin());
await send(funder, { to: address, value: 0n });
console.log('after 0 drip ', await admin());
await send(funder, { to: address, value: 1n });
console.log('after 1 drip ', await admin());
// #endregion exists
mark('endregion exists');
assert((await admin()) !== null, 'an account that received CFX exists');

mark('region changes');
expect(
  await changes('receives 100 CFX', user.address, () =>
    send(funder, { to: user.address, value: 100n * CFX }),
  ),
  'balance',
);
const write = () => send(user, { to: notebook, data: call('write', [5n]) });
expect(
  await changes('writes a storage entry', user.address, write),
  'balance',
  'nonce',
  'collateralForStorage',
);
const stake = () => send(user, { to: STAKING, data: deposit(10n * CFX) });
expect(await changes('stakes 10 CFX', user.address, stake), 'balance', 'nonce', 'stakingBalance');
const lock = () => send(user, { to: STAKING, data: voteLock(4n * CFX, 200_000_000n) });
expect(await changes('locks 4 CFX of the stake for votes', user.address, lock), 'balance', 'nonce');
let own: Address | undefined;
const deployOwn = async () => void (own = await deploy(user));
expect(
  await changes('deploys a contract', user.address, deployOwn),
  'balance',
  'nonce',
  'collateralForStorage',
);
mark('endregion changes');
assert(own !== undefined, 'the contract is deployed');
const contract: Address = own;

mark('region user');
console.log(JSON.stringify(await read(user.address), undefined, 2));
mark('endregion user');
mark('region contract');
console.log(JSON.stringify(await read(contract), undefined, 2));
mark('endregion contract');
assert(Number((await read(contract)).nonce) === 1, 'the nonce of a contract starts at 1');
assert(
  hexOf((await read(contract)).admin) === hexOf(user.address),
  'the sender of the deployment is the admin',
);

mark('region contract-changes');
expect(
  await changes('creates another contract', contract, () =>
    send(funder, { to: contract, data: call('addPage') }),
  ),
  'nonce',
);
const give = () =>
  send(user, { to: ADMIN_CONTROL, data: setAdmin(contract, hexOf(funder.address)) });
expect(await changes('gets another admin', contract, give), 'admin');
mark('endregion contract-changes');

mark('region methods');
// #region methods
const now = await read(user.address);
const alone = async <T>(method: string) => (await ask<T>(method, user.address)).result;
assert(now.balance === (await alone<Hex>('cfx_getBalance')), 'balance');
assert(now.nonce === (await alone<Hex>('cfx_getNextNonce')), 'nonce');
assert(now.codeHash === keccak256(await alone<Hex>('cfx_getCode')), 'codeHash');
assert(now.stakingBalance === (await alone<Hex>('cfx_getStakingBalance')), 'stakingBalance');
assert(
  now.collateralForStorage === (await alone<Hex>('cfx_getCollateralForStorage')),
  'collateralForStorage',
);
assert(now.admin === (await alone<Hex>('cfx_getAdmin')), 'admin');
// #endregion methods
console.log('vote list   ', JSON.stringify(await alone('cfx_getVoteList')));
console.log('deposit list', JSON.stringify(await alone('cfx_getDepositList')));
mark('endregion methods');

mark('region points');
// #region points
await sponsor(notebook, CFX, CFX / 16n); // half of the deposit becomes 32 storage points
const guest = newAccount();
await send(guest, { to: notebook, data: call('write', [7n]) }); // needs 64 units
const { collateralForStorage } = await read(notebook);
const { result: fromBalance } = await ask<Hex>('cfx_getCollateralForStorage', notebook);
const { usedStoragePoints } = await core.getSponsorInfo({ address: notebook });
console.log(`collateralForStorage         ${formatEther(BigInt(collateralForStorage))} CFX`);
console.log(`cfx_getCollateralForStorage  ${formatEther(BigInt(fromBalance))} CFX`);
console.log(`usedStoragePoints            ${usedStoragePoints}`);
// #endregion points
mark('endregion points');
assert(
  BigInt(collateralForStorage) - BigInt(fromBalance) === CFX / 32n,
  'points count as the CFX that they replace',
);

mark('region guest');
console.log(
  `guest: balance ${BigInt((await read(guest.address)).balance)}, nonce ${Number((await read(guest.address)).nonce)}`,
);
mark('endregion guest');
