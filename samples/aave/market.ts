// A lending market of Aave v3 on eSpace: everything is Aave's own build, including the tokens and the oracle of its tests.
import { createRequire } from 'node:module';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  formatUnits,
  getAddress,
  http,
  parseEventLogs,
  zeroAddress,
  type Abi,
  type Address,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Curve, Terms } from './formula.ts';

interface Code {
  abi: Abi;
  bytecode: Hex;
  linkReferences: Record<string, Record<string, { start: number; length: number }[]>>;
}

const require = createRequire(import.meta.url);
const load = (path: string) =>
  require(`@aave/core-v3/artifacts/contracts/${path}.sol/${path.split('/').at(-1)}.json`) as Code;

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
const client = createPublicClient({ chain, transport: http(url), pollingInterval: 500 });
const open = (key: string | undefined) =>
  createWalletClient({ account: privateKeyToAccount(key as Hex), chain, transport: http(url) });
type Wallet = ReturnType<typeof open>;
const fees = { maxFeePerGas: 40_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };

export const borrower = open(process.env.ESPACE_KEY);
export const other = open(process.env.ESPACE_KEY_2); // supplies what is borrowed, and liquidates

const percent = (value: number) => BigInt(Math.round(value * 100)) * 10n ** 23n;
export const CURVE: Curve = {
  optimal: percent(80),
  base: 0n,
  slope1: percent(4),
  slope2: percent(60),
};
export const RESERVE_FACTOR = 1_000n;
export const THRESHOLD = 8_000n;
export const TERMS: Terms = { bonus: 10_500n, fee: 1_000n };
export const A = { decimals: 18, unit: 10n ** 18n };
export const B = { decimals: 6, unit: 10n ** 6n };
export const DOLLAR = 10n ** 8n; // the oracle's unit
export const show = (amount: bigint, decimals: number, digits = 2): string =>
  Number(formatUnits(amount, decimals)).toFixed(digits);

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

let largest = 0n;
/** The gas of the most expensive deployment. */
export const largestDeployment = (): bigint => largest;

async function mined(hash: Hex): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({
    hash,
    timeout: 120_000,
    checkReplacement: false,
  });
  if (receipt.status !== 'success') throw new Error(`${hash} failed`);
  return receipt;
}

/** Deploys a contract, with the addresses of its libraries in its code. */
async function deploy(
  path: string,
  args: unknown[] = [],
  libraries: Record<string, Address> = {},
): Promise<Address> {
  const { abi, bytecode, linkReferences } = load(path);
  let code = bytecode.slice(2);
  for (const [name, places] of Object.values(linkReferences).flatMap((file) =>
    Object.entries(file),
  )) {
    const address = libraries[name];
    if (address === undefined) throw new Error(`${path} needs the library ${name}`);
    for (const { start } of places)
      code = code.slice(0, start * 2) + address.slice(2).toLowerCase() + code.slice(start * 2 + 40);
  }
  const { contractAddress, gasUsed } = await mined(
    await borrower.deployContract({ abi, bytecode: `0x${code}`, args, ...fees }),
  );
  if (gasUsed > largest) largest = gasUsed;
  return getAddress(contractAddress as Address);
}

export interface Reserve {
  borrowRate: bigint;
  supplyRate: bigint;
  borrowIndex: bigint;
  supplyIndex: bigint;
  updated: bigint;
}

export interface Account {
  collateral: bigint;
  debt: bigint;
  available: bigint;
  threshold: bigint;
  health: bigint;
}

const POOL = load('protocol/pool/Pool').abi;
const TOKEN = load('mocks/tokens/MintableERC20').abi;
const STRATEGY = load('protocol/pool/DefaultReserveInterestRateStrategy').abi;
const ORACLE = load('mocks/oracle/PriceOracle').abi;
const VARIABLE = 2n; // the interest rate mode
const TREASURY = '0x000000000000000000000000000000000000Fee5'; // gets the protocol's part of interest and bonus

export class Market {
  private constructor(
    private readonly pool: Address,
    private readonly oracle: Address,
    private readonly strategy: Address,
    readonly a: Address,
    readonly b: Address,
  ) {}

