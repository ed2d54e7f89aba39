import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parseManifest} from '../sampleManifest';

const parse = (sample: unknown): ReturnType<typeof parseManifest> =>
  parseManifest(JSON.stringify({name: 'one', sample}));
const step = {name: 'send', command: 'tsx send.ts'};

describe('parseManifest', () => {
  test('fills in what is not said', () => {
    expect(parse({steps: [step]})).toEqual({
      node: 'none',
      schedule: false,
      testedWith: [],
      swaps: [],
      steps: [{...step, volatile: [], seconds: 300, exit: 0}],
    });
  });

  test('has the time limits that samples/README.md gives', () => {
    const [, usual, most] =
      /the time limit, (\d+) unless given and at most (\d+);/.exec(readFileSync('samples/README.md', 'utf8')) ?? [];
    expect(parse({steps: [step]}).steps[0]?.seconds).toBe(Number(usual));
    const given = (seconds: number): unknown => parse({steps: [{...step, seconds}]});
    expect(() => given(Number(most))).not.toThrow();
    expect(() => given(Number(most) + 1)).toThrow('sample.steps[0].seconds must be a whole number');
  });

  test('reads what is said', () => {
    const full = {...step, output: 'out/send.txt', volatile: ['0x[0-9a-f]+'], seconds: 120, exit: 1};
    expect(parse({node: 'local', schedule: true, testedWith: ['viem'], steps: [full]}).steps[0]).toEqual({
      ...full,
      volatile: [/0x[0-9a-f]+/g],
    });
  });

  test.each([
    ['no field', undefined, 'there is no field "sample"'],
    [
      'an unknown field',
      {steps: [step], nodes: 'local'},
      'sample has the unknown field "nodes"; there are node, schedule, testedWith, swaps, steps',
    ],
    ['another node', {node: 'testnet', steps: [step]}, 'sample.node must be "local", "none" or "own"'],
    ['a schedule that is no truth value', {schedule: 'weekly', steps: [step]}, 'sample.schedule must be true or false'],
    ['packages that are no list', {testedWith: 'viem', steps: [step]}, 'sample.testedWith must be a list'],
    [
      'a swap without the lines that it replaces',
      {steps: [step], swaps: [{file: 'a.toml', lines: [], by: [], why: 'x'}]},
      'sample.swaps[0].lines must be a list of at least one line',
    ],
    [
      'a swap with two lines in one text',
      {steps: [step], swaps: [{file: 'a.toml', lines: ['a'], by: ['b\nc'], why: 'x'}]},
      'sample.swaps[0].by must be a list of lines',
    ],
    [
      'a swap without a reason',
      {steps: [step], swaps: [{file: 'a.toml', lines: ['a'], by: []}]},
      'sample.swaps[0].why must be a text',
    ],
    ['no steps', {steps: []}, 'sample.steps must be a list of at least one step'],
    ['a step without command', {steps: [{name: 'send'}]}, 'sample.steps[0].command must be a text'],
    ['an unknown field of a step', {steps: [{...step, run: 'x'}]}, 'sample.steps[0] has the unknown field "run"'],
    [
      'an output outside the sample',
      {steps: [{...step, output: '../a.txt'}]},
      'sample.steps[0].output must be a path inside the sample',
    ],
    [
      'a pattern that matches nothing at all',
      {steps: [{...step, output: 'a.txt', volatile: ['\\d*']}]},
      'has the pattern \\d*, which matches nothing at all',
    ],
    [
      'patterns without an output',
      {steps: [{...step, volatile: ['\\d+']}]},
      'sample.steps[0].volatile is for steps with an output',
    ],
    ['no time', {steps: [{...step, seconds: 0}]}, 'sample.steps[0].seconds must be a whole number from 1 to 900'],
    ['a name twice', {steps: [step, step]}, 'sample.steps has the name "send" twice'],
  ])('refuses %s', (_, sample, message) => {
    expect(() => parse(sample)).toThrow(message);
  });
});
