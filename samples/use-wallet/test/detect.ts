import { spawnSync } from 'node:child_process';
import { expect, inject, page, pause } from './page.ts';

const [kind] = process.argv.slice(2);
if (!kind) {
  for (const one of ['late', 'silent']) {
    const { stdout, status, stderr } = spawnSync(
      process.execPath,
      [...process.execArgv, process.argv[1]!, one],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    console.log(stdout.trim());
  }
  process.exit(0);
}

let reloads = 0;
console.error = console.warn = () => undefined;
process.on('unhandledRejection', () => undefined); // in a browser, it's a line in the console
Object.defineProperty(page, 'location', { value: { reload: () => (reloads += 1) } });
if (kind === 'silent') inject(() => new Promise(() => undefined));
const { store } = await import('@cfxjs/use-wallet-react/conflux/Fluent/index.js');
const seen: string[] = [store.getState().status];
store.subscribe(({ status }) => status !== seen.at(-1) && seen.push(status));
if (kind === 'late') {
  await pause(700);
  inject(async (method) => (method === 'cfx_chainId' ? '0x405' : []));
}
await pause(2_500);
if (kind === 'late') {
  console.log(`wallet after 0.7 s: ${seen.join(', ')}`);
  expect(
    seen.join() === 'in-detecting,not-installed,not-active',
    'a late wallet counts as not installed first',
  );
} else {
  console.log(`wallet that never answers: ${seen.join(', ')}; page loaded again: ${reloads > 0}`);
  expect(reloads > 0, 'the library loads the page again');
}
process.exit(0);
