// Checks, on a local node, what one block, one fee, one deposit of a sponsor and one payment to nobody do to the supply.
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, createWalletClient, http, parseAbi } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import { encodeFunctionData, type Hex } from 'viem';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const key = process.env.CORE_KEY as Hex | undefined;
if (!key) throw new Error('Set CORE_KEY to the key of a funded test account');

const CFX = 10n ** 18n;
const GDRIP = 10n ** 9n;
const BLOCKS_PER_YEAR = 63_072_000n;
const REWARD_DELAY = 12; // epochs

async function ask<T>(method: string, ...params: unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result, error } = (await response.json()) as { result: T; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
function assert(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}
const quantity = (epoch: number): Hex => `0x${epoch.toString(16)}`;
const executed = async () => Number(await ask<Hex>('cfx_epochNumber', 'latest_state'));
async function until(epoch: number) {
  while ((await executed()) < epoch) await pause(100);
}

const networkId = Number((await ask<{ chainId: Hex }>('cfx_getStatus')).chainId);
const chain = defineChain({
  id: networkId,
  name: 'local',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const account = privateKeyToAccount(key, { networkId });
const wallet = createWalletClient({ account, chain, transport: http(url) });
const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const base32 = (hexAddress: Hex) => hexAddressToBase32({ hexAddress, networkId });
const fees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };

type Supply = { totalIssued: Hex; totalCirculating: Hex; totalCollateral: Hex };
/** The supply at an epoch. */
async function supplyAt(epoch: number) {
  const { totalIssued, totalCirculating, totalCollateral } = await ask<Supply>(
    'cfx_getSupplyInfo',
    quantity(epoch),
  );
  const { powBaseReward, interestRate } = await ask<{ powBaseReward: Hex; interestRate: Hex }>(
    'cfx_getParamsFromVote',
    quantity(epoch),
  );
  const numbers = {
    issued: totalIssued,
    circulating: totalCirculating,
    collateral: totalCollateral,
    reward: powBaseReward,
    rate: interestRate,
  };
  const supply = Object.fromEntries(
    Object.entries(numbers).map(([name, hex]) => [name, BigInt(hex)]),
  ) as Record<keyof typeof numbers, bigint>;
  return {
    ...supply,
    burnt: BigInt(await ask<Hex>('cfx_getFeeBurnt', quantity(epoch))),
    blocks: (await ask<Hex[]>('cfx_getBlocksByEpoch', quantity(epoch))).length,
  };
}

/** What the protocol mints in an epoch: for the blocks of the epoch 12 before it, the reward and the interest on collateral. */
async function mintedIn(epoch: number): Promise<bigint> {
  const { collateral, reward, rate, blocks } = await supplyAt(epoch - REWARD_DELAY);
  // #region minted
  const interest = (collateral * rate) / (BLOCKS_PER_YEAR * 1_000_000n); // for one block
  return BigInt(blocks) * (reward + interest);
  // #endregion minted
}

/** Sends a transaction and returns by how much the supply of its epoch differs from what is minted. */
async function effectOf(request: { to: string; value: bigint; data?: Hex }) {
  const estimate = await core.estimateGasAndCollateral({ account, ...request } as never);
  const hash = await wallet.sendTransaction({
    ...request,
    gas: (estimate.gasLimit * 11n) / 10n,
    storageLimit: estimate.storageCollateralized,
    ...fees,
  } as never);
  const { epochNumber, burntGasFee, outcomeStatus } = await core.waitForTransactionReceipt({
    hash,
    retryCount: 200,
  });
  assert(outcomeStatus === 'success', 'the transaction succeeds');
  const epoch = Number(epochNumber);
  const [before, after] = [await supplyAt(epoch - 1), await supplyAt(epoch)];
  const minted = await mintedIn(epoch);
  assert(after.burnt - before.burnt === burntGasFee, 'cfx_getFeeBurnt counts the burnt fee');
  return {
    burnt: burntGasFee ?? 0n,
    issued: after.issued - before.issued - minted,
    circulating: after.circulating - before.circulating - minted,
  };
}

const show = (label: string, drip: bigint) =>
  console.log(
    `${label.padEnd(52)}${(Number(drip) / 1e18)
      .toFixed(9)
      .replace(/\.?0+$/, '')
      .padStart(12)} CFX`,
  );

// The first rewards are paid in epoch 12 + 1; begin well after it.
await until(30);
const start = await executed();
for (let epoch = start - 10; epoch <= start; epoch++) {
  const issued = (await supplyAt(epoch)).issued - (await supplyAt(epoch - 1)).issued;
  assert(
    issued === (await mintedIn(epoch)),
    'an epoch without transactions issues rewards and interest',
  );
}
const { collateral, reward, rate } = await supplyAt(start);
show('a block: base reward', reward);
show(
  `a block: interest on ${collateral / CFX} CFX of collateral`,
  (collateral * rate) / (BLOCKS_PER_YEAR * 1_000_000n),
);

const paid = await effectOf({ to: account.address, value: CFX });
assert(
  paid.issued === -paid.burnt && paid.burnt === 21_000n * (GDRIP / 2n),
  'half of the base fee is burnt',
);
show('a payment: burnt base fee', paid.issued);

const lost = await effectOf({
  to: base32('0x0000000000000000000000000000000000000000'),
  value: CFX,
});
assert(
  lost.issued === -lost.burnt && lost.circulating === -lost.burnt,
  'CFX at the zero address still counts',
);
show('1 CFX to the zero address, without the fee', lost.issued + lost.burnt);

const deployment = await wallet.sendTransaction({
  data: '0x6001600c60003960016000f300',
  gas: 200_000n,
  storageLimit: 600n,
  ...fees,
} as never);
const { contractCreated } = await core.waitForTransactionReceipt({
  hash: deployment,
  retryCount: 200,
});
if (!contractCreated) throw new Error('The contract was not created');
const hexAddress = base32AddressToHex({ address: contractCreated });
const data = encodeFunctionData({
  abi: parseAbi(['function setSponsorForCollateral(address contractAddr) payable']),
  args: [hexAddress],
});
const sponsored = await effectOf({
  to: base32('0x0888000000000000000000000000000000000001'),
  value: CFX,
  data,
});
assert(sponsored.issued + sponsored.burnt === -CFX / 2n, 'half of the deposit is burnt');
show('1 CFX as a sponsor of collateral, without the fee', sponsored.issued + sponsored.burnt);
