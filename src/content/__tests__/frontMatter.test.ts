import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {frontMatterFaults, parseFrontMatter} from '../parseFrontMatter';

const DESCRIPTION = 'What the page answers, said in one sentence that is long enough for the rules of this portal.';

const DOC = `---
title: Gas and fees
description: ${DESCRIPTION}
kind: concept
space: both
tags: [gas]
sources:
  - repo: Conflux-Chain/conflux-rust
    path: crates/parameters/src/lib.rs
    ref: v3.0.2
  - cip: 1559
  - url: https://example.org/paper
    title: A paper
    accessed: '2026-11-20'
checked:
  date: '2026-11-20'
  node: v3.0.2
---

Text.
`;

/** The build's message about a page, or undefined when it accepts the page. */
async function messageFor(text: string, file = 'docs/general/gas.mdx'): Promise<string | undefined> {
  const params = {filePath: path.resolve(file), fileContent: text, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER};
  return parseFrontMatter(params).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

describe('the front matter of a docs page', () => {
  test('a good page is accepted, whatever its language’s folder', async () => {
    expect(await messageFor(DOC)).toBeUndefined();
    expect(await messageFor(DOC, 'i18n/es/docusaurus-plugin-content-docs/current/general/gas.mdx')).toBeUndefined();
  });

  test('the landing page of an area may have another name in the sidebar of the area', async () => {
    const landing = DOC.replace('kind: concept', 'kind: guide');
    expect(
      await messageFor(landing.replace('space: both\n', 'space: both\nsidebar_label: Overview\n')),
    ).toBeUndefined();
  });

  test.each([
    ['no title', 'title: Gas and fees\n', '', '"title" is required'],
    ['no description', `description: ${DESCRIPTION}\n`, '', '"description" is required'],
    ['no kind', 'kind: concept\n', '', '"kind" is required'],
    ['no space', 'space: both\n', '', '"space" is required'],
    ['no tags', 'tags: [gas]\n', '', '"tags" is required'],
    ['an empty list of tags', '[gas]', '[]', '"tags" must contain at least 1 items'],
    ['no check date', "  date: '2026-11-20'\n", '', '"checked.date" is required'],
    ['a short description', DESCRIPTION, 'Too short.', '"description" has 10 characters; 70–160 are allowed'],
    ['a long description', DESCRIPTION, 'word '.repeat(40), '"description" has 199 characters; 70–160 are allowed'],
    ['a short Chinese description', DESCRIPTION, '太短。', '"description" has 3 characters; 24–110 are allowed'],
    [
      'an unknown tag near a known one',
      '[gas]',
      '[transactionz]',
      '"tags" names "transactionz", which is not in docs/tags.yml; did you mean',
    ],
    [
      'an unknown tag near none',
      '[gas]',
      '[qqqq]',
      '"tags" names "qqqq", which is not in docs/tags.yml; add it there, or choose one of its',
    ],
    [
      'a wrong kind',
      'kind: concept',
      'kind: essay',
      '"kind" must be one of [concept, tutorial, how-to, reference, guide]',
    ],
    ['a wrong space', 'space: both', 'space: evm', '"space" must be one of [core, espace, both, none]'],
    [
      'a second name',
      'space: both\n',
      'space: both\nsidebar_label: Gas\n',
      '"sidebar_label" is for pages of kind guide; the sidebar shows the title',
    ],
    [
      'a source that is none',
      '- cip: 1559',
      '- book: 1559',
      '"sources[1]" must be one of: repo with path and ref; cip; url with title',
    ],
    ['a source without ref', '    ref: v3.0.2\n', '', '"sources[0]" must be one of'],
    ['a source without https', 'https://example.org', 'http://example.org', '"sources[2]" must be one of'],
    ['an unquoted date', "date: '2026-11-20'", 'date: 2026-11-20', '"checked.date" must be a string'],
    [
      'a date of another form',
      "date: '2026-11-20'",
      "date: '20.11.2026'",
      '"checked.date" with value "20.11.2026" fails to match the YYYY-MM-DD pattern',
    ],
    [
      'a node version of another form',
      'node: v3.0.2',
      'node: latest',
      '"checked.node" with value "latest" fails to match the v3.0.2 pattern',
    ],
  ])('%s: the build names file, field and cure', async (_, from, to, fault) => {
    expect(DOC).toContain(from);
    const message = await messageFor(DOC.replace(from, to));
    expect(message).toContain('Front matter of docs/general/gas.mdx:');
    expect(message).toContain(`  - ${fault}`);
    expect(message).toContain('the fields are explained in docs/general/CONTRIBUTING/page-templates.mdx');
    expect(message?.match(/^ {2}- /gm), 'one line for one fault').toHaveLength(1);
  });

  test('all faults are told at once', async () => {
    const message = await messageFor(
      DOC.replace('kind: concept', 'kind: essay').replace('[gas]', '[qqqq]').replace('title: Gas and fees\n', ''),
    );
    expect(message?.match(/^ {2}- /gm)).toHaveLength(3);
  });

  test('a tag is suggested that is in the file', () => {
    const [fault = ''] = frontMatterFaults('docs/a.mdx', {title: 'A', tags: ['transactionz']}, '.').filter((line) =>
      line.startsWith('"tags"'),
    );
    expect(fault).toMatch(/did you mean .*\btransactions\b/);
  });
});

describe('the front matter of other pages', () => {
  const post = {
    title: 'A',
    description: DESCRIPTION,
    tags: ['hello'],
    sources: [{cip: 1}],
    checked: {date: '2026-11-20'},
    slug: 'a',
    authors: ['portal'],
  };

  test('a post needs slug and authors and the blog’s own tags, but neither kind nor space', () => {
    expect(frontMatterFaults('blog/a.mdx', post, '.')).toEqual([]);
    const {slug: _slug, authors: _authors, ...rest} = post;
    expect(frontMatterFaults('blog/a.mdx', {...rest, tags: ['gas']}, '.')).toEqual([
      '"slug" is required',
      '"authors" is required',
      expect.stringContaining('"tags" names "gas", which is not in blog/tags.yml'),
    ]);
  });

  test('a standalone page needs title and description; other files are left alone', () => {
    expect(frontMatterFaults('src/pages/a.mdx', {title: 'A', description: DESCRIPTION}, '.')).toEqual([]);
    expect(frontMatterFaults('src/pages/a.mdx', {}, '.')).toEqual(['"title" is required', '"description" is required']);
    expect(frontMatterFaults('README.md', {}, '.')).toEqual([]);
  });
});
