import {describe, expect, test} from 'vitest';
import {REDIRECTS, redirectOf} from '../redirects';

/** Where a browser on the site would end up. */
const landing = (location: string): URL => new URL(location, 'https://portal.example/any/page');

describe('redirectOf', () => {
  test.each([
    ['/docs', '/docs/overview'],
    ['/docs/', '/docs/overview'],
    ['/zh/docs', '/zh/docs/overview'],
    ['/es/docs/', '/es/docs/overview'],
    ['/docs.html', '/docs/overview'],
    ['/docs/index.html', '/docs/overview'],
    ['/index.html', '/'],
    ['/zh/index.html', '/zh'],
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/index.html', '/docs/overview'],
    ['/es/docs/overview.html', '/es/docs/overview'],
    ['/zh-CN', '/zh/'],
    ['/zh-CN/', '/zh/'],
    ['/zh-CN/docs/overview', '/zh/docs/overview'],
    ['/zh-CN/docs/overview.html', '/zh/docs/overview'],
    ['/zh-CN/a$$b', '/zh/a$$b'],
    ['/zh-CN/$&', '/zh/$&'],
  ])('%s moves to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to);
  });

  test.each([
    '/',
    '/zh/',
    '/zh',
    '/docs/overview',
    '/docs/overview/',
    '/docsy',
    '/zh-CNX/docs',
    '/zh/zh-CN',
    '/assets/a.js',
    '/html',
    '/a.htm',
  ])('%s stays', (pathname) => {
    expect(redirectOf(pathname)).toBeUndefined();
  });

  test.each([
    '//evil.example/x.html',
    '///evil.example/index.html',
    '//evil.example/.html',
    '//index.html',
    '/zh-CN//evil.example',
    '/zh-CN///evil.example/x.html',
    '/zh-CN/https://evil.example',
    '//evil.example/docs.html',
    '//zh-CN//evil.example',
  ])('%s never leaves the site', (pathname) => {
    const target = redirectOf(pathname);
    expect(landing(target ?? '/').origin).toBe('https://portal.example');
    expect(target ?? '/').toMatch(/^\/(?!\/)/);
  });

  test('no move leads to another move, and each one’s target keeps the rest of the address', () => {
    for (const {from, to} of REDIRECTS) {
      expect(redirectOf(to.replace('*', 'rest')), `${from} → ${to}`).toBeUndefined();
      expect(from.endsWith('/*')).toBe(to.endsWith('/*'));
    }
  });
});
