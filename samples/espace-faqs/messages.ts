// Provokes what people ask about, and prints the node's own words.
/* eslint-disable @typescript-eslint/no-explicit-any -- results as the node returns them */
import { readFileSync } from 'node:fs';
import solc from 'solc';
import { encodeFunctionData, type Abi, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
// The first development account of the local node; this key is public.
const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const GDRIP = 1_000_000_000n;
const account = privateKeyToAccount((process.env.ESPACE_KEY ?? DEVELOPMENT_KEY) as Hex);

interface Response {
  result?: any; // as the node returns it
  error?: { code: number; message: string; data?: unknown };
}

async function ask(method: string, ...params: unknown[]): Promise<Response> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as Response;
}

function check(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`Not so: ${claim}`);
}

const words = ({ result, error }: Response): string =>
  error
    ? `${error.code} ${error.message}${error.data === undefined ? '' : `, data ${JSON.stringify(error.data)}`}`
    : `accepted: ${String(result)}`;

const chainId = Number((await ask('eth_chainId')).result);
const countOf = async (tag: string) =>
  Number((await ask('eth_getTransactionCount', account.address, tag)).result);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function send(fields: Record<string, unknown>, from = account): Promise<Response> {
  const whole = {
    type: 'eip1559',
    chainId,
    to: account.address,
    gas: 21_000n,
    maxFeePerGas: 30n * GDRIP,
    maxPriorityFeePerGas: GDRIP,
    ...fields,
  };
  return ask('eth_sendRawTransaction', await from.signTransaction(whole as never));
}

async function receiptOf(hash: Hex): Promise<any> {
  for (let tries = 0; tries < 200; tries += 1, await pause(200)) {
    const { result } = await ask('eth_getTransactionReceipt', hash);
    if (result) return result;
  }
  throw new Error(`no receipt for ${hash}`);
}

function compile(file: string, name: string, evmVersion: string): { abi: Abi; code: Hex } {
  const settings = {
    evmVersion,
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  };
  const sources = { all: { content: readFileSync(new URL(file, import.meta.url), 'utf8') } };
  const output = JSON.parse(
    solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })),
  );
  const { abi, evm } = output.contracts.all[name];
  return { abi, code: `0x${evm.bytecode.object}` };
}

/** Sends all deployments at once, and returns their addresses. */
async function deploy(codes: Hex[]): Promise<Hex[]> {
  const first = await countOf('latest');
  const sent = [];
  for (const [i, data] of codes.entries())
    sent.push(await send({ to: undefined, data, gas: 500_000n, nonce: first + i }));
  const receipts = await Promise.all(
    sent.map(({ result, error }) =>
      error ? Promise.reject(new Error(error.message)) : receiptOf(result),
    ),
  );
  check(
    receipts.every(({ status }) => status === '0x1'),
    'the deployments succeed',
  );
  return receipts.map(({ contractAddress }) => contractAddress as Hex);
}

// #region evm
console.log('EVM version of the compiler (solc 0.8.37)');
const versions = ['cancun', 'prague', 'osaka'];
const zeros = compile('Clz.sol', 'LeadingZeros', 'osaka');
const contracts = await deploy([
  ...versions.map((version) => compile('Faq.sol', 'Plain', version).code),
  zeros.code,
]);
const { abi } = compile('Faq.sol', 'Plain', 'cancun');
for (const [i, version] of versions.entries()) {
  const { error } = await ask(
    'eth_call',
    { to: contracts[i], data: encodeFunctionData({ abi, functionName: 'number' }) },
    'latest',
  );
  check(!error, `a plain contract for ${version} works`);
  console.log(`  ${version}, a plain contract\n    deployed, and a call works`);
}
const clz = encodeFunctionData({ abi: zeros.abi, functionName: 'zeros', args: [1n] });
const call = await ask('eth_call', { to: contracts[3], data: clz }, 'latest');
check(call.error !== undefined, 'CLZ is not there yet');
console.log(`  osaka, a contract that uses CLZ\n    deployed, and a call fails: ${words(call)}`);
// #endregion evm

// #region send
console.log('Sending');
const nonce = await countOf('latest');
const trials: [string, Response][] = [
  ['nonce already used', await send({ nonce: nonce - 1 })],
  ['gas limit 20,999', await send({ nonce, gas: 20_999n })],
  ['gas limit 15,000,001', await send({ nonce, gas: 15_000_001n })],
  ['account without CFX', await send({ nonce: 0 }, privateKeyToAccount(generatePrivateKey()))],
  ['signed for chain id 1', await send({ nonce, chainId: 1 })],
  ['nonce one too high', await send({ nonce: nonce + 1 })],
  ['the same nonce again at the same price', await send({ nonce: nonce + 1, value: 1n })],
  [
    'the same nonce again, 1% higher',
    await send({ nonce: nonce + 1, value: 1n, maxFeePerGas: (303n * GDRIP) / 10n }),
  ],
  [
    'the same nonce again, 2% higher',
    await send({ nonce: nonce + 1, value: 1n, maxFeePerGas: (306n * GDRIP) / 10n }),
  ],
];
for (const [what, response] of trials)
  console.log(`  ${what}\n    ${response.error ? words(response) : 'accepted, and waits'}`);
const counts = `latest ${(await countOf('latest')) - nonce}, pending ${(await countOf('pending')) - nonce}`;
console.log(`  eth_getTransactionCount above the start\n    ${counts}`);
// #endregion send
const filled = await send({ nonce, gas: 100_000n });

// #region charge
const receipt = await receiptOf(filled.result);
const price = BigInt(receipt.effectiveGasPrice);
const charged = BigInt(receipt.gasFee) / price;
check(
  BigInt(receipt.gasUsed) === 21_000n && charged === 75_000n,
  'three quarters of the limit are charged',
);
console.log(
  `A transfer with gas limit 100,000\n  gasUsed ${BigInt(receipt.gasUsed)}, charged ${charged}`,
);
// #endregion charge

// #region failed
console.log('A transaction that fails, with gas limit 100,000');
const refuse = {
  from: account.address,
  to: contracts[0],
  data: encodeFunctionData({ abi, functionName: 'refuse' }),
};
for (const [i, { what, to, data }] of [
  { what: 'reverts without a reason', ...refuse },
  { what: 'uses CLZ', to: contracts[3], data: clz },
].entries()) {
  const sent = await send({ nonce: nonce + 2 + i, to, data, gas: 100_000n });
  const { status, gasUsed, txExecErrorMsg } = await receiptOf(sent.result);
  const usedAll = BigInt(gasUsed) === 100_000n;
  check(
    status === '0x0' && usedAll === (to === contracts[3]),
    `${what}: only an invalid opcode uses the whole limit`,
  );
  console.log(
    `  ${what}\n    gasUsed ${BigInt(gasUsed)}, txExecErrorMsg ${JSON.stringify(txExecErrorMsg)}`,
  );
}
// #endregion failed

// #region reading
console.log('Reading');
console.log(
  `  eth_estimateGas of a call that reverts without a reason\n    ${words(await ask('eth_estimateGas', refuse))}`,
);
const ahead = `0x${(Number((await ask('eth_blockNumber')).result) + 1_000).toString(16)}`;
const logs = await ask('eth_getLogs', { fromBlock: 'earliest', toBlock: ahead });
check(Array.isArray(logs.result), 'a range beyond the newest block is not refused');
console.log('  eth_getLogs to 1,000 blocks above the newest\n    a list, no error');
// #endregion reading
