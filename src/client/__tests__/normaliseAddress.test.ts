import {describe, expect, test} from 'vitest';
import {cleanPath} from '../normaliseAddress';

describe('cleanPath', () => {
  test.each([
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/index.html', '/docs/overview'],
    ['/index.html', '/'],
    ['//docs/overview.html', '/docs/overview'],
    ['/docs//overview', '/docs/overview'],
    ['///', '/'],
    ['/%', '/%25'],
    ['/nope/%E0%A4%A', '/nope/%25E0%25A4%25A'],
    ['/%ff.html', '/%25ff'],
  ])('%s becomes %s', (given, clean) => {
    expect(cleanPath(given)).toBe(clean);
  });

  test.each(['/', '/docs/overview', '/docs/overview/', '/zh/docs/%E4%B8%AD', '/a.htm', '/html'])('%s stays', (path) => {
    expect(cleanPath(path)).toBe(path);
  });

  test.each(['//evil.example/x.html', '//[', '/%E0%A4%A', '/%', '/..%ff'])(
    'what it makes of %s can be decoded and stays on the site',
    (path) => {
      const clean = cleanPath(path);
      expect(() => decodeURI(clean)).not.toThrow();
      expect(new URL(clean, 'https://portal.example/').origin).toBe('https://portal.example');
    },
  );
});
