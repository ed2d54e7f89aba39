import { both, call, quiet, refused, row, type Topic } from '../topic.ts';

const ONE_KILOBYTE = `0x${'c0ffee11'.repeat(256)}`;
/** The longest text that a bytes32 holds; as a string, it is one byte too long for a single slot. */
const FULL_TEXT = 'Conflux Network, the tree-graph!';
const toBytes32 = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`;

/** Topics about what a contract keeps in storage and how. */
export const STORAGE_TOPICS: readonly Topic[] = [
  {
    slug: 'packing',
    headline: 'set(1, 2)',
    steps: [row('set', 1n, 2n), row('set', 3n, 4n)],
    reads: [
      { fn: 'low', gives: 3n },
      { fn: 'high', gives: 4n },
    ],
  },
  {
    slug: 'bitmap',
    headline: 'claim(2)',
    steps: [
      row('claim', 1n),
      row('claim', 2n),
      row('isClaimed', 2n),
      both('claim(2) again', { ...call('claim', 2n), fails: true }),
    ],
    reads: [
      { fn: 'isClaimed', args: [1n], gives: true },
      { fn: 'isClaimed', args: [3n], gives: false },
    ],
  },
  {
    slug: 'bytes32String',
    headline: 'setName("Conflux")',
    steps: [
      {
        name: 'setName("Conflux")',
        before: [call('setName', 'Conflux')],
        after: [call('setName', toBytes32('Conflux'))],
      },
      { name: 'name()', before: [call('name')], after: [call('name')] },
      {
        name: 'setName(32 bytes)',
        before: [call('setName', FULL_TEXT)],
        after: [call('setName', toBytes32(FULL_TEXT))],
      },
    ],
    reads: [{ fn: 'name', gives: FULL_TEXT, givesAfter: toBytes32(FULL_TEXT) }],
  },
  {
    slug: 'constant',
    headline: 'fee(1000)',
    steps: [row('fee', 1000n), row('owner')],
    reads: [{ fn: 'fee', args: [1000n], gives: 30n }],
  },
  {
    slug: 'deleteVar',
    headline: 'close(1)',
    steps: [row('reset'), quiet(call('place', 1n, 50n)), row('close', 1n)],
    reads: [
      { fn: 'counter', gives: 0n },
      { fn: 'isOpen', args: [1n], gives: false },
    ],
  },
  {
    slug: 'fixedSize',
    headline: 'sum()',
    steps: [row('sum'), row('set', 3n, 40n)],
    reads: [{ fn: 'sum', gives: 72n }],
  },
  {
    slug: 'local-variables',
    headline: 'addAll()',
    steps: [row('addAll')],
    reads: [{ fn: 'total', gives: 37n }],
  },
  {
    slug: 'mappingAndArray',
    headline: 'get(2)',
    steps: [row('get', 2n), row('set', 2n, 30n)],
    reads: [{ fn: 'get', args: [2n], gives: 30n }],
  },
  {
    slug: 'non-zero-balances',
    headline: 'fill(100)',
    steps: [row('takeAll'), row('fill', 100n)],
    reads: [{ fn: 'available', gives: 100n }],
  },
  {
    slug: 'sstore2',
    headline: 'save(1 KiB)',
    gas: 2_000_000n,
    steps: [quiet(call('load')), both('save(1 KiB)', call('save', ONE_KILOBYTE)), row('load')],
    reads: [{ fn: 'load', gives: ONE_KILOBYTE }],
  },
  {
    slug: 'storage-pointer',
    headline: 'levelOf(1)',
    steps: [row('levelOf', 1n)],
    reads: [{ fn: 'levelOf', args: [1n], gives: 10n }],
  },
  {
    slug: 'timestamps-and-blocknumbers',
    headline: 'lock(100, 60)',
    steps: [
      row('lock', 100n, 60n),
      // #region timestamps
      // Each of these must revert: values that a smaller type would cut off.
      refused(
        call('lock', 100n, 2n ** 40n), // cut off, the end would be the start
        call('lock', 100n, 2n ** 40n - 1n), // cut off, the end would be before the start
        call('lock', 100n, 2n ** 256n - 1n), // the sum itself overflows
        call('lock', 2n ** 176n, 60n), // cut off, the amount would be 0
      ),
      // #endregion timestamps
      row('lock', 200n, 90n),
    ],
    reads: [
      { fn: 'duration', gives: 90n },
      { fn: 'amount', gives: 200n },
    ],
  },
];
