import {
  BaseError,
  decodeErrorResult,
  encodeDeployData,
  encodeFunctionData,
  formatEther,
  getContractAddress,
  parseEther,
  size,
  toHex,
  type Abi,
  type Address,
  type Hex,
  type PrivateKeyAccount,
} from 'viem';
import { FUNDER, client, mine, receiptOf, signerOf, toAccount, type Receipt } from './chain.ts';
import { readCompiled, type Artifact } from './compiler.ts';
import type { Variant } from './topics.ts';

/** A contract on the chain. */
export interface Contract {
  address: Address;
  abi: Abi;
}

/** What a topic's `exploit.ts` offers: the exploit, what it must achieve, and what must stop it on the fixed contract. */
export interface Topic {
  /** Carries out the attack and returns the damage in the unit that `unit` names. */
  exploit: (lab: Lab) => Promise<bigint>;
  /** The exact damage on the vulnerable contract; on the fixed one it must be 0. */
  damage: bigint;
  unit: string;
  /** The error with which the fixed contract stops the attack; null where the attack goes through and achieves nothing. */
  error: string | null;
  /** Attacks the fixed contract in other ways and returns the damage, which must be 0. */
  second: (lab: Lab) => Promise<bigint>;
  /** Further attacks on the fixed contract, for which the page has no room; the damage must be 0, too. */
  more?: (lab: Lab) => Promise<bigint>;
}

/** An amount that a contract may keep, and why. */
interface Staying {
  amount: bigint;
  reason: string;
}

interface Call {
  to?: Address;
  data: Hex;
  value: bigint;
}

interface DeployOptions {
  from?: PrivateKeyAccount;
  args?: unknown[];
  value?: bigint;
}

/** A transaction that reverts still costs three quarters of its gas limit. */
const GAS_OF_A_REVERT = 1_000_000n;

/** The least that eSpace takes: 20 Gdrip. */
const PRICE = 20_000_000_000n;

/** An amount of CFX in drip. */
export const cfx = parseEther;

function toLine(label: string, text: string): string {
  return `${label.padEnd(34)} ${text}`;
}

/** A place in which one exploit meets one variant of a contract: fresh accounts, deployments, and a record of what happened. */
export class Lab {
  readonly lines: string[] = [];
  readonly errors: string[] = [];
  /** The contracts that may hold somebody's money: those of Fixed.sol or Vulnerable.sol, and a proxy before them. */
  readonly attacked: Contract[] = [];
  readonly tokens: Contract[] = [];
  readonly waysOut: (() => Promise<unknown>)[] = [];
  readonly staying: Staying[] = [];
  /** The most that the attacked contracts held after any transaction. */
  held = 0n;
  /** Why the attacked contracts never hold anything; undefined where they must. */
  emptyBecause: string | undefined;
  private readonly names = new Map<string, string>();
  private readonly artifacts: Record<string, Artifact>;
  private readonly holders: Set<string>;

  constructor(
    private readonly topic: string,
    readonly variant: Variant,
  ) {
    const other = variant === 'fixed' ? 'Vulnerable.sol' : 'Fixed.sol';
    const files = Object.entries(readCompiled()).filter(
      ([file]) => file.startsWith(`${topic}/`) && file !== `${topic}/${other}`,
    );
    this.holders = new Set(
      files
        .filter(([file]) => /\/(Fixed|Vulnerable|Proxy)\.sol$/.test(file))
        .flatMap(([, { contracts }]) => Object.keys(contracts)),
    );
    this.artifacts = Object.assign({}, ...files.map(([, { contracts }]) => contracts)) as Record<
      string,
      Artifact
    >;
  }

  /** An account that nobody used before, with some CFX, its name being what the record calls it. */
  async actor(name: string, amount = cfx('20')): Promise<PrivateKeyAccount> {
    // The count of the payer's transactions grows, so that a second run on the same chain has other accounts.
    const salt = await client.getTransactionCount({ address: FUNDER.address });
    const account = toAccount(`${this.topic}/${this.variant}/${salt}/${name}`);
    this.names.set(account.address.toLowerCase(), name);
    if (amount > 0n) await this.execute(FUNDER, { to: account.address, data: '0x', value: amount });
    return account;
  }

  /** Deploys a contract of this topic: a name that both variants have means the one of this lab. */
  async deploy(
    name: string,
    { from = FUNDER, args = [], value = 0n }: DeployOptions = {},
  ): Promise<Contract> {
    const { abi, bytecode } = this.artifact(name);
    const { contractAddress } = await this.execute(from, {
      data: encodeDeployData({ abi, bytecode, args }),
      value,
    });
    if (!contractAddress) throw new Error(`${name} has no address.`);
    this.names.set(contractAddress.toLowerCase(), name);
    const contract = { address: contractAddress, abi };
    if (this.holders.has(name)) this.attacked.push(contract);
    await this.noteHeld();
    return contract;
  }

