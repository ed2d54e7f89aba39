// holds: docs.tutorials
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parsePage} from '../../tools/prose/parseProse';
import {firstResult, percent, tutorialFaults} from '../../tools/prose/tutorials';
import {readEnglishPages} from '../../src/translation/contentFiles';

const read = (file: string): string => readFileSync(file, 'utf8');
const tutorials = readEnglishPages('.').filter((file) => parsePage(read(file)).frontMatter.kind === 'tutorial');

describe('tutorials', () => {
  test.each(tutorials)(
    '%s reaches its first result before the middle, gives its time, and ends with help and the next step',
    (file) => {
      expect(tutorialFaults(read(file), 'samples')).toEqual([]);
    },
  );

  test('are counted', () => {
    const shares = tutorials.map((file) => {
      const first = firstResult(read(file), 'samples');
      return `${first ? percent(first) : '  – '} ${file}`;
    });
    console.log(`Share of each tutorial before its first result:\n${shares.sort().join('\n')}`);
    expect(tutorials.length).toBeGreaterThan(0);
  });
});

describe('tutorialFaults', () => {
  let samples = '';
  beforeAll(() => {
    samples = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
    mkdirSync(path.join(samples, 'one'));
    writeFileSync(path.join(samples, 'one/a.ts'), 'x'.repeat(400));
    writeFileSync(path.join(samples, 'one/a.txt'), 'deployed\n');
  });
  afterAll(() => rmSync(samples, {recursive: true}));

  const code = '```ts sample="one/a.ts"\n```\n';
  const result = '```text output="one/a.txt" result\n```\n';
  const ends = '## If something fails {/* #if-something-fails */}\n\nA\n\n## Next steps {/* #next-steps */}\n\nB\n';
  const faults = (...parts: string[]): string[] =>
    tutorialFaults(['---\nkind: tutorial\n---\n', ...parts].join('\n'), samples);

  test('finds nothing in a tutorial that has all of it', () => {
    expect(faults('It takes about 5 minutes.\n', result, code, ends)).toEqual([]);
  });

  test('counts the code of samples, which the page itself does not hold', () => {
    expect(faults('It takes about an hour.\n', code, result, ends)).toEqual([
      expect.stringContaining('the first result is at 9'),
    ]);
  });

  test.each([
    ['no marked fence', ['About 5 minutes.\n', code, ends], 'no fence is marked `result`'],
    ['no time', [result, code, ends], 'gives no time'],
    ['a time that comes later', [result, code, '## Run\n\nAbout 5 minutes.\n', ends], 'gives no time'],
    ['other last sections', ['About 5 minutes.\n', result, code, '## Related pages\n'], 'the last two sections are'],
    ['them in another order', ['About 5 minutes.\n', result, code, ends, '## More\n'], '"Next steps" and "More"'],
  ])('finds %s', (_, parts, fault) => {
    expect(faults(...parts)).toEqual([expect.stringContaining(fault)]);
  });

  test('leaves other kinds of pages alone', () => {
    expect(tutorialFaults('---\nkind: how-to\n---\n\n## Run\n', samples)).toEqual([]);
  });
});
