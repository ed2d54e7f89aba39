// A market of Uniswap v3 on eSpace: the factory and the pool are Uniswap's own build, the tokens and the trader are ours.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeAbiParameters,
  formatEther,
  getAddress,
  getContractAddress,
  http,
  keccak256,
  parseAbiParameters,
  parseEther,
  type Abi,
  type Address,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { amounts, rootAt, type Range } from './formula.ts';

interface Code {
  abi: Abi;
  bytecode: Hex;
}

const require = createRequire(import.meta.url);
const load = (name: string) =>
  require(`@uniswap/v3-core/artifacts/contracts/${name}.sol/${name}.json`) as Code;

/** The contracts of Trader.sol. */
function compile(): Record<string, Code> {
  const solc = require('solc') as { compile: (input: string) => string };
  const sources = {
    own: { content: readFileSync(new URL('Trader.sol', import.meta.url), 'utf8') },
  };
  const settings = {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })),
  );
  const errors = (output.errors ?? []).filter(
    (error: { severity: string }) => error.severity === 'error',
  );
  if (errors.length > 0) throw new Error(errors[0].formattedMessage);
  const contracts = Object.entries(output.contracts.own) as [
    string,
    { abi: Abi; evm: { bytecode: { object: string } } },
  ][];
  return Object.fromEntries(
    contracts.map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }]),
  );
}

const FACTORY = load('UniswapV3Factory');
const POOL = load('UniswapV3Pool');
const { Token: TOKEN, Trader: TRADER } = compile() as { Token: Code; Trader: Code };

const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:18545';
const id = await createPublicClient({ transport: http(url) }).getChainId();
if (![71, 1235, 2030].includes(id))
  throw new Error(`${url} is chain ${id}, not the testnet or a local node`);
