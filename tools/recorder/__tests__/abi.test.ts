import {expect, test} from 'vitest';
import validator from '../node/validator.json';
import {COUNTER} from '../scenario/counter';
import {INTERNAL, INTERNAL_CALLS, JOINING_ACCOUNT} from '../scenario/internalContracts';
import {encodeCall, eventTopic} from '../signing/abi';
import {encodeRlp} from '../signing/rlp';

function word(hex: string): string {
  return hex.padStart(64, '0');
}

test('a call with dynamic arguments is the example of the Solidity documentation', () => {
  const dave = {bytes: `0x${Buffer.from('dave').toString('hex')}`};
  const data = encodeCall('sam(bytes,bool,uint256[])', dave, 1n, {list: [1n, 2n, 3n]});
  const words = ['60', '1', 'a0', '4'].map(word).join('');
  expect(data).toBe(`0xa5643bf2${words}${'64617665'.padEnd(64, '0')}${['3', '1', '2', '3'].map(word).join('')}`);
});

test('a list of fixed tuples follows its length, each tuple in place', () => {
  expect(INTERNAL_CALLS.castVote(1n, [2n, 3n, 4n]).slice(10)).toBe(
    ['1', '40', '1', '0', '2', '3', '4'].map(word).join(''),
  );
});

test('a registration has the form that the node itself makes', () => {
  const mine = INTERNAL_CALLS.register(2000n);
  expect(mine.slice(0, 10)).toBe(validator.registration.slice(0, 10));
  expect(mine).toHaveLength(validator.registration.length);
  expect(mine).toContain(JOINING_ACCOUNT.slice(2));
});

test('the contract answers to the selectors and topic of its source', () => {
  expect([COUNTER.value, COUNTER.increase, COUNTER.increaseBy(2n)]).toEqual([
    '0x3fa4f245',
    '0xe8927fbc',
    `0xe50bfadf${word('2')}`,
  ]);
  expect(COUNTER.increased).toBe(eventTopic('Increased(address,uint256)'));
  expect(COUNTER.code).toContain(COUNTER.increased.slice(2));
});

test('the internal contracts have the addresses that their documentation gives', () => {
  expect(INTERNAL.adminControl).toBe('net1234:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaayy7c99nt');
});

test.each([
  ['zero', 0n, '80'],
  ['a small number', 15n, '0f'],
  ['a number', 1024n, '820400'],
  ['a text', Buffer.from('cat'), '83636174'],
  ['a zero byte', Buffer.from([0]), '00'],
  ['an empty list', [], 'c0'],
  ['lists in lists', [[], [[]]], 'c3c0c1c0'],
  ['56 bytes', Buffer.alloc(56, 1), `b838${'01'.repeat(56)}`],
])('RLP of %s', (_, value, hex) => expect(encodeRlp(value).toString('hex')).toBe(hex));
