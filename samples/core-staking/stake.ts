// Deposits, locks and withdraws with cive, with js-conflux-sdk and from a contract.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createWalletClient, http } from 'cive';
import sdk from 'js-conflux-sdk';
import { encodeFunctionData, formatEther, parseEther, type Abi } from 'viem';
import {
  abi,
  ask,
  chain,
  core,
  encode,
  expect,
  keyOf,
  newAccount,
  send,
  staking,
  url,
} from './client.js';

const mark = (line: string) => console.log(`# #${line}`);
const account = await newAccount(3);
const wallet = createWalletClient({ account, chain, transport: http(url) });
const contract = { address: staking, abi } as const;
const balance = (address: typeof account.address) =>
  core.readContract({ ...contract, functionName: 'getStakingBalance', args: [address] });

mark('region cive');
// #region cive
const hash = await wallet.writeContract({
  ...contract,
  functionName: 'deposit',
  args: [parseEther('10')],
});
await core.waitForTransactionReceipt({ hash, retryCount: 200 });

const staked = await core.readContract({
  ...contract,
  functionName: 'getStakingBalance',
  args: [account.address],
});
console.log('staked', formatEther(staked));
// #endregion cive
mark('endregion cive');
expect(formatEther(staked), '10', 'staked');

mark('region sdk');
const key = keyOf(3);
// #region sdk
const conflux = new sdk.Conflux({ url, networkId: 1234 }); // mainnet: 1029
const { address } = conflux.wallet.addPrivateKey(key);
const contractOfSdk = conflux.InternalContract('Staking');

// Locks 4 of the 10 CFX until block 200,000,000.
await contractOfSdk
  .voteLock(parseEther('4'), 200_000_000n)
  .sendTransaction({ from: address })
  .executed();
console.log('locked', formatEther(await contractOfSdk.getLockedStakingBalance(address, 0)));
// #endregion sdk
mark('endregion sdk');

mark('region interest');
const before = await core.getBalance({ address: account.address });
const receipt = await send(account, encode.withdraw(parseEther('6')));
const gained = (await core.getBalance({ address: account.address })) - before + receipt.gasFee;
console.log(
  'withdrawn',
  formatEther(gained),
  'events',
  (await ask<{ logs: [] }>('cfx_getTransactionReceipt', receipt.transactionHash)).logs.length,
);
console.log('deposit list', await ask('cfx_getDepositList', account.address));
expect(gained, parseEther('6'), 'withdrawn, without interest');
mark('endregion interest');

mark('region saver');
type Output = {
  contracts: { 'Saver.sol': { Saver: { abi: Abi; evm: { bytecode: { object: string } } } } };
};
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: {
    'Saver.sol': { content: readFileSync(new URL('Saver.sol', import.meta.url), 'utf8') },
  },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { Saver } = (JSON.parse(solc.compile(JSON.stringify(input))) as Output).contracts[
  'Saver.sol'
];
const creation = await wallet.sendTransaction({
  data: `0x${Saver.evm.bytecode.object}`,
  gas: 2_000_000n,
  storageLimit: 4096n,
});
const { contractCreated } = await core.waitForTransactionReceipt({
  hash: creation,
  retryCount: 200,
});
if (!contractCreated) throw new Error('the contract was not created');
const saver = contractCreated as typeof staking;
const call = (functionName: string, args: readonly unknown[], value = 0n) =>
  send(account, encodeFunctionData({ abi: Saver.abi, functionName, args }), value, saver);
expect((await call('stake', [], parseEther('5'))).outcomeStatus, 'success', 'stake');
console.log('staked by the contract', formatEther(await balance(saver)));
expect((await call('unstake', [parseEther('2')])).outcomeStatus, 'success', 'unstake');
console.log('after unstake', formatEther(await balance(saver)));
expect(await balance(saver), parseEther('3'), 'stake of the contract');
mark('endregion saver');
