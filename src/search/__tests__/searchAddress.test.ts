import {expect, it} from 'vitest';
import {readAsked, toSearchAddress, type Asked} from '../searchAddress';

it.each<[Asked, string]>([
  [{query: '', area: 'all'}, '/search'],
  [{query: 'base fee', area: 'all'}, '/search?q=base+fee'],
  [{query: '存储 a&b=c#d', area: 'core'}, '/search?q=%E5%AD%98%E5%82%A8+a%26b%3Dc%23d&area=core'],
])('%j has the address %s, and is read back from it', (asked, address) => {
  expect(toSearchAddress('/search', asked)).toBe(address);
  expect(readAsked(address.replace('/search', ''))).toEqual(asked);
});

it('an address that somebody wrote by hand is read as far as it goes', () => {
  expect(readAsked('?area=nowhere&q=a&q=b')).toEqual({query: 'a', area: 'all'});
});
