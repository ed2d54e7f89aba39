import {expect, it} from 'vitest';
import {isServedAt, spelledAs} from '../spelledAs';

const ROUTES = [
  {
    path: '/docs',
    routes: [
      {path: '/docs/espace/rpc/eth_getlogs', exact: true},
      {path: '/docs/espace/DeveloperQuickstart', exact: true},
    ],
  },
  {path: '*'},
];

it.each([
  ['/docs/espace/rpc/eth_getLogs', '/docs/espace/rpc/eth_getlogs'],
  ['/docs/espace/developerQuickstart', '/docs/espace/DeveloperQuickstart'],
  ['/docs/espace/rpc/eth_getlogs', undefined],
  ['/docs/espace/rpc/eth_getLogs/', undefined],
  ['/docs/espace/rpc/eth_none', undefined],
  ['/Docs', undefined],
  ['/%E0%A4%A', undefined],
])('%s is spelled %s', (pathname, spelled) => {
  expect(spelledAs(pathname, ROUTES)).toBe(spelled);
});

it.each([
  ['/docs/overview', 'https://portal.example/docs/overview', true],
  ['/docs/overview/', 'https://portal.example/docs/overview', true],
  ['/', 'https://portal.example/', true],
  ['/docs/espace/overview', 'https://portal.example/404', false],
  ['/docs/espace/overview', undefined, false],
  ['/docs/espace/overview', 'nonsense', false],
])('%s, with the canonical address %s: %s', (pathname, canonical, served) => {
  expect(isServedAt(pathname, canonical)).toBe(served);
});
