// Sets the address and the first block in a manifest, and builds the subgraph with Graph CLI.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { abi } from './chain.ts';

export function build(folder: string, coin: { address: string; block: bigint }) {
  // The tutorial's own ABI has one event; the handlers of `probe` also call the contract.
  mkdirSync('abis', { recursive: true });
  writeFileSync('abis/Coin.json', `${JSON.stringify(abi, null, 2)}\n`);
  const manifest = path.join(folder, 'subgraph.yaml');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(
    manifest,
    text
      .replace(/address: .*/, `address: '${coin.address}'`)
      .replace(/startBlock: .*/, `startBlock: ${coin.block}`),
  );
  const graph = path.resolve('node_modules/.bin/graph');
  for (const command of ['codegen', 'build'])
    execFileSync(graph, [command], { cwd: folder, stdio: 'pipe' });
}
