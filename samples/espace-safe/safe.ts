// The calls of a Safe v1.4.1 that a payment needs, without Safe's services.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  concat,
  encodeFunctionData,
  getContractAddress,
  getTypesForEIP712Domain,
  hashDomain,
  hashStruct,
  hashTypedData,
  keccak256,
  pad,
  parseAbi,
  parseEventLogs,
  recoverAddress,
  toHex,
  zeroAddress,
  type Address,
  type Hex,
  type TypedData,
} from 'viem';
import type { LocalAccount } from 'viem/accounts';
import { client, FEES, receiptOf, walletOf } from './chain.ts';

export type Wallet = ReturnType<typeof walletOf>;
const require = createRequire(import.meta.url);

/** Code as Safe's package has it, compiled by its authors. */
export function artifact(path: string): { bytecode: Hex; deployedBytecode: Hex } {
  return JSON.parse(
    readFileSync(
      require.resolve(`@safe-global/safe-contracts/build/artifacts/contracts/${path}.json`),
      'utf8',
    ),
  ) as ReturnType<typeof artifact>;
}

export const SAFE = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function enableModule(address module)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
]);
const FACTORY = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'event ProxyCreation(address indexed proxy, address singleton)',
]);

export interface Contracts {
  factory: Address;
  singleton: Address;
  handler: Address;
}

// #region create
export interface Call {
  to: Address;
  data: Hex;
}
const NONE: Call = { to: zeroAddress, data: '0x' };

/** Leave `to` at zero: setup runs its code with a delegatecall. */
const setup = (handler: Address, owners: Address[], threshold: bigint, { to, data } = NONE) =>
  encodeFunctionData({
    abi: SAFE,
    functionName: 'setup',
    args: [owners, threshold, to, data, handler, zeroAddress, 0n, zeroAddress],
  });

/** Where the factory puts a Safe: it depends on all of setup's arguments, with the owners of the first day. */
export function addressOf(
  { factory, singleton, handler }: Contracts,
  owners: Address[],
  threshold: bigint,
  salt: bigint,
): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: keccak256(concat([keccak256(setup(handler, owners, threshold)), pad(toHex(salt))])),
    bytecode: concat([artifact('proxies/SafeProxy.sol/SafeProxy').bytecode, pad(singleton)]),
  });
}

export async function createSafe(
  wallet: Wallet,
  contracts: Contracts,
  owners: Address[],
  threshold: bigint,
  salt: bigint,
  call = NONE,
) {
  const args = [
    contracts.singleton,
    setup(contracts.handler, owners, threshold, call),
    salt,
  ] as const;
  const request = {
    address: contracts.factory,
    abi: FACTORY,
    functionName: 'createProxyWithNonce',
    args,
  } as const;
  const gas = await client.estimateContractGas({ ...request, account: wallet.account });
  const receipt = await receiptOf(
    await wallet.writeContract({ ...request, gas: (gas * 11n) / 10n, ...FEES }),
  );
  const [created] = parseEventLogs({
    abi: FACTORY,
    eventName: 'ProxyCreation',
    logs: receipt.logs,
  });
  return { address: created!.args.proxy, gasUsed: receipt.gasUsed };
}
// #endregion create

// #region sign
export interface Payment {
  to: Address;
  value: bigint;
  data?: Hex;
  operation?: 0 | 1;
  safeTxGas?: bigint;
  nonce: bigint;
}

function typedData(
  safe: Address,
  chainId: number,
  { to, value, data = '0x', operation = 0, safeTxGas = 0n, nonce }: Payment,
) {
  const fields =
    'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';
  return {
    domain: { chainId, verifyingContract: safe },
    types: {
      SafeTx: fields
        .split(',')
        .map((field) => ({ type: field.split(' ')[0]!, name: field.split(' ')[1]! })),
    },
    primaryType: 'SafeTx',
    message: {
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce,
    },
  } as const;
}

/** What a hardware wallet shows: the hash that is signed, or its two parts. */
export function hashesOf(safe: Address, chainId: number, payment: Payment) {
  const data = typedData(safe, chainId, payment);
  const types: TypedData = { ...data.types, EIP712Domain: getTypesForEIP712Domain(data) };
  return {
    hash: hashTypedData(data),
    domain: hashDomain<TypedData>({ ...data, types } as never),
    message: hashStruct<TypedData, string>({ ...data, data: data.message, types }),
  };
}

/** What one owner does, on their own machine. */
export const sign = (owner: LocalAccount, safe: Address, chainId: number, payment: Payment) =>
  owner.signTypedData(typedData(safe, chainId, payment));

/** Puts signatures in the order that the Safe requires: by the owner's address. */
export async function join(
  safe: Address,
  chainId: number,
  payment: Payment,
  signatures: Hex[],
): Promise<Hex> {
  const hash = hashTypedData(typedData(safe, chainId, payment));
  const signed = await Promise.all(
    signatures.map(async (signature) => ({
      owner: BigInt(await recoverAddress({ hash, signature })),
      signature,
    })),
  );
  return concat(
    signed.sort((one, two) => (one.owner < two.owner ? -1 : 1)).map(({ signature }) => signature),
  );
}
// #endregion sign

// #region execute
/** Anyone can send it. The sender pays the gas. */
export async function execute(
  wallet: Wallet,
  safe: Address,
  { to, value, data = '0x', operation = 0, safeTxGas = 0n }: Payment,
  signatures: Hex,
  more = 0n,
) {
  const request = {
    address: safe,
    abi: SAFE,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, 0n, 0n, zeroAddress, zeroAddress, signatures],
  } as const;
  const gas = await client.estimateContractGas({ ...request, account: wallet.account }); // fails if the Safe refuses
  const receipt = await receiptOf(
    await wallet.writeContract({ ...request, gas: (gas * 11n) / 10n + more, ...FEES }),
  );
  // Only the event of this Safe counts: the contract that it called may emit the same one.
  const events = parseEventLogs({ abi: SAFE, eventName: 'ExecutionSuccess', logs: receipt.logs });
  const done =
    receipt.status === 'success' &&
    events.some(({ address }) => address.toLowerCase() === safe.toLowerCase());
  if (!done)
    throw new Error(`receipt ${receipt.status}, payment failed`, {
      cause: receipt.transactionHash,
    });
  return receipt;
}
// #endregion execute
