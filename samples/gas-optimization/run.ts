import { parseEther, type Hex } from 'viem';
import { SETTINGS, type Finders } from './compile.ts';
import { checkAnswers } from './checkAnswers.ts';
import { gasInside } from './floor.ts';
import {
  encode,
  encodeCall,
  MEASURING_KEY,
  newInstance,
  partsOf,
  VARIANTS,
  type Instance,
} from './instances.ts';
import type { Measured } from './measured.ts';
import type { Receipt, Space, Unsigned } from './space.ts';
import type { Topic, Transaction } from './topic.ts';

/** One transaction, the row that it counts for and the instance that sends it. */
interface Job {
  instance: Instance;
  row: string;
  transaction: Transaction;
}

/** What was sent, and what became of it. */
interface Sent {
  receipt: Receipt;
  data: Hex;
}

/** The row of a topic's deployment. */
export const DEPLOY = 'deploy';

/** Gives the measuring account funds; on a chain where it has sent anything, addresses and so figures would differ. */
async function fund(open: (key: Hex) => Promise<Space>, from: Hex): Promise<Space> {
  const space = await open(MEASURING_KEY);
  if ((await space.nonce()) > 0)
    throw new Error(
      `${space.name}: this chain has been measured on; start a fresh node (npm run node).`,
    );
  const source = await open(from);
  const nonce = await source.nonce();
  await source.run([
    await source.sign({
      to: space.sender,
      data: '0x',
      gas: 21_000n,
      nonce,
      value: parseEther('4000'),
    }),
  ]);
  return space;
}

/** Sends jobs with the account's next nonces, and returns each receipt with the data that was sent; anything that succeeds or fails against the plan is an error. */
async function send(space: Space, jobs: readonly Job[]): Promise<Sent[]> {
  const first = await space.nonce();
  const unsigned: Unsigned[] = [];
  for (const { instance, transaction } of jobs)
    unsigned.push({ ...(await encode(instance, transaction)), nonce: first + unsigned.length });
  const receipts = await space.run(
    await Promise.all(unsigned.map((transaction) => space.sign(transaction))),
  );
  jobs.forEach(({ instance, row, transaction }, index) => {
    const planned = !('fails' in transaction && transaction.fails === true);
    if (receipts[index]?.done === planned) return;
    const place = [
      instance.topic.slug,
      instance.variant,
      row,
      space.name,
      `optimiser ${instance.setting}`,
    ].join(', ');
    throw new Error(
      `${place}: the transaction ${planned ? 'failed' : 'succeeded'}, gas used ${String(receipts[index]?.gasUsed)} of ${String(unsigned[index]?.gas)}.`,
    );
  });
  return receipts.map((receipt, index) => ({ receipt, data: unsigned[index]?.data ?? '0x' }));
}

/** Deploys everything, one contract of each instance at a time, since a later one may need the address of an earlier one. */
async function deploy(
  space: Space,
  instances: readonly Instance[],
  measured: Measured,
): Promise<void> {
  const most = Math.max(...instances.map((instance) => partsOf(instance).length));
  for (let layer = 0; layer < most; layer += 1) {
    const due = instances.flatMap((instance) => {
      const part = partsOf(instance)[layer];
      return part ? [{ instance, ...part }] : [];
    });
    const jobs = due.map(({ instance, part }) => ({
      instance,
      row: DEPLOY,
      transaction: { create: part.contract, args: part.args },
    }));
    const sent = await send(space, jobs);
    due.forEach(({ instance, part, counted }, index) => {
      const { receipt, data } = sent[index] ?? {};
      if (!receipt?.contract || data === undefined)
        throw new Error(`${instance.topic.slug}: ${part.contract} got no address.`);
      instance.contracts.set(part.name, {
        address: receipt.contract,
        artifact: instance.artifactOf(part.contract),
      });
      if (counted) measured.add(space.name, instance, DEPLOY, receipt, data);
    });
  }
}

/** Counts the gas inside the calls of rows in which the floor of the data hides it; such calls must change no state, since all rows have run by now. */
async function measureInside(
  space: Space,
  jobs: readonly Job[],
  compiled: Finders,
  measured: Measured,
): Promise<void> {
  for (const { instance, row, transaction } of jobs) {
    if (
      space.name !== 'espace' ||
      'create' in transaction ||
      !measured.hasFloor(instance.topic, row)
    )
      continue;
    measured.addInside(
      instance,
      row,
      await gasInside(
        space,
        compiled.on,
        await encodeCall(instance, transaction),
        transaction.fails === true,
      ),
    );
  }
}

/** Deploys both variants of all topics in one space, carries out every row, and checks that the variants answer alike. */
export async function measureSpace(
  open: (key: Hex) => Promise<Space>,
  from: Hex,
  topics: readonly Topic[],
  compiled: Finders,
  measured: Measured,
): Promise<void> {
  const space = await fund(open, from);
  const here = topics.filter(({ spaces }) => spaces?.includes(space.name) ?? true);
  const instances = SETTINGS.flatMap((setting) => {
    return here.flatMap((topic) =>
      VARIANTS.map((variant) => newInstance(space, topic, variant, setting, compiled[setting])),
    );
  });
  await deploy(space, instances, measured);
  const steps = instances.flatMap((instance) =>
    instance.topic.steps.map((step) => ({ instance, step })),
  );
  const jobs = steps.flatMap(({ instance, step }) =>
    step[instance.variant].map((transaction) => ({
      instance,
      row: step.name,
      quiet: step.quiet === true,
      transaction,
    })),
  );
  const sent = await send(space, jobs);
  const logs = new Map<Instance, string[]>();
  sent.forEach(({ receipt, data }, index) => {
    const { instance, row, quiet } = jobs[index]!;
    if (!quiet) measured.add(space.name, instance, row, receipt, data);
    logs.set(instance, [...(logs.get(instance) ?? []), ...receipt.logs]);
  });
  await measureInside(
    space,
    jobs.filter(({ quiet }) => !quiet),
    compiled,
    measured,
  );
  await checkAnswers(space, instances, logs);
}
