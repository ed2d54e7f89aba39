// Runs the programs as a reader would: against a good setup, against faulty ones, and after a deployment.
import { strict as assert } from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  createPublicClient as createCoreClient,
  createWalletClient as createCoreWallet,
  http as coreHttp,
} from 'cive';
import { privateKeyToAccount as coreAccount } from 'cive/accounts';
import { defineChain as defineCoreChain, hexAddressToBase32 } from 'cive/utils';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseAbi,
  zeroAddress,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const owner = '0x00000000000000000000000000000000000000aa';
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const account = privateKeyToAccount(process.env.ESPACE_KEY as Hex);
const chain = defineChain({
  id: 1235,
  name: 'Local node',
  nativeCurrency,
  rpcUrls: { default: { http: [process.env.ESPACE_RPC!] } },
});
const transport = http(process.env.ESPACE_RPC);
const wallet = createWalletClient({ account, chain, transport });
const client = createPublicClient({ chain, transport, pollingInterval: 200 });
const deployer = coreAccount(process.env.CORE_KEY as Hex, { networkId: 1234 });
const coreChain = defineCoreChain({
  id: 1234,
  name: 'Local node',
  nativeCurrency,
  rpcUrls: { default: { http: [process.env.CORE_RPC!] } },
});
const coreWallet = createCoreWallet({
  account: deployer,
  chain: coreChain,
  transport: coreHttp(process.env.CORE_RPC),
});
const coreClient = createCoreClient({
  chain: coreChain,
  transport: coreHttp(process.env.CORE_RPC),
  pollingInterval: 200,
});