  /** Notes how somebody with a right gets money out. All ways out are tried once the attack is over. */
  wayOut(leave: () => Promise<unknown>): void {
    this.waysOut.push(leave);
  }

  /** Notes that an amount may stay in the attacked contracts, and why. */
  mayStay(amount: bigint, reason: string): void {
    this.staying.push({ amount, reason });
  }

  /** Notes that the attacked contracts never hold anything, and why; a run in which they do fails. */
  holdsNothing(reason: string): void {
    this.emptyBecause = reason;
  }

  /** What the attacked contracts hold now, in CFX and in the topic's tokens. */
  async holdings(): Promise<bigint> {
    const places = this.attacked.flatMap(({ address }) => [
      client.getBalance({ address }),
      ...this.tokens.map(async (token) => this.read(token, 'balanceOf', [address])),
    ]);
    return (await Promise.all(places)).reduce((sum, amount) => sum + amount, 0n);
  }

  /** Sends a transaction that must succeed. */
  async send(
    from: PrivateKeyAccount,
    to: Contract,
    functionName: string,
    args: unknown[] = [],
    value = 0n,
  ): Promise<Receipt> {
    return this.execute(from, {
      to: to.address,
      data: encodeFunctionData({ abi: to.abi, functionName, args }),
      value,
    });
  }

  /** Sends CFX without data. */
  async fund(from: PrivateKeyAccount, to: { address: Address }, value: bigint): Promise<Receipt> {
    return this.execute(from, { to: to.address, data: '0x', value });
  }

  /** Lets an account run a contract's code from now on (EIP-7702). */
  async delegate(account: PrivateKeyAccount, contractAddress: Address): Promise<Receipt> {
    const nonce = await client.getTransactionCount({ address: account.address });
    const authorization = await account.signAuthorization({
      contractAddress,
      chainId: client.chain.id,
      nonce: nonce + 1,
    });
    const request = {
      to: account.address,
      authorizationList: [authorization],
      gas: 200_000n,
      nonce,
      maxFeePerGas: PRICE,
      maxPriorityFeePerGas: 0n,
    };
    return receiptOf(await signerOf(account).sendTransaction(request as never));
  }

  /** The difficulty in a block's header. */
  async difficultyOf({ blockNumber }: Receipt): Promise<bigint> {
    return (await client.getBlock({ blockNumber: BigInt(blockNumber) })).difficulty;
  }

  /** One slot of a contract's storage, whatever the source calls private. */
  async storageAt({ address }: { address: Address }, slot: bigint): Promise<Hex> {
    return (await client.getStorageAt({ address, slot: toHex(slot) })) ?? '0x';
  }

  /** How many bytes of code an address has. */
  async codeSize({ address }: { address: Address }): Promise<number> {
    return size((await client.getCode({ address })) ?? '0x');
  }

  /** Sends a transaction that may revert, and records how it ended. */
  async attempt(
    label: string,
    from: PrivateKeyAccount,
    to: Contract,
    functionName: string,
    args: unknown[] = [],
    value = 0n,
  ): Promise<boolean> {
    const call = {
      to: to.address,
      data: encodeFunctionData({ abi: to.abi, functionName, args }),
      value,
    };
    return this.record(label, await this.errorOf(from, call), from, call);
  }

  /** Deploys a contract whose constructor may revert, and records how it ended. */
  async attemptDeploy(
    label: string,
    name: string,
    { from = FUNDER, args = [], value = 0n }: DeployOptions,
  ): Promise<boolean> {
    const call = { data: encodeDeployData({ ...this.artifact(name), args }), value };
    return this.record(label, await this.errorOf(from, call), from, call);
  }

  /** Sends a transaction that must revert with this error, and records it. */
  async refused(
    label: string,
    error: string,
    from: PrivateKeyAccount,
    to: Contract,
    functionName: string,
    args: unknown[] = [],
    value = 0n,
  ): Promise<void> {
    await this.attempt(label, from, to, functionName, args, value);
    this.expectRefusal(label, error);
  }

  /** Sends CFX without data, which must revert with this error, and records it. */
  async refusedFund(
    label: string,
    error: string,
    from: PrivateKeyAccount,
    { address }: { address: Address },
    value: bigint,
  ): Promise<void> {
    const call = { to: address, data: '0x', value } as const;
    await this.record(label, await this.errorOf(from, call), from, call);
    this.expectRefusal(label, error);
  }

  /** Deploys a contract whose constructor must revert with this error, and records it. */
  async refusedDeploy(
    label: string,
    error: string,
    name: string,
    options: DeployOptions,
  ): Promise<void> {
    await this.attemptDeploy(label, name, options);
    this.expectRefusal(label, error);
  }

