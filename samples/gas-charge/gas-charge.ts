// Sends transfers with three gas limits and one storage write in both spaces,
// then prints what each receipt says.
// CORE_KEY: a funded key of a local or test network. CORE_RPC, ESPACE_RPC: RPC endpoints.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain as defineCoreChain } from 'cive/utils';
import {
  createPublicClient as createEvmPublicClient,
  createWalletClient as createEvmWalletClient,
  defineChain,
  http as evmHttp,
  type Hex,
} from 'viem';
import { privateKeyToAccount as evmPrivateKeyToAccount } from 'viem/accounts';

const key = process.env.CORE_KEY as Hex | undefined;
if (!key) throw new Error('Set CORE_KEY to the key of a funded test account');
const coreUrl = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';

const GDRIP = 1_000_000_000n;
const LIMITS = [21_000n, 28_000n, 100_000n];
// Init code of an empty contract that writes 1 to storage slot 0.
const WRITE_SLOT: Hex = '0x600160005500';

const whole = (n: bigint) => n.toLocaleString('en-US');
const inGdrip = (drip: bigint) => (Number(drip) / 1e9).toLocaleString('en-US');

type Row = { limit: bigint; used: bigint; fee: bigint; price: bigint; burnt: bigint };

function print(label: string, { limit, used, fee, price, burnt }: Row) {
  const cells = [whole(limit), whole(used), whole(fee / price), inGdrip(price), inGdrip(fee), inGdrip(burnt)];
  console.log(label.padEnd(13) + cells.map((cell) => cell.padStart(11)).join(''));
}

console.log(
  ''.padEnd(13) +
    ['gasLimit', 'gasUsed', 'charged', 'gas price', 'fee', 'burnt'].map((cell) => cell.padStart(11)).join(''),
);

const transport = http(coreUrl);
const { chainId, networkId } = await createPublicClient({ transport }).getStatus();
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const coreChain = defineCoreChain({
  id: chainId,
  name: `Core Space ${chainId}`,
  nativeCurrency,
  rpcUrls: { default: { http: [coreUrl] } },
});
const core = createPublicClient({ chain: coreChain, transport });
const sender = privateKeyToAccount(key, { networkId });
const coreWallet = createWalletClient({ account: sender, chain: coreChain, transport });
const coreFees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };

// #region core
for (const gas of LIMITS) {
  const hash = await coreWallet.sendTransaction({
    to: sender.address,
    gas,
    storageLimit: 0n,
    ...coreFees,
  });
  const r = await core.waitForTransactionReceipt({ hash });
  const { gasUsed, gasFee, effectiveGasPrice, burntGasFee = 0n } = r;
  print('Core', { limit: gas, used: gasUsed, fee: gasFee, price: effectiveGasPrice, burnt: burntGasFee });
}
// #endregion core

const evmTransport = evmHttp(espaceUrl);
const id = await createEvmPublicClient({ transport: evmTransport }).getChainId();
const chain = defineChain({
  id,
  name: `eSpace ${id}`,
  nativeCurrency,
  rpcUrls: { default: { http: [espaceUrl] } },
});
const evm = createEvmPublicClient({ chain, transport: evmTransport });
const account = evmPrivateKeyToAccount(key);
const evmWallet = createEvmWalletClient({ account, chain, transport: evmTransport });
const evmFees = { maxFeePerGas: 40n * GDRIP, maxPriorityFeePerGas: GDRIP };

// #region espace
async function evmRow(hash: Hex, limit: bigint): Promise<Row> {
  const r = await evm.waitForTransactionReceipt({ hash });
  // Conflux adds gasFee and burntGasFee to the receipt; viem passes them on as hex strings.
  const { gasFee, burntGasFee } = r as unknown as { gasFee: Hex; burntGasFee: Hex };
  return { limit, used: r.gasUsed, fee: BigInt(gasFee), price: r.effectiveGasPrice, burnt: BigInt(burntGasFee) };
}

for (const gas of LIMITS) {
  const hash = await evmWallet.sendTransaction({ to: account.address, gas, ...evmFees });
  print('eSpace', await evmRow(hash, gas));
}
// #endregion espace

// #region storage
const data = WRITE_SLOT;
const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({ account: sender, data });
const coreHash = await coreWallet.sendTransaction({
  data,
  gas: gasLimit,
  storageLimit: storageCollateralized,
  ...coreFees,
});
const c = await core.waitForTransactionReceipt({ hash: coreHash });
const { gasUsed, gasFee, effectiveGasPrice, burntGasFee = 0n } = c;
print('Core write', { limit: gasLimit, used: gasUsed, fee: gasFee, price: effectiveGasPrice, burnt: burntGasFee });

const gas = await evm.estimateGas({ account, data });
const evmHash = await evmWallet.sendTransaction({ data, gas, ...evmFees });
print('eSpace write', await evmRow(evmHash, gas));

const units = BigInt(c.storageCollateralized);
console.log(`Core collateral: ${units} units = ${Number((units * 10n ** 18n) / 1024n) / 1e18} CFX`);
// #endregion storage
