import {expect, test} from 'vitest';
import {linePaths} from '../linePaths';

const pathsOf = (answer: unknown): (string | undefined)[] => linePaths(JSON.stringify(answer, null, 2).split('\n'));

test('each line belongs to the fields around it', () => {
  const paths = pathsOf({jsonrpc: '2.0', id: 1, result: {hash: '0x1', block: {a: 1, 'b"c': [2, 3]}}});
  expect(paths).toEqual([
    undefined,
    undefined,
    undefined,
    '',
    'hash',
    'block',
    'block/a',
    'block/b"c',
    'block/b"c',
    'block/b"c',
    'block/b"c',
    'block',
    '',
    undefined,
  ]);
});

test('entries of a list add nothing, and a name after an entry is not one of the entry', () => {
  const paths = pathsOf({result: [{from: '0x1', logs: [{data: '0x'}]}, {from: '0x2'}]});
  expect(paths.filter((path) => path !== undefined && path !== '')).toEqual([
    'from',
    'logs',
    'logs',
    'logs/data',
    'logs',
    'logs',
    'from',
  ]);
});

test('an error has no fields of a result', () => {
  expect(
    pathsOf({jsonrpc: '2.0', id: 1, error: {code: -32000, message: 'result'}}).filter((path) => path !== undefined),
  ).toEqual([]);
});
