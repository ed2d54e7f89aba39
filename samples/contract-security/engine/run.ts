import assert from 'node:assert/strict';
import {Lab, type Topic} from './lab.ts';
import {writeResult} from './results.ts';
import {reportTools} from './tools.ts';
import {VARIANTS, checkTopic, type Variant} from './topics.ts';

/** Holds what came out of one exploit to what the topic promises. */
function check({damage: promised, unit, error}: Topic, {variant, errors}: Lab, damage: bigint): void {
  if (variant === 'vulnerable') {
    assert.ok(promised > 0n, 'a topic promises damage');
    assert.equal(damage, promised, `the damage in ${unit}`);
    return;
  }
  assert.equal(damage, 0n, `the fixed contract still loses ${damage} ${unit}`);
  if (error !== null) assert.ok(errors.includes(error), `expected ${error}, saw ${errors.join('; ') || 'no error'}`);
}

function print(region: string, lines: string[]): void {
  console.log([`# #region ${region}`, ...lines, `# #endregion ${region}`].join('\n'));
}

async function runVariant(name: string, topic: Topic, variant: Variant): Promise<void> {
  const lab = new Lab(name, variant);
  const damage = await topic.exploit(lab);
  print(variant, lab.lines);
  check(topic, lab, damage);
}

/** Attacks the fixed contract again, in other ways than the one that it was fixed for. */
async function runSecond(name: string, {second, unit}: Topic): Promise<void> {
  const lab = new Lab(name, 'fixed');
  const damage = await second(lab);
  print('second', lab.lines);
  assert.equal(damage, 0n, `the fixed contract loses ${damage} ${unit} to another attack`);
}

const name = checkTopic(process.argv[2]);
const {topic} = (await import(`../${name}/exploit.ts`)) as {topic: Topic};
for (const variant of VARIANTS) await runVariant(name, topic, variant);
await runSecond(name, topic);
print('tools', reportTools(name));
writeResult(name);
