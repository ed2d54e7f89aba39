// holds: addresses.links
import {describe, expect, test} from 'vitest';
import {findFaults} from './brokenLinks';
import {readPage, type Build} from './builtPages';

/** A build of these pages, and of one picture. */
function buildOf(pages: Record<string, string>): Build {
  return {
    pages: new Map(Object.entries(pages).map(([address, html]) => [address, readPage(address, html)])),
    files: new Set(['/img/mark.svg', '/zh/assets/a.js']),
  };
}

const TARGETS = {
  '/': '<h2 id=start>',
  '/docs/a': '<h2 id="one two">One</h2><a name=old></a>',
  '/docs/a/b': '',
  '/zh/': '',
  '/zh/docs/a': '<h2 id="开始">',
  '/zh-CN/docs/a': '<meta http-equiv=refresh content="0; url=/zh/docs/a">',
};
const faultsOf = (html: string, address = '/docs/c'): string[] =>
  findFaults(buildOf({...TARGETS, [address]: html})).map(({href, what}) => `${href} ${what}`);

describe('what a page may say', () => {
  test.each([
    ['a page', '<a href=/docs/a>'],
    ['a page with a final slash', '<a href="/docs/a/">'],
    ['its own anchor', '<a href=#here><p id=here>'],
    ['an anchor with a space', '<a href="/docs/a#one%20two">'],
    ['an anchor by name', "<a href='/docs/a#old'>"],
    ['a page beside it', '<a href=a/b>'],
    ['a file', '<a href=/img/mark.svg><img src=/img/mark.svg srcset="/img/mark.svg 1x, /img/mark.svg 2x">'],
    ['another language, said so', '<a href=/zh/docs/a lang=zh-CN>'],
    ['another host', '<a href="https://example.org/nothing"><a href=mailto:a@b.c>'],
    [
      'what only looks like a link',
      '<!-- <a href=/no> --><script>"<a href=/no>"</script><p title="<a href=/no>">&lt;a href=/no>',
    ],
    ['a canonical address', '<link rel=canonical href=/no>'],
  ])('%s', (_, html) => {
    expect(faultsOf(html)).toEqual([]);
  });

  test('a Chinese page links Chinese pages, by an anchor of their own, and files that exist once', () => {
    expect(
      faultsOf(
        '<a href="/zh/docs/a#%E5%BC%80%E5%A7%8B"><a href=/zh/><a href=/zh><a href=/img/mark.svg><script src=/zh/assets/a.js></script>',
        '/zh/docs/c',
      ),
    ).toEqual([]);
  });
});

describe('what it may not', () => {
  test.each([
    ['<a href=/docs/none>', '/docs/none is a page that the build does not have'],
    ['<a href="/docs/a#three">', '/docs/a#three names an anchor that /docs/a does not have'],
    ['<a href=#nowhere>', '#nowhere names an anchor that /docs/c does not have'],
    ['<img src="/img/none.svg">', '/img/none.svg is a file that the build does not have'],
    ['<img src=/img/mark.svg srcset="/img/none.svg 2x">', '/img/none.svg is a file that the build does not have'],
    ['<script src=/assets/gone.js></script>', '/assets/gone.js is a file that the build does not have'],
    ['<link rel="stylesheet" href=/assets/gone.css>', '/assets/gone.css is a file that the build does not have'],
    ['<a href=/zh-CN/docs/a>', '/zh-CN/docs/a has moved; write /zh/docs/a'],
    [
      '<a href="https://doc.confluxnetwork.org/docs/a">',
      "https://doc.confluxnetwork.org/docs/a is written with the portal's own host; write /docs/a",
    ],
    [
      '<a href="/zh/docs/a">',
      '/zh/docs/a leads from English to /zh; name /docs/a, or say with lang that it is another language',
    ],
    [
      '<a href=/zh/docs/a lang=es>',
      '/zh/docs/a leads from English to /zh; name /docs/a, or say with lang that it is another language',
    ],
  ])('%s', (html, fault) => {
    expect(faultsOf(html)).toEqual([fault]);
  });

  test('a Chinese page that leads to an English one', () => {
    expect(faultsOf('<a href=/docs/a>', '/zh/docs/c')).toEqual([
      '/docs/a leads from /zh to English; name /zh/docs/a, or say with lang that it is another language',
    ]);
  });

  test('a page that sends its reader nowhere, or on to one that moves again', () => {
    const sent = (to: string): string => `<meta http-equiv="refresh" content="0; url=${to}">`;
    expect(faultsOf(sent('/none'))).toEqual(['/none is a page that the build does not have']);
    expect(faultsOf(sent('/zh-CN/docs/a'))).toEqual(['/zh-CN/docs/a moves on; send readers to /zh/docs/a at once']);
  });
});
