import { encodeDeployData, encodeFunctionData, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Artifact, Finder, Setting } from './compile.ts';
import type { Space, Unsigned } from './space.ts';
import type { Args, Call, Context, Creation, Part, Topic, Transaction } from './topic.ts';

/** The two contracts of a topic. */
export const VARIANTS = ['before', 'after'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The account that sends everything; its key is public, its nonces start at zero, so that each run creates the same addresses. */
export const MEASURING_KEY: Hex =
  '0x6a73d5f1bb0c2b2a4c1f2e3d4c5b6a798897a6b5c4d3e2f1001122334455aa01';

const CALL_GAS = 400_000n;

/** One variant of one topic in one setting of the compiler, on one space, with the addresses of what stands so far. */
export interface Instance {
  topic: Topic;
  variant: Variant;
  setting: Setting;
  contracts: Map<string, { address: Hex; artifact: Artifact }>;
  artifactOf: (contract: string) => Artifact;
  context: Context;
}

/** An instance without contracts. */
export function newInstance(
  space: Space,
  topic: Topic,
  variant: Variant,
  setting: Setting,
  find: Finder,
): Instance {
  const contracts: Instance['contracts'] = new Map();
  const at = (name: string): Hex => {
    const address = contracts.get(name)?.address;
    if (!address)
      throw new Error(
        `${topic.slug}: no contract "${name}" stands yet; there are ${[...contracts.keys()].join(', ') || 'none'}.`,
      );
    return address;
  };
  const context = {
    at,
    account: privateKeyToAccount(MEASURING_KEY),
    sender: space.sender,
    chainId: space.chainId,
  };
  return {
    topic,
    variant,
    setting,
    contracts,
    artifactOf: (name) => find(topic.slug, name),
    context,
  };
}

/** What an instance deploys: the helpers, then the parts, each after the one before. */
export function partsOf({ topic, variant }: Instance): { part: Part; counted: boolean }[] {
  const own = topic.parts?.[variant] ?? [
    { name: 'self', contract: variant === 'before' ? 'Before' : 'After' },
  ];
  return [
    ...(topic.helpers ?? []).map((part) => ({ part, counted: false })),
    ...own.map((part) => ({ part, counted: true })),
  ];
}

const valuesOf = (
  args: Args | undefined,
  context: Context,
): readonly unknown[] | Promise<readonly unknown[]> =>
  typeof args === 'function' ? args(context) : (args ?? []);

/** Where a call goes, and its bytes. */
export async function encodeCall(
  { contracts, context, artifactOf }: Instance,
  { fn, args, to = 'self', abi }: Omit<Call, 'fails'>,
): Promise<{ to: Hex; data: Hex }> {
  const known = abi === undefined ? contracts.get(to)?.artifact : artifactOf(abi);
  return {
    to: context.at(to),
    data: encodeFunctionData({
      abi: known?.abi ?? [],
      functionName: fn,
      args: await valuesOf(args, context),
    }),
  };
}

async function encodeCreation(
  instance: Instance,
  { create, args }: Creation,
): Promise<Omit<Unsigned, 'nonce'>> {
  const { abi, bytecode } = instance.artifactOf(create);
  const data = encodeDeployData({ abi, bytecode, args: await valuesOf(args, instance.context) });
  return { data, gas: 600_000n + BigInt(data.length) * 225n };
}

/** A transaction of an instance, ready but for its nonce. */
export async function encode(
  instance: Instance,
  transaction: Transaction,
): Promise<Omit<Unsigned, 'nonce'>> {
  if ('create' in transaction) return encodeCreation(instance, transaction);
  return { ...(await encodeCall(instance, transaction)), gas: instance.topic.gas ?? CALL_GAS };
}
