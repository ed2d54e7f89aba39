import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {fail, sumCounts} from './counts';
import {cleanTree, toGreen} from './green';
import {BUILD, REPORTS, stagesOf, type Lane, type Size} from './stageList';
import {runInTurn, runLanes, type RunStage} from './stages';
import {summarise} from './summary';

const SIDE_BY_SIDE: readonly Lane[] = ['sources', 'tests', 'programs'];
const GREEN = path.join(REPORTS, 'green.json');
const FLAKY = path.join(REPORTS, 'flaky.json');

const print = (text: string): void => {
  process.stdout.write(text);
};

/** The stages that have the machine for themselves; without a build there is nothing to ask. */
async function runAlone(size: Size, run: readonly RunStage[]): Promise<RunStage[]> {
  const isBuilt = run.every(({name, counts}) => name !== BUILD || counts.failed === 0);
  const stages = stagesOf(size).filter(({lane}) => lane === 'alone');
  if (isBuilt) return runInTurn(stages, print);
  return stages.map(({name}) => ({name, seconds: 0, counts: fail(name, 'not run, for there is no build')}));
}

/**
 * Asks everything of one size, prints what came of it, and sets the exit code: 1 where anything failed. Leaves in
 * `test-results` which tests were flaky, and, where all passed on a clean work tree, which tree that is.
 */
export async function runGate(size: Size): Promise<void> {
  const start = performance.now();
  // Broken links only warn in a contributor's local build; here they fail.
  process.env.PORTAL_STRICT = 'true';
  mkdirSync(REPORTS, {recursive: true});
  for (const file of [GREEN, FLAKY]) rmSync(file, {force: true});
  const tree = cleanTree();
  console.log('\nWhat can run side by side does; each stage is printed when it has ended.');
  const stages = stagesOf(size);
  const run = await runLanes(
    SIDE_BY_SIDE.map((lane) => stages.filter((stage) => stage.lane === lane)),
    print,
  );
  run.push(...(await runAlone(size, run)));
  const seconds = (performance.now() - start) / 1000;
  const counts = sumCounts(run.map((stage) => stage.counts));
  writeFileSync(FLAKY, `${JSON.stringify(counts.flaky, null, 2)}\n`);
  const green = toGreen(size, [tree, cleanTree()], counts, seconds);
  if (green) writeFileSync(GREEN, `${JSON.stringify(green, null, 2)}\n`);
  console.log(summarise(run, seconds));
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
