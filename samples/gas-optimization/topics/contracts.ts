import { both, call, quiet, refused, row, type Context, type Topic } from '../topic.ts';

const USER = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
/** Uniswap's Permit2, which Solady's tokens trust unless told otherwise. */
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const salt = (digit: string) => `0x${digit.repeat(64)}`;
const board = ({ at }: Context) => [at('board')];
const onBox = (fn: string, ...args: unknown[]) => ({ ...call(fn, ...args), abi: 'Box' });
// The sender of all transactions owns neither proxy: to both it is a stranger.
const proxy = { name: 'self', args: ({ at }: Context) => [at('box'), USER] };
const caller = { name: 'self', args: ({ at }: Context) => [at('oracle')] };

/** Topics about how contracts are divided, created and joined. */
export const CONTRACT_TOPICS: readonly Topic[] = [
  {
    slug: 'clone',
    headline: 'open(owner)',
    gas: 1_500_000n,
    parts: {
      before: [{ name: 'self', contract: 'Before' }],
      after: [
        { name: 'template', contract: 'Template' },
        { name: 'self', contract: 'After', args: ({ at }) => [at('template')] },
      ],
    },
    steps: [
      quiet(call('open', USER)),
      both('open(owner)', call('open', USER)),
      both('openAt(salt, owner)', call('openAt', salt('7'), USER)),
      quiet(call('use')),
      row('use'),
      // #region clone
      // Both must revert: nobody can take over the template.
      refused(
        { fn: 'start', to: 'template', args: ({ sender }) => [sender] },
        { ...call('pay', OTHER, 0n), to: 'template' },
      ),
      // #endregion clone
    ],
    otherErrors: 'a salt that is taken reverts without bytes, in Clones with FailedDeployment()',
  },
  {
    slug: 'monolithic-architecture',
    headline: 'pay(user, 100)',
    parts: {
      before: [
        { name: 'rules', contract: 'Rules' },
        { name: 'self', contract: 'Before', args: ({ at }) => [at('rules')] },
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
    reads: [
      { fn: 'balanceOf', args: [USER], gives: 101n },
      { fn: 'name', gives: 'Token' },
      { fn: 'totalSupply', gives: 1_000_000n },
      { fn: 'allowance', args: ({ sender }) => [sender, PERMIT2], gives: 0n },
    ],
  },
  {
    slug: 'predicting-contract-address',
    headline: 'launch()',
    gas: 1_500_000n,
    spaces: ['espace'],
    // Each launch after the first must work too.
    steps: [row('launch'), both('launch() again', call('launch')), quiet(call('launch'))],
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
      {
        name: 'run once',
        before: [{ create: 'Before', args: board }],
        after: [{ create: 'After', args: board }],
      },
      {
        name: 'run once, no code kept',
        before: [{ create: 'Before', args: board }],
        after: [{ create: 'NoCode', args: board }],
      },
    ],
    reads: [{ fn: 'posts', to: 'board', gives: 7n }],
  },
  {
    slug: 'useAssemblyForCalls',
    headline: 'quote(7)',
    helpers: [
      { name: 'oracle', contract: 'Oracle' },
      { name: 'without oracle, before', contract: 'Before', args: [OTHER] },
      { name: 'without oracle, after', contract: 'After', args: [OTHER] },
    ],
    parts: {
      before: [{ ...caller, contract: 'Before' }],
      after: [{ ...caller, contract: 'After' }],
    },
    steps: [
      row('quote', 7n),
      // Nothing has code at the address of this oracle, so a quote must revert.
      {
        ...both('no code'),
        quiet: true,
        before: [{ ...call('quote', 7n), to: 'without oracle, before', fails: true }],
        after: [{ ...call('quote', 7n), to: 'without oracle, after', fails: true }],
      },
    ],
    reads: [{ fn: 'quote', args: [7n], gives: 700n }],
  },
  {
    slug: 'uupsAndTransparentProxy',
    headline: 'set(5)',
    parts: {
      before: [
        { name: 'box', contract: 'Box' },
        { ...proxy, contract: 'Before' },
      ],
      after: [
        { name: 'box', contract: 'UUPSBox' },
        { ...proxy, contract: 'After' },
      ],
    },
    steps: [
      both('set(5)', onBox('set', 5n)),
      both('value()', onBox('value')),
      // #region uups
      // Each of these comes from a stranger and must revert.
      refused(
        { fn: 'start', to: 'box', args: ({ sender }) => [sender] }, // starts the implementation
        { fn: 'start', abi: 'UUPSBox', args: ({ sender }) => [sender] }, // starts the proxy again
        { fn: 'upgradeToAndCall', abi: 'UUPSBox', args: ({ at }) => [at('box'), '0x'] }, // replaces the code behind the proxy
        { fn: 'upgradeToAndCall', to: 'box', args: ({ at }) => [at('box'), '0x'] }, // upgrades the implementation itself
      ),
      // #endregion uups
    ],
    reads: [
      { fn: 'value', abi: 'Box', gives: 5n },
      { fn: 'owner', abi: 'Box', gives: USER },
    ],
  },
];
