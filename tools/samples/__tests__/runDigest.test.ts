import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {filesBehind, runDigest} from '../runDigest';
import type {Sample} from '../sampleFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'digest-'));
afterAll(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string): string => {
  writeFileSync(path.join(folder, file), text);
  return path.posix.join(folder, file);
};

describe('the files behind a module', () => {
  test('are those that it needs when it runs, with theirs; types and packages are left out', () => {
    write('b.ts', "import data from './c.json';\nexport const b = data;");
    write('c.json', '{}');
    write('only-types.ts', 'export interface T {}');
    const entry = write(
      'a.ts',
      "import {z} from 'zod';\nimport type {T} from './only-types';\nimport {type U, b} from './b';\nexport {b} from './b';",
    );
    expect(filesBehind(entry).map((file) => path.basename(file))).toEqual(['a.ts', 'b.ts', 'c.json']);
  });

  test('must be there', () => {
    expect(() => filesBehind(write('lost.ts', "import {a} from './nowhere';"))).toThrow(
      'imports ./nowhere, which is not a file',
    );
  });
});

describe('the digest of a run', () => {
  const sample = (node: Sample['manifest']['node']): Sample => ({
    name: 'one',
    folder,
    manifest: {node, schedule: false, testedWith: [], swaps: [], steps: []},
  });
  beforeEach(() => {
    write('index.ts', 'console.log(1);');
    write('package.json', '{}');
  });

  test('is the same for the same files, and another after a change of one', () => {
    const before = runDigest(sample('none'));
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    expect(runDigest(sample('none'))).toBe(before);
    write('index.ts', 'console.log(2);');
    expect(runDigest(sample('none'))).not.toBe(before);
  });

  test('depends on the local node only where a sample is given one', () => {
    const [without, own, local] = (['none', 'own', 'local'] as const).map((node) => runDigest(sample(node)));
    expect(own).toBe(without);
    expect(local).not.toBe(without);
  });

  // holds: samples.any-node
  test('is the same on every Node.js: moving to another asks for no new run', () => {
    const kinds = ['none', 'own', 'local'] as const;
    const before = kinds.map((node) => runDigest(sample(node)));
    vi.spyOn(process, 'versions', 'get').mockReturnValue({...process.versions, node: '99.0.0'});
    vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0');
    expect(kinds.map((node) => runDigest(sample(node)))).toEqual(before);
    vi.restoreAllMocks();
  });
});
