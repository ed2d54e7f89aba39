import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readRecord} from '../../../src/markdown/samples/report';
import {recordFault, writeRecord} from '../recordRun';
import {harnessFiles, sampleDigest, sampleNames, type Sample} from '../sampleFiles';
import {openWorkFolder} from '../workFolder';
import {makeUpSample, type MadeUpSample} from './madeUpSample';

let made: MadeUpSample;
let sample: Sample;
const writeHarness = (name: string, text: string): void =>
  writeFileSync(path.join(made.samples, 'harness', name), text);

beforeEach(() => {
  made = makeUpSample();
  sample = made.lay([{name: 'a', command: 'true'}]);
  mkdirSync(path.join(made.samples, 'harness'));
  writeHarness('package.json', '{"type": "module"}');
  writeHarness('package-lock.json', '{}');
  writeHarness('ask.ts', 'export const ask = 1;');
  writeHarness('chain.ts', "import {ask} from './ask.ts';\nexport const url = new URL('./node.mjs', import.meta.url);");
  writeHarness('node.mjs', 'export {};');
  writeHarness('other.ts', 'export {};');
});
afterEach(() => {
  made.remove();
});

const use = (name: string): void => writeFileSync(made.file('a.ts'), `import {one} from '../harness/${name}';`);

describe('what a sample needs of the harness', () => {
  test('is what it names, and what that names', () => {
    use('chain.ts');
    expect(harnessFiles(sample.folder)).toEqual(['ask.ts', 'chain.ts', 'node.mjs', 'package.json']);
    use('ask.ts');
    expect(harnessFiles(sample.folder)).toEqual(['ask.ts', 'package.json']);
  });

  test('is nothing where it names none', () => {
    expect(harnessFiles(sample.folder)).toEqual([]);
  });

  test('lies beside the copy in which it runs, and nothing else of the harness', () => {
    use('ask.ts');
    const work = openWorkFolder(sample);
    expect(readdirSync(path.join(work.folder, '../harness')).sort()).toEqual(['ask.ts', 'package.json']);
    work.remove();
    writeFileSync(made.file('a.ts'), '');
    const alone = openWorkFolder(sample);
    expect(existsSync(path.join(alone.folder, '../harness'))).toBe(false);
    alone.remove();
  });
});

describe('the digest of a sample', () => {
  const changed = (name: string): boolean => {
    const before = sampleDigest(sample.folder);
    writeHarness(name, '// another');
    return sampleDigest(sample.folder) !== before;
  };

  test('changes with a file of the harness that it needs, and with no other', () => {
    use('chain.ts');
    expect(changed('other.ts')).toBe(false);
    expect(changed('node.mjs')).toBe(true);
    expect(changed('package.json')).toBe(true);
    expect(changed('chain.ts')).toBe(true);
  });

  test('does not depend on the harness where the sample uses none', () => {
    expect(['ask.ts', 'chain.ts', 'package.json'].map(changed)).toEqual([false, false, false]);
  });

  test('tells whoever reads it where to look', () => {
    use('chain.ts');
    writeRecord(sample, undefined, '2026-11-22');
    expect(recordFault(sample, readRecord(sample.folder))).toBeUndefined();
    writeHarness('ask.ts', '// another');
    expect(recordFault(sample, readRecord(sample.folder))).toContain(
      'samples/one, or its part of samples/harness, has changed since',
    );
  });
});

test('the harness is no sample', () => {
  expect(sampleNames(made.samples)).toEqual(['one']);
});
