// Does to a node what Remix does: compiles with its settings, and sends with its gas limits.
import assert from 'node:assert/strict';
import {
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  hexToBigInt,
  http,
  parseGwei,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { compile, REMIX } from './compile.ts';

const transport = http(process.env.ESPACE_RPC);
const client = createPublicClient({ transport });
const account = privateKeyToAccount(process.env.ESPACE_KEY as Hex);
const wallet = createWalletClient({ account, transport });
const fees = { maxPriorityFeePerGas: parseGwei('1'), maxFeePerGas: parseGwei('41') };
const FALLBACK = 3_000_000n; // the limit in Remix's field "Custom", and without an estimate

async function send(label: string, to: Hex | undefined, data: Hex, gas: bigint) {
  const hash = await wallet.sendTransaction({ ...fees, chain: null, to, data, gas });
  const receipt = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  const { gasFee } = receipt as unknown as { gasFee: Hex };
  const charged = hexToBigInt(gasFee) / receipt.effectiveGasPrice;
  console.log(
    `${label}: ${receipt.status}, limit ${gas}, used ${receipt.gasUsed}, charged ${charged}`,
  );
  return { ...receipt, charged };
}

const firstLine = (error: unknown) => (error as Error).message.split('\n')[0];

console.log('# #region settings');
const poll = compile('Poll', REMIX);
const zeros = compile('LeadingZeros', REMIX);
console.log(`EVM version "default": solc 0.8.37 compiles for ${poll.evmVersion}`);
const bare = (evmVersion?: string) =>
  compile('Poll', { ...REMIX, evmVersion, metadata: { appendCBOR: false } }).bytecode;
assert.equal(bare(), bare('cancun'));
console.log('Poll: the same code for osaka and cancun');
const zerosData = encodeDeployData({ ...zeros, args: [] });
const deployed = await send(
  'LeadingZeros, deployment',
  undefined,
  zerosData,
  await client.estimateGas({ account, data: zerosData }),
);
const call = client.readContract({
  abi: zeros.abi,
  address: deployed.contractAddress!,
  functionName: 'count',
  args: [1n],
});
await assert.rejects(call, (error: Error) => {
  console.log(
    `LeadingZeros, call: ${(error as Error & { details?: string }).details ?? firstLine(error)}`,
  );
  return true;
});
assert.throws(
  () => compile('LeadingZeros', { ...REMIX, evmVersion: 'cancun' }),
  (error) => {
    console.log(`LeadingZeros for cancun: ${firstLine(error)}`);
    return true;
  },
);
console.log('# #endregion settings');

console.log('# #region limits');
const forCancun = compile('Poll', { ...REMIX, evmVersion: 'cancun' });
const data = encodeDeployData({ ...forCancun, args: ['Tabs or spaces?', 2n] });
const { contractAddress } = await send(
  'Estimated Gas',
  undefined,
  data,
  await client.estimateGas({ account, data }),
);
const custom = await send('Custom', undefined, data, FALLBACK);
assert.equal(custom.charged, (FALLBACK * 3n) / 4n);

const vote = encodeFunctionData({ abi: forCancun.abi, functionName: 'vote', args: [1n] });
const request = { account, to: contractAddress!, data: vote };
await send('vote', contractAddress!, vote, await client.estimateGas(request));
await assert.rejects(client.estimateGas(request)); // the second vote of an account reverts
const forced = await send(
  'second vote, sent in spite of the failed estimate',
  contractAddress!,
  vote,
  FALLBACK,
);
assert.equal(forced.status, 'reverted');
assert.equal(forced.charged, (FALLBACK * 3n) / 4n);
console.log('# #endregion limits');

console.log('# #region accounts');
console.log(`eth_accounts: ${JSON.stringify(await wallet.request({ method: 'eth_accounts' }))}`);
const unsigned = wallet.request({
  method: 'eth_sendTransaction',
  params: [{ from: account.address, to: account.address }],
});
await assert.rejects(unsigned, (error: Error & { details?: string }) => {
  console.log(`eth_sendTransaction: ${error.details ?? firstLine(error)}`);
  return true;
});
console.log('# #endregion accounts');
