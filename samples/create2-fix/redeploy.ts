// Deploys a contract with CREATE2, changes it, and deploys again at the same address.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  parseGwei,
  type Abi,
  type Address,
  type Hash,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { KEY, startPlainNode } from '../harness/plainNode.ts';

const FIX = 400;

type Output = {
  contracts: { 'Factory.sol': Record<string, { abi: Abi; evm: { bytecode: { object: string } } }> };
};
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const compiled = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: {
        'Factory.sol': { content: readFileSync(new URL('Factory.sol', import.meta.url), 'utf8') },
      },
      settings: {
        evmVersion: 'paris',
        outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
      },
    }),
  ),
) as Output;
const factoryCode = compiled.contracts['Factory.sol'].Factory!;
const limitAbi = compiled.contracts['Factory.sol'].Limit!.abi;

// Apart from the fix, the rules are those of v2.0.
const chain = await startPlainNode({ c2_fix_transition_height: FIX });
try {
  const own = defineChain({
    id: 1235,
    name: 'own',
    nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
    rpcUrls: { default: { http: [chain.espace] } },
  });
  const client = createPublicClient({ chain: own, transport: http() });
  const wallet = createWalletClient({
    account: privateKeyToAccount(KEY),
    chain: own,
    transport: http(),
  });
  const fees = { gas: 3_000_000n, gasPrice: parseGwei('20') };

  /** Makes blocks until the transaction has a receipt. */
  async function settle(hash: Hash) {
    for (let block = 0; block < 200; block += 1) {
      await chain.core('test_generateOneBlock', 10, 300_000);
      await pause(20);
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined);
      if (receipt) return receipt;
    }
    throw new Error(`no receipt for ${hash}`);
  }
  const salt = `0x${'0'.repeat(63)}1` as Hex;
  const factory = (
    await settle(
      await wallet.deployContract({
        abi: factoryCode.abi,
        bytecode: `0x${factoryCode.evm.bytecode.object}`,
        ...fees,
      }),
    )
  ).contractAddress!;
  const { result } = await client.simulateContract({
    address: factory,
    abi: factoryCode.abi,
    functionName: 'make',
    args: [salt],
  });
  const made = result as Address;
  const make = async () =>
    (
      await settle(
        await wallet.writeContract({
          address: factory,
          abi: factoryCode.abi,
          functionName: 'make',
          args: [salt],
          ...fees,
        }),
      )
    ).status;
  const state = async () => {
    const read = (functionName: string) =>
      client.readContract({ address: made, abi: limitAbi, functionName });
    return [
      await read('limit'),
      await read('raises'),
      await client.getBalance({ address: made }),
    ] as const;
  };
  const print = (
    what: string,
    status: string,
    [limit, raises, balance]: readonly [unknown, unknown, bigint],
  ) =>
    console.log(
      `${what.padEnd(32)}${status.padEnd(10)}limit ${String(limit)}, raises ${String(raises)}, balance ${balance / parseEther('1')} CFX`,
    );

  console.log('# #region before');
  print('make(1)', await make(), await state());
  await settle(await wallet.sendTransaction({ to: made, value: parseEther('5'), ...fees }));
  const raised = (
    await settle(
      await wallet.writeContract({
        address: made,
        abi: limitAbi,
        functionName: 'raise',
        args: [7n],
        ...fees,
      }),
    )
  ).status;
  print('5 CFX sent, raise(7)', raised, await state());
  const again = await make();
  const reset = await state();
  print('make(1) again, before the fix', again, reset);
  assert.deepEqual([again, ...reset], ['success', 1n, 1n, parseEther('5')]);
  console.log('# #endregion before');

  console.log('# #region after');
  await settle(
    await wallet.writeContract({
      address: made,
      abi: limitAbi,
      functionName: 'raise',
      args: [7n],
      ...fees,
    }),
  );
  assert(
    Number(await chain.core<string>('cfx_epochNumber', 'latest_mined')) < FIX,
    'the fix has begun too early',
  );
  while (Number(await chain.core<string>('cfx_epochNumber', 'latest_state')) < FIX)
    await chain.core('test_generateOneBlock', 10, 300_000);
  print('raise(7)', 'success', await state());
  const refused = await make();
  const kept = await state();
  print('make(1) again, from the fix on', refused, kept);
  assert.deepEqual([refused, ...kept], ['reverted', 7n, 2n, parseEther('5')]);
  console.log('# #endregion after');
} finally {
  await chain.stop();
}
