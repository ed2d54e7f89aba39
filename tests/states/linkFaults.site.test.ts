import {describe, expect, test} from 'vitest';
import {buildLaidOut, layOutSite} from '../support/fixtureSite';

const page = (body: string): string => `---
title: Faulty links
description: A page of the fixture site, with a description long enough to pass the rule on descriptions.
kind: guide
space: none
tags: [gas]
sources:
  - cip: 37
checked:
  date: '2026-11-20'
---

${body}
`;
const home = `import Layout from '@theme/Layout';
export default () => <Layout><h1>Twice</h1></Layout>;
`;

/** Each fault with the files that make it and the words that name it. */
const FAULTS = {
  'a broken link': {files: {'docs/overview/faulty.mdx': page('A [link](/nowhere).')}, words: /\/nowhere/},
  'a broken anchor': {
    files: {'docs/overview/faulty.mdx': page('An [anchor](/docs/overview#nothing).')},
    words: /\/docs\/overview#nothing/,
  },
  'a broken Markdown link': {
    files: {'docs/overview/faulty.mdx': page('A [file](./absent.mdx).')},
    words: /absent\.mdx/,
  },
  'a duplicate route': {
    files: {'src/pages/twice.tsx': home, 'src/pages/twice/index.tsx': home},
    words: /Duplicate routes found[\s\S]*\/twice/,
  },
} as const;

// holds: errors.links-warn
test('a local build warns of broken links, anchors, Markdown links and duplicate routes, and succeeds', () => {
  const files = {
    'docs/overview/faulty.mdx': page(
      'A [link](/nowhere), an [anchor](/docs/overview#nothing), a [file](./absent.mdx).',
    ),
    ...FAULTS['a duplicate route'].files,
  };
  const {ok, output} = buildLaidOut(layOutSite('linkFaults', {overlay: 'faults', files}), 'en');
  expect(ok).toBe(true);
  expect(output).toContain('[WARNING]');
  for (const {words} of Object.values(FAULTS)) expect(output).toMatch(words);
});

// holds: errors.links-fail
describe('a strict build, as npm test makes it', () => {
  for (const [index, [fault, {files, words}]] of Object.entries(FAULTS).entries()) {
    test(`fails on ${fault}`, () => {
      const {ok, output} = buildLaidOut(layOutSite(`strict${String(index)}`, {overlay: 'faults', files}), 'en', {
        strict: true,
      });
      expect(ok).toBe(false);
      expect(output).toMatch(words);
    });
  }

  test('succeeds if nothing is wrong', () => {
    const {ok, output} = buildLaidOut(layOutSite('strictSound', {overlay: 'faults'}), 'en', {strict: true});
    expect(ok, output).toBe(true);
  });
});
