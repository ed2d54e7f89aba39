// A market of Uniswap v2 on eSpace: two tokens, the factory and the pair, all from Uniswap's own build.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  encodePacked,
  getAddress,
  getContractAddress,
  http,
  keccak256,
  parseEther,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { amountOut } from './formula.ts';

interface Code {
  abi: Abi;
  bytecode: Hex;
}

const require = createRequire(import.meta.url);
const hex = (code: string): Hex => (code.startsWith('0x') ? (code as Hex) : `0x${code}`);

/** A contract of Uniswap's npm package, as Uniswap compiled it. */
function load(name: string): Code {
  const { abi, bytecode } = require(`@uniswap/v2-core/build/${name}.json`) as {
    abi: Abi;
    bytecode: string;
  };
  return { abi, bytecode: hex(bytecode) };
}

/** A contract of this folder, which has the name of its file. */
function compile(name: string): Code {
  const solc = require('solc') as { compile: (input: string) => string };
  const sources = {
    [name]: { content: readFileSync(new URL(`${name}.sol`, import.meta.url), 'utf8') },
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
  const { abi, evm } = output.contracts[name][name];
  return { abi, bytecode: hex(evm.bytecode.object) };
}

const FACTORY = load('UniswapV2Factory');
const PAIR = load('UniswapV2Pair');
const TOKEN = load('ERC20');
const LIMITED = compile('LimitedSwap');
const GAS = 500_000n; // for calls that are expected to fail, which can't be estimated

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

const deploy = async ({ abi, bytecode }: Code, args: unknown[]) =>
  mined(await wallet.deployContract({ abi, bytecode, args, ...fees }));

export class Market {
  private constructor(
    readonly tokens: readonly [Address, Address],
    readonly pair: Address,
  ) {}

  /** Deploys tokens, factory and pair, and provides the first liquidity. */
  static async open(amounts: readonly [bigint, bigint]): Promise<Market> {
    const deployed = [
      await deploy(TOKEN, [units(1_000_000)]),
      await deploy(TOKEN, [units(1_000_000)]),
    ];
    const [a, b] = deployed.sort((x, y) => (BigInt(x) < BigInt(y) ? -1 : 1)) as [Address, Address]; // the pair orders them like this
    const factory = await deploy(FACTORY, [account.address]);
    await mined(
      await wallet.writeContract({
        address: factory,
        abi: FACTORY.abi,
        functionName: 'createPair',
        args: [a, b],
        ...fees,
      }),
    );
    const pair = (await client.readContract({
      address: factory,
      abi: FACTORY.abi,
      functionName: 'getPair',
      args: [a, b],
    })) as Address;
    const salt = keccak256(encodePacked(['address', 'address'], [a, b]));
    const predicted = getContractAddress({
      opcode: 'CREATE2',
      from: factory,
      salt,
      bytecode: PAIR.bytecode,
    });
    expect(
      getAddress(pair) === predicted,
      "the pair's address follows from factory, tokens and code, as on Ethereum",
    );
    const market = new Market([a, b], pair);
    await market.pay(0, amounts[0]);
    await market.pay(1, amounts[1]);
    await market.write('mint', account.address);
    return market;
  }

  async pay(token: 0 | 1, amount: bigint): Promise<void> {
    await mined(
      await wallet.writeContract({
        address: this.tokens[token],
        abi: TOKEN.abi,
        functionName: 'transfer',
        args: [this.pair, amount],
        ...fees,
      }),
    );
  }

  async write(functionName: string, ...args: unknown[]): Promise<void> {
    await client.simulateContract({
      account,
      address: this.pair,
      abi: PAIR.abi,
      functionName,
      args,
    });
    await mined(
      await wallet.writeContract({
        address: this.pair,
        abi: PAIR.abi,
        functionName,
        args,
        ...fees,
      }),
    );
  }

  /** The pair's reason against a call, or undefined if it would accept the call. */
  async refusal(functionName: string, ...args: unknown[]): Promise<string | undefined> {
    return client
      .simulateContract({ account, address: this.pair, abi: PAIR.abi, functionName, args })
      .then(
        () => undefined,
        (error: Error) => /UniswapV2: [A-Z_]+/.exec(error.message)?.[0] ?? error.message,
      );
  }

  async reserves(): Promise<[bigint, bigint]> {
    const [a, b] = (await client.readContract({
      address: this.pair,
      abi: PAIR.abi,
      functionName: 'getReserves',
    })) as [bigint, bigint];
    return [a, b];
  }

  async balance(token: 0 | 1): Promise<bigint> {
    return (await client.readContract({
      address: this.tokens[token],
      abi: TOKEN.abi,
      functionName: 'balanceOf',
      args: [account.address],
    })) as bigint;
  }

  async shares(): Promise<{ mine: bigint; total: bigint }> {
    const read = (functionName: string, args: unknown[] = []) =>
      client.readContract({ address: this.pair, abi: PAIR.abi, functionName, args });
    return {
      mine: (await read('balanceOf', [account.address])) as bigint,
      total: (await read('totalSupply')) as bigint,
    };
  }

  /** Gives all shares back and takes both tokens. */
  async leave(): Promise<void> {
    const { mine } = await this.shares();
    await mined(
      await wallet.writeContract({
        address: this.pair,
        abi: PAIR.abi,
        functionName: 'transfer',
        args: [this.pair, mine],
        ...fees,
      }),
    );
    await this.write('burn', account.address);
  }

  /** Pays `input` of a token, takes what the formula allows, and returns it. */
  async swap(token: 0 | 1, input: bigint): Promise<bigint> {
    const [a, b] = await this.reserves();
    const output = token === 0 ? amountOut(input, a, b) : amountOut(input, b, a);
    await this.pay(token, input);
    await this.write(
      'swap',
      token === 0 ? 0n : output,
      token === 0 ? output : 0n,
      account.address,
      '0x',
    );
    return output;
  }

  /** A contract that sells A with a limit and may spend `allowance` of this account's A. */
  async limited(allowance: bigint): Promise<LimitedSwap> {
    const address = await deploy(LIMITED, [this.pair]);
    await mined(
      await wallet.writeContract({
        address: this.tokens[0],
        abi: TOKEN.abi,
        functionName: 'approve',
        args: [address, allowance],
        ...fees,
      }),
    );
    return new LimitedSwap(address);
  }
}

export class LimitedSwap {
  constructor(readonly address: Address) {}

  /** Sells A. Returns undefined, or the name of the error if the transaction is mined and reverts. */
  async sell(input: bigint, minimum: bigint, deadline: bigint): Promise<string | undefined> {
    const call = {
      address: this.address,
      abi: LIMITED.abi,
      functionName: 'sell',
      args: [input, minimum, deadline],
    };
    const reason = await client.simulateContract({ account, ...call }).then(
      () => undefined,
      (error: Error) => /Error: (\w+)\(/.exec(error.message)?.[1] ?? error.message,
    );
    const hash = await wallet.writeContract({ ...call, gas: GAS, ...fees });
    const { status } = await client.waitForTransactionReceipt({
      hash,
      timeout: 120_000,
      checkReplacement: false,
    });
    expect(
      (status === 'success') === (reason === undefined),
      'the transaction ends as its simulation',
    );
    return reason;
  }
}
