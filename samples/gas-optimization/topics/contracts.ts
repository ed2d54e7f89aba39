import { both, call, quiet, row, type Context, type Topic } from '../topic.ts';

const USER = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
const salt = (digit: string) => `0x${digit.repeat(64)}`;
const board = ({ at }: Context) => [at('board')];
const onBox = (fn: string, ...args: unknown[]) => ({ ...call(fn, ...args), abi: 'Box' });
const proxy = { name: 'self', args: ({ at, sender }: Context) => [at('box'), sender] };
const caller = { name: 'self', args: ({ at }: Context) => [at('oracle')] };

/** Topics about how contracts are divided, created and joined. */
export const CONTRACT_TOPICS: readonly Topic[] = [
  {
    slug: 'clone',
    headline: 'open(owner)',
    gas: 1_500_000n,
    steps: [
      quiet(call('open', USER)),
      both('open(owner)', call('open', USER)),
      both('openAt(salt, owner)', call('openAt', salt('7'), USER)),
      quiet(call('use')),
      row('use'),
    ],
    otherErrors: 'a salt that is taken reverts without bytes, in Clones with FailedDeployment()',
  },
  {
    slug: 'monolithic-architecture',
    headline: 'pay(user, 100)',
    parts: {
      before: [
        { name: 'rules', contract: 'Rules' },
        { name: 'ledger', contract: 'Ledger' },
        { name: 'self', contract: 'Before', args: ({ at }) => [at('rules'), at('ledger')] },
      ],
      after: [{ name: 'self', contract: 'After' }],
    },
    steps: [quiet(call('pay', USER, 1n)), both('pay(user, 100)', call('pay', USER, 100n))],
    reads: [{ fn: 'balanceOf', args: [USER], gives: 101n }],
  },
  {
    slug: 'oz-alternatives',
    headline: 'transfer(user, 100)',
    steps: [
      quiet(call('transfer', USER, 1n)),
      both('transfer(user, 100)', call('transfer', USER, 100n)),
      both('transfer(new user, 100)', call('transfer', OTHER, 100n)),
      both('approve(user, 100)', call('approve', USER, 100n)),
    ],
    reads: [{ fn: 'balanceOf', args: [USER], gives: 101n }, { fn: 'name', gives: 'Token' }, { fn: 'totalSupply', gives: 1_000_000n }],
  },
  {
    slug: 'predicting-contract-address',
    headline: 'launch()',
    gas: 1_500_000n,
    spaces: ['espace'],
    steps: [{ name: 'launch()', before: [call('launch')], after: [call('launch')] }],
  },
  {
    slug: 'reentrancy-guard',
    headline: 'withLibrary()',
    steps: [row('withOwnGuard'), row('withLibrary')],
    reads: [{ fn: 'calls', gives: 3n }],
  },
  {
    slug: 'self-destruct',
    headline: 'run once',
    helpers: [{ name: 'board', contract: 'Board' }],
    parts: { before: [], after: [] },
    steps: [
      { name: 'run once', before: [{ create: 'Before', args: board }], after: [{ create: 'After', args: board }] },
      { name: 'run once, no code kept', before: [{ create: 'Before', args: board }], after: [{ create: 'NoCode', args: board }] },
    ],
    reads: [{ fn: 'posts', to: 'board', gives: 7n }],
  },
  {
    slug: 'useAssemblyForCalls',
    headline: 'quote(7)',
    helpers: [{ name: 'oracle', contract: 'Oracle' }],
    parts: { before: [{ ...caller, contract: 'Before' }], after: [{ ...caller, contract: 'After' }] },
    steps: [row('quote', 7n)],
    reads: [{ fn: 'quote', args: [7n], gives: 700n }],
  },
  {
    slug: 'uupsAndTransparentProxy',
    headline: 'set(5)',
    parts: {
      before: [{ name: 'box', contract: 'Box' }, { ...proxy, contract: 'Before' }],
      after: [{ name: 'box', contract: 'UUPSBox' }, { ...proxy, contract: 'After' }],
    },
    steps: [both('set(5)', onBox('set', 5n)), both('value()', onBox('value'))],
    reads: [{ fn: 'value', abi: 'Box', gives: 5n }],
  },
];
