import {describe, expect, it} from 'vitest';
import {resultAddress} from '../resultAddress';

const ORIGIN = 'https://doc.example';

describe('resultAddress', () => {
  it.each([
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview.html#start', '/docs/overview#start'],
    ['/zh/docs/core/index.html', '/zh/docs/core/'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs/a.htmlx', '/docs/a.htmlx'],
    ['https://doc.example/docs/a.html?x=1#b', '/docs/a?x=1#b'],
  ])('%s becomes %s', (url, address) => {
    expect(resultAddress(url, ORIGIN)).toBe(address);
  });

  it.each(['https://elsewhere.example/docs', '//elsewhere.example/', 'javascript:alert(1)', 'data:text/html,x', 'http://doc.example/', 'http://['])(
    '%s is refused',
    (url) => {
      expect(resultAddress(url, ORIGIN)).toBeUndefined();
    },
  );
});
