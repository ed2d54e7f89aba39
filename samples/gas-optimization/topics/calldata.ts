import { toFunctionSelector } from 'viem';
import { call, refused, type Context, type Topic, type Transaction } from '../topic.ts';

const FULL = `0x${'11'.repeat(20)}`;
const VANITY = `0x${'00'.repeat(4)}${'11'.repeat(16)}`;

/** A row whose transactions differ between the variants. */
const apart = (name: string, before: Transaction[], after: Transaction[]) => ({
  name,
  before,
  after,
});

/** The arguments of a deposit with the owner's signature over the allowance. */
async function withPermit(
  { at, account, sender, chainId }: Context,
  amount: bigint,
  nonce: bigint,
): Promise<readonly unknown[]> {
  const deadline = 4_000_000_000n;
  const signature = await account.signTypedData({
    domain: { name: 'Token', version: '1', chainId, verifyingContract: at('token') },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: sender, spender: at('self'), value: amount, nonce, deadline },
  });
  return [
    amount,
    deadline,
    Number(`0x${signature.slice(130)}`),
    signature.slice(0, 66),
    `0x${signature.slice(66, 130)}`,
  ];
}

const depositRow = (name: string, amount: bigint, nonce: bigint) =>
  apart(
    name,
    [
      { fn: 'approve', to: 'token', args: ({ at }) => [at('self'), amount] },
      call('deposit', amount),
    ],
    [{ fn: 'deposit', args: (context) => withPermit(context, amount, nonce) }],
  );

const tokenPart = { name: 'self', args: ({ at }: Context) => [at('token')] };

/** Topics about the bytes of a transaction and about how many there are. */
export const CALLDATA_TOPICS: readonly Topic[] = [
  {
    slug: 'avoidSignedIntegers',
    headline: 'down 5',
    steps: [
      apart('down 5', [call('move', -5n)], [call('decrease', 5n)]),
      apart('up 5', [call('move', 5n)], [call('increase', 5n)]),
      {
        ...apart(
          'below zero',
          [{ ...call('move', -2000n), fails: true }],
          [{ ...call('decrease', 2000n), fails: true }],
        ),
        quiet: true,
      },
    ],
    reads: [{ fn: 'position', gives: 1000n }],
  },
  {
    slug: 'methodId',
    headline: 'square(12)',
    steps: [apart('square(12)', [call('square', 12n)], [call('square_1p7t', 12n)])],
  },
  {
    slug: 'methodIdSort',
    headline: 'tick()',
    steps: [apart('tick()', [call('tick_4q')], [call('tick_67')])],
    reads: [{ fn: 'used', gives: 2n }],
  },
  {
    slug: 'useVanityAddress',
    headline: 'reward(user)',
    spaces: ['espace'],
    steps: [apart('reward(user)', [call('reward', FULL)], [call('reward', VANITY)])],
  },
  {
    slug: 'multicall-in-router',
    headline: '3 settings',
    steps: [
      apart(
        '3 settings',
        [call('setPrice', 2n), call('setLimit', 3n), call('setFee', 4n)],
        [
          {
            fn: 'multicall',
            args: [
              ['setPrice', 'setLimit', 'setFee'].map(
                (fn, index) =>
                  `${toFunctionSelector(`${fn}(uint256)`)}${String(index + 2).padStart(64, '0')}`,
              ),
            ],
          },
        ],
      ),
    ],
    reads: [
      { fn: 'price', gives: 2n },
      { fn: 'limit', gives: 3n },
      { fn: 'fee', gives: 4n },
    ],
  },
  {
    slug: 'erc20permit',
    headline: 'deposit(100) again',
    helpers: [{ name: 'token', contract: 'Token' }],
    parts: {
      before: [{ ...tokenPart, contract: 'Before' }],
      after: [{ ...tokenPart, contract: 'After' }],
    },
    steps: [
      depositRow('deposit(100)', 100n, 0n),
      depositRow('deposit(100) again', 100n, 1n),
      {
        ...apart(
          'standing allowance',
          [{ fn: 'approve', to: 'token', args: ({ at }) => [at('self'), 100n] }],
          [],
        ),
        quiet: true,
      },
      apart(
        'deposit(100), approved before',
        [call('deposit', 100n)],
        [{ fn: 'deposit', args: (context) => withPermit(context, 100n, 2n) }],
      ),
      // #region permit
      // Each of these must revert: a signature that was used already, and one for another amount.
      refused(
        { fn: 'deposit', args: (context) => withPermit(context, 100n, 0n) },
        {
          fn: 'deposit',
          args: async (context) => [150n, ...(await withPermit(context, 100n, 3n)).slice(1)],
        },
      ),
      // #endregion permit
    ],
    reads: [{ fn: 'deposits', args: ({ sender }) => [sender], gives: 300n }],
  },
];
