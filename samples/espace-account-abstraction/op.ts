// Makes, signs and sends user operations without a bundler service.
import { encodeFunctionData, parseAbi, parseEventLogs, size } from 'viem';
import type { Address, Hex } from 'viem';
import { getUserOperationTypedData, toPackedUserOperation } from 'viem/account-abstraction';
import type { UserOperation } from 'viem/account-abstraction';
import type { PrivateKeyAccount } from 'viem/accounts';
import { chain, client, FEES, receiptOf, type walletOf } from './chain.ts';
import { entryPoint } from './contracts.ts';

export type Op = UserOperation<'0.8'>;
export const ACCOUNT = parseAbi(['function execute(address target, uint256 value, bytes data)']);

export async function pay(
  sender: Address,
  to: Address,
  value: bigint,
  changes: Partial<Op> = {},
): Promise<Op> {
  return {
    sender,
    nonce: await client.readContract({
      ...entryPoint,
      functionName: 'getNonce',
      args: [sender, 0n],
    }),
    callData: encodeFunctionData({
      abi: ACCOUNT,
      functionName: 'execute',
      args: [to, value, '0x'],
    }),
    verificationGasLimit: 100_000n, // checking the signature, and creating the account
    callGasLimit: 100_000n, // the payment
    preVerificationGas: 60_000n, // what the EntryPoint can't measure
    ...FEES,
    signature: '0x',
    ...changes,
  };
}

export async function sign(
  owner: PrivateKeyAccount,
  op: Op,
  chainId: number = chain.id,
): Promise<Op> {
  const data = getUserOperationTypedData({
    chainId,
    entryPointAddress: entryPoint.address,
    userOperation: op,
  });
  return { ...op, signature: await owner.signTypedData(data) };
}

export const handleOps = (op: Op, beneficiary: Address) =>
  ({
    ...entryPoint,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(op)], beneficiary],
  }) as const;

/** The smallest gas limit with which handleOps doesn't revert, to within 200. */
export async function smallest(op: Op, from: Address, below = 15_000_000n): Promise<bigint> {
  const works = (gas: bigint) =>
    client.simulateContract({ ...handleOps(op, from), account: from, gas }).then(
      () => true,
      () => false,
    );
  if (!(await works(below))) throw new Error('The operation fails with any gas limit.');
  // The pool wants 100 gas per byte of data, which eth_call doesn't check.
  const { abi, functionName, args } = handleOps(op, from);
  let low = BigInt(size(encodeFunctionData({ abi, functionName, args }))) * 100n - 1n;
  for (let high = below; ;) {
    if (high - low <= 200n) return high;
    const middle = (low + high) / 2n;
    if (await works(middle)) high = middle;
    else low = middle;
  }
}

export async function send(bundler: ReturnType<typeof walletOf>, op: Op, gasLimit?: bigint) {
  const gas = gasLimit ?? (await smallest(op, bundler.account.address));
  const hash = await bundler.writeContract({
    ...handleOps(op, bundler.account.address),
    gas,
    ...FEES,
  });
  const receipt = await receiptOf(hash);
  const [event] = parseEventLogs({
    abi: entryPoint.abi,
    eventName: 'UserOperationEvent',
    logs: receipt.logs,
  });
  const cost = BigInt((receipt as unknown as { gasFee: Hex }).gasFee); // a field of Conflux
  const none = { success: false, actualGasCost: 0n, actualGasUsed: 0n };
  return { receipt, gas, price: receipt.effectiveGasPrice, cost, ...(event?.args ?? none) };
}

export const deposit = (of: Address) =>
  client.readContract({ ...entryPoint, functionName: 'balanceOf', args: [of] });
