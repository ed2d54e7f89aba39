import assert from 'node:assert/strict';
import { measureLocked } from './exits.ts';
import { Lab, type Topic } from './lab.ts';
import { writeResult } from './results.ts';
import { reportTools } from './tools.ts';
import { VARIANTS, checkTopic, type Variant } from './topics.ts';

const locked: string[] = [];

/** What nobody can ever get out of the fixed contract again is damage as well. */
async function checkLocked(label: string, lab: Lab, unit: string): Promise<void> {
  const { amount, failures } = await measureLocked(lab);
  locked.push(
    `${label.padEnd(34)} ${lab.emptyBecause === undefined ? `${amount} ${unit}` : `nothing held: ${lab.emptyBecause}`}`,
    ...lab.staying.map(
      ({ amount: kept, reason }) => `  may stay                         ${kept} ${unit}: ${reason}`,
    ),
  );
  assert.equal(
    amount,
    0n,
    `${label}: nobody ever gets ${amount} ${unit} out. ${failures.join('; ')}`,
  );
}

/** Holds what came out of one exploit to what the topic promises. */
function check(
  { damage: promised, unit, error }: Topic,
  { variant, errors }: Lab,
  damage: bigint,
): void {
  if (variant === 'vulnerable') {
    assert.ok(promised > 0n, 'a topic promises damage');
    assert.equal(damage, promised, `the damage in ${unit}`);
    return;
  }
  assert.equal(damage, 0n, `the fixed contract still loses ${damage} ${unit}`);
  if (error !== null)
    assert.ok(errors.includes(error), `expected ${error}, saw ${errors.join('; ') || 'no error'}`);
}

function print(region: string, lines: string[]): void {
  console.log([`# #region ${region}`, ...lines, `# #endregion ${region}`].join('\n'));
}

async function runVariant(name: string, topic: Topic, variant: Variant): Promise<void> {
  const lab = new Lab(name, variant);
  const damage = await topic.exploit(lab);
  print(variant, lab.lines);
  check(topic, lab, damage);
  if (variant === 'fixed') await checkLocked('locked after the exploit', lab, topic.unit);
}

/** Attacks the fixed contract again, in other ways than the one that it was fixed for. */
async function runAgain(
  name: string,
  region: string,
  attack: Topic['second'],
  unit: string,
): Promise<void> {
  const lab = new Lab(name, 'fixed');
  const damage = await attack(lab);
  print(region, lab.lines);
  assert.equal(damage, 0n, `the fixed contract loses ${damage} ${unit} to another attack`);
  await checkLocked(`locked after ${region}`, lab, unit);
}

const name = checkTopic(process.argv[2]);
const { topic } = (await import(`../${name}/exploit.ts`)) as { topic: Topic };
for (const variant of VARIANTS) await runVariant(name, topic, variant);
await runAgain(name, 'second', topic.second, topic.unit);
if (topic.more) await runAgain(name, 'more', topic.more, topic.unit);
print('locked', locked);
print('tools', reportTools(name));
writeResult(name);
