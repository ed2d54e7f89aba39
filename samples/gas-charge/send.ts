// Sends transactions in both spaces and prints what each was charged.
import { hexAddressToBase32, base32AddressToHex } from 'cive/utils';
import { BaseError, type AccessList, type Address, type Hex, type SignedAuthorization } from 'viem';
import {
  account,
  core,
  coreFees,
  coreWallet,
  evm,
  evmFees,
  evmWallet,
  line,
  networkId,
  sender,
  whole,
} from './setup.ts';

export type Space = 'Core' | 'eSpace';
export interface Transaction {
  to?: Address;
  data?: Hex;
  value?: bigint;
  gas: bigint;
  /** Core Space: the most storage units that the transaction may lock. */
  storageLimit?: bigint;
  accessList?: AccessList;
  /** eSpace: signed delegations of a type 4 transaction. */
  authorizationList?: SignedAuthorization[];
}
export interface Outcome {
  used: bigint;
  charged: bigint;
  price: bigint;
  fee: bigint;
  /** What went wrong, in the node's words; empty for a success. */
  error: string;
  contract: Address | undefined;
}

/** The hex form of an address of Core Space; without one, this account's own. */
export const hexOf = (address: string = sender.address) =>
  base32AddressToHex({ address: address as never });
export const base32 = (hexAddress: Address) => hexAddressToBase32({ hexAddress, networkId });
export const ownAddress = { Core: hexOf(), eSpace: account.address };

const nonces = {
  Core: BigInt(await core.getNextNonce({ address: sender.address })),
  eSpace: BigInt(await evm.getTransactionCount({ address: account.address, blockTag: 'pending' })),
};

export const nextNonce = (space: Space) => Number(nonces[space]);

async function sendCore(tx: Transaction, fees: object, nonce: bigint): Promise<Hex> {
  const { to, storageLimit = 10_000n, accessList, ...rest } = tx;
  const list = accessList?.map((item) => ({ ...item, address: base32(item.address) }));
  const request = {
    ...coreFees,
    ...rest,
    storageLimit,
    nonce: Number(nonce),
    ...(to && { to: base32(to) }),
    ...(list && { accessList: list }),
    ...fees,
  };
  return coreWallet.sendTransaction(request as never);
}

async function sendEspace(
  { storageLimit, ...rest }: Transaction,
  fees: object,
  nonce: bigint,
): Promise<Hex> {
  return evmWallet.sendTransaction({ ...evmFees, ...rest, nonce: Number(nonce), ...fees } as never);
}

/** Sends a transaction with the account's next nonce. */
export async function send(space: Space, tx: Transaction, fees: object = {}): Promise<Hex> {
  const hash = await (space === 'Core' ? sendCore : sendEspace)(tx, fees, nonces[space]);
  nonces[space] += 1n;
  return hash;
}

async function outcomeInCore(hash: Hex): Promise<Outcome> {
  const r = await core.waitForTransactionReceipt({ hash: hash as never });
  const { gasUsed: used, gasFee: fee, effectiveGasPrice: price } = r;
  const error = r.txExecErrorMsg ?? '';
  const contract = r.contractCreated ? hexOf(r.contractCreated) : undefined;
  return { used, charged: fee / price, price, fee, error, contract };
}

async function outcomeInEspace(hash: Hex): Promise<Outcome> {
  const r = await evm.waitForTransactionReceipt({ hash });
  // Conflux adds gasFee and txExecErrorMsg to the receipt; viem passes them on as they are.
  const { gasFee, txExecErrorMsg } = r as unknown as { gasFee: Hex; txExecErrorMsg?: string };
  const [used, price, fee] = [r.gasUsed, r.effectiveGasPrice, BigInt(gasFee)];
  return {
    used,
    charged: fee / price,
    price,
    fee,
    error: txExecErrorMsg ?? '',
    contract: r.contractAddress ?? undefined,
  };
}

export const outcome = (space: Space, hash: Hex) =>
  space === 'Core' ? outcomeInCore(hash) : outcomeInEspace(hash);

/** Stores code as a contract and returns its hex address. */
export async function deploy(space: Space, runtime: string): Promise<Address> {
  const size = (runtime.length / 2).toString(16).padStart(2, '0');
  const { contract, error } = await outcome(
    space,
    await send(space, { data: `0x60${size}600c60003960${size}6000f3${runtime}`, gas: 200_000n }),
  );
  if (!contract) throw new Error(`No contract in ${space}: ${error}`);
  return contract;
}

const WIDTHS = [11, 38] as const;
export const heading = () => line('', ['limit', 'gasUsed', 'charged'], ...WIDTHS);

const lines: (() => Promise<void> | void)[] = [];

/** Sends a transaction now; its line is printed by `printed`. */
export async function show(space: Space, label: string, tx: Transaction): Promise<void> {
  const hash = await send(space, tx);
  lines.push(async () => {
    const { used, charged, error } = await outcome(space, hash);
    const cells = [tx.gas, used, charged].map(whole);
    line(
      space.padEnd(8) + label,
      error ? [...cells, `  ${error.replace(/, $/, '')}`] : cells,
      ...WIDTHS,
    );
  });
}

/** Prints a line in its turn. */
export const say = (text: string) => void lines.push(() => console.log(text));

/** Waits for all that was sent, and prints it in that order. */
export async function printed(): Promise<void> {
  for (const print of lines.splice(0)) await print();
}

/** The node's answer to a transaction that its pool refuses. */
export async function refusal(space: Space, tx: Transaction, fees: object = {}): Promise<string> {
  try {
    await send(space, tx, fees);
  } catch (error) {
    const root = error instanceof BaseError ? error.walk() : error;
    return root instanceof BaseError ? root.details : String((root as Error).message);
  }
  throw new Error('The pool took it');
}
