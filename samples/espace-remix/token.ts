// Deploys an ERC-20 token as Remix does: with ethers, through the provider that a wallet injects.
import assert from 'node:assert/strict';
import { BrowserProvider, Interface, parseUnits, type InterfaceAbi } from 'ethers';
import type { Hex } from 'viem';
import { compile, REMIX } from './compile.ts';
import { injectedProvider } from './provider.ts';

const seen: string[] = [];
const injected = injectedProvider(process.env.ESPACE_RPC!, process.env.ESPACE_KEY as Hex, seen);
const browser = new BrowserProvider(injected, undefined, { cacheTimeout: -1 });

const settings = { optimizer: { enabled: true, runs: 200 }, evmVersion: 'cancun' };
const { abi, bytecode } = compile('GoldToken', settings);
const coder = new Interface(abi as unknown as InterfaceAbi);
const supply = parseUnits('1000', 18);

console.log('# #region deploy');
const [from] = (await browser.send('eth_requestAccounts', [])) as string[];
console.log(`chain ID of the wallet: ${(await browser.getNetwork()).chainId}`);
const data = bytecode + coder.encodeDeploy(['Gold', 'GLD', supply]).slice(2);
const gasLimit = await browser.estimateGas({ from, data });
const signer = await browser.getSigner(from);
const { hash } = await signer.sendTransaction({ from, data, gasLimit });
const receipt = await browser.waitForTransaction(hash);
assert.ok(receipt?.contractAddress);
console.log(`deployment: status ${receipt.status}, limit ${gasLimit}, used ${receipt.gasUsed}`);
console.log(`methods that the wallet received: ${[...new Set(seen)].sort().join(', ')}`);

const to = receipt.contractAddress;
async function read(name: string, ...args: unknown[]) {
  const result = await browser.call({ to, data: coder.encodeFunctionData(name, args) });
  return coder.decodeFunctionResult(name, result)[0] as unknown;
}
console.log(`${await read('symbol')}, decimals ${await read('decimals')}`);
assert.equal(await read('balanceOf', from), supply);
console.log(`balance of the deployer: ${supply} units, 1000 tokens`);
console.log('# #endregion deploy');

console.log('# #region arguments');
// What the explorer's form for verification calls constructor arguments.
const encoded = coder.encodeDeploy(['Gold', 'GLD', supply]).slice(2);
const { data: sent } = (await browser.getTransaction(hash))!;
assert.equal(sent, bytecode + encoded);
console.log(encoded.match(/.{64}/g)!.join('\n'));
console.log('# #endregion arguments');

// The default settings compile another code: an explorer compares with the deployed one.
assert.notEqual(compile('GoldToken', REMIX).bytecode, bytecode);
