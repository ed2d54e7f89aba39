import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import LocalNodeNote from '../LocalNodeNote';

const markupOf = (params: readonly unknown[]): string =>
  renderToStaticMarkup(createElement(LocalNodeNote, {guide: '/docs/local-node', params}));

it.each([
  ['a hash', [`0x${'a1'.repeat(32)}`, false]],
  ['a hex address', [{to: `0x${'B2'.repeat(20)}`}]],
  ['a base32 address', [`net1234:${'a'.repeat(42)}`]],
  ['a base32 address with its type', [`NET1234:TYPE.USER:${'A'.repeat(42)}`, 'latest_state']],
])('asks for values of the own node where the call has %s', (_, params) => {
  expect(markupOf(params)).toContain('Replace recorded');
});

it.each([[[]], [['latest_state', false]], [['0x10', {blockNumber: '0x1'}]], [['newHeads']]])(
  'says only which node the call needs where any chain has its values: %j',
  (params) => {
    expect(markupOf(params)).toContain('Local node');
    expect(markupOf(params)).not.toContain('Replace');
  },
);
