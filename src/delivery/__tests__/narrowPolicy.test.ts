import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hasConsole, LATER_POLICY} from '../../config/rpcRoutes';
import {narrowPages, withPolicy} from '../narrowPolicy';

const PAGE = '<!doctype html><html><head><meta charset="UTF-8"><script src="/a.js"></script></head></html>';

test('the policy stands before anything that loads, once', () => {
  const once = withPolicy(PAGE, `connect-src 'self' https://a.example/?a&b="c"`);
  expect(once).toContain(
    `<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://a.example/?a&amp;b=&quot;c&quot;"><script`,
  );
  expect(withPolicy(once, `connect-src 'self' https://a.example/?a&b="c"`)).toBe(once);
});

test('a page that has no place for the policy is not passed over in silence', () => {
  expect(() => withPolicy('<!doctype html><title>x</title>', "connect-src 'self'")).toThrow(/charset/);
});

test('pages with a console keep their policy and carry that of the others, in every language; all others are narrowed', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'narrow-'));
  const withConsole = [
    'docs/core/rpc.html',
    'docs/core/rpc/index.html',
    'docs/core/rpc/cfx_call.html',
    'zh/docs/core/rpc/cfx_call.html',
  ];
  const others = [
    'index.html',
    '404.html',
    'docs/core/rpcs.html',
    'docs/core/build.html',
    'zh/index.html',
    'es/docs/core/build.html',
  ];
  for (const name of [...withConsole, ...others]) {
    mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    writeFileSync(path.join(build, name), PAGE);
  }
  expect(narrowPages(build, "connect-src 'self'", ['docs/core/rpc'], ['/zh', '/es'])).toBe(others.length);
  const narrowed = (name: string): boolean =>
    readFileSync(path.join(build, name), 'utf8').includes('http-equiv="Content-Security-Policy"');
  expect(withConsole.filter(narrowed)).toEqual([]);
  expect(others.filter((name) => !narrowed(name))).toEqual([]);
  const carries = (name: string): boolean =>
    readFileSync(path.join(build, name), 'utf8').includes(`<meta name="${LATER_POLICY}" content="connect-src 'self'">`);
  expect([...withConsole, ...others].filter(carries)).toEqual(withConsole);
});

test('a page with a console is told from the others by its address, in every language', () => {
  const pages = [
    '/docs/core/rpc',
    '/docs/core/rpc/cfx_call',
    '/zh/docs/espace/rpc/eth_call',
    '/docs/espace/rpc/',
    '/base/docs/core/rpc',
  ];
  const others = ['/', '/docs/core/rpcs', '/docs/core/build/json-rpc/rpc', '/docs/espace', '/zh/docs/core/build'];
  expect([...pages, ...others].filter(hasConsole)).toEqual(pages);
});
