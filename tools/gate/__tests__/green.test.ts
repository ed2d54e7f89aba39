import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {NOTHING} from '../counts';
import {cleanTree, toGreen} from '../green';

const folder = mkdtempSync(path.join(tmpdir(), 'green-'));
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  git('init', '-q');
  writeFileSync(path.join(folder, 'page.mdx'), 'One');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
});
afterAll(() => rmSync(folder, {recursive: true}));

test('a work tree as it was committed has the hash of that tree; one with a change has none', () => {
  expect(cleanTree(folder)).toBe(git('rev-parse', 'HEAD^{tree}'));
  writeFileSync(path.join(folder, 'other.mdx'), 'Two');
  expect(cleanTree(folder)).toBeUndefined();
  expect(cleanTree(tmpdir())).toBeUndefined();
});

test('a tree is green where all passed and it did not change meanwhile', () => {
  const passed = {...NOTHING, passed: 7, flaky: [{test: 'a', said: 'b'}]};
  expect(toGreen('test', ['abc', 'abc'], passed, 61.6)).toMatchObject({
    tree: 'abc',
    size: 'test',
    passed: 7,
    failed: 0,
    flaky: 1,
    seconds: 62,
  });
  expect(toGreen('test', ['abc', 'abc'], {...passed, failed: 1}, 1)).toBeUndefined();
  expect(toGreen('test', ['abc', 'abc'], NOTHING, 1)).toBeUndefined();
  expect(toGreen('test', ['abc', 'def'], passed, 1)).toBeUndefined();
  expect(toGreen('test', [undefined, undefined], passed, 1)).toBeUndefined();
});
