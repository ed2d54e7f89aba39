// A client for Core Space, and functions that deploy, send and read. For testnet, set CORE_RPC.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, encodeFunctionData } from 'cive/utils';
import { decodeErrorResult, formatEther, type Hex } from 'viem';
import { compiled, errors } from './compile.js';

const url = process.env['CORE_RPC'] ?? 'http://127.0.0.1:12537';
const networkId = (await createPublicClient({ transport: http(url) }).getStatus()).networkId;
if (networkId === 1029) throw new Error('this sample is not for mainnet');
const chain = defineChain({
  id: networkId,
  name: 'Core Space',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });

const account = (name: string) =>
  privateKeyToAccount((process.env[name] ?? '0x') as Hex, { networkId });
export const creator = account('CORE_KEY');
export const buyer = account('CORE_KEY_2');
type Account = typeof creator;
type CoreAddress = Account['address'];

/** Whether two addresses are one account: the node writes them in upper case and with their type. */
export const same = (a: unknown, b: CoreAddress): boolean => hexOf(a as CoreAddress) === hexOf(b);
const hexOf = (address: CoreAddress) => base32AddressToHex({ address });

interface Options {
  from?: Account;
  value?: bigint;
  /** False sends with the bare estimates. */
  margin?: boolean;
  /** Storage units on top of the estimate, for slots that others may write first. */
  spare?: bigint;
  /** What happens between the estimate and the transaction. */
  meanwhile?: () => Promise<unknown>;
}

/** Sends with the node's estimates and waits for the receipt; throws with the node's reason if it fails. */
async function transact(
  transaction: { to?: CoreAddress; data: Hex },
  { from = creator, value = 0n, margin = true, spare = 128n, meanwhile }: Options,
) {
  const request = { ...transaction, value };
  const estimate = await core.estimateGasAndCollateral({ account: from, ...request } as never);
  await meanwhile?.();
  const wallet = createWalletClient({ account: from, chain, transport: http(url) });
  const hash = await wallet.sendTransaction({
    ...request,
    gas: margin ? (estimate.gasLimit * 11n) / 10n : estimate.gasLimit, // some calls need a little more than the estimate
    storageLimit: estimate.storageCollateralized + (margin ? spare : 0n),
  } as never);
  const receipt = await core.waitForTransactionReceipt({ hash });
  if (receipt.outcomeStatus !== 'success')
    throw new Error(receipt.txExecErrorMsg ?? receipt.outcomeStatus, { cause: receipt });
  const returned = receipt.storageReleased.reduce(
    (sum, { collaterals }) => sum + BigInt(collaterals),
    0n,
  );
  return {
    ...receipt,
    locked: cfx(BigInt(receipt.storageCollateralized)),
    returned: cfx(returned),
  };
}

/** A unit of storage collateral is 1/1024 CFX. */
const cfx = (units: bigint): string => `${formatEther((units * 10n ** 18n) / 1024n)} CFX`;

export async function deploy(name: string, args: unknown[] = []) {
  const { abi, data } = compiled(name, args);
  const receipt = await transact({ data }, {});
  const address = receipt.contractCreated as CoreAddress;
  return {
    address,
    locked: receipt.locked,
    /** Calls the function without a transaction first: only this returns the contract's own error. */
    send: async (functionName: string, args: unknown[] = [], options: Options = {}) => {
      const { from = creator, value = 0n } = options;
      await core.simulateContract({
        account: from,
        address,
        abi,
        functionName,
        args,
        value,
      } as never);
      return transact(
        { to: address, data: encodeFunctionData({ abi, functionName, args } as never) },
        options,
      );
    },
    read: (functionName: string, args: unknown[] = []) =>
      core.readContract({ address, abi, functionName, args } as never) as Promise<unknown>,
  };
}

/** The contract's own error, which cive 0.8.1 leaves encoded in the node's response; else the message. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { data } = cause as { data?: unknown };
    if (typeof data !== 'string' || !data.startsWith('0x')) continue;
    const { errorName, args } = decodeErrorResult({ abi: errors, data: data as Hex });
    return `${errorName}(${args?.join(', ') ?? ''})`;
  }
  return error instanceof Error ? error.message.split('\n')[0]! : String(error);
}

/** Prints why a transaction fails; throws if it doesn't, or for another reason than expected. */
export async function fails(
  what: string,
  attempt: Promise<unknown>,
  expected: string,
): Promise<void> {
  const reason = await attempt.then(() => 'nothing', reasonOf);
  if (!reason.startsWith(expected))
    throw new Error(`${what} should fail with ${expected}, but failed with ${reason}`);
  console.log(`${what}: ${reason}`);
}
