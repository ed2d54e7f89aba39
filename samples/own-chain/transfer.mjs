import {
  createWalletClient,
  defineChain,
  http,
  keccak256,
  numberToHex,
  publicActions,
  toRlp,
} from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import { RICH_KEY } from './node.mjs';

function walletOf(url) {
  const chain = defineChain({
    id: 2030,
    name: 'own chain',
    nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
  return createWalletClient({
    account: privateKeyToAccount(RICH_KEY),
    chain,
    transport: http(url),
  });
}

const PRICE = { gasPrice: 20_000_000_000n, type: 'legacy' };

/** Sends one CFX through this eSpace endpoint and returns the hash. */
export const transfer = (url) =>
  walletOf(url).sendTransaction({
    to: '0x1000000000000000000000000000000000000001',
    value: 10n ** 18n,
    gas: 21_000n,
    ...PRICE,
  });

/** Deploys an empty contract whose creation needs the opcode PUSH0, and returns the hash. */
export const deploy = (url) =>
  walletOf(url).sendTransaction({ data: '0x5f5ff3', gas: 100_000n, ...PRICE });

/** Sends one drip in Core Space through this node and returns the hash; `nonce` counts from 0. */
export async function coreTransfer({ rpc }, nonce) {
  const quantity = (number) => (number === 0 ? '0x' : numberToHex(number));
  const [gas, storageLimit, epochHeight, chainId] = [21_000, 0, 0, 2029].map(quantity);
  const fields = [
    quantity(nonce),
    numberToHex(PRICE.gasPrice),
    gas,
    '0x1000000000000000000000000000000000000001',
    quantity(1),
    storageLimit,
    epochHeight,
    chainId,
    '0x',
  ];
  const { r, s, yParity } = await sign({ hash: keccak256(toRlp(fields)), privateKey: RICH_KEY });
  const trimmed = [r, s].map((value) => numberToHex(BigInt(value)));
  return rpc('cfx_sendRawTransaction', toRlp([fields, quantity(yParity), ...trimmed]));
}

export const receiptFrom = (url, hash) =>
  createWalletClient({ transport: http(url) })
    .extend(publicActions)
    .getTransactionReceipt({ hash })
    .catch(() => undefined);
