// Runs the dApp's code against a stand-in for the wallet, which signs with a test key and forwards to a local node.
import { EventEmitter } from 'node:events';
import { createPublicClient, createWalletClient, custom, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import { formatEther, keccak256, parseEther, parseGwei, toHex, type Hex } from 'viem';
import { signerOf } from './server.js';
import { connect, explain, pay, signIn, watch, type Provider } from './wallet.js';

const assert = (condition: boolean, claim: string) => {
  if (!condition) throw new Error(`No longer true: ${claim}`);
};
const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const key = process.env.CORE_KEY as Hex | undefined;
if (!key) throw new Error('Set CORE_KEY to the key of a funded test account');
const { networkId } = await createPublicClient({ transport: http(url) }).getStatus();
const chain = defineChain({
  id: networkId,
  name: `Core Space ${networkId}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const account = privateKeyToAccount(key, { networkId });
const signer = createWalletClient({ account, chain, transport: http(url) });
const node = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });

const events = new EventEmitter();
const fail = (code: number, message: string) => Object.assign(new Error(message), { code });
const localChain = toHex(networkId);
const NO_CORE_NETWORK = '0x1fffffffffffff';
const form = (chainId: string) => privateKeyToAccount(key, { networkId: Number(chainId) }).address;
let current = '0x405';
let espace = false;
let connected = false;
let locked = false;
let rejects = false;
// The order of Fluent's checks: parameters of the network, then the connection, then the user.
const standIn = {
  on: (event: string, listener: () => void) => events.on(event, listener),
  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const [first, second] = (params ?? []) as [
      { chainId?: string; from: Address; to: Address; value: Hex },
      string?,
    ];
    if (method === 'cfx_chainId') return espace ? NO_CORE_NETWORK : current;
    if (method === 'cfx_accounts')
      return connected && !locked ? [form(espace ? '0x405' : current)] : [];
    if (method === 'wallet_switchConfluxChain') {
      if (!connected) throw fail(4100, 'Unauthorized');
      if (first.chainId === current && !espace) return null;
      if (first.chainId !== localChain && first.chainId !== '0x405')
        throw fail(4902, 'Unrecognized chain ID');
      switchTo(first.chainId);
      return null;
    }
    if (method === 'cfx_requestAccounts') {
      connected = true;
      return [form(espace ? '0x405' : current)];
    }
    if (espace && method.startsWith('cfx_'))
      throw fail(-32601, `Method ${method} not supported by network Conflux eSpace`);
    if (method === 'cfx_sendTransaction') {
      const prefix = form(current).split(':')[0]!;
      for (const address of [first.from, first.to]) {
        if (!address.startsWith(`${prefix}:`))
          throw fail(-32602, `Invalid base32 address, with network id ${Number(current)}`);
      }
      if (!connected) throw fail(4100, 'Unauthorized');
      if (first.chainId && first.chainId !== current)
        throw fail(-32602, `Invalid chainId ${first.chainId}`);
      if (rejects) throw fail(4001, 'UserRejected');
      assert(current === localChain, 'the dApp sends on its own network only');
      const fees = { maxFeePerGas: parseGwei('2'), maxPriorityFeePerGas: parseGwei('0.1') };
      return signer.sendTransaction({
        to: first.to,
        value: BigInt(first.value),
        gas: 21_000n,
        storageLimit: 0n,
        ...fees,
      });
    }
    if (method === 'personal_sign') {
      if (second !== form(current)) throw fail(-32602, 'Invalid from');
      return account.signMessage({ message: String(first) });
    }
    return node.request({ method, params } as never);
  },
} as Provider;
function switchTo(chainId: string): void {
  espace = false;
  current = chainId;
  events.emit('chainChanged');
  events.emit('accountsChanged');
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

try {
  await connect(localChain);
} catch (error) {
  console.log('no wallet    ', explain(error));
}
globalThis.fluent = standIn;
const seen: (string | undefined)[] = [];
watch(localChain, (changed) => seen.push(changed));

const receiver = (chainId: number) =>
  privateKeyToAccount(keccak256(toHex('receiver')), { networkId: chainId }).address;
const to = receiver(networkId);
try {
  await pay(form('0x405'), receiver(1029), 1n, '0x405');
} catch (error) {
  console.log('too early    ', explain(error));
}
try {
  await connect('0x270f');
} catch (error) {
  console.log('unknown chain', explain(error));
}
const from = await connect(localChain);
await settled();
assert(from === account.address, 'the account has the form of the chosen network');
assert(
  seen.length === 2 && seen.every((one) => one === from),
  'after the switch, both events give the account of the network',
);

// The user switches to mainnet. A dApp that forms its addresses for the current network passes the wallet's check of the prefixes.
switchTo('0x405');
await settled();
console.log('user switched', 'account', seen.at(-1));
try {
  await pay(form('0x405'), receiver(1029), 1n, localChain);
} catch (error) {
  console.log('other chain  ', explain(error));
}
try {
  await pay(from, to, 1n, localChain);
} catch (error) {
  console.log('old addresses', explain(error));
}
espace = true;
events.emit('chainChanged');
events.emit('accountsChanged');
await settled();
assert(seen.at(-1) === undefined, 'in eSpace, the dApp has no account');
try {
  await pay(from, to, 1n, localChain);
} catch (error) {
  console.log('in eSpace    ', explain(error));
}
assert((await connect(localChain)) === from, 'connect leads back from eSpace');
await settled();
assert(seen.at(-1) === from, 'and the account is back');

const hash = (await pay(from, to, parseEther('1'), localChain)) as Hex;
const receipt = await node.waitForTransactionReceipt({ hash, retryCount: 200 });
assert(receipt.outcomeStatus === 'success', 'the transfer succeeds');

// #region read
const core = createPublicClient({ chain, transport: custom(globalThis.fluent) });
const balance = await core.getBalance({ address: to });
// #endregion read
console.log('receiver     ', formatEther(balance), 'CFX');
assert(balance === parseEther('1'), 'the receiver has 1 CFX');

// #region sign
const message = 'Sign in to example.org, number 42';
const signature = await signIn(from, message);
console.log('signed       ', signerOf(message, signature, networkId) === from);
// #endregion sign
assert(signerOf(message, signature, networkId) === from, 'the server finds the signer');
assert(
  signerOf('Sign in to example.org, number 43', signature, networkId) !== from,
  'another message has another signer',
);

const ledger = signature.slice(0, 130) + (parseInt(signature.slice(130), 16) + 27).toString(16);
assert(
  signerOf(message, ledger, networkId) === from,
  'a signature in the form of a Ledger has the same signer',
);

rejects = true;
try {
  await pay(from, to, 1n, localChain);
} catch (error) {
  console.log('rejected     ', explain(error));
}
locked = true;
events.emit('accountsChanged');
await settled();
console.log('wallet locked', 'account', seen.at(-1));
assert(seen.at(-1) === undefined, 'a locked wallet gives no account');
