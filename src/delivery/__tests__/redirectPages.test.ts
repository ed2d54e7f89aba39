import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {redirectPage, writeFolderIndexes, writeRedirectPages} from '../redirectPages';

const SITE = 'https://portal.example';

describe('redirectPage', () => {
  test('moves the reader on without a script, and names the canonical address', () => {
    const page = redirectPage('/zh/docs/overview', SITE);
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/zh/docs/overview">');
    expect(page).toContain(`<link rel="canonical" href="${SITE}/zh/docs/overview">`);
    expect(page).toContain('<a href="/zh/docs/overview">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  test('an address cannot break out of its place', () => {
    const page = redirectPage('/a"><script>alert(1)</script>&b', SITE);
    expect(page).not.toContain('<script');
    expect(page).toContain('url=/a&quot;>&lt;script>alert(1)&lt;/script>&amp;b"');
    expect(page.match(/<[a-z]+/g)).toEqual(redirectPage('/a', SITE).match(/<[a-z]+/g));
  });
});

describe('pages written into a build', () => {
  let build = '';
  const write = (name: string, text = name): void => {
    mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    writeFileSync(path.join(build, name), text);
  };
  const read = (name: string): string => readFileSync(path.join(build, name), 'utf8');
  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  });
  afterEach(() => rmSync(build, {recursive: true}));

  test('one per moved address, and one per page below a moved prefix', () => {
    write('zh/index.html');
    write('zh/docs/overview.html');
    write('zh/docs/general/index.html');
    write('zh/assets/a.js');
    const redirects = [
      {from: '/docs', to: '/docs/overview'},
      {from: '/zh-CN/*', to: '/zh/*'},
    ];
    expect(writeRedirectPages(build, redirects, SITE)).toBe(4);
    expect(read('docs.html')).toContain('url=/docs/overview"');
    expect(read('zh-CN/index.html')).toContain('url=/zh"');
    expect(read('zh-CN/docs/overview.html')).toContain('url=/zh/docs/overview"');
    expect(read('zh-CN/docs/general/index.html')).toContain('url=/zh/docs/general"');
    expect(existsSync(path.join(build, 'zh-CN', 'assets'))).toBe(false);
  });

  test('the most particular move holds, and a name that ends in index keeps its end', () => {
    write('zh/docs/byindex.html');
    const redirects = [
      {from: '/zh/docs', to: '/zh/docs/overview'},
      {from: '/zh-CN/docs', to: '/zh/docs/overview'},
      {from: '/zh-CN/*', to: '/zh/*'},
    ];
    expect(writeRedirectPages(build, redirects, SITE)).toBe(3);
    expect(read('zh-CN/docs.html')).toContain('url=/zh/docs/overview"');
    expect(read('zh-CN/docs/byindex.html')).toContain('url=/zh/docs/byindex"');
  });

  test('a page beside a folder of its name is also that folder’s index; others stay alone', () => {
    write('docs/overview.html', 'overview');
    write('docs/overview/space-intro.html');
    write('docs/general.html', 'stray');
    write('docs/general/index.html', 'own');
    write('docs/alone.html');
    mkdirSync(path.join(build, 'docs', 'empty'));
    write('docs/empty.html');
    expect(writeFolderIndexes(build)).toBe(1);
    expect(read('docs/overview/index.html')).toBe('overview');
    expect(read('docs/general/index.html')).toBe('own');
    expect(existsSync(path.join(build, 'docs', 'empty', 'index.html'))).toBe(false);
  });
});