/** Runs a program with these settings, and returns its exit code and what it prints. */
async function start(
  program: string,
  settings: Record<string, string>,
): Promise<{ exit: number; printed: string; errors: string }> {
  const child = spawn('node', [program], { env: { ...process.env, ...settings } });
  const [[exit], printed, errors] = await Promise.all([
    once(child, 'close') as Promise<[number]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { exit, printed, errors };
}

/** Returns what a program prints; fails if the exit code is another one, or if the program crashes. */
async function run(
  program: string,
  settings: Record<string, string>,
  expected = 0,
): Promise<string> {
  const { exit, printed, errors } = await start(program, settings);
  assert.equal(exit, expected, printed + errors);
  assert.equal(errors, '');
  return printed;
}

/** Runs a program that has to stop with an error. */
async function fails(
  program: string,
  settings: Record<string, string>,
  reason: RegExp,
): Promise<void> {
  const { exit, errors } = await start(program, settings);
  assert.notEqual(exit, 0);
  assert.match(errors, reason);
}

/** Runs a program against an endpoint that answers one method in its own way, and passes every other call on. */
async function pretending(
  url: string,
  method: string,
  own: { result: unknown } | { error: { code: number; message: string } },
  program: (url: string) => Promise<string>,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const call: { id: number; method: string } = JSON.parse(body);
    if (call.method === method)
      return response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...own }));
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    return response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await program(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** Prints what a program prints, under a name that the page uses. */
async function show(region: string, printed: Promise<string>): Promise<void> {
  console.log(`# #region ${region}\n${await printed}# #endregion ${region}`);
}

execFileSync('bash', ['-e', 'steps/init-code.sh'], { env: { ...process.env, OWNER: owner } });
const data = readFileSync('init.txt', 'utf8').trim() as Hex;
writeFileSync('zero.txt', `${data.slice(0, -64)}${'0'.repeat(64)}\n`);
writeFileSync('nothing.txt', '0x\n');
writeFileSync('empty.txt', '');
writeFileSync('twice.txt', `${data.slice(0, -64)}0x${data.slice(-64)}\n`);

const espace = { CHAIN_ID: '1235', FROM: account.address, INIT_CODE: 'init.txt' };
const core = { CHAIN_ID: '1234', FROM: deployer.address, INIT_CODE: 'init.txt' };
const stranger = privateKeyToAccount(`0x${'5'.repeat(64)}`);
const poor = coreAccount(`0x${'5'.repeat(64)}`, { networkId: 1234 }).address;

await show('espace', run('before-espace.mjs', espace));
await show('core', run('before-core.mjs', core));

// What each check is for.
assert.match(
  await run('before-espace.mjs', { ...espace, CHAIN_ID: '1030' }, 1),
  /^STOP {2}network .*expected 1030$/m,
);
assert.match(
  await run('before-core.mjs', { ...core, CHAIN_ID: '1029' }, 1),
  /^STOP {2}network .*expected 1029$/m,
);
await show(
  'stop',
  run('before-espace.mjs', { ...espace, CHAIN_ID: '1030', FROM: stranger.address }, 1),
);
assert.match(
  await run('before-core.mjs', { ...core, FROM: poor }, 1),
  /^STOP {2}balance {7}less than the collateral$/m,
);
await fails(
  'before-espace.mjs',
  { ...espace, INIT_CODE: 'zero.txt' },
  /eth_estimateGas: .*owner is zero/,
);
await fails(
  'before-core.mjs',
  { ...core, INIT_CODE: 'zero.txt' },
  /cfx_estimateGasAndCollateral: .*owner is zero/,
);
for (const INIT_CODE of ['nothing.txt', 'empty.txt', 'twice.txt']) {
  await fails('before-espace.mjs', { ...espace, INIT_CODE }, /has no init code in hex/);
  await fails('before-core.mjs', { ...core, INIT_CODE }, /has no init code in hex/);
}
for (const [program, settings, variable, method] of [
  ['before-espace.mjs', espace, 'ESPACE_RPC', 'eth_getBlockByNumber'],
  ['before-core.mjs', core, 'CORE_RPC', 'cfx_getBlockByEpochNumber'],
] as const) {
  for (const [block, line] of [
    [null, /^STOP {2}endpoint {6}it returns no newest .*block$/m],
    [{ timestamp: '0x0' }, /^STOP {2}endpoint .* \d{10} seconds old$/m],
    [
      { timestamp: `0x${(Math.round(Date.now() / 1000) + 3600).toString(16)}` },
      /^STOP {2}endpoint .* -3\d{3} seconds old$/m,
    ],
  ] as const) {
    assert.match(
      await pretending(process.env[variable]!, method, { result: block }, (url) =>
        run(program, { ...settings, [variable]: url }, 1),
      ),
      line,
    );
  }
}

// A transaction behind a nonce gap: the account's next nonce doesn't show it.
const funding = await wallet.sendTransaction({
  to: stranger.address,
  value: 10n ** 18n,
  maxFeePerGas: 41_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
});
await client.waitForTransactionReceipt({ hash: funding });
const later = {
  to: owner,
  value: 1n,
  nonce: 5,
  gas: 21_000n,
  maxFeePerGas: 41_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
} as const;
await wallet.sendTransaction({ ...later, account: stranger });
const gap = await run('before-espace.mjs', { ...espace, FROM: stranger.address }, 1);
assert.match(
  gap,
  /^STOP {2}pending {7}next nonce 0, with pending transactions 0; 1 transactions in this endpoint's pool$/m,
);

const hash = await wallet.sendTransaction({
  data,
  maxFeePerGas: 41_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
});
const { contractAddress } = await client.waitForTransactionReceipt({ hash });
const after = {
  CHAIN_ID: '1235',
  ADDRESS: contractAddress!,
  OWNER: owner,
  ARTIFACT: 'out/Notice.sol/Notice.json',
};
await show('after', run('after-espace.mjs', after));
assert.match(
  await run('after-espace.mjs', { ...after, OWNER: stranger.address }, 1),
  /^STOP {2}owner/m,
);
assert.match(
  await run('after-espace.mjs', { ...after, CHAIN_ID: '1030' }, 1),
  /^STOP {2}network .*expected 1030$/m,
);
for (const OWNER of ['', '0x', deployer.address])
  await fails('after-espace.mjs', { ...after, OWNER }, /OWNER is not an address in hex/);
const limit = { error: { code: -32000, message: 'allowed qps exceeded' } }; // That an endpoint fails says nothing about the owner.
await pretending(process.env.ESPACE_RPC!, 'eth_call', limit, async (url) => {
  await fails('after-espace.mjs', { ...after, ESPACE_RPC: url }, /eth_call: allowed qps exceeded/);
  return '';
});

// The other forms of an artifact: the compiler's own, and Hardhat 3's.
const { deployedBytecode } = JSON.parse(readFileSync(after.ARTIFACT, 'utf8')) as {
  deployedBytecode: { object: Hex; immutableReferences: object };
};
const { object, immutableReferences } = deployedBytecode;
for (const [file, artifact] of Object.entries({
  'compiler.json': { object: object.slice(2), immutableReferences },
  'hardhat.json': { abi: [], bytecode: '0x', deployedBytecode: object, immutableReferences },
})) {
  writeFileSync(file, JSON.stringify(artifact));
  assert.match(
    await run('after-espace.mjs', { ...after, ARTIFACT: file }),
    /^ok {4}code .*as compiled$/m,
  );
}
writeFileSync('abi.json', '{"abi":[]}');
await fails(
  'after-espace.mjs',
  { ...after, ARTIFACT: 'abi.json' },
  /abi\.json has no deployed code/,
);

// Code that isn't what was compiled: another byte, other lengths, none at all.
writeFileSync(
  'other.json',
  JSON.stringify({ object: `${object.slice(0, 102)}ff${object.slice(104)}`, immutableReferences }),
);
writeFileSync('longer.json', JSON.stringify({ object: `${object}00`, immutableReferences }));
writeFileSync('blank.json', JSON.stringify({ object: '' }));
for (const ARTIFACT of ['other.json', 'longer.json', 'blank.json']) {
  assert.match(
    await run('after-espace.mjs', { ...after, ARTIFACT }, 1),
    /^STOP {2}code .*not what was compiled$/m,
  );
}
for (const ARTIFACT of [after.ARTIFACT, 'blank.json']) {
  const printed = await run('after-espace.mjs', { ...after, ADDRESS: owner, ARTIFACT }, 1);
  assert.match(
    printed,
    /^STOP {2}code {10}no contract at this address\nSTOP {2}owner {9}no owner\(\)$/m,
  );
}

// Contracts without owner(): the first returns nothing for any call, the second reverts.
for (const [runtime, length] of [
  ['00', 1],
  ['5f5ffd', 3],
] as const) {
  const creation = `0x60${length.toString(16).padStart(2, '0')}80600a5f395ff3fe${runtime}` as Hex; // Copies what follows it, and returns it.
  const made = await wallet.sendTransaction({
    data: creation,
    maxFeePerGas: 41_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
  const { contractAddress: short } = await client.waitForTransactionReceipt({ hash: made });
  assert.equal(await client.getCode({ address: short! }), `0x${runtime}`);
  const printed = await run('after-espace.mjs', { ...after, ADDRESS: short! }, 1);
  assert.match(
    printed,
    /^STOP {2}code {10}\d bytes, not what was compiled\nSTOP {2}owner {9}no owner\(\)$/m,
  );
}

// Core Space: the deployer is the contract's admin until it gives up the role.
const fees = { maxFeePerGas: 41_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
const coreHash = await coreWallet.deployContract({
  abi: parseAbi(['constructor()']),
  bytecode: data,
  ...fees,
});
const { contractCreated } = await coreClient.waitForTransactionReceipt({
  hash: coreHash,
  retryCount: 200,
});
const notice = contractCreated!;
const afterCore = { ...after, CHAIN_ID: '1234', ADDRESS: notice };
await show('admin', run('after-core.mjs', afterCore, 1));
const cleared = await coreWallet.writeContract({
  address: hexAddressToBase32({
    hexAddress: '0x0888000000000000000000000000000000000000',
    networkId: 1234,
  }),
  abi: parseAbi(['function setAdmin(address contractAddr, address newAdmin)']),
  functionName: 'setAdmin',
  args: [notice, hexAddressToBase32({ hexAddress: zeroAddress, networkId: 1234 })],
  ...fees,
});
await coreClient.waitForTransactionReceipt({ hash: cleared, retryCount: 200 });
await show('after-core', run('after-core.mjs', afterCore));
const nobody = await run('after-core.mjs', { ...afterCore, ADDRESS: poor }, 1);
assert.match(
  nobody,
  /^STOP {2}code {10}no contract at this address\nSTOP {2}owner {9}no owner\(\)$/m,
);
