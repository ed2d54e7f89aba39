// holds: content.paths-exist
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {REPOSITORY} from '../../src/config/repository';
import {commentsOf, missingPaths} from './namedPaths';

const tracked = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8', maxBuffer: 1e8}).split('\0').filter(Boolean);

test('a path is one that is there; a pattern and a name in capitals stand for any', () => {
  expect(missingPaths('`tests/README.md`, `src/facts/` and `src/nowhere/a.ts`.', '.')).toEqual(['src/nowhere/a.ts']);
  expect(
    missingPaths(
      '`samples/NAME/`, `src/**/x.ts`, `openrpc/examples/SPACE/METHOD/NAME.json`, https://a.example/src/x.ts',
      '.',
    ),
  ).toEqual([]);
  expect(commentsOf('const a = 1; // one\n/** two */\nconst b = "three";')).toEqual(['one', ' two ']);
});

test('a path of another repository is one whose owner and name stand before it', () => {
  const source = (repository: string): string => `- { repo: ${repository}, path: src/nowhere/a.ts, ref: v1 }`;
  expect(missingPaths(source('wevm/viem'), '.')).toEqual([]);
  expect(missingPaths('- repo: wevm/viem\n  path: src/nowhere/a.ts\n', '.')).toEqual([]);
  expect(missingPaths(source(REPOSITORY.replace('https://github.com/', '')), '.')).toEqual(['src/nowhere/a.ts']);
  expect(missingPaths(`${source('wevm/viem')}\n- path: src/nowhere/a.ts`, '.')).toEqual(['src/nowhere/a.ts']);
});

/** Text of which every path is read: for contributors, and what CI and editors run. */
const READ_WHOLE = /\.md$|^docs\/general\/CONTRIBUTING\/.*\.mdx$|^\.(?:github|ci|devcontainer)\//;
/** The sources of a page, at a state of their repository, and its other front matter. */
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

test('every path that a text for contributors, a file of CI or a comment names exists', () => {
  const texts = tracked.flatMap((file): [string, string][] => {
    if (/^(?:tests\/fixtures|samples\/.*\/)/.test(file)) return [];
    if (READ_WHOLE.test(file))
      return [[file, readFileSync(file, 'utf8').replace(file.endsWith('.mdx') ? FRONT_MATTER : '', '')]];
    return /\.(?:tsx?|mjs|css)$/.test(file) ? [[file, commentsOf(readFileSync(file, 'utf8')).join('\n')]] : [];
  });
  expect(texts.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      'docs/general/CONTRIBUTING/how-to-contribute.mdx',
      '.github/workflows/scheduled.yml',
      '.ci/Dockerfile',
    ]),
  );
  expect(
    texts.flatMap(([file, text]) => missingPaths(text, path.dirname(file)).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});