const chain = defineChain({
  id,
  name: 'eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const account = privateKeyToAccount(process.env.ESPACE_KEY as Hex);
const client = createPublicClient({ chain, transport: http(url), pollingInterval: 500 });
const wallet = createWalletClient({ account, chain, transport: http(url) });
const fees = { maxFeePerGas: 40_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };

export const FEE = 3_000n; // millionths: 0.3%
export const LOWEST = 4295128740n; // the lowest limit that a pool accepts
export const units = (amount: number): bigint => parseEther(String(amount));
export const show = (amount: bigint, digits = 2): string =>
  Number(formatEther(amount)).toFixed(digits);
export const priceOf = (root: bigint): number => (Number(root) / 2 ** 96) ** 2;

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

async function mined(hash: Hex): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({
    hash,
    timeout: 120_000,
    checkReplacement: false,
  });
  if (receipt.status !== 'success') throw new Error(`${hash} failed`);
  return receipt;
}

async function deploy({ abi, bytecode }: Code, args: unknown[] = []): Promise<Address> {
  const { contractAddress } = await mined(
    await wallet.deployContract({ abi, bytecode, args, ...fees }),
  );
  return getAddress(contractAddress as Address);
}

/** Simulates a call, sends it, and returns what it returned. */
async function write<Result>(
  address: Address,
  abi: Abi,
  functionName: string,
  ...args: unknown[]
): Promise<Result> {
  const { result } = await client.simulateContract({ account, address, abi, functionName, args });
  await mined(await wallet.writeContract({ address, abi, functionName, args, ...fees }));
  return result as Result;
}

const factory = await deploy(FACTORY);

/** The fees that a new factory has, with the distance of the ticks that a range can end at. */
export async function spacings(candidates: number[]): Promise<[number, number][]> {
  const read = (fee: number) =>
    client.readContract({
      address: factory,
      abi: FACTORY.abi,
      functionName: 'feeAmountTickSpacing',
      args: [fee],
    }) as Promise<number>;
  return Promise.all(
    candidates.map(async (fee): Promise<[number, number]> => [fee, await read(fee)]),
  );
}

export interface Position extends Range {
  ticks: readonly [number, number];
}

/** A range between two ticks with as much liquidity as `a` pays for at a price below the upper end. */
export function position(lowerTick: number, upperTick: number, root: bigint, a: bigint): Position {
  const [lower, upper] = [rootAt(lowerTick), rootAt(upperTick)];
  const liquidity = (a * ((root * upper) / 2n ** 96n)) / (upper - root);
  return { ticks: [lowerTick, upperTick], lower, upper, liquidity };
}

export class Market {
  private constructor(
    readonly pool: Address,
    readonly trader: Address,
    /** Gas that creating the pool took. */
    readonly gas: bigint,
  ) {}

  /** Deploys two tokens, creates their pool at a price, and gives a trader both tokens. */
  static async open(root: bigint): Promise<Market> {
    const deployed = [await deploy(TOKEN), await deploy(TOKEN)];
    const [a, b] = deployed.sort((x, y) => (BigInt(x) < BigInt(y) ? -1 : 1)) as [Address, Address]; // the pool orders them like this
    const args = [a, b, Number(FEE)] as const;
    const { gasUsed } = await mined(
      await wallet.writeContract({
        address: factory,
        abi: FACTORY.abi,
        functionName: 'createPool',
        args,
        ...fees,
      }),
    );
    const pool = (await client.readContract({
      address: factory,
      abi: FACTORY.abi,
      functionName: 'getPool',
      args,
    })) as Address;
    const salt = keccak256(
      encodeAbiParameters(parseAbiParameters('address, address, uint24'), args),
    );
    const predicted = getContractAddress({
      opcode: 'CREATE2',
      from: factory,
      salt,
      bytecode: POOL.bytecode,
    });
    expect(
      getAddress(pool) === predicted,
      "the pool's address follows from factory, tokens, fee and code, as on Ethereum",
    );
    await write(pool, POOL.abi, 'initialize', root);
    const trader = await deploy(TRADER, [pool]);
    for (const token of [a, b]) await write(token, TOKEN.abi, 'transfer', trader, units(1_000_000));
    return new Market(pool, trader, gasUsed);
  }

  /** Price and tick of the pool. */
  async price(): Promise<{ root: bigint; tick: number }> {
    const [root, tick] = (await client.readContract({
      address: this.pool,
      abi: POOL.abi,
      functionName: 'slot0',
    })) as [bigint, number];
    return { root, tick };
  }

  /** Provides, and returns what it took of both tokens. */
  async provide({ ticks, liquidity, lower, upper }: Position): Promise<[bigint, bigint]> {
    const { root } = await this.price();
    const [a, b] = await write<[bigint, bigint]>(
      this.trader,
      TRADER.abi,
      'provide',
      ...ticks,
      liquidity,
    );
    const computed = amounts({ lower, upper, liquidity }, root);
    expect(
      a === computed[0] && b === computed[1],
      'the pool asks for the amounts of the formula, to the last unit',
    );
    return [a, b];
  }

  /** Takes a position out: both amounts, then the fees in both tokens. */
  async leave({ ticks, liquidity }: Position): Promise<readonly [bigint, bigint, bigint, bigint]> {
    return write(this.trader, TRADER.abi, 'leave', ...ticks, liquidity);
  }

  /** What a trade would take (positive) and pay (negative) of A and B. */
  async quote(sellsA: boolean, amount: bigint, limit: bigint): Promise<[bigint, bigint]> {
    const { result } = await client.simulateContract({
      account,
      address: this.trader,
      abi: TRADER.abi,
      functionName: 'swap',
      args: [sellsA, amount, limit],
    });
    return result as [bigint, bigint];
  }

  async swap(sellsA: boolean, amount: bigint, limit: bigint): Promise<[bigint, bigint]> {
    return write(this.trader, TRADER.abi, 'swap', sellsA, amount, limit);
  }

  /** The name of the error that a false pool gets when it asks for a payment. */
  async falsePool(): Promise<string | undefined> {
    const call = {
      address: this.trader,
      abi: TRADER.abi,
      functionName: 'uniswapV3SwapCallback',
      args: [units(1), 0n, '0x'],
    };
    return client.simulateContract({ account, ...call }).then(
      () => undefined,
      (error: Error) => /Error: (\w+)\(/.exec(error.message)?.[1],
    );
  }
}
