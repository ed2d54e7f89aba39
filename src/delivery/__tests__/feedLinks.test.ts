import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {withSelfLink, writeFeedLinks} from '../feedLinks';

const ITEM =
  '<item>\n            <title><![CDATA[A & B]]></title>\n            <link>https://x.example/?a=1&amp;b=2</link>\n            <e a="&lt;é 文&gt;"/>\n        </item>';
const RSS = `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n    <channel>\n        ${ITEM}\n    </channel>\n</rss>`;
const ATOM = `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n    <link rel="alternate" href="https://x.example/blog"/>\n    <entry><link rel="self" href="https://x.example/blog/a"/></entry>\n</feed>`;
const RSS_LINK = '<atom:link rel="self" type="application/rss+xml" href="https://x.example/blog/rss.xml"/>';
const ATOM_LINK = '<link rel="self" type="application/atom+xml" href="https://x.example/blog/atom.xml"/>';

describe('a feed', () => {
  test('of RSS gets the link and its namespace, and nothing else changes', () => {
    const linked = withSelfLink(RSS, 'https://x.example/blog/rss.xml');
    expect(linked).toContain(`<channel>${RSS_LINK}`);
    expect(linked.replace(RSS_LINK, '').replace(' xmlns:atom="http://www.w3.org/2005/Atom"', '')).toBe(RSS);
  });

  test('of Atom gets the link, whatever its entries have', () => {
    const linked = withSelfLink(ATOM, 'https://x.example/blog/atom.xml');
    expect(linked.replace(ATOM_LINK, '')).toBe(ATOM);
    expect(linked.indexOf(ATOM_LINK)).toBeLessThan(linked.indexOf('<entry>'));
  });

  test.each([RSS, ATOM])('that has the link stays as it is', (feed) => {
    const linked = withSelfLink(feed, 'https://x.example/feed');
    expect(withSelfLink(linked, 'https://x.example/feed')).toBe(linked);
  });

  test('is told from other XML', () => {
    expect(() => withSelfLink('<urlset/>', 'https://x.example/sitemap.xml')).toThrow('neither an RSS nor an Atom feed');
  });
});

describe('the feeds of a build', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'feeds-'));

  afterEach(() => {
    rmSync(build, {recursive: true, force: true});
  });

  test('each get their own address, in each language that has them', () => {
    for (const [folder, feed, text] of [
      ['blog', 'rss.xml', RSS],
      ['blog', 'atom.xml', ATOM],
      ['zh/blog', 'rss.xml', RSS],
    ] as const) {
      mkdirSync(path.join(build, folder), {recursive: true});
      writeFileSync(path.join(build, folder, feed), text);
    }
    expect(writeFeedLinks(build, 'https://x.example', ['', '/zh', '/es'])).toBe(3);
    expect(readFileSync(path.join(build, 'blog/atom.xml'), 'utf8')).toContain(ATOM_LINK);
    expect(readFileSync(path.join(build, 'zh/blog/rss.xml'), 'utf8')).toContain(
      'href="https://x.example/zh/blog/rss.xml"',
    );
  });
});
