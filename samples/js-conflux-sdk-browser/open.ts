// Serves the page, opens it in Chromium without a window, and prints what it shows; then the same amount in Node.js.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sdk from 'js-conflux-sdk';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
];
const FILES: Record<string, { file: string; type: string }> = {
  '/': { file: 'index.html', type: 'text/html' },
  '/page.js': { file: 'build/page.js', type: 'text/javascript' },
};
const SECONDS = 120;

/** Browsers that Playwright has downloaded for this user; there is none where the folder is missing. */
function downloaded(): string[] {
  const folder = path.join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^chromium.*\/(chrome|chrome-headless-shell)$/.test(file))
    .map((file) => path.join(folder, file));
}

const program = [...PROGRAMS, ...downloaded()].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);
if (program === undefined) throw new Error(`This needs one of ${PROGRAMS.join(', ')}.`);

const url = process.env.CORE_RPC!;
const conflux = new sdk.Conflux({ url, networkId: 1234 });
const { address } = conflux.wallet.addPrivateKey(process.env.CORE_KEY_2!);
const { address: empty } = conflux.wallet.addRandom();

/** What the page sends back. */
const shown = new Promise<string>((resolve, reject) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/result') {
      response.end();
      void text(request).then(resolve);
      return;
    }
    const found = FILES[pathname];
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' });
    response.end(found && readFileSync(found.file));
  });
  setTimeout(
    () => reject(new Error(`The page showed nothing in ${SECONDS} seconds.`)),
    SECONDS * 1000,
  ).unref();
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    open(
      `http://127.0.0.1:${port}/?${new URLSearchParams({ rpc: url, network: '1234', address, empty })}`,
    );
  });
  server.unref();
});

const profile = mkdtempSync(path.join(tmpdir(), 'page-'));
let close = () => {};
function open(page: string): void {
  const browser = spawn(program!, [...FLAGS, `--user-data-dir=${profile}`, page], {
    stdio: 'ignore',
    detached: true,
  });
  close = () => process.kill(-browser.pid!, 'SIGKILL');
}

try {
  const lines = await shown;
  console.log(
    `# #region right\n${lines.replace('\n# #region', '\n# #endregion right\n# #region')}`,
  );
  if (!lines.includes('an array: true'))
    throw new Error('No longer true: an amount is an array in a page.');
} finally {
  close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

const balance = await conflux.cfx.getBalance(address);
console.log('# #region node');
console.log(typeof balance, Array.isArray(balance), String(balance));
console.log('balance + balance =', String(balance + balance));
const nothing = await conflux.cfx.getBalance(empty);
const most = sdk.format.bigUInt(String(2n ** 64n - 1n));
console.log('18446744073709551615 - 1 =', String(most - sdk.format.bigUInt(1)));
console.log('18446744073709551615 * 1 =', String(most * sdk.format.bigUInt(1)));
console.log('=== of two equal balances:', balance === (await conflux.cfx.getBalance(address)));
console.log('=== 0n of an empty account:', nothing === 0n);
console.log('an empty account in an if:', nothing ? 'true' : 'false');
console.log('# #endregion node');
process.exit();
