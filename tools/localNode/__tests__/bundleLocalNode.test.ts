// holds: repository.local-node-file
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {BUNDLE_FILE, bundleLocalNode} from '../bundleLocalNode';

test('the program that readers download is made from the files behind npm run node', async () => {
  expect(readFileSync(BUNDLE_FILE, 'utf8'), 'npm run data -- local-node').toBe(await bundleLocalNode());
});

test('that program needs nothing but Node.js and the package of the node', () => {
  const imported = readFileSync(BUNDLE_FILE, 'utf8').matchAll(/(?:from|import\(|require\()\s*'([^']+)'/g);
  for (const [, name] of imported) expect(name).toMatch(/^node:/);
});
