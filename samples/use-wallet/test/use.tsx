import { events, expect, inject, page, pause } from './page.ts';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import { createRoot } from 'react-dom/client';
import { keccak256, parseGwei, toHex, type Hex } from 'viem';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const key = process.env.CORE_KEY as Hex;
const chain = defineChain({
  id: 1234,
  name: 'Local Core Space',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const form = (chainId: number) => privateKeyToAccount(key, { networkId: chainId }).address;
const signer = createWalletClient({
  account: privateKeyToAccount(key, { networkId: 1234 }),
  chain,
  transport: http(url),
});
const node = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });

let current = '0x405';
let connected = false;
let rejects = true;
let espace = false;
const fail = (code: number, message: string) => Object.assign(new Error(message), { code });
const switchTo = (chainId: string, other = false) => {
  current = chainId;
  espace = other;
  events.emit('chainChanged');
  events.emit('accountsChanged');
};
const asked: Record<string, string>[] = [];
inject(async (method, [first]) => {
  const given = first as unknown as { chainId?: string; to: Address; value: Hex };
  if (method === 'cfx_chainId') return espace ? '0x1fffffffffffff' : current;
  if (method === 'cfx_accounts') return connected ? [form(Number(current))] : [];
  if (method === 'cfx_requestAccounts') {
    if (rejects) throw fail(4001, 'UserRejected');
    connected = true;
    return [form(Number(current))];
  }
  if (method === 'wallet_switchConfluxChain') return switchTo(given.chainId!);
  if (method === 'cfx_sendTransaction') {
    asked.push(given as never);
    if (given.chainId && given.chainId !== current)
      throw fail(-32602, `Invalid chainId ${given.chainId}`);
    const fees = { maxFeePerGas: parseGwei('2'), maxPriorityFeePerGas: parseGwei('0.1') };
    return signer.sendTransaction({
      to: given.to,
      value: BigInt(given.value),
      gas: 21_000n,
      storageLimit: 0n,
      ...fees,
    });
  }
  if (method === 'cfx_getBalance' && current !== '0x4d2') return '0x0';
  return node.request({ method, params: [first, 'latest_state'] } as never);
});

const { Wallet } = await import('../src/Wallet.tsx');
const wallet = await import('@cfxjs/use-wallet-react/conflux/Fluent/index.js');
createRoot(document.getElementById('root')!).render(<Wallet chainId={1234} />);
const text = () => document.getElementById('root')!.textContent ?? '';
async function shows(part: string | RegExp): Promise<void> {
  for (let i = 0; !text().match(part); i++) {
    if (i === 600) throw new Error(`${part} never appears; the page shows ${text()}`);
    await pause(50);
  }
}
const click = (id: string) => document.getElementById(id)!.click();
const line = (what: string, result: unknown) => console.log(`${what.padEnd(20)} ${result}`);

await shows('Connect');
click('connect');
await shows('UserRejected');
line('rejected', wallet.store.getState().status);
rejects = false;
click('connect');
await shows('Wrong network');
line('connected', `${wallet.store.getState().status}, chain ${wallet.store.getState().chainId}`);
click('switch');
await shows(form(1234));
line(
  'switched',
  `chain ${wallet.store.getState().chainId}, the address has the form of the network`,
);
await shows(/\d CFX/);

const to = privateKeyToAccount(keccak256(toHex('use-wallet')), { networkId: 1234 }).address;
const arrived = () => node.getBalance({ address: to });
const set = (name: string, value: string) =>
  ((document.querySelector(`[name=${name}]`) as HTMLInputElement).value = value);
const idle = async () => {
  for (let i = 0; (document.getElementById('pay') as HTMLButtonElement).disabled; i++) {
    if (i === 600) throw new Error('The payment never ends');
    await pause(50);
  }
};
async function pay(amount: string, outcome: string | RegExp): Promise<void> {
  await idle();
  set('to', to);
  set('amount', amount);
  click('pay');
  await pause(0);
  click('pay'); // the form is busy: nothing happens
  await shows(outcome);
  await idle();
}
for (const amount of ['-1', '0', '0.0000000000000000001']) await pay(amount, 'The amount must be');
await pay('1,5', 'Invalid argument');
expect(asked.length === 0, 'the wallet is not asked for a wrong amount');
line('4 wrong amounts', 'the wallet is not asked');
await pay('1.5', /0x[0-9a-f]{64}/);
expect(asked.length === 1, 'a double click pays once');
for (let i = 0; (await arrived()) !== 15n * 10n ** 17n; i++) {
  if (i === 300) throw new Error('1.5 CFX did not arrive');
  await pause(200);
}
line('paid', `1.5 CFX arrived; chainId ${asked[0]!.chainId}`);

switchTo('0x405');
await shows('Wrong network');
await wallet.sendTransaction({ to, value: '0x1', chainId: '0x4d2' } as never).then(
  () => expect(false, 'the chain ID is checked'),
  (error: Error) => line('other network', error.message),
);
await wallet.sendTransaction({ to, value: '0x1' }).catch(() => undefined);
expect(asked.at(-1)!.chainId === undefined, 'the hooks add no chain ID');
line('without chainId', 'the wallet gets a transaction for whichever network is chosen');

switchTo('0x405', true);
await pause(300);
const { status, chainId, accounts } = wallet.store.getState();
expect(
  chainId === '9007199254740991' && accounts![0]!.startsWith('cfx:'),
  'in eSpace there is an account of mainnet',
);
line('eSpace chosen', `${status}, chain ${chainId}, account cfx:…`);

connected = false;
events.emit('accountsChanged');
await shows('Connect');
line('access removed', wallet.store.getState().status);
await page.happyDOM.close();
process.exit(0);
