// Registers a contract as a validator, with cive: tsx on-own-chain.ts pool.ts
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import {
  decodeFunctionData,
  encodeFunctionData,
  parseAbi,
  parseEther,
  type Abi,
  type Hex,
} from 'viem';
import { ask, askValidator, coreUrl } from '../harness/chain.ts';

const networkId = 1234; // 1029 on mainnet, 1 on testnet
const chain = defineChain({
  id: networkId,
  name: 'own',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [coreUrl] } },
});
const account = privateKeyToAccount(process.env.CORE_KEY as Hex, { networkId });
const client = createPublicClient({ chain, transport: http(coreUrl) });
const wallet = createWalletClient({ account, chain, transport: http(coreUrl) });

interface Output {
  contracts: { 'Pool.sol': { Pool: { abi: Abi; evm: { bytecode: { object: string } } } } };
}
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: { 'Pool.sol': { content: readFileSync(new URL('Pool.sol', import.meta.url), 'utf8') } },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { abi: poolAbi, evm } = (JSON.parse(solc.compile(JSON.stringify(input))) as Output).contracts[
  'Pool.sol'
].Pool;

/** Sends a transaction with the estimated limits and a tenth more gas, and returns its receipt. */
async function send(call: { to?: Address; data: Hex; value?: bigint }) {
  const { gasLimit, storageCollateralized } = await client.estimateGasAndCollateral({
    account,
    ...call,
  });
  const hash = await wallet.sendTransaction({
    ...call,
    gas: (gasLimit * 11n) / 10n,
    storageLimit: storageCollateralized,
  });
  const receipt = await client.waitForTransactionReceipt({ hash, retryCount: 200 });
  if (receipt.outcomeStatus !== 'success') throw new Error(`${hash}: ${receipt.txExecErrorMsg}`);
  return receipt;
}
const contractCreated = (await send({ data: `0x${evm.bytecode.object}` })).contractCreated;
if (!contractCreated) throw new Error('no contract was created');
const pool = contractCreated;
const call = (functionName: string, args: readonly unknown[], value = 0n) =>
  send({ to: pool, data: encodeFunctionData({ abi: poolAbi, functionName, args }), value });

// #region read
const posRegister = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000005',
  networkId,
});
const abi = parseAbi([
  'function register(bytes32 id, uint64 votes, bytes blsKey, bytes vrfKey, bytes[2] proof)',
  'function getVotes(bytes32 id) view returns (uint64 total, uint64 unlocked)',
  'function identifierToAddress(bytes32 id) view returns (address)',
  'function addressToIdentifier(address owner) view returns (bytes32)',
]);

const votesOf = (id: Hex) =>
  client.readContract({ abi, address: posRegister, functionName: 'getVotes', args: [id] });
// #endregion read

// #region join
const [data] = await askValidator<[Hex, string]>('test_posRegister', '0x2');
// The pool's function has the parameters of register.
const { args: registration } = decodeFunctionData({ abi, data });
await call('join', registration as readonly unknown[], parseEther('2000'));
// #endregion join

const id = (registration as readonly Hex[])[0]!;
const read = (functionName: 'identifierToAddress' | 'addressToIdentifier', value: string) =>
  client.readContract({ abi, address: posRegister, functionName, args: [value as Hex] });
const registered = String(await read('identifierToAddress', id));
if (
  base32AddressToHex({ address: registered as Address }) !== base32AddressToHex({ address: pool })
)
  throw new Error(`${registered} is registered, not ${pool}`);
if (String(await read('addressToIdentifier', pool)) !== id)
  throw new Error('the pool has another identifier');
console.log('registered address: the contract');
console.log('getVotes after join:', await votesOf(id));

await call('leave', [2n]);
while ((await votesOf(id))[1] < 2n) await pause(100);
console.log('getVotes after leave and the wait:', await votesOf(id));

const before = BigInt(await ask<string>('cfx_getBalance', account.address));
await call('collect', [parseEther('2000')]);
const got = BigInt(await ask<string>('cfx_getBalance', account.address)) - before;
if (got < parseEther('1999.9') || got > parseEther('2000'))
  throw new Error(`collect returned ${got} drip`);
console.log('collect returned 2000 CFX, less the fee');
