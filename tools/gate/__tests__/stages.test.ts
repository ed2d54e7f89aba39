import {describe, expect, it, test} from 'vitest';
import {NOTHING, PASS} from '../counts';
import {runInTurn, runLanes, runProgram, type Stage} from '../stages';

describe('lanes', () => {
  it('run at once, their stages one after the other, and each stage is printed in one piece', async () => {
    const printed: string[] = [];
    const order: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const stage = (name: string, work: () => Promise<void> | void = () => undefined): Stage => ({
      name,
      run: async (say) => {
        order.push(name);
        say('begun, ');
        await work();
        say('done\n');
        return PASS;
      },
    });
    const run = await runLanes(
      [[stage('waits', () => held), stage('comes after')], [stage('lets it go', release)]],
      (text) => printed.push(text),
    );
    expect(run.map(({name, counts}) => [name, counts])).toEqual([
      ['waits', PASS],
      ['comes after', PASS],
      ['lets it go', PASS],
    ]);
    expect(order).toEqual(['waits', 'lets it go', 'comes after']);
    expect(printed.map((text) => text.replace(/\d+ s/, '# s'))).toEqual([
      '\n── waits (# s)\nbegun, done\nok\n',
      '\n── lets it go (# s)\nbegun, done\nok\n',
      '\n── comes after (# s)\nbegun, done\nok\n',
    ]);
  });

  it('go on when a stage throws, which counts as failed with what it said', async () => {
    const printed: string[] = [];
    const broken: Stage = {name: 'broken', run: () => Promise.reject(new Error('no such sample'))};
    const sound: Stage = {name: 'sound', run: () => Promise.resolve(PASS)};
    const run = await runLanes([[broken, sound]], (text) => printed.push(text));
    expect(run.map(({counts}) => counts)).toEqual([
      {...NOTHING, failed: 1, failures: ['broken\n    no such sample']},
      PASS,
    ]);
    expect(printed[0]).toMatch(/broken \(\d+ s\)\nno such sample\nFAILED: broken\n$/);
  });
});

test('stages in turn print what they say as it comes, under their names', async () => {
  const printed: string[] = [];
  const stage: Stage = {
    name: 'speaks',
    run: (say) => {
      say('begun\n');
      expect(printed).toEqual(['\n── speaks\n', 'begun\n']);
      return Promise.resolve(PASS);
    },
  };
  const [run] = await runInTurn([stage], (text) => printed.push(text));
  expect(run).toMatchObject({name: 'speaks', counts: PASS});
  expect(printed.at(-1)).toMatch(/^ok \(\d+ s\)\n$/);
});

describe('a program', () => {
  it('hands on what it writes and its exit code', async () => {
    const said: string[] = [];
    const status = await runProgram(
      process.execPath,
      ['-e', 'console.log("out"); console.error("err"); process.exitCode = 3'],
      (text) => said.push(text),
    );
    expect(status).toBe(3);
    expect(said.join('').split('\n').filter(Boolean).sort()).toEqual(['err', 'out']);
  });

  it('that is not there is an error with its name', async () => {
    await expect(runProgram('no-such-program', [], () => undefined)).rejects.toThrow(/no-such-program/);
  });

  it('that a signal ends has failed', async () => {
    expect(await runProgram(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'], () => undefined)).toBe(1);
  });
});
