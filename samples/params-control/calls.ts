// Votes with js-conflux-sdk, with cive and from a contract, on a chain with rounds of 100 blocks.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sdk from 'js-conflux-sdk';
import { encodeFunctionData, formatEther, parseEther, type Abi, type Hex } from 'viem';
import { coreUrl } from '../harness/chain.ts';
import { OWNER_KEY } from '../harness/startNode.ts';
import {
  core,
  expect,
  lock,
  mine,
  networkId,
  owner,
  paramsAbi,
  paramsControl,
  send,
  staking,
  stakingAbi,
  stop,
  wallet,
} from './client.ts';

const nodeUrl = () => coreUrl;
const mark = (line: string) => console.log(`# #${line}`);
const until = 1_000_000_000n;

try {
  await lock(1000, until);

  mark('region cive');
  // #region cive
  const contract = { address: paramsControl, abi: paramsAbi } as const;
  const round = await core.readContract({ ...contract, functionName: 'currentRound' });

  // Topic 3, baseFeeShareProp: 600 CFX for an increase.
  const votes = [{ topic_index: 3, votes: [0n, parseEther('600'), 0n] }] as const;
  const hash = await wallet.writeContract({
    ...contract,
    functionName: 'castVote',
    args: [round, votes],
  });
  // #endregion cive
  await mine(8);
  const receipt = await core.getTransactionReceipt({ hash });
  expect(receipt.outcomeStatus, 'success', String(receipt.txExecErrorMsg));
  const own = await core.readContract({
    ...contract,
    functionName: 'readVote',
    args: [owner.address],
  });
  console.log(own[3]!.votes.map((count) => formatEther(count)).join(', '));
  mark('endregion cive');

  mark('region sdk');
  // #region sdk
  const conflux = new sdk.Conflux({ url: nodeUrl(), networkId });
  const account = conflux.wallet.addPrivateKey(OWNER_KEY).address;
  // The types of 2.6.0 lack this contract; the ABI is there.
  const params = conflux.InternalContract('ParamsControl' as 'Staking');
  const current = await params.currentRound();

  // Topic 3, baseFeeShareProp: the same votes, now for a decrease.
  const change = [[3, [0n, 0n, parseEther('600')]]];
  const transaction = await params.castVote(current, change).sendTransaction({ from: account });
  // #endregion sdk
  await mine(8);
  const { outcomeStatus, gasUsed } = await conflux.cfx.getTransactionReceipt(transaction);
  expect(outcomeStatus, 0, 'js-conflux-sdk');
  const changed = await core.readContract({
    ...contract,
    functionName: 'readVote',
    args: [owner.address],
  });
  console.log(changed[3]!.votes.map((count) => formatEther(count)).join(', '));
  expect(changed[3]!.votes[2], parseEther('600'), 'votes of js-conflux-sdk');
  mark('endregion sdk');

  mark('region voter');
  type Output = {
    contracts: { 'Voter.sol': { Voter: { abi: Abi; evm: { bytecode: { object: string } } } } };
  };
  const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
  const source = readFileSync(new URL('Voter.sol', import.meta.url), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { 'Voter.sol': { content: source } },
    settings: {
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const { abi, evm } = (JSON.parse(solc.compile(JSON.stringify(input))) as Output).contracts[
    'Voter.sol'
  ].Voter;
  const bytecode: Hex = `0x${evm.bytecode.object}`;
  const creation = await wallet.sendTransaction({
    data: bytecode,
    gas: 2_000_000n,
    storageLimit: 4096n,
  });
  await mine(8);
  const { contractCreated } = await core.getTransactionReceipt({ hash: creation });
  if (!contractCreated) throw new Error('the contract was not created');
  const voter = contractCreated as typeof staking;
  const call = async (functionName: string, args: readonly unknown[], value = 0n) => {
    const result = await send(voter, encodeFunctionData({ abi, functionName, args }), value);
    expect(result.outcomeStatus, 'success', `${functionName} ${result.txExecErrorMsg}`);
  };
  await call('lock', [until], parseEther('50'));
  await call('vote', [0, [0n, 0n, parseEther('50')]]);
  const [first] = await core.readContract({ ...contract, functionName: 'readVote', args: [voter] });
  console.log(first!.votes.map((count) => formatEther(count)).join(', '));
  expect(first!.votes[2], parseEther('50'), 'votes of the contract');
  mark('endregion voter');

  mark('region pos-stake');
  // The owner's 2,000,000 CFX are staked for PoS.
  await send(
    staking,
    encodeFunctionData({ abi: stakingAbi, functionName: 'deposit', args: [parseEther('10')] }),
  );
  for (const amount of ['11', '10']) {
    const data = encodeFunctionData({
      abi: stakingAbi,
      functionName: 'withdraw',
      args: [parseEther(amount)],
    });
    const { outcomeStatus, txExecErrorMsg } = await send(staking, data);
    console.log(`withdraw ${amount}: ${outcomeStatus} ${txExecErrorMsg ?? ''}`.trim());
    expect(outcomeStatus, amount === '10' ? 'success' : 'failed', 'withdraw');
  }
  mark('endregion pos-stake');

  mark('region gas');
  console.log(`castVote, first votes in a round  ${receipt.gasUsed.toLocaleString('en-US')} gas`);
  console.log(`castVote, changed votes           ${BigInt(gasUsed).toLocaleString('en-US')} gas`);
  mark('endregion gas');
} finally {
  await stop();
}
