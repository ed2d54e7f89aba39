import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {CHECKS} from '../checks';
import {BUILD, SIZES, stagesOf} from '../stageList';

const namesOf = (size: (typeof SIZES)[number]): string[] => stagesOf(size).map(({name}) => name);
/** Without those that have another form in the largest size, and ask more there. */
const inOneForm = (names: readonly string[]): string[] =>
  names.filter((name) => !/^(?:samples|browser tests)/.test(name));

describe('the sizes of the gate', () => {
  test('each asks all that the one before asks', () => {
    const [check = [], all = [], every = []] = SIZES.map((size) => inOneForm(namesOf(size)));
    expect(check.filter((name) => !all.includes(name))).toEqual([]);
    expect(all.filter((name) => !every.includes(name))).toEqual([]);
    expect(check.length).toBeLessThan(all.length);
    expect(all.length).toBeLessThan(every.length);
  });

  test('the smallest needs neither build, browser, node nor a program of the machine', () => {
    expect(namesOf('check')).toEqual([...CHECKS.map(({name}) => name), 'unit and content tests']);
  });

  test('what looks at the finished site runs when it is built', () => {
    for (const size of ['test', 'all'] as const) {
      const stages = stagesOf(size);
      expect(stages.map(({name}) => name)).toContain('files of the site, read (weight and parts of every page)');
      expect(stages.find(({name}) => name === BUILD)?.lane).toBe('sources');
      expect(stages.filter(({name}) => /browser|speed|weight/.test(name)).every(({lane}) => lane === 'alone')).toBe(
        true,
      );
    }
  });

  test('nothing that measures speed decides a merge', () => {
    expect(namesOf('test').filter((name) => name.startsWith('speed'))).toEqual([]);
    expect(namesOf('all').filter((name) => name.startsWith('speed'))).toHaveLength(3);
  });

  test('have their commands', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    expect(['check', 'test', 'test:all'].map((name) => scripts[name])).toEqual(
      ['check', 'test', 'test-all'].map((task) => `node tools/bootstrap.mjs ${task}`),
    );
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
  });
});
