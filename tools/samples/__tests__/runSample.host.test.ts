// Steps are lines of bash, and what they leave running is ended by its group: neither is on Windows.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate as turn} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {runSample} from '../runSample';
import type {SampleResult} from '../runSteps';
import {makeUpSample, type MadeUpSample} from './madeUpSample';

let made: MadeUpSample;

beforeEach(() => {
  made = makeUpSample();
});
afterEach(() => {
  vi.useRealTimers();
  made.remove();
});

const run = async (steps: unknown[], write = false): Promise<SampleResult> =>
  runSample(made.lay(steps), write, async () => Promise.resolve());

describe('runSample', () => {
  test('runs each step in a copy that keeps what earlier steps wrote', async () => {
    const {passed, fault} = await run([
      {name: 'first', command: 'echo 1 > made.txt'},
      {name: 'second', command: 'test -e made.txt'},
    ]);
    expect(fault).toBeUndefined();
    expect(passed).toEqual(['first', 'second']);
    expect(existsSync(made.file('made.txt'))).toBe(false);
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
    const sign = path.join(made.samples, 'started');
    const running = run([{name: 'hangs', command: `sleep 1000 & echo started; touch "${sign}"; wait`, seconds: 1}]);
    while (!existsSync(sign)) await turn();
    vi.advanceTimersByTime(1000);
    const {fault} = await running;
    expect(fault).toContain(
      'took longer than its 1 seconds and was ended; set "seconds" if it needs more. It wrote:\nstarted',
    );
  });

  test('what a step leaves running does not outlive it', async () => {
    expect((await run([{name: 'server', command: 'sleep 1000 & echo $!'}])).passed).toEqual(['server']);
  });

  test('a changed output is a fault, and is written only when asked', async () => {
    writeFileSync(made.file('out.txt'), 'balance 1\n');
    const steps = [{name: 'print', command: 'echo balance 2', output: 'out.txt'}];
    expect((await run(steps)).fault).toContain(
      '- balance 1\n+ balance 2\nIf the new one is right, write it: npm run test:samples -- --only one --write',
    );
    expect(readFileSync(made.file('out.txt'), 'utf8')).toBe('balance 1\n');
    expect((await run(steps, true)).fault).toBeUndefined();
    expect(readFileSync(made.file('out.txt'), 'utf8')).toBe('balance 2\n');
  });

  test('a changed output is shown with what was said on the error stream: some commands end well and say only there what went wrong', async () => {
    writeFileSync(made.file('out.txt'), 'balance 1\n');
    const {fault} = await run([{name: 'print', command: 'echo "no fees known" >&2', output: 'out.txt'}]);
    expect(fault).toContain('On its error stream it wrote:\nno fees known');
  });

  test('an output file is not there while the sample runs, so that no step can show an old one', async () => {
    writeFileSync(made.file('out.txt'), 'old\n');
    expect((await run([{name: 'print', command: 'cat out.txt', output: 'out.txt'}])).fault).toContain('No such file');
  });

  test('a missing interpreter or npm’s refusal is told, not thrown', async () => {
    const refused = async (): Promise<void> => Promise.reject(new Error('npm ci failed 2 times'));
    expect((await runSample(made.lay([{name: 'a', command: 'true'}]), false, refused)).fault).toBe(
      'npm ci failed 2 times',
    );
  });
});
