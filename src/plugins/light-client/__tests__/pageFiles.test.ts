import {describe, expect, test} from 'vitest';
import {withHashes} from '../route-tables/listFiles';
import {writeHashes} from '../route-tables/packAssets';
import {filesOfPage} from '../pageFiles';

const PAGE = [
  '<!doctype html><html><head><link rel=stylesheet href=/zh/assets/css/styles.1.css><link rel="stylesheet" href="/zh/assets/css/abc.12345678.css">',
  '<link rel=preload as=font href=/font.woff2><link rel="canonical" href="https://a.example/zh/x"><script>const a = "<script src=/no.js>";</script>',
  '<script src=/zh/assets/js/runtime~main.12345678.js defer></script><script src="/zh/assets/js/main.12345678.js" defer="defer"></script>',
  '<script src=https://other.example/a.js></script></head><body></body></html>',
].join('');

describe('the files that a page loads', () => {
  test('are its scripts and style sheets, and those of the chunks that its runtime lists, each once', () => {
    const rows = writeHashes([
      ['j', 'abc', '12345678'],
      ['c', 'abc', '12345678'],
      ['j', 'xyz', '87654321'],
      ['j', 'tags1', 'aaaaaaaa'],
      ['c', 'longer-name', 'bbbbbbbb'],
    ]);
    expect(filesOfPage(withHashes(PAGE, rows, 'x.html'))).toEqual({
      scripts: [
        '/zh/assets/js/runtime~main.12345678.js',
        '/zh/assets/js/main.12345678.js',
        '/zh/assets/js/abc.12345678.js',
        '/zh/assets/js/xyz.87654321.js',
        '/zh/assets/js/tags1.aaaaaaaa.js',
      ],
      styles: ['/zh/assets/css/styles.1.css', '/zh/assets/css/abc.12345678.css', '/zh/assets/css/longer-name.bbbbbbbb.css'],
    });
  });

  test('count a script that is preloaded, and nothing that only leads on', () => {
    expect(filesOfPage('<link rel="modulepreload" href="/a.js"><link as=script rel=preload href=/b.js><link rel=prefetch as=script href=/c.js>')).toEqual({
      scripts: ['/a.js', '/b.js'],
      styles: [],
    });
    expect(filesOfPage('<meta http-equiv="refresh" content="0; url=/x"><a href="/x">x</a>')).toEqual({scripts: [], styles: []});
  });
});
