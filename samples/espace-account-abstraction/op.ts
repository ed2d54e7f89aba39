// Makes, signs and sends user operations of ERC-4337 (EntryPoint v0.8) without a bundler.
import {
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  parseAbi,
  parseEventLogs,
  size,
  type Address,
  type Hex,
} from 'viem';
import {
  entryPoint08Abi,
  entryPoint08Address,
  getUserOperationTypedData,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction';
import type { PrivateKeyAccount } from 'viem/accounts';
import { chain, client, FEES, receiptOf, type walletOf } from './chain.ts';

export type Op = UserOperation<'0.8'>;
export const entryPoint = { address: entryPoint08Address, abi: entryPoint08Abi } as const;
export const ACCOUNT = parseAbi(['function execute(address target, uint256 value, bytes data)']);
export const FACTORY = parseAbi([
  'function createAccount(address owner, uint256 salt)',
  'function getAddress(address owner, uint256 salt) view returns (address)',
]);

// #region make
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
    preVerificationGas: 60_000n, // what the EntryPoint can't measure, see the page
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
// #endregion make

// #region send
const handleOps = (op: Op, beneficiary: Address) =>
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
    abi: entryPoint08Abi,
    eventName: 'UserOperationEvent',
    logs: receipt.logs,
  });
  const cost = BigInt((receipt as unknown as { gasFee: Hex }).gasFee); // a field of Conflux
  const none = { success: false, actualGasCost: 0n, actualGasUsed: 0n };
  return { receipt, gas, price: receipt.effectiveGasPrice, cost, ...(event?.args ?? none) };
}
// #endregion send

export const estimateOf = (op: Op, from: Address) =>
  client.estimateContractGas({ ...handleOps(op, from), account: from });

/** Why the EntryPoint refuses the operation; undefined if it accepts. */
export async function refusal(op: Op, from: Address, gas?: bigint): Promise<string | undefined> {
  try {
    await client.simulateContract({ ...handleOps(op, from), account: from, gas });
    return undefined;
  } catch (error) {
    const cause =
      error instanceof BaseError &&
      error.walk((one) => one instanceof ContractFunctionRevertedError);
    if (!(cause instanceof ContractFunctionRevertedError) || !cause.data) throw error;
    return String(cause.data.args?.[1]);
  }
}
