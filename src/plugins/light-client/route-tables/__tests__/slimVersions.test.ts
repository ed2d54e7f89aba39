import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {afterAll, describe, expect, it} from 'vitest';
import {descriptionsOf, slimVersion, writeSlimVersions} from '../slimVersions';

const VERSION = {
  version: 'current',
  docs: {
    one: {id: 'one', title: 'One', description: 'The first.'},
    two: {id: 'two', title: 'Two', description: 'The second.'},
  },
  docsSidebars: {
    main: [
      {type: 'link', href: '/docs/one', label: 'One', docId: 'one', unlisted: false, key: 'main-one'},
      {
        type: 'category',
        label: 'More',
        description: 'All the rest.',
        collapsed: true,
        collapsible: true,
        items: [
          {type: 'link', href: '/docs/two', label: 'Two', docId: 'two', unlisted: true},
          {type: 'link', href: 'https://example.org', label: 'Elsewhere'},
        ],
      },
      {type: 'category', label: 'Last', href: '/docs/last', description: 'What is left.', items: []},
    ],
  },
} as unknown as PropVersionMetadata;

const generated = mkdtempSync(path.join(tmpdir(), 'versions-'));
afterAll(() => rmSync(generated, {recursive: true}));

describe('the data of a version', () => {
  it('gives the descriptions of its docs and categories by address, of a category without one by its name', () => {
    expect(descriptionsOf(VERSION)).toEqual({
      '/docs/one': 'The first.',
      '/docs/two': 'The second.',
      '#More': 'All the rest.',
      '/docs/last': 'What is left.',
    });
  });

  it('keeps its sidebars without what only descriptions need; an unlisted page stays one', () => {
    const {docs, docsSidebars} = slimVersion(VERSION);
    expect(docs).toEqual({});
    expect(docsSidebars.main).toEqual([
      {type: 'link', href: '/docs/one', label: 'One', docId: 'one'},
      {
        type: 'category',
        label: 'More',
        collapsed: true,
        collapsible: true,
        items: [
          {type: 'link', href: '/docs/two', label: 'Two', docId: 'two', unlisted: true},
          {type: 'link', href: 'https://example.org', label: 'Elsewhere'},
        ],
      },
      {type: 'category', label: 'Last', href: '/docs/last', items: []},
    ]);
  });

  it('is written beside the generated one, descriptions by themselves', async () => {
    const name = '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json';
    const other = '@generated/docusaurus-plugin-openrpc/core/p/docs-core-rpc-187.json';
    const tag = '@generated/docusaurus-plugin-content-docs/default/p/docs-tags-gas-45b.json';
    const folder = path.join(generated, 'docusaurus-plugin-content-docs', 'default', 'p');
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'docs-175.json'), JSON.stringify({version: VERSION}));
    writeFileSync(path.join(folder, 'docs-tags-gas-45b.json'), JSON.stringify({tag: {}}));
    mkdirSync(path.join(generated, 'docusaurus-plugin-openrpc', 'core', 'p'), {recursive: true});
    writeFileSync(
      path.join(generated, other.replace('@generated/', '')),
      JSON.stringify({version: {...VERSION, docs: {}}}),
    );
    const {versions, descriptions} = writeSlimVersions(generated, [name, tag, other, '@theme/DocPage']);
    expect([...versions.keys()]).toEqual([name, other]);
    const written = (await import(versions.get(name) ?? '')) as {default: unknown};
    expect(written.default).toEqual({version: slimVersion(VERSION)});
    expect(JSON.parse(readFileSync(descriptions, 'utf8'))).toEqual(descriptionsOf(VERSION));
    expect(writeSlimVersions(generated, [name]).hasBanner).toBe(false);
    writeFileSync(
      path.join(generated, name.replace('@generated/', '')),
      JSON.stringify({version: {...VERSION, banner: 'unreleased'}}),
    );
    expect(writeSlimVersions(generated, [name]).hasBanner).toBe(true);
  });
});
