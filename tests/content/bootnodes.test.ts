// holds: facts.bootnodes
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Source {
  files: {path: string; lines: Record<string, string>}[];
}

/** The line with the bootnodes in a release's file, as the facts keep it. */
function recorded(source: string, path: string): string | undefined {
  const {files} = JSON.parse(readFileSync(`src/facts/sources/${source}.json`, 'utf8')) as Source;
  return Object.values(files.find((file) => file.path === path)?.lines ?? {}).find((line) =>
    line.startsWith('bootnodes='),
  );
}

test.each([
  ['mainnet.toml', 'conflux-rust@d33388deff3154d45aec', 'run/hydra.toml'],
  ['mainnet-v3.0.3.toml', 'conflux-rust@v3.0.3-fix', 'run/hydra.toml'],
  ['testnet.toml', 'conflux-rust@v3.1.0-testnet', 'run/testnet.toml'],
])('the bootnodes in %s are those of the release', (file, source, path) => {
  expect(readFileSync(`samples/bootnodes/${file}`, 'utf8')).toBe(`${String(recorded(source, path))}\n`);
});
