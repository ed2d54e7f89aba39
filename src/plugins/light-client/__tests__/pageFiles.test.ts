import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {listOf} from '../listFiles';
import {filesOfPage, LIST, readPageFiles} from '../pageFiles';

const PAGE = [
  '<!doctype html><html><head><link rel=stylesheet href=/zh/assets/css/styles.1.css><link rel="stylesheet" href="/zh/assets/css/abc.12345678.css">',
  '<link rel=preload as=font href=/font.woff2><link rel="canonical" href="https://a.example/zh/x"><script>const a = "<script src=/no.js>";</script>',
  '<script src=/zh/assets/js/runtime~main.12345678.js defer></script><script src="/zh/assets/js/main.12345678.js" defer="defer"></script>',
  '<script src=https://other.example/a.js></script></head><body></body></html>',
].join('');

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe('the files that a page loads', () => {
  test('are its scripts and style sheets, and those that are listed for its route, each once', () => {
    const listed = [
      '/zh/assets/js/p1.12345678.js',
      '/zh/assets/css/abc.12345678.css',
      '/zh/assets/js/s1.12345678.js',
      '/zh/assets/css/s1.bbbbbbbb.css',
    ];
    expect(filesOfPage(PAGE, listed)).toEqual({
      scripts: [
        '/zh/assets/js/runtime~main.12345678.js',
        '/zh/assets/js/main.12345678.js',
        '/zh/assets/js/p1.12345678.js',
        '/zh/assets/js/s1.12345678.js',
      ],
      styles: ['/zh/assets/css/styles.1.css', '/zh/assets/css/abc.12345678.css', '/zh/assets/css/s1.bbbbbbbb.css'],
    });
  });

  test('are listed by page with the files of its chunks, each once', () => {
    const file = (name: string): {publicPath: string}[] => [{publicPath: `/zh/assets/${name}`}];
    const assets = {p1: {js: file('js/p1.1.js')}, s1: {js: file('js/s1.1.js'), css: file('css/s1.2.css')}};
    const chunks = new Map([[path.join('out', 'docs', 'a.html'), ['p1', 's1', 's1', 'unknown']]]);
    expect(listOf({chunks, manifest: {origins: {}, assets}}, 'out')).toEqual({
      'docs/a.html': ['/zh/assets/js/p1.1.js', '/zh/assets/js/s1.1.js', '/zh/assets/css/s1.2.css'],
    });
  });

  test('are read in the language of the page; another language may be missing', () => {
    mkdirSync(path.join(folder, 'zh'));
    writeFileSync(path.join(folder, LIST), '{"a.html": ["/p1.js"]}');
    writeFileSync(path.join(folder, 'zh', LIST), '{"a.html": ["/zh/p1.js"]}');
    for (const name of ['a.html', 'zh/a.html', 'zh/b.html'])
      writeFileSync(path.join(folder, name), '<script src=/main.js></script>');
    const filesOf = readPageFiles(folder);
    expect(['a.html', 'zh/a.html', 'zh/b.html'].map((name) => filesOf(name).scripts)).toEqual([
      ['/main.js', '/p1.js'],
      ['/main.js', '/zh/p1.js'],
      ['/main.js'],
    ]);
  });

  test('count a script that is preloaded, and nothing that only leads on', () => {
    expect(
      filesOfPage(
        '<link rel="modulepreload" href="/a.js"><link as=script rel=preload href=/b.js><link rel=prefetch as=script href=/c.js>',
      ),
    ).toEqual({
      scripts: ['/a.js', '/b.js'],
      styles: [],
    });
    expect(filesOfPage('<meta http-equiv="refresh" content="0; url=/x"><a href="/x">x</a>')).toEqual({
      scripts: [],
      styles: [],
    });
  });
});