  /** Deploys the protocol with two reserves: A can be collateral, B can be borrowed. */
  static async open(): Promise<Market> {
    const me = borrower.account.address;
    const write = async (address: Address, path: string, functionName: string, args: unknown[]) =>
      mined(
        await borrower.writeContract({ address, abi: load(path).abi, functionName, args, ...fees }),
      );

    const PROVIDER = 'protocol/configuration/PoolAddressesProvider';
    const provider = await deploy(PROVIDER, ['local', me]);
    const library: Record<string, Address> = {};
    for (const name of [
      'Supply',
      'Borrow',
      'Liquidation',
      'EMode',
      'Bridge',
      'Pool',
      'FlashLoan',
      'Configurator',
    ]) {
      library[`${name}Logic`] = await deploy(`protocol/libraries/logic/${name}Logic`, [], library);
    }
    await write(provider, PROVIDER, 'setACLAdmin', [me]);
    const manager = await deploy('protocol/configuration/ACLManager', [provider]);
    await write(provider, PROVIDER, 'setACLManager', [manager]);
    await write(manager, 'protocol/configuration/ACLManager', 'addPoolAdmin', [me]);
    const oracle = await deploy('mocks/oracle/PriceOracle');
    await write(provider, PROVIDER, 'setPriceOracle', [oracle]);
    await write(provider, PROVIDER, 'setPoolImpl', [
      await deploy('protocol/pool/Pool', [provider], library),
    ]);
    await write(provider, PROVIDER, 'setPoolConfiguratorImpl', [
      await deploy('protocol/pool/PoolConfigurator', [], library),
    ]);
    const ask = async (functionName: string) =>
      (await client.readContract({
        address: provider,
        abi: load(PROVIDER).abi,
        functionName,
      })) as Address;
    const [pool, configurator] = [await ask('getPool'), await ask('getPoolConfigurator')];

    const { optimal, base, slope1, slope2 } = CURVE;
    const strategy = await deploy('protocol/pool/DefaultReserveInterestRateStrategy', [
      provider,
      optimal,
      base,
      slope1,
      slope2,
      0n,
      0n,
      0n,
      0n,
      percent(20),
    ]);
    const tokens = `protocol/tokenization`;
    const [aToken, stable, variable] = [
      await deploy(`${tokens}/AToken`, [pool]),
      await deploy(`${tokens}/StableDebtToken`, [pool]),
      await deploy(`${tokens}/VariableDebtToken`, [pool]),
    ];
    const a = await deploy('mocks/tokens/MintableERC20', ['A', 'A', A.decimals]);
    const b = await deploy('mocks/tokens/MintableERC20', ['B', 'B', B.decimals]);
    const reserve = (asset: Address, name: string, decimals: number) => ({
      aTokenImpl: aToken,
      stableDebtTokenImpl: stable,
      variableDebtTokenImpl: variable,
      underlyingAssetDecimals: decimals,
      interestRateStrategyAddress: strategy,
      underlyingAsset: asset,
      treasury: TREASURY,
      incentivesController: zeroAddress,
      aTokenName: `supplied ${name}`,
      aTokenSymbol: `a${name}`,
      variableDebtTokenName: `debt in ${name}`,
      variableDebtTokenSymbol: `d${name}`,
      stableDebtTokenName: `stable debt in ${name}`,
      stableDebtTokenSymbol: `s${name}`,
      params: '0x',
    });
    const configure = (functionName: string, args: unknown[]) =>
      write(configurator, 'protocol/pool/PoolConfigurator', functionName, args);
    await configure('initReserves', [[reserve(a, 'A', A.decimals), reserve(b, 'B', B.decimals)]]);
    await configure('configureReserveAsCollateral', [a, 7_500n, THRESHOLD, TERMS.bonus]);
    await configure('setLiquidationProtocolFee', [a, TERMS.fee]);
    await configure('setReserveBorrowing', [b, true]);
    await configure('setReserveFactor', [b, RESERVE_FACTOR]);
    const market = new Market(pool, oracle, strategy, a, b);
    for (const [wallet, asset] of [
      [borrower, a],
      [other, b],
    ] as const) {
      await market.write(wallet, asset, TOKEN, 'mint', [10n ** 30n]);
      await market.write(wallet, asset, TOKEN, 'approve', [pool, 2n ** 255n]);
    }
    await market.setPrice(a, 2_000n * DOLLAR);
    await market.setPrice(b, DOLLAR);
    return market;
  }

  private async write(
    wallet: Wallet,
    address: Address,
    abi: Abi,
    functionName: string,
    args: unknown[],
  ): Promise<TransactionReceipt> {
    return mined(await wallet.writeContract({ address, abi, functionName, args, ...fees }));
  }

