// holds: errors.front-matter
import {expect, test} from 'vitest';
import {buildLaidOut, layOutSite} from '../support/fixtureSite';

const PAGE = `---
title: A page
description: Too short.
kind: essay
space: none
tags: [absent-tag]
sources:
  - cip: 37
---

Text.
`;

test('broken front matter stops the build and names the file, each field and the cure', () => {
  const {ok, output} = buildLaidOut(
    layOutSite('frontMatter', {overlay: 'faults', files: {'docs/overview/faulty.mdx': PAGE}}),
    'en',
  );
  expect(ok).toBe(false);
  expect(output).toContain('Front matter of docs/overview/faulty.mdx:');
  expect(output).toContain('"description" has 10 characters; 70–160 are allowed');
  expect(output).toMatch(/"kind" must be one of \[concept, tutorial, how-to, reference, guide\]/);
  expect(output).toContain('"checked" is required');
  expect(output).toContain(
    '"tags" names "absent-tag", which is not in docs/tags.yml; add it there, or choose one of its 1 tags',
  );
  expect(output).toContain('Correct the lines between the two `---` at the head of that file');
});
