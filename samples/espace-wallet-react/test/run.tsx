import {Window} from 'happy-dom';

const page = new Window({url: 'http://localhost:5173'});
for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'HTMLIFrameElement', 'Event', 'CustomEvent', 'localStorage'])
  Object.defineProperty(globalThis, name, {value: name === 'window' ? page : page[name as 'document'], configurable: true});
document.body.innerHTML = '<div id="root"></div>';

const {announce, testWallet} = await import('./provider');
const {localNode} = await import('../src/chains');
const {Account} = await import('../src/Account');
const {QueryClient, QueryClientProvider} = await import('@tanstack/react-query');
const {createRoot} = await import('react-dom/client');
const {WagmiProvider, createConfig, http} = await import('wagmi');
const {connect} = await import('@wagmi/core');
const {createPublicClient, parseEther} = await import('viem');
const {generatePrivateKey, privateKeyToAddress} = await import('viem/accounts');
import type {Hex} from 'viem';

const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const chain = localNode(url);
const node = createPublicClient({chain, transport: http(url)});
const {wallet, provider} = testWallet(url, process.env.ESPACE_KEY as Hex);
announce(provider);

const config = createConfig({chains: [chain], transports: {[chain.id]: http(url)}});
createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Account chainId={chain.id} />
    </QueryClientProvider>
  </WagmiProvider>,
);

const text = () => document.body.textContent ?? '';
async function until(what: string, holds: () => boolean) {
  for (let tries = 0; !holds(); tries++) {
    if (tries === 300) throw new Error(`${what}: never; the page shows ${text()}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
const shown = (what: string, part: string) => until(what, () => text().includes(part));
const click = (id: string) => document.getElementById(id)?.click();
function type(id: string, value: string) {
  const input = document.getElementById(id) as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  set?.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}
const line = (what: string, result: string) => console.log(`${what.padEnd(22)} ${result}`);

await shown('not connected', 'Connect a wallet first');
const found = config.connectors.find(({name}) => name === 'Test wallet');
if (!found) throw new Error('the announced wallet is not among the connectors');
line('found by EIP-6963', found.name);

await connect(config, {connector: found});
await shown('wrong network', 'Wrong network: chain 1.');
line('connected on chain 1', 'wrong network');
click('switch');
await shown('account', wallet.account.address);
line('after the switch', `chain ${String(wallet.chain)}`);
await until('balance', () => / CFX$/.test(document.getElementById('balance')?.textContent ?? ''));

const to = privateKeyToAddress(generatePrivateKey());
type('to', to);
wallet.reject = true;
click('send');
await shown('rejection', 'You rejected');
if ((await node.getBalance({address: to})) !== 0n) throw new Error('a rejected payment arrived');
line('rejected', document.getElementById('message')?.textContent ?? '');

wallet.reject = false;
click('send');
await shown('payment', 'Executed: 0x');
if ((await node.getBalance({address: to})) !== parseEther('0.1')) throw new Error('0.1 CFX did not arrive');
const tip = BigInt(wallet.sent[0]?.maxPriorityFeePerGas ?? 0);
if (tip !== 10n ** 9n) throw new Error(`priority fee ${String(tip)}`);
line('sent', '0.1 CFX arrived, with a priority fee of 1 Gdrip');
process.exit(0);
