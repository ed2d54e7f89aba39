// A market of Uniswap v1 on eSpace: the factory and the exchange are Uniswap's own build, the tokens are ours.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  formatEther,
  getAddress,
  http,
  parseEther,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Reserves } from './formula.ts';

interface Code {
  abi: Abi;
  bytecode: Hex;
}

const require = createRequire(import.meta.url);
const hex = (code: string): Hex => (code.startsWith('0x') ? (code as Hex) : `0x${code}`);

/** A contract of Uniswap v1, which the package of v2's router has in its build. */
function load(name: string): Code {
  const { abi, evm } = require(`@uniswap/v2-periphery/build/${name}.json`) as {
    abi: Abi;
    evm: { bytecode: { object: string } };
  };
  return { abi, bytecode: hex(evm.bytecode.object) };
}

/** The contracts of Own.sol. */
function compile(): Record<string, Code> {
  const solc = require('solc') as { compile: (input: string) => string };
  const sources = { own: { content: readFileSync(new URL('Own.sol', import.meta.url), 'utf8') } };
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
    contracts.map(([name, { abi, evm }]) => [name, { abi, bytecode: hex(evm.bytecode.object) }]),
  );
}

const FACTORY = load('UniswapV1Factory');
const EXCHANGE = load('UniswapV1Exchange');
const { Token: TOKEN, Robber: ROBBER } = compile() as { Token: Code; Robber: Code };

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

export const units = (amount: number): bigint => parseEther(String(amount));
export const show = (amount: bigint, digits = 2): string =>
  Number(formatEther(amount)).toFixed(digits);
export const later = (): bigint => BigInt(Math.floor(Date.now() / 1000) + 3_600);

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

async function mined(hash: Hex): Promise<Address> {
  const { status, contractAddress } = await client.waitForTransactionReceipt({
    hash,
    timeout: 120_000,
    checkReplacement: false,
  });
  if (status !== 'success') throw new Error(`${hash} failed`);
  return getAddress(contractAddress ?? '0x0000000000000000000000000000000000000000');
}

const deploy = async ({ abi, bytecode }: Code, args: unknown[] = []) =>
  mined(await wallet.deployContract({ abi, bytecode, args, ...fees }));

/** Simulates a call, sends it, and returns what it returned. */
async function write(
  address: Address,
  { abi }: Code,
  functionName: string,
  args: unknown[],
  value = 0n,
): Promise<bigint> {
  const { result } = await client.simulateContract({
    account,
    address,
    abi,
    functionName,
    args,
    value,
  });
  await mined(await wallet.writeContract({ address, abi, functionName, args, value, ...fees }));
  return result as bigint;
}

const factory = await deploy(FACTORY);
await write(factory, FACTORY, 'initializeFactory', [await deploy(EXCHANGE)]);

export class Exchange {
  private constructor(
    readonly address: Address,
    readonly token: Address,
  ) {}

  /** Deploys a token, creates its exchange, and provides the first liquidity. */
  static async open({ coins, tokens }: Reserves): Promise<Exchange> {
    const token = await deploy(TOKEN);
    await write(factory, FACTORY, 'createExchange', [token]);
    const address = (await client.readContract({
      address: factory,
      abi: FACTORY.abi,
      functionName: 'getExchange',
      args: [token],
    })) as Address;
    const exchange = new Exchange(address, token);
    await write(token, TOKEN, 'approve', [address, 2n ** 200n]);
    await exchange.write('addLiquidity', [0n, tokens, later()], coins);
    return exchange;
  }

  /** The reason against a second exchange of this token, or undefined if there is none. */
  async second(): Promise<string | undefined> {
    return client
      .simulateContract({
        account,
        address: factory,
        abi: FACTORY.abi,
        functionName: 'createExchange',
        args: [this.token],
      })
      .then(
        () => undefined,
        (error: Error) => error.name,
      );
  }

  async read(functionName: string, args: unknown[] = []): Promise<bigint> {
    return (await client.readContract({
      address: this.address,
      abi: EXCHANGE.abi,
      functionName,
      args,
    })) as bigint;
  }

  async write(functionName: string, args: unknown[], value = 0n): Promise<bigint> {
    return write(this.address, EXCHANGE, functionName, args, value);
  }

  async reserves(): Promise<Reserves> {
    return {
      coins: await client.getBalance({ address: this.address }),
      tokens: await this.balance(this.address),
    };
  }

  async balance(owner: Address = account.address): Promise<bigint> {
    return (await client.readContract({
      address: this.token,
      abi: TOKEN.abi,
      functionName: 'balanceOf',
      args: [owner],
    })) as bigint;
  }

  /** Sends CFX to the exchange without calling a function, as a wallet does. */
  async send(value: bigint): Promise<void> {
    await mined(await wallet.sendTransaction({ to: this.address, value, ...fees }));
  }

  /** Lets a robber buy for `pay` and sell in nested parts. Returns what the robber gets back. */
  async rob(pay: bigint, parts: number): Promise<bigint> {
    const robber = await deploy(ROBBER, [this.address, this.token]);
    return write(robber, ROBBER, 'rob', [BigInt(parts)], pay);
  }
}
