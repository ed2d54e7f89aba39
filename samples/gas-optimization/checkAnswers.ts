import { isDeepStrictEqual } from 'node:util';
import { decodeFunctionResult, type Hex } from 'viem';
import { encodeCall, type Instance } from './instances.ts';
import type { Space } from './space.ts';
import type { Call, Read } from './topic.ts';

const placeOf = (space: Space, { topic, setting }: Instance): string =>
  `${topic.slug}, ${space.name}, optimiser ${setting}`;

/** A text in which the addresses of an instance's own contracts are their names. */
function withoutAddresses({ contracts }: Instance, text: string): string {
  return [...contracts].reduce(
    (rest, [name, { address }]) => rest.replaceAll(address.slice(2).toLowerCase(), `<${name}>`),
    text,
  );
}

/** Calls that both variants know by the same name and arguments; each is tried once more on the state that all rows have left. */
function sharedCalls({ topic }: Instance): Call[] {
  return topic.steps.flatMap(({ before, after }) =>
    before === after
      ? before.flatMap((transaction) => ('fn' in transaction ? [transaction] : []))
      : [],
  );
}

/** The bytes that each shared call answers, without the addresses in which the variants differ. */
async function replay(space: Space, instance: Instance): Promise<string[]> {
  const requests = [];
  for (const shared of sharedCalls(instance)) requests.push(await encodeCall(instance, shared));
  const answers = (await space.call(requests)).map((answer) => withoutAddresses(instance, answer));
  return instance.topic.otherErrors === undefined
    ? answers
    : answers.map((answer) => (answer.startsWith('error') ? 'error' : answer));
}

async function readValue(
  space: Space,
  instance: Instance,
  { fn, args, to = 'self', abi }: Read,
): Promise<unknown> {
  const [answer = ''] = await space.call([await encodeCall(instance, { fn, args, to, abi })]);
  if (!answer.startsWith('0x'))
    throw new Error(`${placeOf(space, instance)}, ${instance.variant}: ${fn} answers ${answer}.`);
  const known = abi === undefined ? instance.contracts.get(to)?.artifact : instance.artifactOf(abi);
  return decodeFunctionResult({ abi: known?.abi ?? [], functionName: fn, data: answer as Hex });
}

/** Each question of the topic has the answer that the topic names, in both variants. */
async function checkReads(space: Space, instance: Instance): Promise<void> {
  for (const read of instance.topic.reads ?? []) {
    const value = await readValue(space, instance, read);
    const wanted =
      instance.variant === 'after' && read.givesAfter !== undefined ? read.givesAfter : read.gives;
    if (isDeepStrictEqual(value, wanted)) continue;
    throw new Error(
      `${placeOf(space, instance)}: ${instance.variant}.${read.fn} is ${String(value)}, not ${String(wanted)}; the variants must behave alike.`,
    );
  }
}

/** Both variants of each topic have left the same events, answer shared calls with the same bytes, and know what the topic says. */
export async function checkAnswers(
  space: Space,
  instances: readonly Instance[],
  logs: ReadonlyMap<Instance, string[]>,
): Promise<void> {
  for (const instance of instances) await checkReads(space, instance);
  for (const before of instances.filter(({ variant }) => variant === 'before')) {
    const after = instances.find(
      ({ topic, setting, variant }) =>
        topic === before.topic && setting === before.setting && variant === 'after',
    );
    if (!after) continue;
    const [one, other] = [await replay(space, before), await replay(space, after)];
    if (!isDeepStrictEqual(one, other))
      throw new Error(
        `${placeOf(space, before)}: the variants answer ${one.join()} and ${other.join()}.`,
      );
    const [left, right] = [before, after].map((instance) =>
      withoutAddresses(instance, (logs.get(instance) ?? []).join('; ')),
    );
    if (left !== right)
      throw new Error(
        `${placeOf(space, before)}: the variants leave different events, ${String(left)} and ${String(right)}.`,
      );
  }
}
