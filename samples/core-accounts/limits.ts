// Core Space and eSpace accounts of one key: nonces, code delegation, and who can be a sender.
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  keccak256,
  slice,
  zeroAddress,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ask, assert, call, CFX, core, deploy, funder, hexOf, newAccount, send } from './client.js';

const mark = (line: string) => console.log(`# #${line}`);
const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const id = await createPublicClient({ transport: http(url) }).getChainId();
const chain = defineChain({
  id,
  name: `eSpace ${id}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  // A mined transaction has no receipt for some blocks; viem up to 2.57.2 would take it for its own replacement.
  supportsTransactionReplacementDetection: false,
});
const evm = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const sameKey = privateKeyToAccount(process.env.CORE_KEY as Hex);
const evmWallet = createWalletClient({ account: sameKey, chain, transport: http(url) });
const evmFees = { maxFeePerGas: 40n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n };

const nonces = async () => ({
  core: Number(await core.getNextNonce({ address: funder.address })),
  espace: await evm.getTransactionCount({ address: sameKey.address }),
});

mark('region spaces');
// #region spaces
const start = await nonces();
await send(funder, { to: newAccount().address, value: CFX });
const end = await nonces();
console.log(
  `Core Space nonce +${end.core - start.core}, eSpace nonce +${end.espace - start.espace}`,
);
// #endregion spaces
mark('endregion spaces');
assert(end.core === start.core + 1 && end.espace === start.espace, 'each space has its own nonce');

mark('region delegation');
// #region delegation
const authorization = await evmWallet.signAuthorization({
  contractAddress: '0x00000000000000000000000000000000000000aa',
  executor: 'self',
});
const delegate = await evmWallet.sendTransaction({
  to: zeroAddress,
  gas: 100_000n,
  authorizationList: [authorization],
  ...evmFees,
});
await evm.waitForTransactionReceipt({ hash: delegate });
console.log('eSpace code    ', await evm.getCode({ address: sameKey.address }));
console.log('Core Space code', (await ask('cfx_getCode', funder.address)).result);
// #endregion delegation
const code = await evm.getCode({ address: sameKey.address });
assert(
  code !== undefined && slice(code, 0, 3) === '0xef0100',
  'a delegated eSpace account has code',
);
assert(
  (await core.getAccount({ address: funder.address })).codeHash === keccak256('0x'),
  'its Core Space twin has none',
);
const pay = await evmWallet.sendTransaction({
  to: zeroAddress,
  value: 1n,
  gas: 30_000n,
  ...evmFees,
});
console.log('eSpace transfer    ', (await evm.waitForTransactionReceipt({ hash: pay })).status);
console.log(
  'Core Space transfer',
  (await send(funder, { to: newAccount().address, value: 1n })).outcomeStatus,
);
mark('endregion delegation');

mark('region type4');
// #region type4
const type4 = await evmWallet.signTransaction({
  to: zeroAddress,
  gas: 100_000n,
  nonce: 0,
  authorizationList: [authorization],
  ...evmFees,
});
const { error } = await ask('cfx_sendRawTransaction', `0x636678${type4.slice(2)}`); // 'cfx', then type 4
console.log(error?.code, error?.message, error?.data ?? '');
// #endregion type4
mark('endregion type4');
assert(error !== undefined, 'Core Space has no type 4');

const notebook = await deploy();
mark('region from-contract');
// #region from-contract
const simulated = await ask('cfx_call', {
  from: notebook,
  to: notebook,
  data: call('notes', [hexOf(notebook)]),
});
console.log('cfx_call from a contract:', simulated.error?.message ?? simulated.result);
// #endregion from-contract
mark('endregion from-contract');
assert(simulated.error === undefined, 'a simulation may use a contract as the sender');
