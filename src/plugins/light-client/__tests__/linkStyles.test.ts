import {describe, expect, it} from 'vitest';
import {chunksOfPages, hashesOf, stylesOf, withHashes, withStyles, type ClientManifest} from '../linkStyles';

const MANIFEST: ClientManifest = {
  origins: {layout: ['vendors', 'layout'], page: ['page'], bare: ['bare']},
  assets: {
    vendors: {css: [{publicPath: '/assets/css/vendors.css'}], js: [{publicPath: '/assets/js/vendors.js'}]},
    layout: {css: [{publicPath: '/assets/css/layout.css'}]},
    page: {css: [{publicPath: '/assets/css/vendors.css'}, {publicPath: '/assets/css/page.css'}]},
    bare: {js: [{publicPath: '/assets/js/bare.js'}]},
  },
};

describe('style sheets of a page', () => {
  it('are those of its chunks and of the chunks that these need, each once', () => {
    expect(stylesOf(['layout', 'page', 'bare', 'unknown'], MANIFEST)).toEqual(['/assets/css/vendors.css', '/assets/css/layout.css', '/assets/css/page.css']);
  });

  it('include those of the layouts around it', () => {
    const names = {'/docs-aaa': {__comp: 'layout'}, '/docs/one-bbb': {__comp: 'page', content: 'bare'}};
    const routes = [{path: '/docs', hash: 'aaa', routes: [{path: '/docs/one', hash: 'bbb', exact: true as const}]}];
    expect(Object.fromEntries(chunksOfPages(routes, names))).toEqual({'/docs/one': ['layout', 'page', 'bare']});
  });

  it('stand behind the one that the page has, without those that it has already', () => {
    const page = '<head><link rel=stylesheet href=/assets/css/main.css /><script src=a.js></script></head>';
    expect(withStyles(page, ['/assets/css/main.css', '/assets/css/page.css'], 'a.html')).toBe(
      '<head><link rel=stylesheet href=/assets/css/main.css /><link rel="stylesheet" href="/assets/css/page.css"><script src=a.js></script></head>',
    );
  });

  it('need a page with a style sheet', () => {
    expect(() => withStyles('<head></head>', ['/a.css'], 'a.html')).toThrow('a.html links no style sheet');
  });
});

describe('the files of a page', () => {
  const file = (name: string): {publicPath: string}[] => [{publicPath: `/zh/assets/${name}`}];

  it('are listed by name and hash, scripts and style sheets; a file that another name holds is none of its own', () => {
    const assets = {
      abc: {js: file('js/abc.01234567.js'), css: file('css/abc.89abcdef.css')},
      def: {js: file('js/other.00000000.js')},
      lo: {js: file('js/lo.76543210.js')},
    };
    expect(hashesOf(['abc', 'def', 'lo', 'unknown'], {assets})).toBe('j3:abc01234567 c3:abc89abcdef j2:lo76543210');
  });

  it('stand at the element of the runtime', () => {
    const page = '<script src=/assets/js/runtime~main.01234567.js defer></script><script src=/assets/js/main.js defer></script>';
    expect(withHashes(page, 'j3:abc01234567', 'a.html')).toBe(
      '<script src=/assets/js/runtime~main.01234567.js data-files="j3:abc01234567" defer></script><script src=/assets/js/main.js defer></script>',
    );
    expect(() => withHashes('<head></head>', '', 'a.html')).toThrow('a.html has no script element of the runtime');
  });
});
