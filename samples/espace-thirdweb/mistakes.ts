// What thirdweb reports for the usual mistakes, and what it sends elsewhere.
import {
  prepareContractCall,
  prepareTransaction,
  sendAndConfirmTransaction,
  sendTransaction,
} from 'thirdweb';
import { generateAccount } from 'thirdweb/wallets';
import { account, chain, charged, client, fees } from './espace.ts';
import { refused } from './only-rpc.ts';
import { deployed } from './poll.ts';

const contract = deployed();
const fee = await fees();
const vote = (
  option: bigint,
  more: { gas?: bigint; maxFeePerGas?: bigint; maxPriorityFeePerGas?: bigint } = {},
) =>
  prepareContractCall({
    contract,
    method: 'function vote(uint256 option)',
    params: [option],
    ...fee,
    ...more,
  });

/** The first line of what a promise was rejected with; throws if it wasn't. */
async function failure(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  if (!error) throw new Error('No longer true: this fails');
  return (error.message ?? JSON.stringify(error)).split('\n')[0]!;
}

console.log(
  'a second vote, estimated:',
  await failure(sendTransaction({ account, transaction: vote(1n) })),
);
const receipt = await sendAndConfirmTransaction({
  account,
  transaction: vote(1n, { gas: 100_000n }),
});
console.log(
  'with a gas limit of 100,000: status',
  receipt.status,
  'used',
  receipt.gasUsed,
  'charged',
  charged(receipt),
);

const before = refused.length;
const poor = await generateAccount({ client });
console.log(
  'no CFX, a contract call:',
  await failure(sendTransaction({ account: poor, transaction: vote(1n, { gas: 100_000n }) })),
);
console.log(
  'no CFX, a payment:',
  await failure(
    sendTransaction({
      account: poor,
      transaction: prepareTransaction({
        client,
        chain,
        to: account.address,
        value: 1n,
        gas: 21_000n,
        ...fee,
      }),
    }),
  ),
);
await sendAndConfirmTransaction({
  account,
  transaction: prepareTransaction({
    client,
    chain,
    to: poor.address,
    value: 1n,
    gas: 42_000n,
    ...fee,
  }),
});
console.log(
  '1 drip, a payment of 2, estimated:',
  await failure(
    sendTransaction({
      account: poor,
      transaction: prepareTransaction({ client, chain, to: account.address, value: 2n, ...fee }),
    }),
  ),
);
console.log(
  '1 drip, a contract call with 2, estimated:',
  await failure(
    sendTransaction({
      account: poor,
      transaction: prepareContractCall({
        contract,
        method: 'function vote(uint256 option) payable',
        params: [1n],
        value: 2n,
        ...fee,
      }),
    }),
  ),
);
console.log(
  'a gas limit above 15,000,000:',
  await failure(sendTransaction({ account, transaction: vote(1n, { gas: 15_000_001n }) })),
);
console.log('sent elsewhere meanwhile:', refused.slice(before).join(', ') || 'nothing');
