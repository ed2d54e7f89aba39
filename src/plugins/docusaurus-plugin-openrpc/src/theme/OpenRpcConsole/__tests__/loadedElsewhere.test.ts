import {expect, it} from 'vitest';
import {hashForLoad, isUnderOtherPolicy, loadFor, type LoadedDocument} from '../loadedElsewhere';

it.each<[string, LoadedDocument, boolean]>([
  ['loaded here', {narrowed: 'no', loadedFor: '/rpc/a', path: '/rpc/a'}, false],
  ['reached from another page with a console', {narrowed: 'no', loadedFor: '/rpc/b', path: '/rpc/a'}, false],
  ['reached from a page without one', {narrowed: 'as-served', loadedFor: '/docs', path: '/rpc/a'}, true],
  [
    'loaded here, left for a page without one, and come back to',
    {narrowed: 'by-script', loadedFor: '/rpc/a', path: '/rpc/a'},
    true,
  ],
  [
    'served with the policy itself, so that a load would not end',
    {narrowed: 'as-served', loadedFor: '/rpc/a', path: '/rpc/a'},
    false,
  ],
])('%s', (_, loaded, expected) => expect(isUnderOtherPolicy(loaded)).toBe(expected));

it('is loaded anew for an address of one’s own alone, and only on request where it holds what would be lost', () => {
  const loaded: LoadedDocument = {narrowed: 'as-served', loadedFor: '/docs', path: '/rpc/a'};
  expect([loadFor('own', false, loaded), loadFor('own', true, loaded)]).toEqual(['at-once', 'on-request']);
  for (const holds of [false, true]) {
    expect([
      loadFor('configured', holds, loaded),
      loadFor('wallet', holds, loaded),
      loadFor('own', holds, {...loaded, narrowed: 'no'}),
    ]).toEqual(['none', 'none', 'none']);
  }
});

it.each([
  ['', '#open-console'],
  ['#', '#open-console'],
  ['#open-console', '#open-console'],
  ['#parameters', '#open-console'],
  ['#request=e30', '#request=e30'],
])('the address with %j has the console open after another load: %s', (hash, expected) =>
  expect(hashForLoad(hash)).toBe(expected),
);
