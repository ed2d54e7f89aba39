import { Window } from 'happy-dom';

const page = new Window({ url: 'http://localhost:5173' });
for (const name of [
  'window',
  'document',
  'navigator',
  'HTMLElement',
  'HTMLIFrameElement',
  'Event',
  'CustomEvent',
  'localStorage',
])
  Object.defineProperty(globalThis, name, {
    value: name === 'window' ? page : page[name as 'document'],
    configurable: true,
  });
document.body.innerHTML = '<div id="root"></div>';

const { announce, testWallet } = await import('./provider');
const { localNode } = await import('./localNode');
const { Account } = await import('../src/Account');
const { Pay } = await import('../src/Pay');
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
const { createRoot } = await import('react-dom/client');
const { WagmiProvider, createConfig, http } = await import('wagmi');
const { connect, disconnect } = await import('@wagmi/core');
const { createPublicClient, parseEther } = await import('viem');
import type { Hex } from 'viem';

const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const chain = localNode(url);
const node = createPublicClient({ chain, transport: http(url) });
const { wallet, provider } = testWallet(url, process.env.ESPACE_KEY as Hex);
announce(provider);

let lost = false;
const fetchFn: typeof fetch = (...request) =>
  lost ? Promise.reject(new Error('no network')) : fetch(...request);
const config = createConfig({
  chains: [chain],
  transports: { [chain.id]: http(url, { fetchFn, retryCount: 0 }) },
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Account chainId={chain.id} />
      <Pay chainId={chain.id} />
    </QueryClientProvider>
  </WagmiProvider>,
);

const text = () => document.body.textContent ?? '';
async function until(what: string, holds: () => boolean) {
  for (let tries = 0; !holds(); tries++) {
    if (tries === 900) throw new Error(`${what}: never; the page shows ${text()}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
const shown = (what: string, part: string) => until(what, () => text().includes(part));
const click = (id: string) => document.getElementById(id)?.click();
function type(id: string, value: string) {
  const input = document.getElementById(id) as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
const line = (what: string, result: string) => console.log(`${what.padEnd(22)} ${result}`);

await shown('not connected', 'Connect a wallet first');
const found = config.connectors.find(({ name }) => name === 'Test wallet');
if (!found) throw new Error('the announced wallet is not among the connectors');
line('found by EIP-6963', found.name);

await connect(config, { connector: found });
await shown('wrong network', 'Wrong network: chain 1.');
line('connected on chain 1', 'wrong network');
click('switch');
await shown('account', wallet.account.address);
line('after the switch', `chain ${String(wallet.chain)}`);
await until('balance', () => / CFX$/.test(document.getElementById('balance')?.textContent ?? ''));

const to: Hex = `0x${'2'.repeat(40)}`;
const before = await node.getBalance({ address: to });
const arrived = async () => (await node.getBalance({ address: to })) - before;
const message = () => document.getElementById('message')?.textContent ?? '';
const sent = () => document.getElementById('sent')?.textContent ?? '';
async function send(recipient: string, amount: string, ends: () => boolean) {
  type('to', recipient);
  type('amount', amount);
  await new Promise((done) => setTimeout(done, 50));
  click('send');
  await new Promise((done) => setTimeout(done));
  click('send'); // Nothing happens while the first click is being handled.
  await until(`${amount} to ${recipient}`, ends);
}

const wrong: [string, string, string][] = [
  ['Core address', 'cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91', '1'],
  ['short address', '0x1234', '1'],
  [
    'wrong checksum',
    wallet.account.address.replace(/[a-f]/, (letter) => letter.toUpperCase()),
    '1',
  ],
  ['zero address', `0x${'0'.repeat(40)}`, '1'],
  ['no amount', to, ''],
  ['amount -1', to, '-1'],
  ['amount 1,5', to, '1,5'],
  ['19 decimals', to, '0.0000000000000000001'],
  ['amount 0', to, '0'],
];
for (const [what, recipient, amount] of wrong) {
  await send(recipient, amount, () => message() !== '');
  line(what, message());
  await send('', '1', () => message().startsWith('An address'));
}
let question = '';
Object.assign(page, { confirm: (text: string) => ((question = text), false) });
await send(`0x1${'2'.repeat(39)}`, '1', () => question !== '');
line('0x1…, not confirmed', question);
await new Promise((done) => setTimeout(done, 2000));
if (wallet.asked > 0) throw new Error('the wallet was asked');

wallet.reject = true;
await send(to, '0.1', () => message().startsWith('You rejected'));
if ((await arrived()) !== 0n) throw new Error('a rejected payment arrived');
line('rejected', message());

wallet.reject = false;
await send(to, '0.1', () => sent().startsWith('Executed: 0x'));
if ((await arrived()) !== parseEther('0.1')) throw new Error('0.1 CFX did not arrive');
const tip = BigInt(wallet.sent[0]?.maxPriorityFeePerGas ?? 0);
if (tip !== 10n ** 9n) throw new Error(`priority fee ${String(tip)}`);
line('sent', '0.1 CFX arrived, with a priority fee of 1 Gdrip');

wallet.afterSending = () => (lost = true);
await send(to, '0.1', () => sent().startsWith('Sent, but not confirmed: 0x'));
const hash = sent().slice(-66) as Hex;
await node.waitForTransactionReceipt({ hash, checkReplacement: false });
if ((await arrived()) !== parseEther('0.2')) throw new Error('the second payment did not arrive');
line('endpoint lost', sent());
line('looked up later', 'it was executed');
if (wallet.asked !== 3) throw new Error(`the wallet was asked ${String(wallet.asked)} times`);

await disconnect(config);
await shown('disconnected', 'Connect a wallet first');
if (!sent().includes(hash)) throw new Error('the hash is gone');
line('disconnected', 'the hash is still shown');
process.exit(0);
