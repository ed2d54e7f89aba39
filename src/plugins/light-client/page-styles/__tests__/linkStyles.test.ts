import {describe, expect, it} from 'vitest';
import {chunksOfPages, chunksWith, type ClientManifest} from '../../pageChunks';
import {sheetsOf, withStyles} from '../linkStyles';

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
    expect(sheetsOf(chunksWith(['layout', 'page', 'bare', 'unknown'], MANIFEST), MANIFEST)).toEqual([
      '/assets/css/vendors.css',
      '/assets/css/layout.css',
      '/assets/css/page.css',
    ]);
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
