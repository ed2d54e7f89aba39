// holds: content.paths-exist
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {commentsOf, missingPaths} from './namedPaths';

const tracked = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8', maxBuffer: 1e8}).split('\0').filter(Boolean);

test('a path is one that is there; a pattern and a name in capitals stand for any', () => {
  expect(missingPaths('`tests/README.md`, `src/facts/` and `src/nowhere/a.ts`.', '.')).toEqual(['src/nowhere/a.ts']);
  expect(missingPaths('`samples/NAME/`, `src/**/x.ts`, `openrpc/examples/SPACE/METHOD/NAME.json`, https://a.example/src/x.ts', '.')).toEqual([]);
  expect(commentsOf('const a = 1; // one\n/** two */\nconst b = "three";')).toEqual(['one', ' two ']);
});

test('every path that a Markdown file or a comment names exists', () => {
  const texts = tracked.flatMap((file): [string, string][] => {
    if (/^(?:tests\/fixtures|samples\/.*\/)/.test(file)) return [];
    if (file.endsWith('.md')) return [[file, readFileSync(file, 'utf8')]];
    return /\.(?:tsx?|mjs|css)$/.test(file) ? [[file, commentsOf(readFileSync(file, 'utf8')).join('\n')]] : [];
  });
  expect(texts.flatMap(([file, text]) => missingPaths(text, path.dirname(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});
