// holds: repository.sorted-lists
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

// Lists that many changes add to: git joins their lines by itself (.gitattributes), and in order two changes rarely
// meet.
const LISTS = ['.cspell/portal.txt', 'tools/prose/otherNames.tsv', 'tests/statements.tsv'];

/** Each line that is in the wrong place or there twice. */
function outOfPlace(lines: readonly string[]): string[] {
  return lines.filter((line, index) => index > 0 && line <= (lines[index - 1] ?? ''));
}

test('a line too early and a line twice are noticed', () => {
  expect(outOfPlace(['a', 'c', 'b', 'b', 'd'])).toEqual(['b', 'b']);
});

test.each(LISTS)('%s is sorted and names nothing twice (LC_ALL=C sort -u -o FILE FILE puts it right)', (file) => {
  expect(outOfPlace(readFileSync(file, 'utf8').split('\n').filter(Boolean))).toEqual([]);
});

test.each(LISTS)('git joins both sides of %s', (file) => {
  expect(readFileSync('.gitattributes', 'utf8').split('\n')).toContain(`${file} merge=union`);
});

test('each other name has a reason', () => {
  const lines = readFileSync('tools/prose/otherNames.tsv', 'utf8').split('\n').filter(Boolean);
  expect(lines.filter((line) => !/^[^\t]+\t[^\t]+$/.test(line))).toEqual([]);
});
