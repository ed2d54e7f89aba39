import {expect, it} from 'vitest';
import {spelledAs} from '../client/spelledAs';

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
