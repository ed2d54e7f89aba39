import { spawn } from 'node:child_process';
import { Window } from 'happy-dom';

const site = 'http://127.0.0.1:3117';
const server = spawn('next', ['start', '--hostname', '127.0.0.1', '--port', '3117'], {
  stdio: 'ignore',
});
process.on('exit', () => server.kill());
async function html(cookie = ''): Promise<string> {
  for (let tries = 0; ; tries++)
    try {
      return await (await fetch(site, { headers: { cookie } })).text();
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
}

const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
const {
  WagmiProvider,
  cookieStorage,
  cookieToInitialState,
  createConfig,
  createStorage,
  http,
  serialize,
} = await import('wagmi');
const { renderToString } = await import('react-dom/server');
const { createPublicClient, parseEther } = await import('viem');
const { chain: eSpaceTestnet } = await import('../app/chain');
const { localNode } = await import('./localNode');
const { Account } = await import('../app/Account');
const { Pay } = await import('../app/Pay');
const { announce, testWallet } = await import('./provider');
import type { Config } from 'wagmi';
import type { Hex } from 'viem';

const line = (what: string, result: string) => console.log(`${what.padEnd(32)} ${result}`);
const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const { wallet, provider } = testWallet(url, process.env.ESPACE_KEY as Hex);
const { address } = wallet.account;

// What the app writes to the cookie while a wallet is connected to the testnet.
const connection = {
  accounts: [address],
  chainId: eSpaceTestnet.id,
  connector: { id: 'test', name: 'Test', type: 'injected', uid: '1' },
};
const state = {
  chainId: eSpaceTestnet.id,
  current: '1',
  connections: new Map([['1', connection]]),
};
const cookie = `wagmi.store=${serialize({ state, version: 3 })}`;

const before = await html();
if (!before.includes('<appkit-button') || !before.includes('Connect a wallet first.'))
  throw new Error(before);
line('server, no cookie', 'Connect a wallet first.');
const connected = await html(`session=secret-a; ${cookie}; other=secret-b`);
if (!connected.includes(`<p id="account">${address}</p>`)) throw new Error(connected);
line('server, with the cookie', 'the account');
if (connected.includes('secret-')) throw new Error('the HTML contains another cookie');
line('other cookies', 'not in the HTML');
if ((await html()).includes(address)) throw new Error('the account is shown to another visitor');
line('server, next visitor', 'Connect a wallet first.');

// The same with one configuration for all visitors, as many examples have it.
const storage = createStorage({ storage: cookieStorage });
const newConfig = () =>
  createConfig({
    chains: [eSpaceTestnet],
    transports: { [eSpaceTestnet.id]: http() },
    ssr: true,
    storage,
  });
const app = (config: Config, sent?: string) => (
  <WagmiProvider config={config} initialState={cookieToInitialState(config, sent)}>
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <appkit-button />
        <Account chainId={eSpaceTestnet.id} />
        <Pay chainId={eSpaceTestnet.id} />
      </main>
    </QueryClientProvider>
  </WagmiProvider>
);
const shared = newConfig();
renderToString(app(shared, cookie));
if (!renderToString(app(shared)).includes(address))
  throw new Error('a shared configuration no longer shows the account to the next visitor');
line('one configuration for all', 'shows the account to the next visitor');

const page = new Window({ url: site });
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
const { createRoot, hydrateRoot } = await import('react-dom/client');
const { connect } = await import('@wagmi/core');

/** How often React must render again, because the server's HTML differs from the app's first rendering. */
async function mismatches(served: string, sent?: string): Promise<number> {
  let count = 0;
  const container = document.createElement('div');
  container.innerHTML = /<main>.*<\/main>/s.exec(served)?.[0] ?? '';
  const root = hydrateRoot(container, app(newConfig(), sent), {
    onRecoverableError: () => count++,
  });
  await new Promise((done) => setTimeout(done, 500));
  root.unmount();
  return count;
}
if ((await mismatches(connected, cookie)) + (await mismatches(before)) > 0)
  throw new Error('hydration mismatch');
line('hydration', 'no mismatch, with the cookie and without');
if ((await mismatches(connected)) !== 1) throw new Error('no mismatch without initialState');
line('without initialState', '1 mismatch');

const chain = localNode(url);
const node = createPublicClient({ chain, transport: http(url) });
announce(provider);
const config = createConfig({ chains: [chain], transports: { [chain.id]: http(url) } });
document.body.innerHTML = '<div id="root"></div>';
createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Account chainId={chain.id} />
      <Pay chainId={chain.id} />
    </QueryClientProvider>
  </WagmiProvider>,
);
async function shown(part: string) {
  for (let tries = 0; !document.body.textContent?.includes(part); tries++) {
    if (tries === 900)
      throw new Error(`"${part}" never; the page shows ${document.body.textContent ?? ''}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
const click = (id: string) => document.getElementById(id)?.click();
function type(id: string, value: string) {
  const input = document.getElementById(id) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

await shown('Connect a wallet first.');
const found = config.connectors.find(({ name }) => name === 'Test wallet');
if (!found) throw new Error('the announced wallet is not among the connectors');
await connect(config, { connector: found });
await shown('Wrong network: chain 1.');
click('switch');
await shown(address);
const to: Hex = `0x${'2'.repeat(40)}`;
type('to', to);
wallet.reject = true;
click('send');
await shown('You rejected');
wallet.reject = false;
click('send');
await shown('Executed: 0x');
if ((await node.getBalance({ address: to })) !== parseEther('0.1'))
  throw new Error('0.1 CFX did not arrive');
line('payment on the local node', '0.1 CFX arrived');
process.exit(0);
