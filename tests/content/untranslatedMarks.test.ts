// holds: languages.marks
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {filesBelow} from '../../tools/prose/filesBelow';

/** A string between elements that holds punctuation alone: no language can have its own. */
const MARK_IN_JSX = /(?<!')\{'\s*[:;,.!?]\s*'\}/;

test('no punctuation stands between translated texts by itself, since Chinese has its own: it is part of a text with an id', () => {
  const files = filesBelow('src', /\.tsx$/);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (MARK_IN_JSX.test(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('such a mark is found', () => {
  expect(MARK_IN_JSX.test("{': '}")).toBe(true);
  expect(MARK_IN_JSX.test("{' '}")).toBe(false);
});
