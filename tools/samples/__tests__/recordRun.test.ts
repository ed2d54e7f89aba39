import {writeFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {readRecord} from '../../../src/markdown/samples/report';
import {recordFault, writeRecord} from '../recordRun';
import {runDigest} from '../runDigest';
import {releaseIn} from '../runSteps';
import {makeUpSample, type MadeUpSample} from './madeUpSample';

let made: MadeUpSample;

beforeEach(() => {
  made = makeUpSample();
});
afterEach(() => {
  made.remove();
});

describe('the record of a run', () => {
  test('holds until a file, a version or a step changes', () => {
    const sample = made.lay([{name: 'a', command: 'true'}], {testedWith: ['viem']});
    expect(recordFault(sample, undefined)).toContain(
      'samples/one has no recorded run; run it: npm run test:samples -- --only one --write',
    );
    writeRecord(sample, 'v3.0.2', '2026-11-22');
    const one = readRecord(sample.folder);
    expect(one).toMatchObject({date: '2026-11-22', node: 'v3.0.2', testedWith: {viem: '2.57.1'}, steps: ['a']});
    expect(recordFault(sample, one)).toBeUndefined();
    expect(one && recordFault(sample, {...one, testedWith: {viem: '2.0.0'}})).toContain(
      'other versions than its lock has',
    );
    writeFileSync(made.file('a.ts'), '1');
    expect(recordFault(sample, one)).toContain('has changed since its run of 2026-11-22');
  });

  test('tells the Node.js of the run, and one from another holds as well', () => {
    const sample = made.lay([{name: 'a', command: 'true'}]);
    vi.spyOn(process, 'versions', 'get').mockReturnValue({...process.versions, node: '99.1.2'});
    writeRecord(sample, undefined, '2026-11-22');
    vi.restoreAllMocks();
    const one = readRecord(sample.folder);
    expect(one?.nodejs).toBe('99');
    expect(recordFault(sample, one)).toBeUndefined();
    expect(one?.run).toBe(runDigest(sample));
  });

  test('keeps its date where nothing changed', () => {
    const sample = made.lay([{name: 'a', command: 'true'}]);
    writeRecord(sample, undefined, '2026-11-22');
    writeRecord(sample, undefined, '2027-01-01');
    expect(readRecord(sample.folder)?.date).toBe('2026-11-22');
  });

  test('refuses a package that the lock does not have', () => {
    expect(() =>
      writeRecord(made.lay([{name: 'a', command: 'true'}], {testedWith: ['ethers']}), undefined, '2026-11-22'),
    ).toThrow('samples/one/package.json: sample.testedWith names ethers, which the lock of its packages does not have');
  });

  test('names the release of a node', () => {
    expect(releaseIn('{"result":"conflux-rust/v3.0.2-fd68efe-20260110/x86_64-linux-gnu"}')).toBe('v3.0.2');
    expect(releaseIn('geth/v1.2.3')).toBeUndefined();
  });
});
