// holds: content.names-exist
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readKeys} from '../../tools/prose/namedThings';

interface Cli {
  options: Record<'option' | 'v3.0' | 'v3.1', string | null>[];
  commands: {command: string; method?: string}[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const cli = readJson('samples/node-cli/cli.json') as Cli;

test('an option that has an effect sets a key of the node, or the node reads it itself', () => {
  const known = new Set([...readKeys(), 'own', 'gone', null]);
  expect(cli.options.flatMap((one) => [one['v3.0'], one['v3.1']]).filter((key) => !known.has(key))).toEqual([]);
});

test('all methods but those for tests and the one that is gone exist', () => {
  const {core} = readJson('tools/recorder/knownMethods.json') as {core: string[]};
  const unknown = cli.commands
    .flatMap(({method}) => method ?? [])
    .filter((method) => !core.includes(method) && !method.startsWith('test_'));
  expect(unknown).toEqual(['cfx_estimateGas']);
});
