import { both, call, row, type Topic } from '../topic.ts';

const TEN = Array.from({ length: 10 }, (_, index) => BigInt(index + 1));
const MESSAGE = `0x${'ab'.repeat(100)}`;
const failing = (fn: string, ...args: unknown[]) =>
  both(`${fn}(${args.map(String).join(', ')}) reverts`, { ...call(fn, ...args), fails: true });

/** Topics about how Solidity is written. */
export const LANGUAGE_TOPICS: readonly Topic[] = [
  {
    slug: 'memoryAndCalldata',
    headline: 'sum(10 numbers)',
    steps: [
      both('sum(10 numbers)', call('sum', TEN)),
      both('first(100 bytes)', call('first', MESSAGE)),
    ],
    reads: [{ fn: 'sum', args: [TEN], gives: 55n }],
  },
  {
    slug: 'LessThan',
    headline: 'twice(100)',
    steps: [row('inRange', 5n), row('inRange', 10n), row('count', 100n), row('twice', 100n)],
    reads: [
      { fn: 'twice', args: [100n], gives: 200n },
      { fn: 'count', args: [100n], gives: 42n },
      { fn: 'inRange', args: [10n], gives: false },
    ],
  },
  {
    slug: 'assembly-revert',
    headline: 'half(3) reverts',
    steps: [failing('half', 3n), row('half', 4n)],
    reads: [{ fn: 'half', args: [4n], gives: 2n }],
  },
  {
    slug: 'error',
    headline: 'spend(11) reverts',
    otherErrors: 'a custom error has other bytes than Error(string)',
    steps: [failing('spend', 11n), row('spend', 4n)],
    reads: [{ fn: 'balance', gives: 6n }],
  },
  {
    slug: 'increment',
    headline: 'loop(100)',
    steps: [row('loop', 100n), row('visit')],
    reads: [
      { fn: 'loop', args: [100n], gives: 4950n },
      { fn: 'visits', gives: 2n },
    ],
  },
  {
    slug: 'initDefault',
    headline: 'deploy',
    steps: [row('loop', 100n)],
    reads: [
      { fn: 'loop', args: [100n], gives: 4950n },
      { fn: 'total', gives: 0n },
      { fn: 'closed', gives: false },
    ],
  },
  {
    slug: 'modifierAndInternal',
    headline: 'deploy',
    steps: [row('setA', 5n), row('setC', 6n)],
    reads: [
      { fn: 'a', gives: 5n },
      { fn: 'c', gives: 6n },
    ],
  },
  {
    slug: 'shortCircuit',
    headline: 'allowed(user, 5)',
    steps: [
      both('allowed(user, 5)', call('allowed', `0x${'11'.repeat(20)}`, 5n)),
      both('allowed(user, 50)', call('allowed', `0x${'11'.repeat(20)}`, 50n)),
    ],
    reads: [{ fn: 'allowed', args: [`0x${'11'.repeat(20)}`, 5n], gives: true }],
  },
  {
    slug: 'uint',
    headline: 'loop(100)',
    steps: [row('loop', 100n), row('setLevel', 3n)],
    reads: [
      { fn: 'level', gives: 3, givesAfter: 3n },
      { fn: 'loop', args: [100n], gives: 99, givesAfter: 99n },
    ],
  },
  {
    slug: 'unchecked',
    headline: 'spend(10)',
    steps: [row('spend', 10n), row('loop', 100n), failing('spend', 5000n)],
    reads: [
      { fn: 'balance', gives: 990n },
      { fn: 'loop', args: [100n], gives: 99n },
    ],
  },
  {
    slug: 'using-payable',
    headline: 'setLimit(5)',
    steps: [row('setLimit', 5n)],
    reads: [{ fn: 'limit', gives: 5n }],
  },
];