  async setPrice(asset: Address, price: bigint): Promise<void> {
    await this.write(borrower, this.oracle, ORACLE, 'setAssetPrice', [asset, price]);
  }

  async supply(wallet: Wallet, asset: Address, amount: bigint): Promise<void> {
    await this.write(wallet, this.pool, POOL, 'supply', [asset, amount, wallet.account.address, 0]);
  }

  async borrow(amount: bigint): Promise<void> {
    await this.write(borrower, this.pool, POOL, 'borrow', [
      this.b,
      amount,
      VARIABLE,
      0,
      borrower.account.address,
    ]);
  }

  /** The pool's reason against a call, which is a number in quotes, or undefined if it would accept the call. */
  async refusal(
    wallet: Wallet,
    functionName: string,
    args: unknown[],
  ): Promise<string | undefined> {
    return client
      .simulateContract({
        account: wallet.account,
        address: this.pool,
        abi: POOL,
        functionName,
        args,
      })
      .then(
        () => undefined,
        (error: Error) => /reason:\s*(\d+)/.exec(error.message)?.[1] ?? error.message,
      );
  }

  borrowing(amount: bigint): [string, unknown[]] {
    return ['borrow', [this.b, amount, VARIABLE, 0, borrower.account.address]];
  }

  liquidating(amount: bigint): [string, unknown[]] {
    return ['liquidationCall', [this.a, this.b, borrower.account.address, amount, false]];
  }

  /** Liquidates as much as possible. Returns what the liquidator paid, in B, and received, in A. */
  async liquidate(): Promise<{ paid: bigint; received: bigint }> {
    const [functionName, args] = this.liquidating(2n ** 255n);
    const { logs } = await this.write(other, this.pool, POOL, functionName, args);
    const [event] = parseEventLogs({
      abi: POOL,
      logs,
      eventName: 'LiquidationCall',
    }) as unknown as { args: { debtToCover: bigint; liquidatedCollateralAmount: bigint } }[];
    if (event === undefined) throw new Error('no event');
    return { paid: event.args.debtToCover, received: event.args.liquidatedCollateralAmount };
  }

  async reserve(asset: Address): Promise<Reserve> {
    const data = (await client.readContract({
      address: this.pool,
      abi: POOL,
      functionName: 'getReserveData',
      args: [asset],
    })) as Record<string, bigint>;
    return {
      borrowRate: data.currentVariableBorrowRate as bigint,
      supplyRate: data.currentLiquidityRate as bigint,
      borrowIndex: data.variableBorrowIndex as bigint,
      supplyIndex: data.liquidityIndex as bigint,
      updated: BigInt(data.lastUpdateTimestamp as bigint),
    };
  }

  async account(): Promise<Account> {
    const args = [borrower.account.address];
    const [collateral, debt, available, threshold, , health] = (await client.readContract({
      address: this.pool,
      abi: POOL,
      functionName: 'getUserAccountData',
      args,
    })) as bigint[] as [bigint, bigint, bigint, bigint, bigint, bigint];
    return { collateral, debt, available, threshold, health };
  }

  /** Collateral of the borrower, in A. */
  async collateral(): Promise<bigint> {
    const data = (await client.readContract({
      address: this.pool,
      abi: POOL,
      functionName: 'getReserveData',
      args: [this.a],
    })) as { aTokenAddress: Address };
    return (await client.readContract({
      address: data.aTokenAddress,
      abi: TOKEN,
      functionName: 'balanceOf',
      args: [borrower.account.address],
    })) as bigint;
  }

  /** What the strategy contract computes for a reserve with this much debt and this much left. */
  async rates(debt: bigint, available: bigint): Promise<{ supply: bigint; borrow: bigint }> {
    const params = {
      unbacked: 0n,
      liquidityAdded: available, // the address below holds none
      liquidityTaken: 0n,
      totalStableDebt: 0n,
      totalVariableDebt: debt,
      averageStableBorrowRate: 0n,
      reserveFactor: RESERVE_FACTOR,
      reserve: this.b,
      aToken: this.strategy,
    };
    const [supply, , borrow] = (await client.readContract({
      address: this.strategy,
      abi: STRATEGY,
      functionName: 'calculateInterestRates',
      args: [params],
    })) as [bigint, bigint, bigint];
    return { supply, borrow };
  }
}
