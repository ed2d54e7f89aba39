import { privateKeyToAccount as coreAccount } from 'cive/accounts';
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { parseGwei, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ask, askAll, callAll } from './rpc.ts';
import type { SpaceName } from './topic.ts';

/** A transaction before it is signed; without `to` it creates a contract. */
export interface Unsigned {
  to?: Hex;
  data: Hex;
  gas: bigint;
  nonce: number;
  value?: bigint;
}

/** What a receipt says that is compared. */
export interface Receipt {
  done: boolean;
  gasUsed: number;
  /** Units of storage collateral, locked less released; Core Space only. */
  collateral: number;
  contract: Hex | undefined;
  /** Its events, topics and data, one text each. */
  logs: string[];
}

/** One space of a node, seen through one account. */
export interface Space {
  name: SpaceName;
  chainId: number;
  sender: Hex;
  nonce: () => Promise<number>;
  sign: (transaction: Unsigned) => Promise<Hex>;
  /** Sends in order and waits until all are executed. */
  run: (signed: readonly Hex[]) => Promise<Receipt[]>;
  /** Tries calls on the newest state; one without `to` runs creation code and returns what that returns. */
  call: (list: readonly { to?: Hex; data: Hex }[]) => Promise<string[]>;
}

const CORE_RPC = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const ESPACE_RPC = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';

/** The release of the node, as `name/version`. */
export async function nodeRelease(): Promise<string> {
  return String(await ask(CORE_RPC, 'cfx_clientVersion')).replace(/^(\S+?v[\d.]+).*$/, '$1');
}

interface RawReceipt {
  status?: string;
  outcomeStatus?: string;
  gasUsed: string;
  contractAddress?: Hex | null;
  contractCreated?: string | null;
  storageCollateralized?: string;
  storageReleased?: { collaterals: string }[];
  logs: { topics: string[]; data: string }[];
}

const toHex = (address: string): Hex =>
  base32AddressToHex({ address: address as `net${number}:a${string}` }).toLowerCase() as Hex;

function toReceipt(raw: RawReceipt): Receipt {
  const released = (raw.storageReleased ?? []).reduce(
    (sum, { collaterals }) => sum + Number(collaterals),
    0,
  );
  const created =
    raw.contractAddress ?? (raw.contractCreated ? toHex(raw.contractCreated) : undefined);
  return {
    done: raw.status === '0x1' || raw.outcomeStatus === '0x0',
    gasUsed: Number(raw.gasUsed),
    collateral: Number(raw.storageCollateralized ?? 0) - released,
    contract: created ?? undefined,
    logs: raw.logs.map(({ topics, data }) => [...topics, data].join(' ')),
  };
}

/** Makes blocks until every transaction has its receipt: a development node makes none for eSpace by itself, and executes an epoch once four more are mined. */
async function receiptsOf(
  url: string,
  method: string,
  hashes: readonly unknown[],
): Promise<Receipt[]> {
  const found = new Map<unknown, RawReceipt>();
  for (let idle = 0; idle < 200; idle += 1) {
    const missing = hashes.filter((hash) => !found.has(hash));
    const answers = await askAll(
      url,
      method,
      missing.map((hash) => [hash]),
    );
    answers.forEach((answer, index) => answer && found.set(missing[index], answer as RawReceipt));
    if (found.size === hashes.length)
      return hashes.map((hash) => toReceipt(found.get(hash) as RawReceipt));
    if (found.size > hashes.length - missing.length) idle = 0;
    await askAll(
      CORE_RPC,
      'test_generateOneBlock',
      Array.from({ length: 5 }, () => [1000, 190_000]),
    );
  }
  throw new Error(
    `${url}: ${String(hashes.length - found.size)} transactions have no receipt after 1000 blocks.`,
  );
}

/** eSpace through the account of this key. */
export async function openESpace(key: Hex): Promise<Space> {
  const account = privateKeyToAccount(key);
  const chainId = Number(await ask(ESPACE_RPC, 'eth_chainId'));
  return {
    name: 'espace',
    chainId,
    sender: account.address,
    nonce: async () =>
      Number(await ask(ESPACE_RPC, 'eth_getTransactionCount', account.address, 'latest')),
    sign: (transaction) =>
      account.signTransaction({
        ...transaction,
        type: 'legacy',
        chainId,
        gasPrice: parseGwei('500'),
      }),
    run: async (signed) => {
      const hashes = await askAll(
        ESPACE_RPC,
        'eth_sendRawTransaction',
        signed.map((raw) => [raw]),
      );
      return receiptsOf(ESPACE_RPC, 'eth_getTransactionReceipt', hashes);
    },
    call: (list) =>
      callAll(
        ESPACE_RPC,
        'eth_call',
        list.map((request) => [{ from: account.address, ...request }, 'latest']),
      ),
  };
}

/** Core Space through the account of this key. */
export async function openCore(key: Hex): Promise<Space> {
  const status = (await ask(CORE_RPC, 'cfx_getStatus')) as { chainId: string; networkId: string };
  const [chainId, networkId] = [Number(status.chainId), Number(status.networkId)];
  const account = coreAccount(key, { networkId });
  const base32 = (address: Hex): ReturnType<typeof hexAddressToBase32> =>
    hexAddressToBase32({ hexAddress: address, networkId });
  const epochHeight = BigInt(String(await ask(CORE_RPC, 'cfx_epochNumber', 'latest_mined')));
  return {
    name: 'core',
    chainId,
    sender: toHex(account.address),
    nonce: async () => Number(await ask(CORE_RPC, 'cfx_getNextNonce', account.address)),
    sign: ({ to, value = 0n, ...rest }) =>
      account.signTransaction({
        ...rest,
        to: to && base32(to),
        value,
        type: 'legacy',
        chainId,
        epochHeight,
        storageLimit: 20_000n,
        gasPrice: parseGwei('50'),
      } as Parameters<typeof account.signTransaction>[0]),
    run: async (signed) => {
      const hashes = await askAll(
        CORE_RPC,
        'cfx_sendRawTransaction',
        signed.map((raw) => [raw]),
      );
      return receiptsOf(CORE_RPC, 'cfx_getTransactionReceipt', hashes);
    },
    call: (list) =>
      callAll(
        CORE_RPC,
        'cfx_call',
        list.map(({ to, data }) => [
          { from: account.address, to: to && base32(to), data },
          'latest_state',
        ]),
      ),
  };
}
