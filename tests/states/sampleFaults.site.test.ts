// holds: samples.code
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildLaidOut, layOutSite} from '../support/fixtureSite';

const PAGE = `---
title: A page
description: A page of the fixture site whose code comes from a sample, long enough to satisfy the rules of front matter.
kind: reference
space: none
tags: [gas]
sources:
  - cip: 37
checked: {date: '2026-11-20'}
---

## Code {/* #code */}

\`\`\`ts title="a.ts" sample="one/a.ts#REGION"
\`\`\`
`;
const SAMPLE = '// #region head\nconst shown = 1;\n// #endregion head\n';

const build = (name: string, region: string): ReturnType<typeof buildLaidOut> =>
  buildLaidOut(
    layOutSite(name, {
      overlay: 'faults',
      files: {'docs/overview/sample.mdx': PAGE.replace('REGION', region), 'samples/one/a.ts': SAMPLE},
    }),
    'en',
  );

test('a missing region stops the build and says where, what, and which there are', () => {
  const {ok, output} = build('missingRegion', 'tail');
  expect(ok).toBe(false);
  expect(output).toContain('docs/overview/sample.mdx:14: samples/one/a.ts has no region "tail"; its regions: head');
});

test('the finished page holds the sample’s text, for readers and for the search', () => {
  const {ok, output, directory} = build('filledFence', 'head');
  expect(ok, output).toBe(true);
  const page = path.join(directory, 'docs', 'overview', 'sample.html');
  expect(existsSync(page), readdirSync(directory).join(' ')).toBe(true);
  expect(readFileSync(page, 'utf8').replace(/<[^>]+>/g, '')).toContain('const shown = 1;');
});
