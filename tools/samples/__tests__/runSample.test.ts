import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate as turn} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {recordFault, writeRecord} from '../recordRun';
import {readRecord} from '../../../src/markdown/samples/report';
import {runSample} from '../runSample';
import {runDigest} from '../runDigest';
import {releaseIn, type SampleResult} from '../runSteps';
import {readSampleFolder, type Sample} from '../sampleFiles';

let samples: string;

beforeEach(() => {
  samples = mkdtempSync(path.join(tmpdir(), 'samples-'));
  mkdirSync(path.join(samples, 'one', 'node_modules'), {recursive: true});
  writeFileSync(path.join(samples, 'one', 'package-lock.json'), JSON.stringify({lockfileVersion: 3, packages: {'node_modules/viem': {version: '2.57.1'}}}));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(samples, {recursive: true});
});

/** A sample with these steps, whose packages count as installed. */
function lay(steps: unknown[], more: object = {}): Sample {
  const folder = path.join(samples, 'one');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({sample: {steps, ...more}}));
  return readSampleFolder(samples, 'one');
}

const run = async (steps: unknown[], write = false): Promise<SampleResult> => runSample(lay(steps), write, async () => Promise.resolve());
const file = (name: string): string => path.join(samples, 'one', name);

describe('runSample', () => {
  test('runs each step in a copy that keeps what earlier steps wrote', async () => {
    const {passed, fault} = await run([
      {name: 'first', command: 'echo 1 > made.txt'},
      {name: 'second', command: 'test -e made.txt'},
    ]);
    expect(fault).toBeUndefined();
    expect(passed).toEqual(['first', 'second']);
    expect(existsSync(file('made.txt'))).toBe(false);
  });

  test('a command that fails ends the sample and shows what it wrote', async () => {
    const {passed, fault} = await run([
      {name: 'fails', command: 'echo "a.ts(1,1): error" >&2; exit 2'},
      {name: 'never', command: 'true'},
    ]);
    expect(passed).toEqual([]);
    expect(fault).toContain('step "fails"');
    expect(fault).toContain('ended with exit code 2, expected 0. It wrote:\na.ts(1,1): error');
  });

  test('an expected exit code is no fault', async () => {
    expect((await run([{name: 'refused', command: 'exit 3', exit: 3}])).fault).toBeUndefined();
  });

  test('a command over its time is ended with all that it started', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const sign = path.join(samples, 'started');
    const running = run([{name: 'hangs', command: `sleep 1000 & echo started; touch "${sign}"; wait`, seconds: 1}]);
    while (!existsSync(sign)) await turn();
    vi.advanceTimersByTime(1000);
    const {fault} = await running;
    expect(fault).toContain('took longer than its 1 seconds and was ended; set "seconds" if it needs more. It wrote:\nstarted');
  });

  test('what a step leaves running does not outlive it', async () => {
    expect((await run([{name: 'server', command: 'sleep 1000 & echo $!'}])).passed).toEqual(['server']);
  });

  test('a changed output is a fault, and is written only when asked', async () => {
    writeFileSync(file('out.txt'), 'balance 1\n');
    const steps = [{name: 'print', command: 'echo balance 2', output: 'out.txt'}];
    expect((await run(steps)).fault).toContain('- balance 1\n+ balance 2\nIf the new one is right, write it: npm run test:samples -- --only one --write');
    expect(readFileSync(file('out.txt'), 'utf8')).toBe('balance 1\n');
    expect((await run(steps, true)).fault).toBeUndefined();
    expect(readFileSync(file('out.txt'), 'utf8')).toBe('balance 2\n');
  });

  test('a changed output is shown with what was said on the error stream: some commands end well and say only there what went wrong', async () => {
    writeFileSync(file('out.txt'), 'balance 1\n');
    const {fault} = await run([{name: 'print', command: 'echo "no fees known" >&2', output: 'out.txt'}]);
    expect(fault).toContain('On its error stream it wrote:\nno fees known');
  });

  test('an output file is not there while the sample runs, so that no step can show an old one', async () => {
    writeFileSync(file('out.txt'), 'old\n');
    expect((await run([{name: 'print', command: 'cat out.txt', output: 'out.txt'}])).fault).toContain('No such file');
  });

  test('a missing interpreter or npm’s refusal is told, not thrown', async () => {
    const refused = async (): Promise<void> => Promise.reject(new Error('npm ci failed 2 times'));
    expect((await runSample(lay([{name: 'a', command: 'true'}]), false, refused)).fault).toBe('npm ci failed 2 times');
  });
});

describe('the record of a run', () => {
  test('holds until a file, a version or a step changes', () => {
    const sample = lay([{name: 'a', command: 'true'}], {testedWith: ['viem']});
    expect(recordFault(sample, undefined)).toContain('samples/one has no recorded run; run it: npm run test:samples -- --only one --write');
    writeRecord(sample, 'v3.0.2', '2026-11-22');
    const one = readRecord(sample.folder);
    expect(one).toMatchObject({date: '2026-11-22', node: 'v3.0.2', testedWith: {viem: '2.57.1'}, steps: ['a']});
    expect(recordFault(sample, one)).toBeUndefined();
    expect(one && recordFault(sample, {...one, testedWith: {viem: '2.0.0'}})).toContain('other versions than its lock has');
    writeFileSync(file('a.ts'), '1');
    expect(recordFault(sample, one)).toContain('has changed since its run of 2026-11-22');
  });

  test('tells the Node.js of the run, and one from another holds as well', () => {
    const sample = lay([{name: 'a', command: 'true'}]);
    vi.spyOn(process, 'versions', 'get').mockReturnValue({...process.versions, node: '99.1.2'});
    writeRecord(sample, undefined, '2026-11-22');
    vi.restoreAllMocks();
    const one = readRecord(sample.folder);
    expect(one?.nodejs).toBe('99');
    expect(recordFault(sample, one)).toBeUndefined();
    expect(one?.run).toBe(runDigest(sample));
  });

  test('keeps its date where nothing changed', () => {
    const sample = lay([{name: 'a', command: 'true'}]);
    writeRecord(sample, undefined, '2026-11-22');
    writeRecord(sample, undefined, '2027-01-01');
    expect(readRecord(sample.folder)?.date).toBe('2026-11-22');
  });

  test('refuses a package that the lock does not have', () => {
    expect(() => writeRecord(lay([{name: 'a', command: 'true'}], {testedWith: ['ethers']}), undefined, '2026-11-22')).toThrow(
      'samples/one/package.json: sample.testedWith names ethers, which its package-lock.json does not have',
    );
  });

  test('names the release of a node', () => {
    expect(releaseIn('{"result":"conflux-rust/v3.0.2-fd68efe-20260110/x86_64-linux-gnu"}')).toBe('v3.0.2');
    expect(releaseIn('geth/v1.2.3')).toBeUndefined();
  });
});