  /** Makes blocks until a block number is in the past. */
  async waitUntilAfter(blockNumber: bigint): Promise<void> {
    while ((await client.getBlockNumber({ cacheTime: 0 })) <= blockNumber) await mine(5);
  }

  /** The newest block's number. */
  async blockNumber(): Promise<bigint> {
    return client.getBlockNumber({ cacheTime: 0 });
  }

  /** The address of the next contract that an account deploys. */
  async nextAddress({ address }: { address: Address }): Promise<Address> {
    return getContractAddress({
      from: address,
      nonce: BigInt(await client.getTransactionCount({ address })),
    });
  }

  /** The interface of a contract that another one deploys. */
  abiOf(name: string): Abi {
    return this.artifact(name).abi;
  }

  /** The result of a view function. */
  async read<T = bigint>(
    { address, abi }: Contract,
    functionName: string,
    args: unknown[] = [],
  ): Promise<T> {
    return (await client.readContract({ address, abi, functionName, args })) as T;
  }

  /** The balance of an account or contract in drip. */
  async balance({ address }: { address: Address }): Promise<bigint> {
    return client.getBalance({ address });
  }

  /** Records a value; an amount of CFX is written as such. */
  note(label: string, value: bigint | number | string): void {
    this.lines.push(
      toLine(label, typeof value === 'bigint' ? `${formatEther(value)} CFX` : String(value)),
    );
  }

  private async noteHeld(): Promise<void> {
    const holdings = await this.holdings();
    if (holdings > this.held) this.held = holdings;
  }

  private artifact(name: string): Artifact {
    const found = this.artifacts[name];
    if (!found)
      throw new Error(
        `${this.topic} has no contract ${name}. Available: ${Object.keys(this.artifacts).join(', ')}.`,
      );
    return found;
  }

  private async record(
    label: string,
    error: string | undefined,
    from: PrivateKeyAccount,
    call: Call,
  ): Promise<boolean> {
    const { status } = await this.transact(
      from,
      call,
      error === undefined ? undefined : GAS_OF_A_REVERT,
    );
    if ((status === '0x1') !== (error === undefined))
      throw new Error(
        `${label}: the trial call said ${error ?? 'success'}, the receipt ${status}.`,
      );
    if (error !== undefined) this.errors.push(error);
    this.note(label, error === undefined ? 'succeeded' : `reverted: ${error}`);
    return error === undefined;
  }

  private expectRefusal(label: string, error: string): void {
    const last = this.lines.at(-1);
    if (last !== toLine(label, `reverted: ${error}`))
      throw new Error(`Expected ${error}, but: ${last ?? 'nothing happened'}`);
  }

  private async execute(from: PrivateKeyAccount, call: Call): Promise<Receipt> {
    const receipt = await this.transact(from, call);
    if (receipt.status !== '0x1')
      throw new Error(
        `A transaction of ${this.topic} failed: ${(await this.errorOf(from, call)) ?? 'no reason given'}`,
      );
    return receipt;
  }

  private async transact(from: PrivateKeyAccount, call: Call, gas?: bigint): Promise<Receipt> {
    // A limit of 4/3 of the need costs nothing more and leaves room for calls that keep back a 64th.
    const limit = gas ?? ((await client.estimateGas({ account: from.address, ...call })) * 4n) / 3n;
    const nonce = await client.getTransactionCount({ address: from.address, blockTag: 'latest' });
    const hash = await signerOf(from).sendTransaction({
      ...call,
      gas: limit,
      nonce,
      gasPrice: PRICE,
      type: 'legacy',
    } as never);
    const receipt = await receiptOf(hash);
    await this.noteHeld();
    return receipt;
  }

  /** The error of a call, decoded with every ABI of the topic; undefined where it succeeds. */
  private async errorOf(from: PrivateKeyAccount, call: Call): Promise<string | undefined> {
    try {
      await client.call({ account: from.address, ...call });
      return undefined;
    } catch (error) {
      const data =
        error instanceof BaseError
          ? (
              error.walk((cause) => 'data' in (cause as object)) as {
                data?: Hex | { data?: Hex };
              } | null
            )?.data
          : undefined;
      const hex = typeof data === 'object' ? data.data : data;
      if (hex === undefined) throw error;
      return hex === '0x' ? 'no reason given' : this.decode(hex);
    }
  }

  private decode(data: Hex): string {
    const abi = Object.values(this.artifacts).flatMap((artifact) =>
      artifact.abi.filter(({ type }) => type === 'error'),
    );
    const { errorName, args = [] } = decodeErrorResult({ abi, data });
    const words = (args as unknown[]).map(
      (argument) => this.names.get(String(argument).toLowerCase()) ?? String(argument),
    );
    return `${errorName}(${words.join(', ')})`;
  }
}
